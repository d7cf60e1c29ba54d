import { type Game, type Match, type MatchEvent, matchHistory } from '@ackanomic/core'

/** An event, and how many entries the log had with it; 0 for the start. */
export interface ReceivedEvent {
  /** How many entries there were then. */
  readonly entries: number
  /** The events, with their recipients. */
  readonly event: MatchEvent
}

/** How many entries a match has behind it, those of an older log too that it has lost. */
export function entriesOf({ checkpoint, log }: Pick<Match, 'checkpoint' | 'log'>): number {
  return (checkpoint?.entries ?? 0) + log.length
}

/** All events of a match, worked out from its log. */
export function eventsIn(game: Game, match: Match): readonly ReceivedEvent[] {
  return [...matchHistory(game, match)].flatMap(({ entries, events }) =>
    events.map((event) => ({ entries, event })),
  )
}
