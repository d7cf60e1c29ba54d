import { days, type SeatNumber } from '@ackanomic/core'
import { nameOf, type VisibleState } from '@ackanomic/core/engine'
import { owedTo } from './cards.js'
import type { Clause, Ctx, Draft, Refused, RustyLantern, RustyLanternShared } from './model.js'
import { runsThrough } from './suspension.js'
import { openPlay, playAt } from './tale.js'

/**
 * The Bard who sits next to a seat, clockwise, those who are going left out; `null` where nobody
 * else is left. Who is alone at the table is next to themselves.
 *
 * @example
 * ```ts
 * import { nextClockwise } from '@ackanomic/games/rusty-lantern'
 *
 * nextClockwise([0, 3, 1], 3) // => 1
 * nextClockwise([0, 3, 1], 1) // => 0
 * ```
 */
export function nextClockwise(
  circle: readonly SeatNumber[],
  seat: SeatNumber,
  going: readonly SeatNumber[] = [],
): SeatNumber | null {
  const at = circle.indexOf(seat)
  const order = [...circle.slice(at + 1), ...circle.slice(0, at + 1)]
  return order.find((each) => !going.includes(each)) ?? null
}

/**
 * The three days of the Bard in turn begin anew; or there are none, because nobody is in turn,
 * they wait for an answer or for cards, the deck is short, or they have tried a play where that is
 * enough for the turn.
 */
export function setSleep(draft: Draft, ctx: Ctx): void {
  const { shared } = draft
  if (owedTo(shared.owed, shared.turn ?? -1) === 0 && sleeps(shared, draft.options)) {
    startDays(draft, ctx)
  } else {
    draft.shared.threeDays = 'none'
    ctx.stopTimer('sleep')
  }
}

/** Whether the Bard in turn could fall asleep, cards that they are to get left out of account. */
export function sleeps(
  shared: RustyLanternShared,
  { sleepClock }: Pick<RustyLantern['Options'], 'sleepClock'>,
): boolean {
  const isAwake = sleepClock === 'whole-turn' && shared.tried
  return shared.turn !== null && openPlay(shared) === null && !shared.short && !isAwake
}

/** Three days begin: those of the Bard in turn, or of the winner. */
export function startDays(draft: Draft, ctx: Ctx): void {
  draft.shared.threeDays = 'run'
  ctx.startTimer('sleep', days(3), { runsDuring: runsThrough(draft.options) })
}

/** It is somebody's turn. If it is already, they keep it, with the time that has passed. */
export function giveTurn(draft: Draft, seat: SeatNumber, clause: Clause, ctx: Ctx): void {
  if (draft.shared.turn === seat) return
  draft.shared.turn = seat
  draft.shared.tried = false
  ctx.emit('public', clause, () => ({ type: 'turn', seat }))
  setSleep(draft, ctx)
}

/** It is nobody's turn. */
export function endTurn(draft: Draft, ctx: Ctx): void {
  draft.shared.turn = null
  draft.shared.tried = false
  setSleep(draft, ctx)
}

/** The turn goes to the next Bard clockwise. */
export function moveOn(draft: Draft, seat: SeatNumber, clause: Clause, ctx: Ctx): void {
  const next = nextClockwise(draft.shared.circle, seat)
  if (next !== null) giveTurn(draft, next, clause, ctx)
}

/** Why a seat can neither try a play nor pass, or `undefined`. */
export function checkTurn(
  { shared, table }: Pick<VisibleState<RustyLantern>, 'shared' | 'table'>,
  seat: SeatNumber,
): Refused {
  if (shared.winner !== null) return { code: 'taleTold', details: { winner: shared.winner.person } }
  if (shared.turn === null) return { code: 'noTurn', details: {} }
  if (shared.turn !== seat)
    return { code: 'notYourTurn', details: { turn: nameOf(table, shared.turn) } }
  const open = openPlay(shared)
  if (open !== null) {
    const by = nameOf(table, playAt(shared, open)?.seat ?? -1)
    return { code: 'playOpen', details: { play: open, by } }
  }
  if (shared.short) return { code: 'deckShort', details: {} }
  const cards = owedTo(shared.owed, seat)
  return cards === 0 ? undefined : { code: 'cardsOwed', details: { cards } }
}
