import { days, type SeatNumber, type Timestamp } from '@ackanomic/core'
import { isPaused, nameOf, type State, type VisibleState } from '@ackanomic/core/engine'
import { cardsOwedTo } from './cards.js'
import type { Clause, Ctx, Draft, Refused, RustyLantern } from './model.js'
import type { RustyLanternPlay, RustyLanternShared } from './state.js'
import { openPlayOf } from './tale.js'

type Options = RustyLantern['Options']

export const TOO_FEW = 'too few Bards'
export const TOO_MANY = 'too many Bards'
export const BARKEEP_AWAY = 'Barkeep away'

function runsDuring({ suspensionStopsClocks }: Options): readonly string[] {
  return suspensionStopsClocks ? [] : [TOO_FEW, TOO_MANY, BARKEEP_AWAY]
}

export function isStopped({
  shared,
  options,
  roster,
}: Pick<State<RustyLantern>, 'shared' | 'options' | 'roster'>): boolean {
  return shared.short || isPaused(roster, runsDuring(options))
}

export function isTooOld(play: RustyLanternPlay, { stopped }: RustyLanternShared, at: Timestamp) {
  const stoppedNow = stopped.before + (stopped.since === null ? 0 : at - stopped.since)
  return at - play.at - (stoppedNow - play.stoppedBefore) > days(3)
}

/**
 * Returns the next Bard clockwise who is not leaving, perhaps the same one, or `null`.
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

/** Whether the Bard in turn could fall asleep, apart from cards that they are owed. */
export function mayFallAsleep(shared: RustyLanternShared, options: Options): boolean {
  const isAwake = options.sleepClock === 'whole-turn' && shared.tried
  return shared.turn !== null && openPlayOf(shared) === undefined && !shared.short && !isAwake
}

/** Restarts the three days of the Bard in turn, or stops them while that Bard cannot act. */
export function restartDays(draft: Draft, ctx: Ctx): void {
  const { shared } = draft
  if (cardsOwedTo(shared, shared.turn ?? -1) === 0 && mayFallAsleep(shared, draft.options)) {
    startDays(draft, ctx)
  } else {
    shared.threeDays = 'none'
    ctx.stopTimer('sleep')
  }
}

export function startDays(draft: Draft, ctx: Ctx): void {
  draft.shared.threeDays = 'run'
  ctx.startTimer('sleep', days(3), null, runsDuring(draft.options))
}

/** Gives the turn to a Bard. One who has it keeps it, with the elapsed time. */
export function giveTurn(draft: Draft, seat: SeatNumber, clause: Clause, ctx: Ctx): void {
  if (draft.shared.turn === seat) return
  draft.shared.turn = seat
  draft.shared.tried = false
  ctx.emit('public', clause, () => ({ type: 'turn', seat }))
  restartDays(draft, ctx)
}

export function endTurn(draft: Draft, ctx: Ctx): void {
  draft.shared.turn = null
  draft.shared.tried = false
  restartDays(draft, ctx)
}

export function moveOn(draft: Draft, seat: SeatNumber, clause: Clause, ctx: Ctx): void {
  const next = nextClockwise(draft.shared.circle, seat)
  if (next !== null) giveTurn(draft, next, clause, ctx)
}

export function taleTold({ person }: { readonly person: string }): Refused {
  return { code: 'taleTold', details: { winner: person } }
}

export function checkTurn(
  { shared, roster }: Pick<VisibleState<RustyLantern>, 'shared' | 'roster'>,
  seat: SeatNumber,
): Refused {
  const { winner, turn, plays } = shared
  if (winner !== null) return taleTold(winner)
  if (turn === null) return { code: 'noTurn' }
  if (turn !== seat) return { code: 'notYourTurn', details: { turn: nameOf(roster, turn) } }
  const open = openPlayOf(shared)
  if (open !== undefined)
    return { code: 'playOpen', details: { play: plays.length, by: nameOf(roster, open.seat) } }
  if (shared.short) return { code: 'deckShort' }
  const cards = cardsOwedTo(shared, seat)
  return cards === 0 ? undefined : { code: 'cardsOwed', details: { cards } }
}
