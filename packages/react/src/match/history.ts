import { type Game, type Match, type MatchEvent, matchHistory } from '@ackanomic/core'

/** An event, with the step of the match at which it occurred. */
export interface ReceivedEvent {
  /** The number of entries in the log after that step. 0 for the start. */
  readonly entries: number
  /** The event, with its recipients. */
  readonly event: MatchEvent
}

/** The number of all entries of a match, including those that an older log has lost. */
export function entriesOf({ checkpoint, log }: Pick<Match, 'checkpoint' | 'log'>): number {
  return (checkpoint?.entries ?? 0) + log.length
}

/** The events up to a step; there are later ones only after a move was taken back. */
export function eventsUntil(
  entries: number,
  events: readonly ReceivedEvent[],
): readonly ReceivedEvent[] {
  const last = events.at(-1)
  return last === undefined || last.entries <= entries
    ? events
    : events.filter((each) => each.entries <= entries)
}

/** All events of a match, by replaying its log. */
export function eventsIn(game: Game, match: Match): readonly ReceivedEvent[] {
  return [...matchHistory(game, match)].flatMap(({ entries, events }) =>
    events.map((event) => ({ entries, event })),
  )
}
