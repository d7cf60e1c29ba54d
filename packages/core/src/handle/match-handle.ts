import type { Bot } from '../bots/bot.js'
import type { AbortSignalLike } from '../bots/pace.js'
import type { SearchBot } from '../bots/search.js'
import type { WordDictionary } from '../dictionary/dictionary.js'
import type { RosterEvent } from '../entry.js'
import type { Game, TableSetup } from '../game/game.js'
import type { PageTexts } from '../game/page-texts.js'
import type { PlayerView } from '../game/player-view.js'
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
import type { GameView, LegalMoves, RandomInt } from '../game/view.js'
import type { MatchPendingAction } from '../match/pending-actions.js'
import type { MatchRejection } from '../match/refusals.js'
import type { RejectedAnswer } from '../match/step.js'
import type { Contributions, Prompt, Referee } from '../prompt.js'
import type { Rejection } from '../rejection.js'
import type { RoleName } from '../roles.js'
import type { Timestamp } from '../time.js'

/** The environment of a match. Every field may be left out. */
export interface MatchEnvironment {
  /**
   * The secret from which chance is drawn, at least 16 bytes. Default: 32 random bytes. Set it if a
   * restarted program must draw the same again. Chance depends on the match's id and start, too: to
   * get the same cards in a new match, as in a test, also set `id` and `now`.
   */
  readonly secret?: string | Uint8Array | undefined
  /**
   * The dictionaries for word games, by the name under which questions refer to them, such as
   * `official`.
   */
  readonly dictionaries?: Readonly<Record<string, WordDictionary>> | undefined
  /**
   * Returns the current time, in milliseconds since the epoch, UTC. Default: the machine's clock.
   */
  readonly now?: (() => Timestamp) | undefined
  /** A referee that replaces the automatic one. `manualReferee` leaves all prompts to people. */
  readonly referee?: Referee | undefined
  /** Called with an error that a listener threw. Default: prints it to the console. */
  readonly onListenerError?: ((thrown: unknown) => void) | undefined
  /**
   * Called with an answer of the referee that the game refused. Default: prints it to the console.
   */
  readonly onRejectedAnswer?: ((rejected: RejectedAnswer) => void) | undefined
}

/**
 * The set-up of a match. Most games need `players` only. Name `referees` only if people should
 * judge. A program draws chance in any case.
 */
export interface MatchSetup<G extends Game = Game>
  extends MatchEnvironment,
    Omit<TableSetup, 'startedAt'> {
  /** The options. Those with a default may be left out. */
  readonly options?: SomeOptionsOf<G> | undefined
  /** The position to start from. Default: the beginning. */
  readonly position?: unknown
  /**
   * The match's id, on which its chance depends. Never use an id twice. Default: 128 random bits.
   */
  readonly id?: string | undefined
  /**
   * Texts of up to 200 characters on which the match's chance depends, by the names of the people
   * who contributed them, so that nobody alone decides it. Default: none.
   */
  readonly contributions?: Contributions | undefined
  /** When the match committed to its chance, if that was announced before its start. */
  readonly committedAt?: Timestamp | undefined
}

/** Options for sending a move or an answer. */
export interface PlayOptions {
  /**
   * A key that the sender chooses, 1 to 200 characters, such as the id of a mail. Repeating a
   * request of the same sender with the same key plays nothing again.
   */
  readonly idempotencyKey?: string | undefined
  /**
   * The etag of the page for which the move was made. If the sender's page has changed since, the
   * move is refused.
   */
  readonly etag?: string | undefined
  /**
   * The role in which the move is made, such as `'speaker'`. Leave it out for a player or a
   * referee.
   */
  readonly as?: RoleName | undefined
}

/** Why an action is refused. */
export type PlayError<G extends Game = Game> = ErrorOf<G> | MatchRejection | UnparsableRejection

