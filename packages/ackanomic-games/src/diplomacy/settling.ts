import { isPaused, type PendingActionSpec, type State } from '@ackanomic/core/engine'
import { canOrder } from './correspondence.js'
import { allAgreeToDraw, drawWinners, endGame, isAbandoned, winningGroup } from './endings.js'
import type { DiplomacyVariant } from './map.js'
import type { Ctx, Diplomacy, Draft } from './model.js'
import { acknowledger, activeBots, hasMissingChanged, updatePause } from './pause.js'
import { areAllReady, closeTurn, endsOnWeekend, extendTime } from './turns.js'

/** All that is wanted of anybody, but for what one may do at any time, such as claims. */
export function pendingActions(variant: DiplomacyVariant, state: State<Diplomacy>): Pending[] {
  const { shared, secret, table, options } = state
  if (shared.stage !== 'playing') return []
  const inPause = (action: 'offer' | 'acknowledge', actor: Pending['actor']): Pending => {
    return { action, actor, need: 'optional', deadline: 'pause' }
  }
  const isWanted = shared.missing.length > 0 || activeBots(state).length > 0
  const acknowledgers = new Set(shared.offers.map((offer) => acknowledger(table, offer.for)))
  const pending = isWanted ? [inPause('offer', 'anyone')] : []
  for (const role of ['referee', 'speaker'] as const)
    if (acknowledgers.has(role)) pending.push(inPause('acknowledge', role))
  if (shared.deciding !== 'nothing') return pending
  secret.forEach(({ orders }, actor) => {
    if (!canOrder(variant, state, actor)) return
    const need = orders === null ? 'required' : 'optional'
    const until = { actor, need, deadline: 'turn', visibleTo: 'actor' } as const
    pending.push({ action: 'orders', ...until })
    if (options.earlyEnd && need === 'optional') pending.push({ action: 'ready', ...until })
  })
  return pending
}

type Pending = PendingActionSpec<Diplomacy>

/** Whether somebody has orders to send, and has sent none. */
export function isWaiting(variant: DiplomacyVariant, state: State<Diplomacy>): boolean {
  const { stage, deciding } = state.shared
  if (stage !== 'playing' || deciding !== 'nothing') return false
  return state.secret.some(({ orders }, seat) => orders === null && canOrder(variant, state, seat))
}

/** What becomes due by itself, the first of it; `undefined` where nothing does. */
export function dueIn(
  variant: DiplomacyVariant,
  state: State<Diplomacy>,
): ((draft: Draft, ctx: Ctx) => void) | undefined {
  const { shared, table, options } = state
  if (shared.stage !== 'playing') return undefined
  if (hasMissingChanged(state)) return updatePause
  const isMissing = shared.missing.length > 0
  // The missing may be replaced as long as the pause lasts.
  if (!isMissing && isAbandoned(state)) {
    return (draft, ctx) => endGame(draft, ctx, 'no players', [])
  }
  // What the referee decides comes first.
  if (isPaused(table) || isMissing || shared.deciding !== 'nothing') return undefined
  const group = winningGroup(variant, state)
  if (group !== undefined) return (draft, ctx) => endGame(draft, ctx, 'together', group)
  if (options.draws !== 'none' && allAgreeToDraw(variant, state)) {
    return (draft, ctx) => endGame(draft, ctx, 'draw', drawWinners(variant, draft))
  }
  if (areAllReady(variant, state)) return (draft, ctx) => closeTurn(variant, draft, ctx)
  return endsOnWeekend(state) ? (draft, ctx) => extendTime(draft, ctx, 0) : undefined
}
