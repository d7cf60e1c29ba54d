import { isHalted, type PendingActionSpec, type State } from '@ackanomic/core/engine'
import { businessOf } from './correspondence.js'
import { endsOnWeekend, extend } from './deadlines.js'
import { allAgree, drawers, endGame, groupThatWins, isAbandoned } from './endings.js'
import type { Variant } from './map.js'
import type { Ctx, Diplomacy, Draft } from './model.js'
import { botsAtPlay, isMissingNews, keepPause } from './pause.js'
import { areAllReady, closeTurn } from './turns.js'

/**
 * All that is wanted of anybody; who has sent orders is nobody else's business. What one may do at
 * any time (claims, votes, corrections) is not listed.
 */
export function pendingActions(variant: Variant, state: State<Diplomacy>): Pending[] {
  const { shared, secret, table, options } = state
  if (shared.stage !== 'playing') return []
  const inPause = (action: 'offer' | 'acknowledge', actor: Pending['actor']): Pending => ({
    action,
    actor,
    need: 'may',
    deadline: 'pause',
  })
  const pending: Pending[] = []
  if (shared.missing.length > 0 || botsAtPlay(state).length > 0) {
    pending.push(inPause('offer', 'anyone'))
  }
  const hasReferee = table.referees.length > 0
  const isSpeakers = (place: string): boolean => place === 'referee' || !hasReferee
  if (shared.offers.some((offer) => !isSpeakers(offer.for))) {
    pending.push(inPause('acknowledge', 'referee'))
  }
  if (shared.offers.some((offer) => isSpeakers(offer.for))) {
    pending.push(inPause('acknowledge', 'speaker'))
  }
  const { position } = shared
  if (position === null || shared.deciding !== 'nothing') return pending
  shared.powers.forEach((power, actor) => {
    if ((table.seats[actor]?.holder ?? null) === null) return
    if (businessOf(variant, position, power) === 0) return
    const need = secret[actor]?.orders === null ? 'must' : 'may'
    const until = { actor, need, deadline: 'turn', visibleTo: 'actor' } as const
    pending.push({ action: 'orders', ...until })
    if (options.earlyEnd && need === 'may') pending.push({ action: 'ready', ...until })
  })
  return pending
}

type Pending = PendingActionSpec<Diplomacy>

/** What becomes due by itself, in the order in which it is looked for. */
type Due =
  | 'nobody is left'
  | 'others are missing'
  | 'a joint win'
  | 'a draw'
  | 'all are ready'
  | 'no end on a weekend'

export function dueIn(variant: Variant, state: State<Diplomacy>): Due | undefined {
  if (state.shared.stage !== 'playing') return undefined
  if (isMissingNews(state)) return 'others are missing'
  // Whoever is missing may be replaced, as long as the pause lasts.
  if (state.shared.missing.length === 0 && isAbandoned(state)) return 'nobody is left'
  // What the referee decides comes first.
  const isHeld = isHalted(state.table) || state.shared.missing.length > 0
  if (isHeld || state.shared.deciding !== 'nothing') return undefined
  if (groupThatWins(variant, state) !== undefined) return 'a joint win'
  if (state.options.draws !== 'none' && allAgree(variant, state)) return 'a draw'
  if (areAllReady(variant, state)) return 'all are ready'
  return endsOnWeekend(state) ? 'no end on a weekend' : undefined
}

export function settle(variant: Variant, draft: Draft, ctx: Ctx): void {
  switch (dueIn(variant, draft)) {
    case 'nobody is left':
      endGame(draft, ctx, 'no players', [])
      break
    case 'others are missing':
      keepPause(draft, ctx)
      break
    case 'a joint win':
      endGame(draft, ctx, 'together', groupThatWins(variant, draft) ?? [])
      break
    case 'a draw':
      endGame(draft, ctx, 'draw', drawers(variant, draft))
      break
    case 'all are ready':
      closeTurn(variant, draft, ctx)
      break
    case 'no end on a weekend':
      extend(draft, ctx, 0)
      break
    default:
  }
}
