import type { SeatNumber } from '@ackanomic/core'
import { itemAt, nameOf, type Seated, type State } from '@ackanomic/core/engine'
import { findCard, JOINERS_CARDS, oweCards } from './cards.js'
import { lapseInterruptions } from './interruptions.js'
import type { Ctx, Draft, Moves, Refused, RustyLantern } from './model.js'
import { isPaid, openPlayOf, type RustyLanternStake } from './tale.js'
import { endTurn, giveTurn, nextClockwise, taleTold } from './turns.js'
import { closeTale } from './winning.js'

export function namesOf(roster: Seated, seats: readonly SeatNumber[]): readonly string[] {
  return seats.map((seat) => nameOf(roster, seat))
}

export function seatedAfter(
  circle: readonly SeatNumber[],
  bard: SeatNumber,
  after: SeatNumber | null,
): SeatNumber[] {
  const others = circle.filter((each) => each !== bard)
  const place = after === null ? others.length : others.indexOf(after) + 1
  return [...others.slice(0, place), bard, ...others.slice(place)]
}

export function checkJoin(
  { shared, options, roster }: State<RustyLantern>,
  person: string,
  { after, ante }: RustyLantern['Join'],
): Refused {
  const { circle, winner } = shared
  const { benches } = options
  if (winner !== null) return taleTold(winner)
  if (roster.duel !== null && !roster.everPlayed.includes(person))
    return { code: 'duelJoin', details: { person } }
  if (circle.length >= benches) return { code: 'noBench', details: { person, benches } }
  if (after !== null && !circle.includes(after))
    return { code: 'notABard', details: { bards: namesOf(roster, circle) } }
  return isPaid(options.ante ?? [], ante)
    ? undefined
    : { code: 'wrongAnte', details: { person, ante: options.ante } }
}

/** Adds a Bard, who sits down, pays, and is owed seven cards. */
export function joinTale(
  draft: Draft,
  person: string,
  { after, ante }: RustyLantern['Join'],
  ctx: Ctx,
): void {
  const { shared } = draft
  const bard = ctx.addSeat(person, { hand: [], claims: [] })
  shared.bards.push({ cards: 0, ale: 0 })
  if (after === null) shared.unplaced.push(bard)
  seatBard(draft, bard, after, ctx)
  if (draft.options.ante !== null) payAnte(draft, person, ante, ctx)
  oweCards(draft, bard, JOINERS_CARDS)
}

function seatBard({ shared }: Draft, seat: SeatNumber, after: SeatNumber | null, ctx: Ctx): void {
  shared.circle = seatedAfter(shared.circle, seat, after)
  ctx.emit('public', '1250.18/join.c', () => ({ type: 'placed', seat, after }))
}

export function payAnte(
  { shared }: Draft,
  person: string,
  stakes: readonly RustyLanternStake[],
  ctx: Ctx,
): void {
  shared.pot.push({ person, at: ctx.at, stakes: stakes.map((stake) => ({ ...stake })) })
  ctx.emit('public', '1250.18/ante.b', () => ({ type: 'paid', person, stakes }))
}

export const placeMove: Moves['place'] = {
  by: ['referee'],
  whilePaused: true,
  validate({ shared, roster }, { bard, after }) {
    const { winner, unplaced, circle } = shared
    if (winner !== null) return taleTold(winner)
    if (!unplaced.includes(bard))
      return { code: 'placedAlready', details: { unplaced: namesOf(roster, unplaced) } }
    const others = circle.filter((seat) => seat !== bard)
    return others.includes(after)
      ? undefined
      : { code: 'notABard', details: { bards: namesOf(roster, others) } }
  },
  apply(draft, { bard, after }, ctx) {
    draft.shared.unplaced = draft.shared.unplaced.filter((seat) => seat !== bard)
    seatBard(draft, bard, after, ctx)
  },
}

/** A Bard who leaves in turn has passed, without a card. */
export function bardsLeft(draft: Draft, seats: readonly SeatNumber[], ctx: Ctx): void {
  const { shared } = draft
  const { circle, turn } = shared
  for (const seat of seats) emptySeat(draft, seat, ctx)
  if (turn !== null && seats.includes(turn)) {
    const passed = { type: 'passed', seat: turn, how: 'left', discard: null } as const
    ctx.emit('public', '1250.18/leave.b', () => passed)
    const next = nextClockwise(circle, turn, seats)
    if (next === null) endTurn(draft, ctx)
    else giveTurn(draft, next, '1250.18/leave.b', ctx)
  }
  if (shared.winner !== null && seats.includes(shared.winner.seat)) closeTale(draft, ctx)
}

function emptySeat(draft: Draft, seat: SeatNumber, ctx: Ctx): void {
  const { shared, hidden } = draft
  const secret = itemAt(draft.secret, seat)
  lapseInterruptions(draft, { by: seat }, ctx)
  const kept = findCard(secret.hand, dropPlay(draft, seat, ctx))
  hidden.deck.push(...secret.hand.filter((card) => card !== kept))
  secret.hand = kept === null ? [] : [kept]
  shared.bards[seat] = { cards: 0, ale: 0 }
  shared.circle = shared.circle.filter((each) => each !== seat)
  shared.unplaced = shared.unplaced.filter((each) => each !== seat)
  shared.owed = shared.owed.filter((each) => each.seat !== seat)
}

/** Drops a leaver's open play, or returns its waiting card if it will still be answered. */
function dropPlay(draft: Draft, seat: SeatNumber, ctx: Ctx): string | null {
  const { shared, options } = draft
  const open = openPlayOf(shared)
  if (open?.seat !== seat) return null
  if (options.leaverOpenPlay === 'still-answered') return open.card
  open.answered = { is: 'void' }
  const play = shared.plays.length
  ctx.emit('public', '1250.18/leave.b', () => ({ type: 'dropped', play, seat }))
  lapseInterruptions(draft, { play }, ctx)
  return null
}
