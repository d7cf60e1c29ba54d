import type { SeatNumber } from '../table/table.js'
import type { Moment } from '../time.js'
import type { GameTypes } from './bundle.js'

/** Who is told: everybody, the referees, one seat, or one person outside the table. */
export type Audience =
  | 'all'
  | 'referee'
  | { readonly seat: SeatNumber }
  | { readonly person: string }

/**
 * What core itself announces, in every game: what became of seats, referees and the table.
 */
export type TablePost =
  | { readonly type: 'joined'; readonly seat: SeatNumber; readonly person: string }
  | {
      readonly type: 'left'
      readonly seats: readonly SeatNumber[]
      readonly from: 'game' | 'ackanomic'
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
  | { readonly type: 'halted'; readonly reason: string }
  | { readonly type: 'resumed'; readonly reason: string }
  | { readonly type: 'exhibition' }
  | { readonly type: 'ended'; readonly winners: readonly string[] }

/**
 * Something to be told: the engine says what and to whom, the app sends it.
 *
 * @typeParam Said - the announcement
 */
export interface Announcement<Said> {
  /** Who is told. */
  readonly to: Audience
  /** When, milliseconds UTC. */
  readonly at: Moment
  /** The clause because of which it is told. */
  readonly clause: string
  /** What is told. */
  readonly post: Said
}

/** The announcements of a game, core's own among them. */
export type PostOf<T extends GameTypes> = Announcement<T['Post'] | TablePost>
