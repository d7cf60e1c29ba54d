import type {
  AnyEvent,
  CoreEvent,
  GameError,
  GameEvent,
  GameText,
  GameView,
  LegalMoves,
  PendingAction,
  Timestamp,
} from '@ackanomic/core'
import type { GameTypes, View } from '@ackanomic/core/engine'
import type { StandardSchemaV1 } from '@ackanomic/core/untrusted'
import type { CSSProperties } from 'react'
import type { BoardSlots } from './parts/slots.js'

/** An event that reached the viewer. */
export interface LogMessage<Event extends AnyEvent = AnyEvent>
  extends Pick<GameEvent<Event>, 'at' | 'clause' | 'event'> {
  /** An id that is unique in its match. */
  readonly id: string
  /** The event as a sentence or two. */
  readonly message: string
  /** The step that the event led to, for `history.go`. */
  readonly step: number
}

/** A result that is shown on the board before anything new appears. */
export interface Stage {
  /** The kind of result, such as `'trick'`, for the board and for styles (`data-kind`). */
  readonly kind: string
  /** The result in a few words: `Trick to Ann`. */
  readonly title: string
  /** The reason, in a sentence or two. */
  readonly text?: string
  /** Its place on the board: a `data-motion-at` or `data-motion`, which gets `data-staged`. */
  readonly focus?: string
  /**
   * The view below the result and earlier ones of the change. Default: `'after'`, the one after it.
   */
  readonly on?: 'before' | 'after'
  /** The public state below the result, if neither view has it. */
  readonly shared?: object
}

/** The controls for earlier steps of a match. Showing a step undoes nothing. */
export interface TimeTravel {
  /** The number of steps that can be shown, including the current one. */
  readonly steps: number
  /** The step that is shown, from 0, or `null` for the current one. */
  readonly at: number | null
  /** Shows another step; `null` shows the current one. */
  go(at: number | null): void
  /** All events that the viewer received, oldest first, even those after the shown step. */
  readonly log: readonly LogMessage[]
}

/**
 * A match in the page or at a host as one person sees it, with everything that a board needs. While
 * an earlier step is shown, nothing is pending and no move is legal, so a board needs no special
 * case.
 *
 * @typeParam Shown - the game's view
 * @typeParam Move - the game's moves
 * @typeParam Said - the game's events
 */
export interface BoardMatch<
  Shown extends GameView = GameView,
  Move = unknown,
  Event extends AnyEvent = AnyEvent,
> {
  /** The text of the game: notation and sentences. */
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
  /** The current time, in milliseconds since the epoch, UTC, for deadlines. */
  readonly now: Timestamp
  /** Whether others are acting, or a request is being answered. */
  readonly busy: boolean
  /** Why the last action was refused, or `null` if it was accepted. */
  readonly error: GameError | null
  /** Makes a move for the viewer. Resolves to the error, or to `null` if the move was accepted. */
  submit(move: Move): Promise<GameError | null>
  /** Answers a prompt for the viewer. Resolves to the error, or to `null` if it was accepted. */
  answer(prompt: number, answer: unknown): Promise<GameError | null>
  /** Advances the time to the next deadline. `null` if nobody at the page can do so. */
  readonly skipToDeadline: (() => void) | null
  /** Lets bots finish the match for everybody. `null` if nobody at the page can do so. */
  readonly playOut: (() => void) | null
  /** The controls for earlier steps, or `null` if there are none. */
  readonly history: TimeTravel | null
  /** The move that is shown as a hint, or `null`. Boards mark its place with `hintMark`. */
  readonly hint: Move | null
  /** Says why the viewer cannot make a move now; `null` if they can, or without the rules. */
  whyNot(move: unknown): GameError | null
  /** The result that the board shows now; see `useStages`. */
  readonly stage?: Stage | null
  /** The schema of moves, for a form; `null` if only the game's text is loaded. */
  readonly moveSchema: StandardSchemaV1<unknown, Move> | null
}

/** The {@link BoardMatch} of a game by its types, as in `BoardMatchOf<PureSkill>`. */
export type BoardMatchOf<T extends GameTypes> = BoardMatch<
  View<T>,
  T['Move'],
  T['Event'] | CoreEvent
>

/** The props of every board. */
export interface BoardProps<At extends BoardMatch = BoardMatch> {
  /** The match. */
  readonly match: At
  /** An additional class for the root element. */
  readonly className?: string | undefined
  /** The style of the root element. */
  readonly style?: CSSProperties | undefined
  /** Shows the board without any actions. */
  readonly readOnly?: boolean | undefined
  /** The parts that the app draws in its own way. Pass the same object each time. */
  readonly slots?: BoardSlots | undefined
  /** Called before a move is sent. If it returns or resolves to `false`, the move is not sent. */
  onBeforeMove?(move: MoveIn<At>): unknown
  /** Called after a move, with the error, or with `null` if the move was accepted. */
  onMove?(move: MoveIn<At>, error: GameError | null): void
  /** Called with each event as it reaches the viewer. */
  onEvent?(message: EventIn<At>): void
}

/** The moves of a match. */
export type MoveIn<At extends BoardMatch> = Parameters<At['submit']>[0]

/** The events of a match, as messages. */
export type EventIn<At extends BoardMatch> = At['log'][number]

/** A change of a match, as the viewer saw it. */
export interface MatchChange<At extends BoardMatch = BoardMatch> {
  /** The view before. */
  readonly before: At['view']
  /** The view after. */
  readonly after: At['view']
  /** The events that the viewer received in between, oldest first. */
  readonly events: readonly EventIn<At>[]
  /** The names of the players by seat. */
  readonly names: readonly string[]
}
