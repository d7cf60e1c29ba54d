import type { Outcome } from '../society/awards.js'
import type { SeatNumber, Table } from '../table/table.js'
import type { Duration, Moment } from '../time.js'
import type { Asked, GameTypes } from './bundle.js'

/** Who looks: a seat by number, the referee, the public, or a person outside the table by name. */
export type Viewer = SeatNumber | 'referee' | 'public' | { readonly person: string }

/** What everybody may know of the table. */
export type PublicTable = Omit<Table, 'silence'>

/** A deadline as a viewer sees it. */
export interface DeadlineView<Name extends string = string> {
  /** The game's own name for it. */
  readonly name: Name
  /** The seat it is for, or `null` for the whole table. */
  readonly seat: SeatNumber | null
  /** When it falls due, milliseconds UTC, or `null` while it is halted. */
  readonly due: Moment | null
  /** What is left while it is halted, milliseconds, or `null` while it runs. */
  readonly left: Duration | null
  /** The reasons for a halt that it runs through; `['*']` for all of them. */
  readonly through: readonly string[]
}

/** What everybody may see. It never tells what time it is, nor who has secretly acted. */
export interface PublicPart<T extends GameTypes> {
  /** What was settled at the set-up. */
  readonly options: T['Options']
  /** What the game keeps and everybody may see. */
  readonly own: T['Own']
  /** Seats, referees, halts. */
  readonly table: PublicTable
  /** The running deadlines. */
  readonly deadlines: readonly DeadlineView<T['Deadline']>[]
  /** How it ended, or `null` while it goes on. */
  readonly outcome: Outcome | null
}

/** What the public sees. */
export interface PublicView<T extends GameTypes> extends PublicPart<T> {
  /** Who looks. */
  readonly role: 'public'
}

/** What the holder of a seat sees. */
export interface SeatView<T extends GameTypes> extends PublicPart<T> {
  /** Who looks. */
  readonly role: 'seat'
  /** The seat. */
  readonly seat: SeatNumber
  /** What this seat alone may know. */
  readonly mine: T['Secret']
  /** By seat, the secrets that this seat may know by an office that it holds; `null` for the rest. */
  readonly known: readonly (T['Secret'] | null)[]
  /** The inquiries put to this seat. */
  readonly asked: readonly Asked<T>[]
}

/** What the referee sees. */
export interface RefereeView<T extends GameTypes> extends PublicPart<T> {
  /** Who looks. */
  readonly role: 'referee'
  /** By seat, the secrets that the referee may know; `null` for the rest. */
  readonly known: readonly (T['Secret'] | null)[]
  /** What no player may know, or `null` where the referee may not either. */
  readonly hidden: T['Hidden'] | null
  /** The inquiries put to the referee. */
  readonly asked: readonly Asked<T>[]
}

/** What a person outside the table sees: the public part, and what e has sent in. */
export interface PersonView<T extends GameTypes> extends PublicPart<T> {
  /** Who looks. */
  readonly role: 'person'
  /** Who. */
  readonly person: string
  /** What this person alone may know, as the game tells it; `null` for nothing. */
  readonly sent: unknown
}

/**
 * What a viewer sees, told apart by `role`.
 *
 * @typeParam T - the game's bundle of types
 */
export type View<T extends GameTypes> = PublicView<T> | SeatView<T> | RefereeView<T> | PersonView<T>

/** Something that is wanted of somebody. */
export interface Expectation {
  /** What, in a word of the game's: the type of the move, or the name of the inquiry. */
  readonly what: string
  /** Of whom: a seat, the referee, the host, or anyone. */
  readonly of: SeatNumber | 'referee' | 'host' | 'anyone'
  /** Whether something happens by default when it is not done, or play waits for it. */
  readonly must: boolean
  /** Until when, milliseconds UTC; `null` where there is no end or the clock is halted. */
  readonly until: Moment | null
  /** The inquiry to be answered, or `null` where a move is wanted. */
  readonly inquiry: number | null
}
