import type { Choose } from '@ackanomic/core'
import { isInGame, type MindRecipe, type PackedView, type Sampled } from '@ackanomic/core/engine'
import { cardAt, sizeOfPack } from './cards.js'
import { totalsOf } from './rounds.js'
import type { PureSkill, Secret } from './types.js'

/** What a search needs of the Game of Pure Skill. */
export const pureSkillMind: MindRecipe<PureSkill> = {
  scores: ({ own, table }) => totalsOf(own.rounds, table.seats.length),
  resample: samplePureSkill,
}

const NO_BID: Secret = { bid: null, drawn: false }

/**
 * Bids at random for those whose bids a viewer may not know. Somebody's is always missing: with
 * every bid in, the round would have been resolved.
 */
function samplePureSkill(view: PackedView<PureSkill>, pick: Choose): Sampled<PureSkill> {
  const { own, table } = view
  const known = 'known' in view ? view.known : table.seats.map(() => null)
  const secret = known.map((mine, seat): Secret => {
    if (mine !== null) return mine
    const pack = own.packs[seat] ?? 0
    const size = sizeOfPack(pack)
    const place = mayHaveBid(view, seat) ? pick(mustHaveBid(view, seat) ? size : size + 1) : size
    const card = cardAt(pack, view.options.suits[seat] ?? 'H', place)
    return card === undefined ? NO_BID : { bid: card, drawn: false }
  })
  if (own.phase === 'bids') leaveOneOut(view, secret, pick)
  return { secret, hidden: {}, asked: askedIn(view, secret) }
}

/** Whether a bid may be there, for all that everybody knows. */
function mayHaveBid({ own, options }: PackedView<PureSkill>, seat: number): boolean {
  return options.showWhoHasBid ? own.bidders.includes(seat) : own.phase === 'bids'
}

/** Whether everybody knows that a bid is there. */
function mustHaveBid({ own, options }: PackedView<PureSkill>, seat: number): boolean {
  return options.showWhoHasBid && own.bidders.includes(seat)
}

function leaveOneOut(view: PackedView<PureSkill>, secret: Secret[], pick: Choose): void {
  const waiting = secret.some(({ bid }, seat) => bid === null && isInGame(view.table, seat))
  if (waiting) return
  const others = secret.flatMap((_, seat) =>
    isInGame(view.table, seat) && !(view.role === 'seat' && view.seat === seat) ? [seat] : [],
  )
  const late = others[pick(others.length)]
  if (late !== undefined) secret[late] = NO_BID
}

function askedIn(
  { own }: PackedView<PureSkill>,
  secret: readonly Secret[],
): Sampled<PureSkill>['asked'] {
  if (own.phase === 'prize') {
    const round = own.rounds.length + 1
    return [
      {
        name: 'prize',
        to: 'referee',
        question: { ask: 'pick', of: sizeOfPack(own.spades) },
        about: { round },
      },
    ]
  }
  if (own.phase === 'bids') return []
  return secret.flatMap(({ bid }, seat) =>
    bid === null
      ? [
          {
            name: 'bid' as const,
            to: 'referee' as const,
            question: { ask: 'pick' as const, of: sizeOfPack(own.packs[seat] ?? 0) },
            about: { seat },
          },
        ]
      : [],
  )
}
