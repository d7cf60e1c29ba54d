import type { AnyGame, AnyMatch } from './any-game.js'
import type { AnyPost } from './others.js'

/** What was announced with one entry of a log. */
export interface Told {
  /** How many entries the log had then; 0 for the start. */
  readonly entries: number
  /** The announcements, to whomever. */
  readonly posts: readonly AnyPost[]
  /** The table at that time. */
  readonly table: AnyMatch['state']['table']
}

/** All that was announced in a match, worked out from its log. */
export function historyOf(game: AnyGame, { base, table, options, log }: AnyMatch): Told[] {
  const told: Told[] = []
  let state = base?.state
  if (state === undefined) {
    const start = game.setup(table, options)
    if (!start.ok) return told
    state = start.value.state
    told.push({ entries: 0, posts: start.value.posts, table: state.table })
  }
  for (let i = base?.entries ?? 0; i < log.length; i++) {
    const step = game.apply(state, log[i])
    if (!step.ok) return told
    state = step.value.state
    told.push({ entries: i + 1, posts: step.value.posts, table: state.table })
  }
  return told
}
