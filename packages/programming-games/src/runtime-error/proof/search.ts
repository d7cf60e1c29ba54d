import { type Counts, type CountsMove, countsGame, countsOf } from './abstract-search.js'
import {
  count,
  keyOf,
  type Limits,
  type Move,
  optionsOf,
  type Setting,
  type State,
  stateOf,
} from './exact-search.js'
import { type Budget, SafetySearch } from './fixpoint.js'
import type { RuntimeErrorPosition } from './position.js'

/** A position under search: games card by card and of counts, with one budget. */
export interface Search {
  readonly root: State
  readonly states: SafetySearch<State, Move>
  /** The game without edits, which decides most states at once. */
  readonly counts: SafetySearch<Counts, CountsMove>
}

export function searchOf(position: RuntimeErrorPosition, setting: Setting, budget: Budget): Search {
  const counts = new SafetySearch(countsGame(setting.reshuffle), budget)
  const states = new SafetySearch<State, Move>(
    {
      key: keyOf,
      glance: ({ handLow, handHigh, ranges, script }: State) =>
        !script && ((handLow | handHigh) & ranges.loop) === 0 ? 'lost' : undefined,
      promise: PROMISES[setting.first],
      distance,
      look: (state) => compare(state, counts),
      options: (state) => optionsOf(state, setting),
    },
    budget,
  )
  return { root: stateOf(position, setting), states, counts }
}

/**
 * Compares a state with two games of counts: one without edits is no easier, and one in which every
 * EDIT card wins at once is no harder.
 */
function* compare(
  state: State,
  counts: SafetySearch<Counts, CountsMove>,
): Generator<undefined, 'won' | 'lost' | undefined, undefined> {
  if (state.script) return undefined
  const { edit, loop } = state.ranges
  const without = yield* counts.deciding(countsOf(state, false))
  if (without === 'won') return 'won'
  if (without === 'undecided') return undefined
  if ((edit & loop) === 0 || state.edits === 0) return 'lost'
  if (held(state, loop & edit) > 0) return undefined
  const wild = yield* counts.deciding(countsOf(state, true))
  return wild === 'lost' ? 'lost' : undefined
}

/** How good a state looks, by the plans that are tried first. */
const PROMISES: Readonly<Record<Limits['first'], (state: State) => number>> = {
  /** Cards that pull and loop without an edit win; then cards that loop. */
  gather(state) {
    const { edit, pull, loop } = state.ranges
    const calm = pull & loop & ~edit
    return 100 * held(state, calm) + held(state, loop) + 20 * count(calm & ONE_SUIT)
  },
  drain: (state) => (state.script ? 0 : -held(state, -1)),
  /** If few values set off EDIT, little can be spoiled. */
  settle(state) {
    const { edit, pull, loop } = state.ranges
    const calm = loop & ~edit
    return 100 * count(calm & ONE_SUIT) + 20 * held(state, calm) + 10 * held(state, calm & pull)
  },
}

/** Cards that pull and loop without an edit win; other cards that loop help. */
function distance(state: State): number {
  const { edit, pull, loop } = state.ranges
  return Math.max(1, 12 - 3 * held(state, pull & loop & ~edit) - held(state, loop))
}

/** The number of hand cards with these values. */
function held({ handLow, handHigh }: State, values: number): number {
  return count(handLow & values) + count(handHigh & values)
}

const ONE_SUIT = (1 << 13) - 1
