import type { Choose, SeatNumber } from '@ackanomic/core'
import type { Sampled, View } from '@ackanomic/core/engine'
import { hasClaimed } from './claims.js'
import { agreeingLetters, lettersAtRandom } from './deduction.js'
import type { DoubleCrash, Secret } from './types.js'
import { DICTIONARY, reportsBy } from './words.js'

/**
 * Target Words for those whose words a viewer may not know: such as agree with what they have
 * reported. In round 1 one may still be missing; one must be once both Salvos are there.
 */
export function sampleDoubleCrash(view: View<DoubleCrash>, pick: Choose): Sampled<DoubleCrash> {
  const known = 'known' in view ? view.known : view.table.seats.map(() => null)
  const secret = known.map((mine, seat): Secret => mine ?? secretAtRandom(view, seat, pick))
  const late = leftOut(view, secret, pick)
  if (late !== undefined) secret[late] = { target: null, admitted: false }
  return { secret, hidden: {}, asked: askedIn(view, secret, pick) }
}

function secretAtRandom(view: View<DoubleCrash>, seat: SeatNumber, pick: Choose): Secret {
  const target = targetAtRandom(view, seat, pick)
  const hasAdmitted = hasClaimed(view.own, seat, seat, { what: 'target' })
  return { target, admitted: target !== null && hasAdmitted }
}

function targetAtRandom({ own }: View<DoubleCrash>, seat: SeatNumber, pick: Choose): string | null {
  const revealed = own.targets?.[seat]
  if (revealed !== undefined) return revealed
  if (own.round === 1 && pick(2) === 0) return null
  return agreeingLetters(reportsBy(own, seat), pick) ?? lettersAtRandom(pick)
}

/** The seat that cannot have chosen yet, for otherwise round 1 would be over. */
function leftOut(
  view: View<DoubleCrash>,
  secret: readonly Secret[],
  pick: Choose,
): SeatNumber | undefined {
  const { own, outcome } = view
  if (own.round > 1 || outcome !== null || own.lookups.length > 0) return undefined
  const salvos = own.exchanges[0]?.salvos ?? []
  if (salvos.includes(null) || secret.some(({ target }) => target === null)) return undefined
  const others = secret.flatMap((_, seat) =>
    view.role === 'seat' && view.seat === seat ? [] : [seat],
  )
  return others[pick(others.length)]
}

function askedIn(
  { own }: View<DoubleCrash>,
  secret: readonly Secret[],
  pick: Choose,
): Sampled<DoubleCrash>['asked'] {
  const to = 'host'
  return [
    ...own.lookups.map(({ seat, word }) => ({
      name: 'salvo' as const,
      to: to as typeof to,
      question: { ask: 'word' as const, word, dictionary: DICTIONARY },
      about: { seat, word },
    })),
    ...own.claims.flatMap(({ by, against, found }) => {
      if (found !== null) return []
      const word = secret[against]?.target ?? lettersAtRandom(pick)
      return [
        {
          name: 'claimed' as const,
          to: to as typeof to,
          question: { ask: 'word' as const, word, dictionary: DICTIONARY },
          about: { by, seat: against },
        },
      ]
    }),
  ]
}
