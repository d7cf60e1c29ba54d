import { days, type SeatNumber } from '@ackanomic/core'
import {
  type Context,
  isInGame,
  nameOf,
  type RefusalOf,
  type Seated,
  type Seen,
} from '@ackanomic/core/engine'
import { type Draft, record } from './history.js'
import type { Ghost } from './model.js'
import { isOpenForAdditions } from './order.js'
import { unanswered } from './protests.js'
import type { GhostShared } from './state.js'
import { noteLeaver, removeSeat, resign } from './turns.js'

/** Why somebody cannot be added, or `undefined` (4.2). */
export function checkAddition(
  { shared, table }: Seen<Ghost>,
  person: string,
  { by, wishes }: Ghost['Join'],
): RefusalOf<Ghost> | undefined {
  const { duel, referees } = table
  if (duel !== null) return { code: 'duelAddition', facts: { person } }
  if (!referees.includes(by)) return { code: 'notAddedByReferee', facts: { by, referees } }
  if (!wishes) return { code: 'noWish', facts: { person } }
  return isOpenForAdditions(table, shared)
    ? undefined
    : { code: 'additionsClosed', facts: { person } }
}

/** Adds a player, whose addition may be protested for three days (4.2(3), 4.2(4), 4.2(6)). */
export function addPlayer(draft: Draft, person: string, ctx: Context<Ghost>): void {
  const { shared } = draft
  const seat = ctx.addSeat(person, {})
  // Numbers are given in a row and never taken back: there are as many as there were seats.
  const number = shared.numbers.length + 1
  shared.numbers.push(number)
  shared.newcomers.push({ seat, protestedBy: null })
  ctx.startTimer('addition', days(3), { seat })
  record(draft, ctx, '1250.9/4.2(3)', { type: 'added', seat, number })
}

/** The newcomers whose addition a seat may protest now. */
export function protestable(
  { newcomers }: GhostShared,
  table: Seated,
  seat: SeatNumber,
): readonly SeatNumber[] {
  if (newcomers.length === 0 || !isInGame(table, seat)) return []
  return newcomers
    .filter((newcomer) => newcomer.protestedBy === null && newcomer.seat > seat)
    .map((newcomer) => newcomer.seat)
}

/** The protests of additions that a seat may make now. */
export function additionProtests(
  shared: GhostShared,
  table: Seated,
  seat: SeatNumber,
): readonly Ghost['Move'][] {
  return protestable(shared, table, seat).map((newcomer) => ({
    type: 'protest addition',
    newcomer,
  }))
}

/** Why a seat cannot protest an addition, or `undefined` (4.2(5), 4.2(6)). */
export function checkAdditionProtest(
  state: Seen<Ghost>,
  newcomer: SeatNumber,
  seat: SeatNumber,
): RefusalOf<Ghost> | undefined {
  const { shared, table } = state
  const open = shared.newcomers.find((each) => each.seat === newcomer)
  if (open === undefined) {
    const newcomers = protestable(shared, table, seat).map((each) => nameOf(table, each))
    return { code: 'noAddition', facts: { newcomers } }
  }
  const name = nameOf(table, newcomer)
  if (newcomer <= seat) return { code: 'notEarlier', facts: { newcomer: name } }
  if (open.protestedBy === null) return undefined
  const by = nameOf(table, open.protestedBy)
  return { code: 'protestedAlready', facts: { newcomer: name, by } }
}

/** Protests an addition: the newcomer goes, or may be removed by the referee (4.2(5)). */
export function protestAddition(
  draft: Draft,
  newcomer: SeatNumber,
  by: SeatNumber,
  ctx: Context<Ghost>,
): void {
  record(draft, ctx, '1250.9/4.2(5)', { type: 'addition protested', by, newcomer })
  if (draft.options.additionProtest === 'automatic') removeNewcomer(draft, newcomer, ctx)
  else {
    const open = draft.shared.newcomers.find(({ seat }) => seat === newcomer)
    if (open !== undefined) open.protestedBy = by
  }
}

/** The newcomers whom the referee may remove now. */
export function removable(newcomers: GhostShared['newcomers']): readonly SeatNumber[] {
  return newcomers.filter(({ protestedBy }) => protestedBy !== null).map(({ seat }) => seat)
}

/** Why the referee cannot remove a newcomer, or `undefined` (4.2(5)). */
export function checkRemoval(
  { shared, table }: Seen<Ghost>,
  newcomer: SeatNumber,
): RefusalOf<Ghost> | undefined {
  const seats = removable(shared.newcomers)
  if (seats.includes(newcomer)) return undefined
  const newcomers = seats.map((seat) => nameOf(table, seat))
  return { code: 'notRemovable', facts: { newcomers } }
}

/** Removes a newcomer whose addition was protested. */
export function removeNewcomer(draft: Draft, newcomer: SeatNumber, ctx: Context<Ghost>): void {
  removeSeat(draft, newcomer, 'addition protested', '1250.9/4.2(5)', ctx)
}

/**
 * Players have left: who did so in the own turn has resigned (4.5(2)); for the others word and turn
 * stay as they are (4.5(3)), but nobody waits for the answer of one who is gone.
 */
export function playersLeft(draft: Draft, seats: readonly SeatNumber[], ctx: Context<Ghost>): void {
  const { stage, seat: inTurn, protest } = draft.shared
  const answering = stage === 'answer' ? (protest?.against ?? null) : null
  for (const seat of seats) if (seat !== inTurn) noteLeaver(draft, seat, ctx)
  if (inTurn !== null && seats.includes(inTurn)) {
    resign(draft, inTurn, 'resigned', '1250.9/4.5(2)', ctx)
  } else if (answering !== null && seats.includes(answering)) {
    unanswered(draft, 'nobody to answer', ctx)
  }
}

/** The referee has gone on vacation: there is none until another one is found (6(3), 6(5)). */
export function refereeLeft(draft: Draft, person: string, ctx: Context<Ghost>): void {
  ctx.setReferees([])
  if (!draft.shared.absentReferees.includes(person)) draft.shared.absentReferees.push(person)
  ctx.emit('public', '1250.9/6(3)', () => ({ type: 'referee away', person }))
  ctx.pause('no referee', '1250.9/6(5)')
}

/** Who was referee before a vacation is back, and may become it again; or e has left for good. */
export function refereeBack(draft: Draft, person: string): void {
  draft.shared.absentReferees = draft.shared.absentReferees.filter((absent) => absent !== person)
}
