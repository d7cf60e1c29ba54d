import type { SeatNumber } from '@ackanomic/core'
import type { Actor, Seen } from '@ackanomic/core/engine'
import type { PowerId, Variant } from './map.js'
import type { Ctx, Diplomacy, Draft, MoveOf, Refused } from './model.js'
import { activePowers } from './seasons.js'
import { powerName } from './wording.js'

/** Refuses what only players on the board may say while orders are open. */
export function checkSpeech({ shared }: Seen<Diplomacy>): Refused {
  if (shared.stage !== 'playing') return { code: 'notStarted', facts: {} }
  if (shared.deciding === 'nothing') return undefined
  return { code: 'deciding', facts: { what: shared.deciding } }
}

/** Refuses a claim, or not; whether the group holds enough is looked at once all have claimed. */
export function checkClaim(
  variant: Variant,
  state: Seen<Diplomacy>,
  { group }: MoveOf<'claim'>,
  seat: SeatNumber,
): Refused {
  const { shared, options } = state
  const early = checkSpeech(state)
  if (early !== undefined) return early
  if (!options.coWins) return { code: 'noCoWins', facts: {} }
  const bad = (problem: Diplomacy['Rejections']['badGroup']['problem'], power: PowerId) =>
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
  ctx: Ctx,
  seat: SeatNumber,
  group: readonly PowerId[] | null,
): void {
  const secret = draft.secret[seat]
  if (secret === undefined) return
  const sorted = group === null ? null : [...new Set(group)].sort()
  secret.claim = sorted
  for (const to of [seat, 'referee'] as const)
    ctx.emit(to, '1250.14/IV.win.f', () => ({ type: 'claim', seat, group: sorted }))
}

/** Refuses a vote on a draw, or not. */
export function checkVote(
  state: Seen<Diplomacy>,
  { agree }: MoveOf<'draw'>,
  { seat }: Actor,
): Refused {
  const early = checkSpeech(state)
  if (early !== undefined) return early
  if (state.options.draws === 'none') return { code: 'noDraws', facts: {} }
  return state.secret[seat]?.draw === agree ? { code: 'sameVote', facts: { agree } } : undefined
}

export function lodgeVote(
  draft: Draft,
  { agree }: MoveOf<'draw'>,
  ctx: Ctx,
  { seat }: Actor,
): void {
  const secret = draft.secret[seat]
  if (secret === undefined) return
  secret.draw = agree
  for (const to of [seat, 'referee'] as const)
    ctx.emit(to, '1250.14/III.B7.a', () => ({ type: 'draw', seat, agree }))
}
