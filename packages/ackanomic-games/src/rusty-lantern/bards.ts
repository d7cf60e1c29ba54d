import type { SeatNumber } from '@ackanomic/core'
import { nameOf, type Seated, type State, type VisibleState } from '@ackanomic/core/engine'
import { cardAmong, JOINERS_CARDS, owe } from './cards.js'
import { lapse } from './interruptions.js'
import type { Ctx, Draft, Move, Refused, RustyLantern } from './model.js'
import { isPaid, openPlay, type RustyLanternStake } from './tale.js'
import { endTurn, giveTurn, nextClockwise } from './turns.js'
import { closeTale } from './winning.js'

type Place = Extract<Move, { type: 'place' }>

/** The names of the Bards of these seats. */
export function namesOf(table: Seated, seats: readonly SeatNumber[]): readonly string[] {
  return seats.map((seat) => nameOf(table, seat))
}

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
  { shared, options, table }: State<RustyLantern>,
  person: string,
  { after, ante }: RustyLantern['Join'],
): Refused {
  const { benches } = options
  if (shared.winner !== null) return { code: 'taleTold', details: { winner: shared.winner.person } }
  if (table.duel !== null && !table.everPlayed.includes(person))
    return { code: 'duelJoin', details: { person } }
  if (shared.circle.length >= benches) return { code: 'noBench', details: { person, benches } }
  if (after !== null && !shared.circle.includes(after)) {
    return { code: 'notABard', details: { bards: namesOf(table, shared.circle) } }
  }
  return isPaid(options.ante ?? [], ante)
    ? undefined
    : { code: 'wrongAnte', details: { person, ante: options.ante } }
}

/** Lets somebody in, who sits down, pays, and is to get seven cards. */
export function letIn(
  draft: Draft,
  person: string,
  { after, ante }: RustyLantern['Join'],
  ctx: Ctx,
): void {
  const { shared } = draft
  const seat = ctx.addSeat(person, { hand: [], claims: [] })
  shared.bards.push({ cards: 0, ale: 0 })
  shared.circle = [...seatedAfter(shared.circle, seat, after)]
  if (after === null) shared.unplaced.push(seat)
  ctx.emit('public', '1250.18/join.c', () => ({ type: 'placed', seat, after }))
  if (draft.options.ante !== null) payAnte(draft, person, ante, ctx)
  owe(draft, seat, JOINERS_CARDS)
}

/** Somebody pays into the pot. */
export function payAnte(
  { shared }: Draft,
  person: string,
  ante: readonly RustyLanternStake[],
  ctx: Ctx,
): void {
  shared.pot.push({ person, at: ctx.at, stakes: ante.map((stake) => ({ ...stake })) })
  ctx.emit('public', '1250.18/ante.b', () => ({ type: 'paid', person, stakes: ante }))
}

/** Why the Barkeep cannot seat somebody there, or `undefined`. */
export function checkPlace(
  { shared, table }: VisibleState<RustyLantern>,
  { bard, after }: Place,
): Refused {
  const { winner, unplaced, circle } = shared
  if (winner !== null) return { code: 'taleTold', details: { winner: winner.person } }
  if (!unplaced.includes(bard)) {
    return { code: 'placedAlready', details: { unplaced: namesOf(table, unplaced) } }
  }
  const others = circle.filter((seat) => seat !== bard)
  return others.includes(after)
    ? undefined
    : { code: 'notABard', details: { bards: namesOf(table, others) } }
}

/** The Barkeep seats somebody who has joined, once. */
export function place({ shared }: Draft, { bard, after }: Place, ctx: Ctx): void {
  shared.circle = [...seatedAfter(shared.circle, bard, after)]
  shared.unplaced = shared.unplaced.filter((seat) => seat !== bard)
  ctx.emit('public', '1250.18/join.c', () => ({ type: 'placed', seat: bard, after }))
}

/**
 * Bards have left. One who did so in turn has passed, without a card; then the places are empty.
 */
export function bardsLeft(draft: Draft, seats: readonly SeatNumber[], ctx: Ctx): void {
  const { shared } = draft
  const { circle, turn } = shared
  const isInTurn = turn !== null && seats.includes(turn)
  const next = isInTurn ? nextClockwise(circle, turn, seats) : null
  for (const seat of seats) vacate(draft, seat, ctx)
  if (isInTurn) {
    const passed = { type: 'passed', seat: turn, how: 'left', discard: null } as const
    ctx.emit('public', '1250.18/leave.b', () => passed)
    if (next === null) endTurn(draft, ctx)
    else giveTurn(draft, next, '1250.18/leave.b', ctx)
  }
  const { winner } = shared
  if (winner !== null && seats.includes(winner.seat)) closeTale(draft, ctx)
}

/** A place becomes empty: the cards go back into the deck, and the Ale is forgotten. */
function vacate(draft: Draft, seat: SeatNumber, ctx: Ctx): void {
  const { shared, hidden } = draft
  const secret = draft.secret[seat]
  if (secret === undefined) return
  lapse(draft, { by: seat }, ctx)
  const waits = dropPlay(draft, seat, ctx)
  const hand = secret.hand
  const kept = cardAmong(hand, waits)
  hidden.deck.push(...hand.filter((card) => card !== kept))
  secret.hand = kept === null ? [] : [kept]
  shared.bards[seat] = { cards: 0, ale: 0 }
  shared.circle = shared.circle.filter((each) => each !== seat)
  shared.unplaced = shared.unplaced.filter((each) => each !== seat)
  shared.owed = shared.owed.filter((each) => each.seat !== seat)
}

/**
 * The open play of a leaver is dropped, its card with the others and what would interrupt it; or
 * it is answered all the same, and then its card waits with it: that card is the answer.
 */
function dropPlay(draft: Draft, seat: SeatNumber, ctx: Ctx): string | null {
  const { shared, options } = draft
  const number = openPlay(shared)
  const play = shared.plays[(number ?? 0) - 1]
  if (number === null || play === undefined || play.seat !== seat) return null
  if (options.leaverOpenPlay === 'still-answered') return play.card
  play.answered = { is: 'void' }
  ctx.emit('public', '1250.18/leave.b', () => ({ type: 'dropped', play: number, seat }))
  lapse(draft, { play: number }, ctx)
  return null
}
