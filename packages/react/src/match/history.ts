import type { Game, GameEvent, Match } from '@ackanomic/core'

/** An announcement, and how many entries the log had with it; 0 for the start. */
export interface ReceivedEvent {
  /** How many entries there were then. */
  readonly entries: number
  /** What was announced. */
  readonly event: GameEvent
}

/** How many entries a match has behind it, those of an older log too that it has lost. */
export function entriesOf({ checkpoint, log }: Pick<Match, 'checkpoint' | 'log'>): number {
  return (checkpoint?.entries ?? 0) + log.length
}

/** All that was announced in a match, worked out from its log. */
export function heardIn(game: Game, match: Match): readonly ReceivedEvent[] {
  const { checkpoint, table, options, position, log } = match
  const heard: ReceivedEvent[] = []
  let entries = checkpoint?.entries ?? 0
  let state = checkpoint?.state
  if (checkpoint === null) {
    const start = game.setup(table, options, position ?? undefined)
    if (!start.ok) return heard
    state = start.value.state
    heard.push(...start.value.events.map((event) => ({ entries: 0, event })))
  }
  for (const entry of log) {
    const step = game.apply(state, entry)
    if (!step.ok) return heard
    entries += 1
    state = step.value.state
    heard.push(...step.value.events.map((event) => ({ entries, event })))
  }
  return heard
}
