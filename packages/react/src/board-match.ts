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

/** An announcement that reached whoever looks. */
export interface LogMessage<Event extends AnyEvent = AnyEvent>
  extends Pick<GameEvent<Event>, 'at' | 'clause' | 'event'> {
  /** Tells it from all others of its match. */
  readonly id: string
  /** The announcement as a sentence or two. */
  readonly message: string
}

/** The way back through a match: what is shown, and nothing of it is undone. */
export interface TimeTravel {
  /** How many steps there are to look at, the present one too. */
  readonly steps: number
  /** Which is shown, from 0; `null` for the present. */
  readonly at: number | null
  /** Shows another step, or with `null` the present. */
  go(at: number | null): void
}

/**
 * One match as one person sees it, and what they may do there: all that a board knows. It is the same
 * for a match in the page and for one at a host.
 *
 * While an earlier step is shown, nothing is wanted and nothing is legal; a board need not care.
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
  /** What the viewer sees. */
  readonly view: Shown
  /** The names of the players by seat. */
  readonly names: readonly string[]
  /** What is wanted of the viewer now, and until when. */
  readonly pendingActions: readonly PendingAction[]
  /** What is wanted of others, as far as the viewer may know and was told. */
  readonly othersPending: readonly PendingAction[]
  /** What the viewer may do now, as far as it can be listed. */
  readonly legalMoves: LegalMoves<Move>
  /** What the viewer was told, oldest first. */
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
  /** The way back; `null` where there is none. */
  readonly history: TimeTravel | null
  /** What moves look like, for a form; `null` where only the words of the game are there. */
  readonly moveSchema: StandardSchemaV1<unknown, Move> | null
}

/** A {@link BoardMatch} of a game by the bundle of its types, as `TableOf<PureSkill>`. */
export type BoardMatchOf<T extends GameTypes> = BoardMatch<
  View<T>,
  T['Move'],
  T['Event'] | TableEvent
>

/** What every board is given. */
export interface BoardProps<At extends BoardMatch = BoardMatch> {
  /** The match. */
  readonly match: At
}
