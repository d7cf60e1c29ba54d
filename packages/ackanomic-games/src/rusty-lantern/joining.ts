import type { SeatNumber } from '@ackanomic/core'
import { type Desk, nameOf, type RefusalOf, type State } from '@ackanomic/core/engine'
import { isPaid } from './ante.js'
import { seatedAfter } from './circle.js'
import type { Draft } from './draft.js'
import { JOINERS_CARDS, owe } from './hands.js'
import type { Join } from './moves.js'
import type { RustyLantern } from './types.js'

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
