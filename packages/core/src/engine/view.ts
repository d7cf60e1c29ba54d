import type { DeadlineView, GameView, PublicTable } from '../game/view.js'
import type { SeatNumber } from '../table/table.js'
import type { Asked, GameTypes, ShownOf, State } from './bundle.js'

/** What everybody may see. It never shows the present time, nor who has secretly acted. */
export interface PublicPart<T extends GameTypes, Shared = ShownOf<T>>
  extends Pick<State<T>, 'options' | 'outcome'> {
  /** What everybody may see of the game. */
  readonly shared: Shared
  /** Seats, referees, pauses. */
  readonly table: PublicTable
  /** The running deadlines. */
  readonly deadlines: readonly DeadlineView<T['Deadline']>[]
}

/** The view of the public. */
export interface PublicView<T extends GameTypes, Shared = ShownOf<T>>
  extends PublicPart<T, Shared> {
  /** The kind of viewer. */
  readonly role: 'public'
}

/** The view of the person who acts in a seat. */
export interface SeatView<T extends GameTypes, Shared = ShownOf<T>> extends PublicPart<T, Shared> {
  /** The kind of viewer. */
  readonly role: 'seat'
  /** The seat. */
  readonly seat: SeatNumber
  /** The seat's own secret. */
  readonly mine: T['Secret']
  /** By seat, the secrets that this seat may know because of an office; `null` for the rest. */
  readonly known: readonly (T['Secret'] | null)[]
  /** The prompts put to this seat. */
  readonly openPrompts: readonly Asked<T>[]
}

/** The view of the referee. */
export interface RefereeView<T extends GameTypes, Shared = ShownOf<T>>
  extends PublicPart<T, Shared> {
  /** The kind of viewer. */
  readonly role: 'referee'
  /** By seat, the secrets that the referee may know; `null` for the rest. */
  readonly known: readonly (T['Secret'] | null)[]
  /** What no player may know, or `null` if the referee may not know it either. */
  readonly hidden: T['Hidden'] | null
  /** The prompts put to the referee. */
  readonly openPrompts: readonly Asked<T>[]
}

/** The view of a person outside the table: the public part, and what they have sent in. */
export interface PersonView<T extends GameTypes, Shared = ShownOf<T>>
  extends PublicPart<T, Shared> {
  /** The kind of viewer. */
  readonly role: 'person'
  /** The name of the person. */
  readonly person: string
  /** What only this person may know, as the game gives it; `null` for nothing. */
  readonly sent: unknown
}

/** A view in which `shared` is as states keep it: the argument of a definition's `determinize`. */
export type PackedView<T extends GameTypes> = View<T, T['Shared']>

/** A view, told apart by `role`. */
export type View<T extends GameTypes, Shared = ShownOf<T>> = GameView &
  (PublicView<T, Shared> | SeatView<T, Shared> | RefereeView<T, Shared> | PersonView<T, Shared>)
