import type { SeatNumber } from '@ackanomic/core'
import type { Context, Refusal, State, Writable } from '@ackanomic/core/engine'
import type { ClaimWin } from './acts.js'
import type { PowerId, Variant } from './map.js'
import { activePowers } from './seasons.js'
import type { Diplomacy, Rejections } from './types.js'
import { powerName } from './wording.js'

type Draft = Writable<State<Diplomacy>>

/** Refuses what only players on the board may say while orders are open. */
export function checkSpeech({ shared }: State<Diplomacy>): Refusal<Rejections> | undefined {
  if (shared.stage !== 'playing') return { code: 'notStarted', facts: {} }
  if (shared.deciding === 'nothing') return undefined
  return { code: 'deciding', facts: { what: shared.deciding } }
}

/** Refuses a claim, or not; whether the group holds enough is looked at once all have claimed. */
export function checkClaim(
  variant: Variant,
  state: State<Diplomacy>,
  { group }: ClaimWin,
  seat: SeatNumber,
): Refusal<Rejections> | undefined {
  const { shared, options } = state
  const early = checkSpeech(state)
  if (early !== undefined) return early
  if (!options.coWins) return { code: 'noCoWins', facts: {} }
  const bad = (problem: Rejections['badGroup']['problem'], power: PowerId) =>
    ({ code: 'badGroup', facts: { problem, power: powerName(variant, power) } }) as const
  const self = shared.powers[seat] ?? ''
  const stranger = group.find((power) => !shared.powers.includes(power))
  if (stranger !== undefined) return bad('unknown', stranger)
  if (!group.includes(self)) return bad('self', self)
  if (new Set(group).size < 2) return bad('alone', self)
  if (options.coWinZeroCentres || shared.position === null) return undefined
  const alive = activePowers(variant, shared.position)
  const gone = group.find((power) => !alive.includes(power))
  return gone === undefined ? undefined : bad('off board', gone)
}

/** Notes a claim, or takes it back; only the referee is told besides (IV). */
export function lodgeClaim(
  draft: Draft,
  ctx: Context<Diplomacy>,
  seat: SeatNumber,
  group: readonly PowerId[] | null,
): void {
  const secret = draft.secret[seat]
  if (secret === undefined) return
  const sorted = group === null ? null : [...new Set(group)].sort()
  secret.claim = sorted
  const told = { type: 'claim', seat, group: sorted } as const
  ctx.emit(seat, '1250.14/IV.win.f', () => told)
  ctx.emit('referee', '1250.14/IV.win.f', () => told)
}

export function lodgeVote(
  draft: Draft,
  ctx: Context<Diplomacy>,
  seat: SeatNumber,
  agree: boolean,
): void {
  const secret = draft.secret[seat]
  if (secret === undefined) return
  secret.draw = agree
  const told = { type: 'draw', seat, agree } as const
  ctx.emit(seat, '1250.14/III.B7.a', () => told)
  ctx.emit('referee', '1250.14/III.B7.a', () => told)
}