/** The result of an accepted action. */
export interface PlaySuccess<G extends Game = Game> {
  /** Always `true`. */
  readonly ok: true
  /** Never set. */
  readonly error?: never
  /** The events that the actor may know. */
  readonly events: readonly EventOf<G>[]
}

/** The result of a refused action. Time may have passed before the refusal. */
export interface PlayFailure<G extends Game = Game> {
  /** Always `false`. */
  readonly ok: false
  /** Why the action is refused. */
  readonly error: PlayError<G>
  /** The events before the refusal that the actor may know. */
  readonly events: readonly EventOf<G>[]
}

/** The result of `play`, `answer` and `changeRoster`. */
export type PlayResult<G extends Game = Game> = PlaySuccess<G> | PlayFailure<G>

/** A bot that returns its move as a promise, such as one in a worker or on another server. */
export type AsyncBot<Move = unknown> = (
  view: GameView,
  now: Timestamp,
) => PromiseLike<Move | undefined>

/** The bots of a match, by the names of the people whose seats they play. */
export type BotsByName<G extends Game = Game> = Readonly<
  Record<string, Bot<MoveOf<G>> | SearchBot<MoveOf<G>> | AsyncBot<MoveOf<G>>>
>

/** Options for a run of bots. */
export interface BotRunOptions {
  /** The number of moves after which the run stops. Default: 10,000. */
  readonly maxMoves?: number | undefined
  /** Stops the run early, between two moves or while a bot thinks. */
  readonly signal?: AbortSignalLike | undefined
  /** The source of chance for answers to prompts. Default: the machine's random numbers. */
  readonly random?: RandomInt | undefined
  /**
   * Decides whether a bot may make an optional move. It is asked once for each bot, when nothing is
   * required of any bot. Default: no bot may.
   */
  readonly optionalMoves?: ((person: string) => boolean) | undefined
  /**
   * Whether it is asked again after each move, before anything is required of a bot, as in games in
   * which players interrupt each other. Default: no.
   */
  readonly optionalFirst?: boolean | undefined
  /**
   * Decides whether a prompt to the referee or the host gets a random answer, as a prompt to a bot
   * does. Default: such a prompt waits for a person.
   */
  readonly answerPrompt?: ((prompt: Prompt) => boolean) | undefined
}

/** The result of a bot run. */
export interface BotRun {
  /** The number of moves that the bots made and prompts that they answered. */
  readonly moves: number
  /** The names of the people whose bots had no move although one was required. */
  readonly idle: readonly string[]
  /** The moves that were refused. Each is a bug of a bot. */
  readonly refused: readonly { readonly person: string; readonly error: Rejection }[]
  /**
   * The reason why the run stopped: nothing was pending for the bots, `maxMoves` was reached, or
   * the signal aborted.
   */
  readonly stopped: 'done' | 'maxMoves' | 'aborted'
}

/** A change of a match, as listeners receive it. */
export interface MatchChange<G extends Game = Game> {
  /** The match before the change. */
  readonly before: MatchOf<G>
  /** The match after the change. */
  readonly after: MatchOf<G>
  /**
   * All events, including secret ones. Never forward them to people. Forward `eventsFor` instead.
   */
  readonly events: readonly EventOf<G>[]
  /** Returns the events that a person may know; `null` for the public. */
  eventsFor(person: string | null): readonly EventOf<G>[]
}

/** Options for a listener. */
export interface SubscribeOptions {
  /**
   * Whether the listener is called at once with all events since the start, in which `before` is
   * the match as it is. Default: `false`, it hears what happens from now on.
   */
  readonly fromStart?: boolean | undefined
}

/** Everything that a person's page needs, as plain JSON. */
export interface MatchPage<G extends Game = Game>
  extends PlayerView<ViewOf<G>, MoveOf<G>>,
    PageTexts {
  /** Why the person's last move or answer was refused; `null` if it was accepted. */
  readonly refusal: Pick<PlayError<G>, 'code' | 'message'> | null
}

