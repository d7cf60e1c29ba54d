import type { SeatNumber } from '../roster/roster.js'
import type { Timestamp } from '../time.js'
import type { Viewer } from './viewer.js'

/** An event of core, about seats, referees and the match of any game. */
export type CoreEvent =
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
  | { readonly type: 'refereeLost'; readonly person: string }
  | { readonly type: 'refereeFound'; readonly person: string }
  | { readonly type: 'silence'; readonly by: string }
  | { readonly type: 'inquired' }
  | { readonly type: 'continues'; readonly person: string }
  | { readonly type: 'paused'; readonly reason: string }
  | { readonly type: 'resumed'; readonly reason: string }
  | { readonly type: 'exhibition' }
  | { readonly type: 'ended'; readonly winners: readonly string[] }

/** Any event; `type` tells them apart. */
export interface AnyEvent {
  readonly type: string
}

/** Something that happened, and who may know it. */
export interface GameEvent<Event extends AnyEvent = AnyEvent> {
  /** The viewers who may know the event. See {@link isVisibleTo}. */
  readonly to: Viewer
  readonly at: Timestamp
  /** The clause that the event follows from. */
  readonly clause: string
  /** The event's data; `describeEvent` turns it into a sentence. */
  readonly event: Event
}

/** An event of a match, with the people who received it. */
export interface MatchEvent<Event extends AnyEvent = AnyEvent> extends GameEvent<Event> {
  /** The people who acted, refereed or were meant when it happened, or `'everyone'`. */
  readonly recipients: 'everyone' | readonly string[]
}
