import type { SeatNumber } from '@ackanomic/core'
import { type Desk, nameOf, type RefusalOf, type State } from '@ackanomic/core/engine'
import { isPaid } from './ante.js'
import type { Draft } from './cards.js'
import { cardAmong, JOINERS_CARDS, owe } from './cards.js'
import { lapse } from './interruptions.js'
import { openPlay } from './tale.js'
import { endTurn, giveTurn, nextClockwise } from './turns.js'
import type { Join, RustyLantern } from './types.js'
import { closeTale } from './winning.js'

/** The circle with somebody seated after another, clockwise; in the last place with `null`. */
export function seatedAfter(
  circle: readonly SeatNumber[],
  seat: SeatNumber,
  after: SeatNumber | null,
): readonly SeatNumber[] {
  const others = circle.filter((each) => each !== seat)
  const at = after === null ? -1 : others.indexOf(after)
  return at < 0 ? [...others, seat] : [...others.slice(0, at + 1), seat, ...others.slice(at + 1)]
}

/** Why somebody cannot join, or `undefined`. */
export function checkJoin(
  { own, options, table }: State<RustyLantern>,
  person: string,
  { after, ante }: Join,
): RefusalOf<RustyLantern> | undefined {
  const { benches } = options
  if (own.winner !== null) return { code: 'taleTold', facts: { winner: own.winner.person } }
  if (table.duel !== null && !table.everPlayed.includes(person))
    return { code: 'duelJoin', facts: { person } }
  if (own.circle.length >= benches) return { code: 'noBench', facts: { person, benches } }
  if (after !== null && !own.circle.includes(after)) {
    return { code: 'notABard', facts: { bards: own.circle.map((seat) => nameOf(table, seat)) } }
  }
  return isPaid(options.ante ?? [], ante)
    ? undefined
    : { code: 'wrongAnte', facts: { person, ante: options.ante } }
}

/** Lets somebody in: e sits down, pays, and is to get seven cards. */
export function letIn(
  draft: Draft,
  person: string,
  { after, ante }: Join,
  desk: Desk<RustyLantern>,
): void {
  const { own } = draft
  const seat = desk.seat(person, { hand: [], claims: [] })
  own.bards.push({ cards: 0, ale: 0 })
  own.circle = [...seatedAfter(own.circle, seat, after)]
  if (after === null) own.unplaced.push(seat)
  desk.tell('public', '1250.18/join.c', () => ({ type: 'placed', seat, after }))
  if (draft.options.ante !== null) {
    own.pot.push({ person, at: desk.at, stakes: ante.map((stake) => ({ ...stake })) })
    desk.tell('public', '1250.18/ante.b', () => ({ type: 'paid', person, stakes: ante }))
  }
  owe(draft, seat, JOINERS_CARDS)
}

/** Why the Barkeep cannot seat somebody there, or `undefined`. */
export function checkPlace(
  { own, table }: State<RustyLantern>,
  bard: SeatNumber,
  after: SeatNumber,
): RefusalOf<RustyLantern> | undefined {
  if (own.winner !== null) return { code: 'taleTold', facts: { winner: own.winner.person } }
  const names = (seats: readonly SeatNumber[]): readonly string[] =>
    seats.map((seat) => nameOf(table, seat))
  if (!own.unplaced.includes(bard)) {
    return { code: 'placedAlready', facts: { unplaced: names(own.unplaced) } }
  }
  const others = own.circle.filter((seat) => seat !== bard)
  return others.includes(after) ? undefined : { code: 'notABard', facts: { bards: names(others) } }
}

/** The Barkeep seats somebody who has joined, once. */
export function place(
  draft: Draft,
  bard: SeatNumber,
  after: SeatNumber,
  desk: Desk<RustyLantern>,
): void {
  const { own } = draft
  own.circle = [...seatedAfter(own.circle, bard, after)]
  own.unplaced = own.unplaced.filter((seat) => seat !== bard)
  desk.tell('public', '1250.18/join.c', () => ({ type: 'placed', seat: bard, after }))
}

/**
 * Bards have left. Who did so in the own turn has passed, without a card; then the places are empty.
 */
export function bardsLeft(
  draft: Draft,
  seats: readonly SeatNumber[],
  desk: Desk<RustyLantern>,
): void {
  const { own } = draft
  const { circle, turn } = own
  const isInTurn = turn !== null && seats.includes(turn)
  const next = isInTurn ? nextClockwise(circle, turn, seats) : null
  for (const seat of seats) vacate(draft, seat, desk)
  if (isInTurn) {
    desk.tell('public', '1250.18/leave.b', () => ({
      type: 'passed',
      seat: turn,
      how: 'left',
      discard: null,
    }))
    if (next === null) endTurn(draft, desk)
    else giveTurn(draft, next, '1250.18/leave.b', desk)
  }
  const { winner } = own
  if (winner !== null && seats.includes(winner.seat)) closeTale(draft, desk)
}

/** A place becomes empty: the cards go back into the deck, and the Ale is forgotten. */
function vacate(draft: Draft, seat: SeatNumber, desk: Desk<RustyLantern>): void {
  const { own, hidden } = draft
  const secret = draft.secret[seat]
  if (secret === undefined) return
  lapse(draft, { by: seat }, desk)
  const waits = dropPlay(draft, seat, desk)
  const hand = secret.hand
  const kept = cardAmong(hand, waits)
  hidden.deck.push(...hand.filter((card) => card !== kept))
  secret.hand = kept === null ? [] : [kept]
  own.bards[seat] = { cards: 0, ale: 0 }
  own.circle = own.circle.filter((each) => each !== seat)
  own.unplaced = own.unplaced.filter((each) => each !== seat)
  own.owed = own.owed.filter((each) => each.seat !== seat)
}

/**
 * The open play of who leaves is dropped, its card with the others and what would interrupt it; or
 * it is answered all the same, and then its card waits with it: that card is the answer.
 */
function dropPlay(draft: Draft, seat: SeatNumber, desk: Desk<RustyLantern>): string | null {
  const { own, options } = draft
  const number = openPlay(own)
  const play = own.plays[(number ?? 0) - 1]
  if (number === null || play === undefined || play.seat !== seat) return null
  if (options.leaverOpenPlay === 'still-answered') return play.card
  play.answered = { is: 'void' }
  desk.tell('public', '1250.18/leave.b', () => ({ type: 'dropped', play: number, seat }))
  lapse(draft, { play: number }, desk)
  return null
}
