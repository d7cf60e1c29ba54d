import type { SeatNumber } from '@ackanomic/core'
import { rankOf, type SpadesCard, type Suit, suitOf } from './cards.js'
import { type ByPlace, byPlace, orderOf, PLAYERS, placeAfter, type SpadesPlace } from './seating.js'
import type { SpadesSecret, SpadesShared } from './state.js'

type Round = Pick<SpadesShared, 'rounds' | 'bids' | 'plays'>
type Bids = Pick<SpadesShared, 'rounds' | 'bids'>
type Turns = Round & Pick<SpadesShared, 'order'>

/** The bidder of a bid, from 0: the first bid passes on from round to round (2.a–2.c). */
function bidderAt({ rounds }: Bids, turn: number): SpadesPlace {
  return placeAfter(0, rounds.length + turn)
}

/**
 * Returns the bids of the current round by place; `null` for missing ones.
 *
 * @example
 * ```ts
 * import { bidsByPlace } from '@ackanomic/games/spades'
 *
 * bidsByPlace({ rounds: [], bids: [3, 0] }) // => [3, 0, null, null]
 * ```
 */
export function bidsByPlace({ rounds, bids }: Bids): ByPlace<number | null> {
  const first = rounds.length % PLAYERS
  return byPlace((place) => bids[placeAfter(place, PLAYERS - first)] ?? null)
}

/** The leader of the first trick: the earliest of the highest bidders (3.c, 3.d). */
function firstLeader(shared: Bids): SpadesPlace {
  const highest = shared.bids.indexOf(Math.max(...shared.bids))
  return bidderAt(shared, Math.max(0, highest))
}

/** The progress of the current round. */
export interface SpadesTricks {
  /** The places that lead each trick; the last entry is the current one's. */
  readonly leaders: readonly SpadesPlace[]
  readonly taken: ByPlace<number>
}

/**
 * Returns the leaders and takers of the current round's tricks.
 *
 * @example
 * ```ts
 * import { tricksOf } from '@ackanomic/games/spades'
 *
 * const plays = ['KH', 'AH', '2H', '3S', '9C'] as const
 * tricksOf({ rounds: [], bids: [3, 5, 2, 0], plays }) // => { leaders: [1, 0], taken: [1, 0, 0, 0] }
 * ```
 */
export function tricksOf(shared: Round): SpadesTricks {
  const { plays } = shared
  const taken: [number, number, number, number] = [0, 0, 0, 0]
  let leader = firstLeader(shared)
  const leaders = [leader]
  for (let end = PLAYERS; end <= plays.length; end += PLAYERS) {
    leader = placeAfter(leader, trickWinner(plays, end - PLAYERS, end))
    taken[leader] += 1
    leaders.push(leader)
  }
  return { leaders, taken }
}

/**
 * Returns the index of the card that takes a trick (3.i, 3.j), perhaps in a part of a list. Of two
 * equal cards, which need a misplay, the earlier one counts.
 *
 * @example
 * ```ts
 * import { trickWinner } from '@ackanomic/games/spades'
 *
 * trickWinner(['10H', 'QH', '2S', 'KH']) // => 2
 * ```
 */
export function trickWinner(cards: readonly SpadesCard[], from = 0, to = cards.length): number {
  let winner = from
  for (let i = from + 1; i < to; i++) {
    if (beats(cards[i] as SpadesCard, cards[winner] as SpadesCard)) winner = i
  }
  return winner - from
}

function beats(card: SpadesCard, other: SpadesCard): boolean {
  const suit = suitOf(card)
  if (suit !== suitOf(other)) return suit === 'S'
  return rankOf(card) > rankOf(other)
}

export function placeOfPlay({ leaders }: Pick<SpadesTricks, 'leaders'>, play: number): SpadesPlace {
  const leader = leaders[Math.floor(play / PLAYERS)]
  if (leader === undefined) throw new Error(`It is not known yet who makes play ${play}.`)
  return placeAfter(leader, play)
}

/**
 * Returns the seats of the round's plays, and of the next play or the taker of the last trick.
 *
 * @example
 * ```ts
 * import { seatsOfPlays } from '@ackanomic/games/spades'
 *
 * const plays = ['KH', 'AH', '2H', '3S', '9C'] as const
 * seatsOfPlays({ order: [2, 0, 3, 1], rounds: [], bids: [3, 5, 2, 0], plays }) // => [0, 3, 1, 2, 2, 0]
 * ```
 */
export function seatsOfPlays(shared: Turns): readonly SeatNumber[] {
  const tricks = tricksOf(shared)
  const order = orderOf(shared)
  return [...shared.plays, null].map((_, play) => order[placeOfPlay(tricks, play)])
}

/** The suit to be followed at a play; `null` for a lead. */
export function suitLed(plays: readonly SpadesCard[], play: number): Suit | null {
  const lead = plays[play - (play % PLAYERS)]
  return play % PLAYERS === 0 || lead === undefined ? null : suitOf(lead)
}

