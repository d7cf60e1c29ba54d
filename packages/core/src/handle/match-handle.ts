import type { Bot } from '../bots/bot.js'
import type { AbortSignalLike } from '../bots/pace.js'
import type { SearchBot } from '../bots/search.js'
import type { WordDictionary } from '../dictionary/dictionary.js'
import type { RosterEvent } from '../entry.js'
import type { Game, TableSetup } from '../game/game.js'
import type {
  ErrorOf,
  EventOf,
  MatchOf,
  MoveInput,
  MoveOf,
  SomeOptionsOf,
  ViewOf,
} from '../game/types-of.js'
import type { UnparsableRejection } from '../game/unparsable.js'
import type { Untrusted } from '../game/untrusted.js'
import type { GameView, RandomInt } from '../game/view.js'
import type { MatchPendingAction } from '../match/pending-actions.js'
import type { MatchRejection } from '../match/refusals.js'
import type { RejectedAnswer } from '../match/step.js'
import type { Contributions, Prompt, Referee } from '../prompt.js'
import type { Rejection } from '../rejection.js'
import type { RoleName } from '../roles.js'
import type { Timestamp } from '../time.js'

/** The surroundings of a match. Every field may be left out. */
export interface MatchEnvironment {
  /**
   * From which chance is drawn, at least 16 bytes. Default: 32 random bytes. Give one where a program
   * that was restarted must draw the same again.
   */
  readonly secret?: string | Uint8Array | undefined
  /** The dictionaries for word games, by the name that questions call them, such as `official`. */
  readonly dictionaries?: Readonly<Record<string, WordDictionary>> | undefined
  /** The present moment, milliseconds since the epoch, UTC. Default: the clock of the machine. */
  readonly now?: (() => Timestamp) | undefined
  /** Answers prompts in place of the automatic referee. `manualReferee` leaves all to people. */
  readonly referee?: Referee | undefined
  /** Is told what a listener threw. Default: it is printed to the console. */
  readonly onListenerError?: ((thrown: unknown) => void) | undefined
  /**
   * Is called with an answer of the referee that the game refused. Default: prints it to the
   * console.
   */
  readonly onRejectedAnswer?: ((rejected: RejectedAnswer) => void) | undefined
}

/**
 * How a match is set up: `players` is all that most games need. Name `referees` only where people are to
 * judge; chance stays with the program all the same.
 */
export interface MatchSetup<G extends Game = Game>
  extends MatchEnvironment,
    Omit<TableSetup, 'startedAt'> {
  /** The options; each that has a default may be left out. */
  readonly options?: SomeOptionsOf<G> | undefined
  /** The position to start from; the beginning, when left out. */
  readonly position?: unknown
  /** The match's id, on which its chance depends: never use one twice. Default: 128 random bits. */
  readonly id?: string | undefined
  /**
   * Texts of up to 200 characters on which the match's chance depends, by the names of those who gave
   * them, so that nobody alone decides it. None when left out.
   */
  readonly contributions?: Contributions | undefined
  /** When the match committed to its chance, if that was announced before its start. */
  readonly committedAt?: Timestamp | undefined
}

/** How something is sent. */
export interface PlayOptions {
  /**
   * A key of the sender's own, 1 to 200 characters, such as the id of a mail: what comes again under the
   * same key of the same sender is not played twice.
   */
  readonly idempotencyKey?: string | undefined
  /**
   * The etag of the page that the move was made for. If the sender's page has changed, the move is
   * refused.
   */
  readonly etag?: string | undefined
  /**
   * The role in whose name the move is made, such as `'speaker'`; left out for a player or a
   * referee.
   */
  readonly as?: RoleName | undefined
}

/** Why something that was sent is refused. */
export type PlayError<G extends Game = Game> = ErrorOf<G> | MatchRejection | UnparsableRejection

/** The result of an accepted action. */
export interface PlaySuccess<G extends Game = Game> {
  /** Always `true`. */
  readonly ok: true
  /** None. */
  readonly error?: never
  /** The events that the actor may know, and no others. */
  readonly events: readonly EventOf<G>[]
}

/**
 * The result of a refused action. Time may have passed before the refusal; `events` holds what the
 * actor may know of that.
 */
export interface PlayFailure<G extends Game = Game> {
  /** Always `false`. */
  readonly ok: false
  /** Why it is refused. */
  readonly error: PlayError<G>
  /** The events of the time before the refusal that the actor may know. */
  readonly events: readonly EventOf<G>[]
}

/** The result of `play`, `answer` and `changeRoster`. */
export type PlayResult<G extends Game = Game> = PlaySuccess<G> | PlayFailure<G>

/** A bot that answers later, such as one in a worker or at another server. */
export type AsyncBot<Move = unknown> = (
  view: GameView,
  now: Timestamp,
) => PromiseLike<Move | undefined>

/** The bots of a match, by the name of the person whose seat they play. */
export type BotsByName<G extends Game = Game> = Readonly<
  Record<string, Bot<MoveOf<G>> | SearchBot<MoveOf<G>> | AsyncBot<MoveOf<G>>>
