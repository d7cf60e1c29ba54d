import type { SeatNumber } from '@ackanomic/core'
import { type Candidate, weightByValue } from '@ackanomic/core/bots'
import { canMove, itemAt, type SeatView, type State, type TacticsOf } from '@ackanomic/core/engine'
import { counted } from '../../counted.js'
import { SPADES_BIDS, TRICKS } from '../cards.js'
import type { Spades } from '../model.js'
import { scoresOf } from '../scoring.js'
import { orderOf, placeAfter, placeOf, teamAt } from '../seating.js'
import {
  bidderInTurn,
  bidsByPlace,
  blindInTurn,
  playerInTurn,
  trickUnderWay,
  trickWinner,
} from '../tricks.js'
import { nilChance, tricksIn } from './bidding.js'
import { chanceOf, promises } from './play.js'
import { mindOf } from './trick.js'

type Move = Spades['Move']

/**
 * The tactics of Spades. A hand bids the tricks that it promises, and nil if it will probably take
 * none. A card is valued in points: by the chance to take the trick, the trick's worth to both
 * teams' bids, the later use of the card, and bids of nil, where a partner needs protection and an
 * opponent must be forced to take the trick. Others' hands are estimated from cards and voids seen
 * so far.
 *
 * @example
 * ```ts
 * import { startMatch } from '@ackanomic/core'
 * import { seededReferee } from '@ackanomic/core/bots'
 * import { spades } from '@ackanomic/games/spades'
 * import { spadesTactics } from '@ackanomic/games/spades/tactics'
 *
 * const roster = { players: ['Ann', 'Bob', 'Cyd', 'Dov'], referees: ['Rex'], startedAt: 0 }
 * const referee = seededReferee('written down nowhere')
 * const started = startMatch(spades, { roster }, { referee })
 * if (!started.ok) throw new Error(started.error.message)
 * const { state } = started.match
 * state.shared.order // => [0, 2, 1, 3]
 * spadesTactics.rolloutPolicy(state, 0, () => 0)?.type // => 'bid'
 * spadesTactics.rolloutPolicy(state, 2, () => 0) // => undefined
 * ```
 */
export const spadesTactics: TacticsOf<Spades> = {
  rolloutPolicy: (state, seat) => movesOf(state, seat)[0]?.move,
  candidates: movesOf,
  evaluate: worth,
  cutoff: (from, { shared }) => shared.rounds.length > from.shared.rounds.length,
  maxRolloutDepth: 80,
  explain: reasonFor,
}

function reasonFor(move: Move, { shared, roster }: SeatView<Spades>): string {
  if (move.type === 'blind') return 'A blind nil fails more often than not.'
  if (move.type === 'bid')
    return move.tricks === 0
      ? 'This hand is likely to take no trick.'
      : `This hand is good for about ${counted(move.tricks, 'trick')}.`
  if (move.type !== 'play') return 'It is the best for your team.'
  const trick = trickUnderWay(shared.plays)
  if (shared.plays.length % roster.seats.length === 0)
    return 'Leading it serves the bid of your team best.'
  const takes = trickWinner([...trick, move.card]) === trick.length
  if (!takes) return 'It does not take the trick, and keeps better cards.'
  return 'It takes the trick, unless somebody still plays a higher card.'
}

function movesOf(state: State<Spades>, seat: SeatNumber): readonly Candidate<Move>[] {
  const { shared } = state
  if (!canMove(state, seat)) return []
  if (shared.stage === 'blind') return blindInTurn(shared) === seat ? BLIND : []
  if (shared.stage === 'bids') return bidderInTurn(shared) === seat ? bidsOf(state, seat) : []
  if (shared.stage !== 'play' || playerInTurn(shared) !== seat) return []
  const cards = promises(mindOf(state, seat)).map(({ card, points: value }) => ({
    move: { type: 'play' as const, card },
    value,
  }))
  return weightByValue(cards, LITTLE)
}

/** A blind nil fails more often than not, so only a search bids it, if nothing else helps. */
const BLIND: readonly Candidate<Move>[] = [
  { move: { type: 'blind', nil: false }, weight: 1 },
  { move: { type: 'blind', nil: true }, weight: 0.1 },
]

const LITTLE = 8

function bidsOf(
  { shared, secret, options }: State<Spades>,
  seat: SeatNumber,
): readonly Candidate<Move>[] {
  const hand = itemAt(secret, seat).dealt
  const tricks = tricksIn(hand, options.jokers)
  const others = shared.bids.reduce((sum, tricks) => sum + tricks, 0)
  // The last bidder bids one less if the bids exceed thirteen tricks.
  const crowded = shared.bids.length === 3 && others + tricks > TRICKS ? 1 : 0
  const usual = Math.max(MIN_BID, Math.round(tricks + MORE) - crowded)
  const partner = bidsByPlace(shared)[placeAfter(placeOf(orderOf(shared), seat), 2)]
  // A partner who has bid nil protects nobody.
  const nil = nilChance(hand) * (partner === 0 ? 0.8 : 1)
  const bids = [
    { tricks: usual, weight: 1 },
    { tricks: usual - 1, weight: 0.6 },
    { tricks: usual + 1, weight: 0.4 },
    { tricks: 0, weight: nil > BOLD ? 1.5 : nil > WORTH_A_THOUGHT ? 0.5 : 0 },
  ]
  return bids
    .filter(({ tricks, weight }) => weight > 0 && SPADES_BIDS.includes(tricks) && tricks <= TRICKS)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tricks, weight }) => ({ move: { type: 'bid', tricks }, weight }))
}

const MIN_BID = 2

/** The tricks that a hand takes beyond its promise, because nobody bids for them. */
const MORE = 0.1

/** The chances of a nil to bid it, and to consider it. */
const BOLD = 0.55
const WORTH_A_THOUGHT = 0.35

function worth({ shared, options, roster }: State<Spades>): readonly number[] {
  const { order } = shared
  if (order === null) return roster.seats.map(() => 0.5)
  const chance = chanceOf(scoresOf(shared, options), options)
  return roster.seats.map((_, seat) => (teamAt(placeOf(order, seat)) === 0 ? chance : 1 - chance))
}
