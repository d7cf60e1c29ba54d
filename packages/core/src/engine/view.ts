import type { DeadlineView, GameView, PublicTable } from '../game/view.js'
import type { SeatNumber } from '../table/table.js'
import type { Asked, GameTypes, ShownOf, State } from './bundle.js'

/** What everybody may see. It never tells what time it is, nor who has secretly acted. */
export interface PublicPart<T extends GameTypes, Shared = ShownOf<T>>
  extends Pick<State<T>, 'options' | 'outcome'> {
  /** What the game keeps and everybody may see. */
  readonly shared: Shared
  /** Seats, referees, halts. */
  readonly table: PublicTable
  /** The running deadlines. */
  readonly deadlines: readonly DeadlineView<T['Deadline']>[]
}

/** What the public sees. */
export interface PublicView<T extends GameTypes, Shared = ShownOf<T>>
  extends PublicPart<T, Shared> {
  /** Who looks. */
  readonly role: 'public'
}

/** What the holder of a seat sees. */
export interface SeatView<T extends GameTypes, Shared = ShownOf<T>> extends PublicPart<T, Shared> {
  /** Who looks. */
  readonly role: 'seat'
  /** The seat. */
  readonly seat: SeatNumber
  /** What this seat alone may know. */
  readonly mine: T['Secret']
  /** By seat, the secrets that this seat may know by an office that it holds; `null` for the rest. */
  readonly known: readonly (T['Secret'] | null)[]
  /** The prompts put to this seat. */
  readonly openPrompts: readonly Asked<T>[]
}

/** What the referee sees. */
export interface RefereeView<T extends GameTypes, Shared = ShownOf<T>>
  extends PublicPart<T, Shared> {
  /** Who looks. */
  readonly role: 'referee'
  /** By seat, the secrets that the referee may know; `null` for the rest. */
  readonly known: readonly (T['Secret'] | null)[]
  /** What no player may know, or `null` where the referee may not either. */
  readonly hidden: T['Hidden'] | null
  /** The prompts put to the referee. */
  readonly openPrompts: readonly Asked<T>[]
}

/** What a person outside the table sees: the public part, and what they have sent in. */
export interface PersonView<T extends GameTypes, Shared = ShownOf<T>>
  extends PublicPart<T, Shared> {
  /** Who looks. */
  readonly role: 'person'
  /** Who. */
  readonly person: string
  /** What this person alone may know, as the game tells it; `null` for nothing. */
  readonly sent: unknown
}

/** A view whose own part is packed as states have it: what a recipe's `determinize` is given. */
export type PackedView<T extends GameTypes> = View<T, T['Shared']>

/** What a viewer sees, told apart by `role`. */
export type View<T extends GameTypes, Shared = ShownOf<T>> = GameView &
  (PublicView<T, Shared> | SeatView<T, Shared> | RefereeView<T, Shared> | PersonView<T, Shared>)