/** Options for a page. */
export interface PageOptions {
  /** Leaves out so many events, which the person has read already. Default: 0. */
  readonly after?: number | undefined
}

/**
 * A match with methods: a thin, stateful handle over the pure functions. It holds an immutable
 * match (`value`), and every change replaces it. Nothing that players send throws. The methods are
 * closures, so you can pass them on separately.
 */
export interface MatchHandle<G extends Game = Game> {
  /** The game. */
  readonly game: G
  /** The match's id. */
  readonly id: string
  /** The current match. Assign an earlier one to go back to it. Its time goes on from there. */
  value: MatchOf<G>
  /** Whether the game is over. */
  readonly isOver: boolean
  /**
   * The time at which the next deadline falls due, in milliseconds since the epoch, UTC. `null` if
   * none runs.
   */
  readonly nextDeadline: Timestamp | null
  /**
   * Makes a move for a person, given as text in the game's notation or as an object. A text that
   * cannot be read is refused with `unparsable` and a help text.
   */
  play<const Given>(
    person: string,
    move: MoveInput<G> | Untrusted<Given>,
    options?: PlayOptions,
  ): PlayResult<G>
  /**
   * Answers a prompt, given its number, in the name of a person, or of the host if `by` is `null`.
   */
  answer(
    person: string | null,
    prompt: number,
    answer: unknown,
    options?: PlayOptions,
  ): PlayResult<G>
  /** Applies a roster event: somebody joins, leaves or goes on vacation, for example. */
  changeRoster(event: RosterEvent, options?: PlayOptions): PlayResult<G>
  /** Advances the time, so that deadlines fall due. Returns all events, including secret ones. */
  advanceTo(time: Timestamp | 'nextDeadline'): readonly EventOf<G>[]
  /**
   * Lets bots do everything that is required of them, one after another. Strong bots think in
   * slices, so other code can run meanwhile. A bot may also be an async function. If a bot's view
   * changes while it thinks, it thinks again.
   */
  playBots(bots: BotsByName<G>, options?: BotRunOptions): Promise<BotRun>
  /**
   * Does the same as `playBots`, but synchronously. Use it for tests and for bots that answer
   * quickly.
   */
  playBotsSync(bots: Readonly<Record<string, Bot<MoveOf<G>>>>, options?: BotRunOptions): BotRun
  /** Returns the pending actions of the whole table, or of one person. */
  pendingActions(person?: string): readonly MatchPendingAction[]
  /**
   * Returns the moves that a person may make now, as far as they can be listed: `complete` says
   * whether the list holds all of them, and `sample` draws one.
   */
  legalMoves(person: string): LegalMoves<MoveOf<G>>
  /**
   * Returns the view of a person; `null` for the public. It returns the same object until the view
   * changes.
   */
  viewFor(person: string | null): ViewOf<G>
  /** Returns the view of a person as plain text. */
  textFor(person: string | null): string
  /**
   * Returns everything that a person's page needs, as plain JSON: the view and its text, the pending
   * actions, the legal moves and how to write them, the events as sentences, the last refusal, what
   * the deadlines mean, the returns once the game is over, and the etag to send along with a move;
   * `null` for the public.
   */
  page(person: string | null, options?: PageOptions): MatchPage<G>
  /** Returns all events since the start that a person may know. */
  eventsFor(person: string | null): readonly EventOf<G>[]
  /**
   * Calls a listener after every change. Call the returned function to unsubscribe. A listener may
   * call any method of the handle. The next change is reported after all listeners have received
   * this one. A listener that throws does not stop the others.
   */
  subscribe(listener: (change: MatchChange<G>) => void, options?: SubscribeOptions): () => void
  /** Returns the match as a text that `openMatch` reads. */
  save(): string
  /** Undoes the last change, or does nothing if there is none. Deadlines get their time back. */
  undo(): void
}
