import type { RandomInt, SeatNumber } from '@ackanomic/core'
import {
  type Determinization,
  defineGame,
  itemAt,
  type View,
  withPositions,
} from '@ackanomic/core/engine'
import { AgreeingWords, lettersAtRandom } from './deduction.js'
import { admissionsOf, promptsIn, repliesOfSeat } from './exchanges.js'
import type { DoubleCrash } from './model.js'
import { doubleCrashPosition } from './position.js'
import { doubleCrashRules } from './rules.js'
import type { DoubleCrashSecret } from './state.js'
import { doubleCrashText } from './text.js'

/** Samples Target Words that agree with the reports; in round 1 they may be missing. */
function sampleDoubleCrash(view: View<DoubleCrash>, pick: RandomInt): Determinization<DoubleCrash> {
  const known = 'known' in view ? view.known : view.roster.seats.map(() => null)
  const secret = known.map(
    (mine, seat): DoubleCrashSecret => mine ?? secretAtRandom(view, seat, pick),
  )
  const late = leftOut(view, secret, pick)
  if (late !== undefined) secret[late] = { ...itemAt(secret, late), target: null, lookedUp: false }
  return { secret, hidden: {}, openPrompts: promptsIn(view.shared, secret) }
}

function secretAtRandom(
  view: View<DoubleCrash>,
  seat: SeatNumber,
  pick: RandomInt,
): DoubleCrashSecret {
  const target = targetAtRandom(view, seat, pick)
  const { shared } = view
  const open = admissionsOf(shared, seat).filter((claim) => shared.claims[claim]?.found === null)
  const last = open.at(-1)
  const admitted = open.map((claim) => ({
    claim,
    word: (claim === last ? target : null) ?? lettersAtRandom(pick),
  }))
  return { target, lookedUp: false, admitted }
}

function targetAtRandom({ shared }: View<DoubleCrash>, seat: SeatNumber, pick: RandomInt) {
  const revealed = shared.targets?.[seat]
  if (revealed !== undefined) return revealed
  if (shared.round === 1 && pick(2) === 0) return null
  return new AgreeingWords(repliesOfSeat(shared, seat)).draw(pick) ?? lettersAtRandom(pick)
}

/** A seat that cannot have chosen yet, or round 1 would be over. */
function leftOut(
  view: View<DoubleCrash>,
  secret: readonly DoubleCrashSecret[],
  pick: RandomInt,
): SeatNumber | undefined {
  const { shared, outcome } = view
  if (shared.round > 1 || outcome !== null || shared.lookups.length > 0) return undefined
  if (shared.exchanges[0]?.salvos.includes(null)) return undefined
  if (secret.some(({ target }) => target === null)) return undefined
  const others = [0, 1].filter((seat) => view.role !== 'seat' || view.seat !== seat)
  return others[pick(others.length)]
}

/**
 * Double Crash, rule 1250.12: two players with secret Target Words fire Salvos of words, and reply
 * how often each crashes with theirs. There is no referee; the host looks words up.
 *
 * Besides core's codes, it refuses moves with `targetTooLate`, `targetChosen`, `targetLength` and
 * `noTarget` (R1(1)), `salvoNotDue` and `replyNotDue` (IV.time(5)), `salvoPosted`, `wrongSize` and
 * `wordLength` (IV.salvo), `replyPosted` and `notTheSalvo` (IV.reply(1)), `noSuchReport` and
 * `noError` (IV.err(1)), `tooManyAdmissions` (IV.err(2)), `roundsOver` (IV.end(1)), and
 * `notProvable`, `examinationOver` and `claimedAlready` (IV.rev).
 *
 * @example
 * ```ts
 * import { doubleCrash } from '@ackanomic/games/double-crash'
 *
 * const start = doubleCrash.setup({ players: ['Ann', 'Bob'], referees: [], startedAt: 0 })
 * if (!start.ok) throw new Error(start.error.message)
 * const move = { type: 'salvo', words: ['HEART', 'SPADE'] } as const
 * const step = doubleCrash.apply(start.value.state, { kind: 'move', at: 0, by: 'Ann', move })
 * step.ok ? '' : step.error.message // => 'A Salvo of round 1 has 6 words, not 2; post exactly 6.'
 * ```
 */
export const doubleCrash = /* @__PURE__ */ defineGame<DoubleCrash>(
  withPositions(doubleCrashRules, doubleCrashPosition),
  doubleCrashText,
  {
    determinize: sampleDoubleCrash,
    answers: {
      chosen: (_, __, choose) => choose(4) > 0,
      claimed: (_, __, choose) => choose(4) > 0,
      // A Salvo needs all its words, so most must be found.
      salvo: (_, __, choose) => choose(16) > 0,
    },
  },
)
