import type { DeadlineView, GameView, PublicTable } from '../game/view.js'
import type { SeatNumber } from '../table/table.js'
import type { Asked, GameTypes, State } from './bundle.js'

/**
 * The part of a view that everybody may see. It shows neither the current time nor who has acted in
 * secret.
 */
export interface PublicPart<T extends GameTypes>
  extends Pick<State<T>, 'options' | 'shared' | 'outcome'> {
  /** The table: seats, referees, pauses. */
  readonly table: PublicTable
  /** The running deadlines. */
  readonly deadlines: readonly DeadlineView<T['Deadline']>[]
}

/** The view of the public. */
export interface PublicView<T extends GameTypes> extends PublicPart<T> {
  /** The role of the viewer. */
  readonly role: 'public'
}

/** The view of the person who acts in a seat. */
export interface SeatView<T extends GameTypes> extends PublicPart<T> {
  /** The role of the viewer. */
  readonly role: 'seat'
  /** The seat. */
  readonly seat: SeatNumber
  /** The seat's own secret. */
  readonly mine: T['Secret']
  /**
   * The secrets that this seat may know because of an office in the game, by seat; otherwise
   * `null`.
   */
  readonly known: readonly (T['Secret'] | null)[]
  /** The open prompts to this seat. */
  readonly openPrompts: readonly Asked<T>[]
}

/** The view of the referee. */
export interface RefereeView<T extends GameTypes> extends PublicPart<T> {
  /** The role of the viewer. */
  readonly role: 'referee'
  /** The secrets that the referee may know, by seat; otherwise `null`. */
  readonly known: readonly (T['Secret'] | null)[]
  /** The hidden part of the state, or `null` if the referee may not know it either. */
  readonly hidden: T['Hidden'] | null
  /** The open prompts to the referee. */
  readonly openPrompts: readonly Asked<T>[]
}

/** The view of a person outside the table: what is public, and what this person has sent in. */
export interface PersonView<T extends GameTypes> extends PublicPart<T> {
  /** The role of the viewer. */
  readonly role: 'person'
  /** The name of the person. */
  readonly person: string
  /** The data that only this person may know, as the game returns it, or `null` for none. */
  readonly sent: unknown
}

/** A view of a game. `role` tells views apart. */
export type View<T extends GameTypes> = GameView &
  (PublicView<T> | SeatView<T> | RefereeView<T> | PersonView<T>)
