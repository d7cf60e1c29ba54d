import type {
  AnyEvent,
  GameEvent,
  GameText,
  GameView,
  LegalMoves,
  PendingAction,
  Rejection,
  TableEvent,
  Timestamp,
} from '@ackanomic/core'
import type { GameTypes, View } from '@ackanomic/core/engine'
import type { StandardSchemaV1 } from '@ackanomic/core/untrusted'

/** An event that reached the viewer. */
export interface LogMessage<Event extends AnyEvent = AnyEvent>
  extends Pick<GameEvent<Event>, 'at' | 'clause' | 'event'> {
  /** Tells it from all others of its match. */
  readonly id: string
  /** The event as a sentence or two. */
  readonly message: string
}

/** Controls for earlier steps of a match. Showing one undoes nothing. */
export interface TimeTravel {
  /** How many steps there are to look at, the present one too. */
  readonly steps: number
  /** Which is shown, from 0; `null` for the present. */
  readonly at: number | null
  /** Shows another step, or with `null` the present. */
  go(at: number | null): void
}

/**
 * One match as one person sees it, and what they may do in it: everything that a board needs. It is
 * the same for a match in the page and for one at a host.
 *
 * While an earlier step is shown, nothing is pending and nothing is legal, so a board can ignore
 * it.
 *
 * @typeParam Shown - the game's view
 * @typeParam Move - the game's moves
 * @typeParam Said - the game's announcements
 */
export interface BoardMatch<
  Shown extends GameView = GameView,
  Move = unknown,
  Event extends AnyEvent = AnyEvent,
> {
  /** The words of the game: notation, sentences, the clauses. */
  readonly text: GameText<Move>
  /** The view. */
  readonly view: Shown
  /** The names of the players by seat. */
  readonly names: readonly string[]
  /** The pending actions of the viewer, with their deadlines. */
  readonly pendingActions: readonly PendingAction[]
  /** The pending actions of others that the viewer may know. */
  readonly othersPending: readonly PendingAction[]
  /** The legal moves of the viewer, as far as they can be listed. */
  readonly legalMoves: LegalMoves<Move>
  /** The events that the viewer received, oldest first. */
  readonly log: readonly LogMessage<Event>[]
  /** The present moment, milliseconds UTC, for deadlines. */
  readonly now: Timestamp
  /** Whether others act, or an answer is on its way. */
  readonly busy: boolean
  /** Why the last thing was refused; `null` once something was accepted. */
  readonly error: Rejection | null
  /** Makes a move of the viewer's; the answer is the refusal, or `null` where it was accepted. */
  submit(move: Move): Promise<Rejection | null>
  /** Answers a prompt that is put to the viewer; the answer is the refusal, or `null`. */
  answer(prompt: number, answer: unknown): Promise<Rejection | null>
  /** Lets the time pass up to the next deadline; `null` where nobody at the page can. */
  readonly skipToDeadline: (() => void) | null
  /** The controls for earlier steps; `null` if there are none. */
  readonly history: TimeTravel | null
  /** The schema of moves, for a form; `null` if only the game's text is loaded. */
  readonly moveSchema: StandardSchemaV1<unknown, Move> | null
}

/** A {@link BoardMatch} of a game by the bundle of its types, as `TableOf<PureSkill>`. */
export type BoardMatchOf<T extends GameTypes> = BoardMatch<
  View<T>,
  T['Move'],
  T['Event'] | TableEvent
>

/** The props of every board. */
export interface BoardProps<At extends BoardMatch = BoardMatch> {
  /** The match. */
  readonly match: At
}
