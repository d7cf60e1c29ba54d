import type { SeatNumber } from '@ackanomic/core'
import type { Context, RefusalOf, State } from '@ackanomic/core/engine'
import type { Draft } from './cards.js'
import { burnCard, cardAmong, isLocked, owe } from './cards.js'
import { checkTurn, moveOn } from './turns.js'
import type { RustyLantern } from './types.js'

/** Why a seat cannot pass, or `undefined`. */
export function checkPass(
  state: State<RustyLantern>,
  discard: string | null,
  seat: SeatNumber,
): RefusalOf<RustyLantern> | undefined {
  const refusal = checkTurn(state, seat)
  if (refusal?.code === 'notYourTurn') return { code: 'notYourPass', facts: refusal.facts }
  if (refusal !== undefined || discard === null) return refusal
  if (isLocked(state.shared, seat, discard)) return { code: 'cardLocked', facts: { card: discard } }
  const isHeld = cardAmong(state.secret[seat]?.hand ?? [], discard) !== null
  return isHeld ? undefined : { code: 'notHeld', facts: { card: discard } }
}

/** A Bard passes: the discard is burned, e gets a card, and the turn moves on. */
export function pass(
  draft: Draft,
  discard: string | null,
  seat: SeatNumber,
  ctx: Context<RustyLantern>,
): void {
  const burned = discard === null ? null : burnCard(draft, seat, discard)
  const clause = burned === null ? '1250.18/pass.a' : '1250.18/pass.d'
  ctx.emit('public', clause, () => ({ type: 'passed', seat, how: 'passed', discard: burned }))
  goOn(draft, seat, ctx)
}

/** The Bard in turn is asleep, and so has passed: e gets a card, and burns none. */
export function passAsleep(draft: Draft, seat: SeatNumber, ctx: Context<RustyLantern>): void {
  const passed = { type: 'passed', seat, how: 'asleep', discard: null } as const
  ctx.emit('public', '1250.18/pass.b', () => passed)
  goOn(draft, seat, ctx)
}

function goOn(draft: Draft, seat: SeatNumber, ctx: Context<RustyLantern>): void {
  owe(draft, seat, 1)
  moveOn(draft, seat, '1250.18/turn.e', ctx)
}