>

/** How bots play. */
export interface BotRunOptions {
  /** After how many moves they stop. Default 10,000. */
  readonly maxMoves?: number | undefined
  /** Stops them early, between two moves or in the midst of a thought. */
  readonly signal?: AbortSignalLike | undefined
  /** Where the answers to prompts are drawn from. Default: the machine's chance. */
  readonly random?: RandomInt | undefined
  /**
   * Whether a bot may make a move that is optional; asked once for each bot, when nothing is required of
   * any. Default: none may.
   */
  readonly optionalMoves?: ((person: string) => boolean) | undefined
  /**
   * Whether a prompt to the referee or the host is answered at random, as those to bots are. Default: it
   * waits for a person.
   */
  readonly answerPrompt?: ((prompt: Prompt) => boolean) | undefined
}

/** The result of a bot run. */
export interface BotRun {
  /** How many moves they made, and prompts they answered. */
  readonly moves: number
  /** The people with a pending action whose bots had no move, by name. */
  readonly idle: readonly string[]
  /** The moves that were refused: faults of the bots. */
  readonly refused: readonly { readonly person: string; readonly error: Rejection }[]
  /**
   * The reason for stopping: nothing is pending for them, `maxMoves` was reached, or the signal
   * aborted.
   */
  readonly stopped: 'done' | 'maxMoves' | 'aborted'
}

/** A change of a match, as listeners receive it. */
export interface MatchChange<G extends Game = Game> {
  /** The match before it. */
  readonly before: MatchOf<G>
  /** The match after it. */
  readonly after: MatchOf<G>
  /** All events, whoever they are for. Never forward them to people; forward `eventsFor`. */
  readonly events: readonly EventOf<G>[]
  /** The events that a person may know; `null` for the public. */
  eventsFor(person: string | null): readonly EventOf<G>[]
}

/**
 * A match that goes on: a thin, stateful handle over the pure functions. It holds an immutable match
 * (`value`), and every call replaces it. Nothing that players send throws. The methods are closures, so
 * that they can be passed on by themselves.
 */
export interface MatchHandle<G extends Game = Game> {
  /** The game. */
  readonly game: G
  /** The match's id. */
  readonly id: string
  /** The match as it stands. Assign an earlier one to go back to it; its time goes on from there. */
  value: MatchOf<G>
  /** Whether the game is over. */
  readonly isOver: boolean
  /** When the next deadline falls due, milliseconds UTC; `null` when none runs. */
  readonly nextDeadline: Timestamp | null
  /**
   * Makes a move of a person, as text in the game's notation or as an object. Text that cannot be
   * read is refused with `unparsable` and a help text.
   */
  play<const Given>(
    person: string,
    move: MoveInput<G> | Untrusted<Given>,
    options?: PlayOptions,
  ): PlayResult<G>
  /** Answers a prompt, by its number, in the name of a person; `null` for the host. */
  answer(
    person: string | null,
    prompt: number,
    answer: unknown,
    options?: PlayOptions,
  ): PlayResult<G>
  /** Takes what happens around the table: somebody leaves, goes on vacation, joins. */
  changeRoster(event: RosterEvent, options?: PlayOptions): PlayResult<G>
  /** Lets the time pass, and what falls due happen. Answers all events, whomever they are for. */
  advanceTo(time: Timestamp | 'nextDeadline'): readonly EventOf<G>[]
  /**
   * Lets bots do everything that is required of them, one after another. Strong bots think in
   * slices, so that other code can run meanwhile; a bot may also be an async function. A bot whose
   * view has changed meanwhile thinks again.
   */
  playBots(bots: BotsByName<G>, options?: BotRunOptions): Promise<BotRun>
  /** As `playBots`, at once: for tests, and bots that answer quickly. */
  playBotsSync(bots: Readonly<Record<string, Bot<MoveOf<G>>>>, options?: BotRunOptions): BotRun
  /** The pending actions of the whole table, or of one person. */
  pendingActions(person?: string): readonly MatchPendingAction[]
  /** The moves that a person may make now, as far as they can be listed. */
  legalMoves(person: string): readonly MoveOf<G>[]
  /** The view of a person, `null` for the public. It is the same object until it changes. */
  viewFor(person: string | null): ViewOf<G>
  /** The view of a person, as plain text. */
  textFor(person: string | null): string
  /** All events since the start that a person may know. */
  eventsFor(person: string | null): readonly EventOf<G>[]
  /**
   * Calls a listener after every change; call the returned function to stop. A listener may call
   * any method of the handle; the next change is reported when all listeners have heard of this
   * one. A listener that throws stops no other.
   */
  subscribe(listener: (change: MatchChange<G>) => void): () => void
  /** The match as a text that `openMatch` reads. */
  save(): string
  /** Undoes the last change; does nothing if there is none. Deadlines get their time back. */
  undo(): void
}
