import type { DeadlineView, GameView, PublicRoster } from '../game/view.js'
import type { SeatNumber } from '../roster/roster.js'
import type { Asked, GameTypes, State } from './bundle.js'

/** The public part of a view. It shows neither the current time nor who has acted in secret. */
export interface PublicPart<T extends GameTypes>
  extends Pick<State<T>, 'options' | 'shared' | 'outcome'> {
  readonly roster: PublicRoster
  readonly deadlines: readonly DeadlineView<T['Deadline']>[]
}

export interface PublicView<T extends GameTypes> extends PublicPart<T> {
  readonly role: 'public'
}

/** The view of the person who acts in a seat. */
export interface SeatView<T extends GameTypes> extends PublicPart<T> {
  readonly role: 'seat'
  readonly seat: SeatNumber
  readonly mine: T['Secret']
  /** The secrets that an office allows this seat to know, by seat; otherwise `null`. */
  readonly known: readonly (T['Secret'] | null)[]
  /** The open prompts to this seat. */
  readonly openPrompts: readonly Asked<T>[]
}

export interface RefereeView<T extends GameTypes> extends PublicPart<T> {
  readonly role: 'referee'
  /** The secrets that the referee may know, by seat; otherwise `null`. */
  readonly known: readonly (T['Secret'] | null)[]
  /** The hidden part, or `null` if the referee may not know it. */
  readonly hidden: T['Hidden'] | null
  readonly openPrompts: readonly Asked<T>[]
}

/** The view of a person outside the match. */
export interface PersonView<T extends GameTypes> extends PublicPart<T> {
  readonly role: 'person'
  readonly person: string
  /** The data that this person sent in, as the game returns it, or `null`. */
  readonly sent: unknown
}

/** A view of a game. `role` tells views apart. */
export type View<T extends GameTypes> = GameView &
  (PublicView<T> | SeatView<T> | RefereeView<T> | PersonView<T>)
