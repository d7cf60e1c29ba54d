import type { Announcement, Game, Match } from '@ackanomic/core'

/** An announcement, and how many entries the log had with it; 0 for the start. */
export interface Heard {
  /** How many entries there were then. */
  readonly entries: number
  /** What was announced. */
  readonly post: Announcement
}

/** How many entries a match has behind it, those of an older log too that it has lost. */
export function entriesOf({ base, log }: Pick<Match, 'base' | 'log'>): number {
  return (base?.entries ?? 0) + log.length
}

/** All that was announced in a match, worked out from its log. */
export function heardIn(game: Game, match: Match): readonly Heard[] {
  const { base, table, options, position, log } = match
  const heard: Heard[] = []
  let entries = base?.entries ?? 0
  let state = base?.state
  if (base === null) {
    const start = game.setup(table, options, position ?? undefined)
    if (!start.ok) return heard
    state = start.value.state
    heard.push(...start.value.posts.map((post) => ({ entries: 0, post })))
  }
  for (const entry of log) {
    const step = game.apply(state, entry)
    if (!step.ok) return heard
    entries += 1
    state = step.value.state
    heard.push(...step.value.posts.map((post) => ({ entries, post })))
  }
  return heard
}
