import type { SeatNumber } from '@ackanomic/core'
import { isPaused, type PendingOf, type State } from '@ackanomic/core/engine'
import { canOrder } from './correspondence.js'
import { allAgreeToDraw, drawWinners, endGame, isAbandoned, winningGroup } from './endings.js'
import type { DiplomacyVariant } from './map.js'
import type { Ctx, Diplomacy, Draft } from './model.js'
import { acknowledger, activeBots, hasMissingChanged, updatePause } from './pause.js'
import { areAllReady, closeTurn, endsOnWeekend, extendTime } from './turns.js'

export function pendingOf(
  variant: DiplomacyVariant,
  state: State<Diplomacy>,
  of: SeatNumber | string,
): PendingOf<Diplomacy> {
  const { shared, secret, roster, options } = state
  if (shared.stage !== 'playing') return {}
  const inPause = { need: 'optional', deadline: 'pause' } as const
  if (of === 'anyone') {
    const isWanted = shared.missing.length > 0 || activeBots(state).length > 0
    return isWanted ? { offer: inPause } : {}
  }
  if (typeof of === 'string') {
    const isWanted = shared.offers.some((offer) => acknowledger(roster, offer.for) === of)
    return isWanted ? { acknowledge: inPause } : {}
  }
  if (shared.deciding !== 'nothing' || !canOrder(variant, state, of)) return {}
  const isSent = secret[of]?.orders !== null
  const need = isSent ? 'optional' : 'required'
  const spec = { need, deadline: 'turn', visibleTo: 'actor' } as const
  return options.earlyEnd && isSent ? { orders: spec, ready: spec } : { orders: spec }
}

export function isWaiting(variant: DiplomacyVariant, state: State<Diplomacy>): boolean {
  const { stage, deciding } = state.shared
  if (stage !== 'playing' || deciding !== 'nothing') return false
  return state.secret.some(({ orders }, seat) => orders === null && canOrder(variant, state, seat))
}

export function dueIn(
  variant: DiplomacyVariant,
  state: State<Diplomacy>,
): ((draft: Draft, ctx: Ctx) => void) | undefined {
  const { shared, roster, options } = state
  if (shared.stage !== 'playing') return undefined
  if (hasMissingChanged(state)) return updatePause
  const isMissing = shared.missing.length > 0
  if (!isMissing && isAbandoned(state)) return (draft, ctx) => endGame(draft, ctx, 'no players', [])
  if (isPaused(roster) || isMissing || shared.deciding !== 'nothing') return undefined
  const group = winningGroup(variant, state)
  if (group !== undefined) return (draft, ctx) => endGame(draft, ctx, 'together', group)
  if (options.draws !== 'none' && allAgreeToDraw(variant, state))
    return (draft, ctx) => endGame(draft, ctx, 'draw', drawWinners(variant, draft))
  if (areAllReady(variant, state)) return (draft, ctx) => closeTurn(variant, draft, ctx)
  return endsOnWeekend(state) ? (draft, ctx) => extendTime(draft, ctx, 0) : undefined
}
