import { isPaused, type PendingActionSpec, type State } from '@ackanomic/core/engine'
import { businessOf } from './correspondence.js'
import { allAgree, drawers, endGame, groupThatWins, isAbandoned } from './endings.js'
import type { DiplomacyVariant } from './map.js'
import type { Ctx, Diplomacy, Draft } from './model.js'
import { botsAtPlay, isMissingNews, keepPause } from './pause.js'
import { areAllReady, closeTurn, endsOnWeekend, extend } from './turns.js'

/** All that is wanted of anybody, but for what one may do at any time, such as claims. */
export function pendingActions(variant: DiplomacyVariant, state: State<Diplomacy>): Pending[] {
  const { shared, secret, table, options } = state
  if (shared.stage !== 'playing') return []
  const pending: Pending[] = []
  const inPause = (action: 'offer' | 'acknowledge', actor: Pending['actor']) =>
    pending.push({ action, actor, need: 'optional', deadline: 'pause' })
  if (shared.missing.length > 0 || botsAtPlay(state).length > 0) inPause('offer', 'anyone')
  const isSpeakers = shared.offers.map(
    (offer) => offer.for === 'referee' || table.referees.length === 0,
  )
  if (isSpeakers.includes(false)) inPause('acknowledge', 'referee')
  if (isSpeakers.includes(true)) inPause('acknowledge', 'speaker')
  const { position } = shared
  if (position === null || shared.deciding !== 'nothing') return pending
  shared.powers.forEach((power, actor) => {
    if ((table.seats[actor]?.holder ?? null) === null) return
    if (businessOf(variant, position, power) === 0) return
    const need = secret[actor]?.orders === null ? 'required' : 'optional'
    const until = { actor, need, deadline: 'turn', visibleTo: 'actor' } as const
    pending.push({ action: 'orders', ...until })
    if (options.earlyEnd && need === 'optional') pending.push({ action: 'ready', ...until })
  })
  return pending
}

/** Whether somebody has orders to send, and has sent none. */
export function isWaiting(
  variant: DiplomacyVariant,
  { shared, secret, table }: State<Diplomacy>,
): boolean {
  const { stage, position, deciding, powers } = shared
  if (stage !== 'playing' || position === null || deciding !== 'nothing') return false
  return powers.some(
    (power, seat) =>
      secret[seat]?.orders === null &&
      (table.seats[seat]?.holder ?? null) !== null &&
      businessOf(variant, position, power) > 0,
  )
}

type Pending = PendingActionSpec<Diplomacy>

/** What becomes due by itself, the first of it; `undefined` where nothing does. */
export function dueIn(
  variant: DiplomacyVariant,
  state: State<Diplomacy>,
): ((draft: Draft, ctx: Ctx) => void) | undefined {
  const { shared, table, options } = state
  if (shared.stage !== 'playing') return undefined
  if (isMissingNews(state)) return keepPause
  const isMissing = shared.missing.length > 0
  // The missing may be replaced as long as the pause lasts.
  if (!isMissing && isAbandoned(state)) {
    return (draft, ctx) => endGame(draft, ctx, 'no players', [])
  }
  // What the referee decides comes first.
  if (isPaused(table) || isMissing || shared.deciding !== 'nothing') return undefined
  const group = groupThatWins(variant, state)
  if (group !== undefined) return (draft, ctx) => endGame(draft, ctx, 'together', group)
  if (options.draws !== 'none' && allAgree(variant, state)) {
    return (draft, ctx) => endGame(draft, ctx, 'draw', drawers(variant, draft))
  }
  if (areAllReady(variant, state)) return (draft, ctx) => closeTurn(variant, draft, ctx)
  return endsOnWeekend(state) ? (draft, ctx) => extend(draft, ctx, 0) : undefined
}
