import type { GameTypes, VisibleState } from './bundle.js'
import type { View } from './view.js'

/**
 * Turns a view into a state with `null` for unknown secrets, for rules and tactics of states.
 *
 * @example
 * ```ts
 * import { visibleState } from '@ackanomic/core/engine'
 * import { mediocrity } from '@ackanomic/games/mediocrity'
 *
 * const start = mediocrity.setup({ players: ['Ann', 'Bob', 'Cyd'], referees: [], startedAt: 0 })
 * start.ok && visibleState(mediocrity.view(start.value.state, 0)).secret[1] // => null
 * ```
 */
export function visibleState<T extends GameTypes>(view: View<T>): VisibleState<T> {
  const { options, shared, roster, outcome, deadlines } = view
  const secret = 'known' in view ? view.known : roster.seats.map(() => null)
  return {
    options,
    shared,
    secret,
    roster,
    outcome,
    clock: { timers: deadlines },
  } as VisibleState<T>
}
