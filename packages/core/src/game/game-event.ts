import type { SeatNumber } from '../table/table.js'
import type { Timestamp } from '../time.js'
import type { Viewer } from './viewer.js'

/**
 * The events of core itself, which every game has. They tell about seats, referees and the table.
 */
export type TableEvent =
  | { readonly type: 'joined'; readonly seat: SeatNumber; readonly person: string }
  | {
      readonly type: 'left'
      readonly seats: readonly SeatNumber[]
      readonly from: 'match' | 'community'
    }
  | {
      readonly type: 'away'
      readonly seat: SeatNumber
      readonly substitute: string | null
    }
  | { readonly type: 'back'; readonly seat: SeatNumber }
  | { readonly type: 'referee lost'; readonly person: string }
  | { readonly type: 'referee found'; readonly person: string }
  | { readonly type: 'silence'; readonly by: string }
  | { readonly type: 'inquired' }
  | { readonly type: 'continues'; readonly person: string }
  | { readonly type: 'paused'; readonly reason: string }
  | { readonly type: 'resumed'; readonly reason: string }
  | { readonly type: 'exhibition' }
  | { readonly type: 'ended'; readonly winners: readonly string[] }

/** Any event; `type` tells them apart. */
export interface AnyEvent {
  /** The type of the event. */
  readonly type: string
}

/** Something that happened, and who may know it. The engine returns it, and the app sends it. */
export interface GameEvent<Event extends AnyEvent = AnyEvent> {
  /** The viewers who may know the event. See {@link isVisibleTo}. */
  readonly to: Viewer
  /** The time of the event, in milliseconds since the epoch, UTC. */
  readonly at: Timestamp
  /** The clause that the event follows from. */
  readonly clause: string
  /** The event's data; `describeEvent` turns it into a sentence. */
  readonly event: Event
}

/** An event of a match, with the people who received it. */
export interface MatchEvent<Event extends AnyEvent = AnyEvent> extends GameEvent<Event> {
  /**
   * The names of the people who received it, or `'everyone'` for a public event. These are the
   * people who sat there, refereed or were meant when it happened, even if they have been replaced
   * since.
   */
  readonly recipients: 'everyone' | readonly string[]
}