/**
 * Returns the cards of the current trick, the card led first.
 *
 * @example
 * ```ts
 * import { trickUnderWay } from '@ackanomic/games/spades'
 *
 * trickUnderWay(['KH', '2H', '3H', '9H', '4C']) // => ['4C']
 * ```
 */
export function trickUnderWay(plays: readonly SpadesCard[]): readonly SpadesCard[] {
  return plays.slice(plays.length - (plays.length % PLAYERS))
}

/** The trick and the card in it, from 1, such as `5.2`. */
export function playLabel(play: number): string {
  return `${Math.floor(play / PLAYERS) + 1}.${(play % PLAYERS) + 1}`
}

export function blindInTurn({
  order,
  blind,
}: Pick<SpadesShared, 'order' | 'blind'>): SeatNumber | null {
  const next = blind.find(({ nil }) => nil === null)
  return next === undefined ? null : orderOf({ order })[next.place]
}

export function blindPlaces({ blind }: Pick<SpadesShared, 'blind'>): readonly SpadesPlace[] {
  return blind.flatMap(({ place, nil }) => (nil === true ? [place] : []))
}

export function bidderInTurn(shared: Turns): SeatNumber {
  return orderOf(shared)[bidderAt(shared, shared.bids.length)]
}

/** The seat that plays next, perhaps by the referee's draw. */
export function playerInTurn(shared: Turns, tricks: SpadesTricks = tricksOf(shared)): SeatNumber {
  return orderOf(shared)[placeOfPlay(tricks, shared.plays.length)]
}

/**
 * Returns the seat whose turn it is to bid (also nil blind) or to play, or `null`.
 *
 * @example
 * ```ts
 * import { turnOf } from '@ackanomic/games/spades'
 *
 * const shared = { stage: 'bids', order: [2, 0, 3, 1], rounds: [], blind: [], bids: [4], plays: [] } as const
 * turnOf(shared) // => 0
 * ```
 */
export function turnOf(shared: Turns & Pick<SpadesShared, 'stage' | 'blind'>): SeatNumber | null {
  const { stage } = shared
  if (stage === 'blind') return blindInTurn(shared)
  if (stage === 'bids') return bidderInTurn(shared)
  return stage === 'play' || stage === 'choice' ? playerInTurn(shared) : null
}

/**
 * Returns the sorted hand of a place: its dealt cards without those it has played (3.b).
 *
 * @param secret - the cards that the place was dealt, such as a view's `mine`
 * @param tricks - the progress of the round, if you know it already
 * @param before - the play before which the hand is meant. Default: the next one
 *
 * @example
 * ```ts
 * import { handOf } from '@ackanomic/games/spades'
 *
 * const shared = { rounds: [], bids: [2, 2, 2, 2], plays: ['KH'] } as const
 * handOf(shared, 0, { dealt: ['AS', 'KH', '2C'] }) // => ['AS', '2C']
 * ```
 */
export function handOf(
  shared: Round,
  place: SpadesPlace,
  { dealt }: SpadesSecret,
  { leaders }: SpadesTricks = tricksOf(shared),
  before: number = shared.plays.length,
): readonly SpadesCard[] {
  const played: (SpadesCard | undefined)[] = []
  for (const [trick, leader] of leaders.entries()) {
    const at = trick * PLAYERS + placeAfter(place, PLAYERS - leader)
    if (at < before) played.push(shared.plays[at])
  }
  return played.length === 0 ? dealt : dealt.filter((card) => !played.includes(card))
}

/** The cards that may be played to a trick: of the suit led, or any (3.f–3.h). */
export function lawfulCards(hand: readonly SpadesCard[], led: Suit | null): readonly SpadesCard[] {
  const following = led === null ? [] : hand.filter((card) => suitOf(card) === led)
  return following.length === 0 ? hand : following
}

export function holdingInTurn(
  shared: SpadesShared,
  secrets: readonly (SpadesSecret | null)[],
  tricks: SpadesTricks = tricksOf(shared),
): { readonly hand: readonly SpadesCard[]; readonly led: Suit | null } {
  const place = placeOfPlay(tricks, shared.plays.length)
  const secret = secrets[orderOf(shared)[place]] ?? null
  if (secret === null) throw new Error('The hand in turn is not visible.')
  const hand = handOf(shared, place, secret, tricks)
  return { hand, led: suitLed(shared.plays, shared.plays.length) }
}

export function likelyTricks(hand: readonly SpadesCard[]): number {
  const count = (pattern: RegExp): number => hand.filter((card) => pattern.test(card)).length
  const kings = (['H', 'D', 'C'] as const).filter(
    (suit) => hand.includes(`K${suit}`) && count(new RegExp(suit)) > 1,
  )
  const spades = Math.max(count(/^[AKQ]S|^\?/), count(/S$|^\?/) - 3)
  return count(/^A[HDC]/) + kings.length + spades
}
