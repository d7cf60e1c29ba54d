import type { SeatNumber } from '../table/table.js'
import type { Timestamp } from '../time.js'
import type { Viewer } from './viewer.js'

/**
 * What core itself announces, in every game: what became of seats, referees and the table.
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

/** Any announcement; `type` tells them apart. */
export interface AnyEvent {
  /** What it is. */
  readonly type: string
}

/** Something to be told: the engine says what and to whom, the app sends it. */
export interface GameEvent<Event extends AnyEvent = AnyEvent> {
  /** Who is told; {@link isVisibleTo} tells whether a viewer is. */
  readonly to: Viewer
  /** When, milliseconds UTC. */
  readonly at: Timestamp
  /** The clause because of which it is told. */
  readonly clause: string
  /** What is told; `say` makes a sentence of it. */
  readonly event: Event
}

/** Something that happened in a match, and who heard of it when it happened. */
export interface MatchEvent<Event extends AnyEvent = AnyEvent> extends GameEvent<Event> {
  /**
   * Who is told, by name: those who sat there, refereed or were meant when it happened, whoever came
   * or left since. `'everyone'` for what is public.
   */
  readonly recipients: 'everyone' | readonly string[]
}
