import type { Bot } from '../bots/bot.js'
import type { AbortSignalLike } from '../bots/pace.js'
import type { SearchBot } from '../bots/search.js'
import type { WordDictionary } from '../dictionary/dictionary.js'
import type { RosterEvent } from '../entry.js'
import type { Game, RosterSetup } from '../game/game.js'
import type { PageTexts } from '../game/page-texts.js'
import type { PlayerView } from '../game/player-view.js'
import type { UnparsableError } from '../game/refuse-text.js'
import type {
  ErrorOf,
  EventOf,
  MatchOf,
  MoveInput,
  MoveOf,
  SomeOptionsOf,
  ViewOf,
} from '../game/types-of.js'
import type { Untrusted } from '../game/untrusted.js'
import type { GameView, LegalMoves, RandomInt } from '../game/view.js'
import type { GameError } from '../game-error.js'
import type { MatchError } from '../match/match-errors.js'
import type { MatchPendingAction } from '../match/pending-actions.js'
import type { RejectedAnswer } from '../match/step.js'
import type { Contributions, Prompt, Referee } from '../prompt.js'
import type { RoleName } from '../roles.js'
import type { Timestamp } from '../time.js'

/** The environment of a match. */
export interface MatchEnvironment {
  /**
   * The secret from which chance is drawn, at least 16 bytes. Default: 32 random bytes. Set it if a
   * restarted program must draw the same again; for the same cards in a new match, also set `id`
   * and `now`. If you open a match with another secret, later draws cannot be proven.
   */
  readonly secret?: string | Uint8Array | undefined
  /** The dictionaries for word games by name, such as `official`. */
  readonly dictionaries?: Readonly<Record<string, WordDictionary>> | undefined
  /** Returns the current time. Default: the machine's clock. */
  readonly now?: (() => Timestamp) | undefined
  /** Replaces the automatic referee. `manualReferee` leaves all prompts to people. */
  readonly referee?: Referee | undefined
  /** Called with an error that a listener threw. Default: prints it to the console. */
  readonly onListenerError?: ((thrown: unknown) => void) | undefined
  /** Called with a referee's answer that the game refused. Default: prints it to the console. */
  readonly onRejectedAnswer?: ((rejected: RejectedAnswer) => void) | undefined
}

/** The set-up of a match. Name `referees` only if people judge: a program draws chance anyway. */
export interface CreateMatchOptions<G extends Game = Game>
  extends MatchEnvironment,
    Omit<RosterSetup, 'startedAt'> {
  /** The options. Those with a default may be left out. */
  readonly options?: SomeOptionsOf<G> | undefined
  /** The position to start from. Default: the beginning. */
  readonly position?: unknown
  /** A unique id, on which chance depends. Default: 128 random bits. */
  readonly id?: string | undefined
  /** Texts of up to 200 characters by contributor, on which chance depends. Default: none. */
  readonly contributions?: Contributions | undefined
  /** The time of the commitment to chance, if it was announced before the start. */
  readonly committedAt?: Timestamp | undefined
}

/** Options for sending a move or an answer. */
export interface PlayOptions {
  /** A key, 1 to 200 characters. A request repeated with the same key plays nothing again. */
  readonly idempotencyKey?: string | undefined
  /** The etag of the sender's page. If the page has changed since, the move is refused. */
  readonly etag?: string | undefined
  /** The role of the sender, such as `'speaker'`; absent for a player or a referee. */
  readonly as?: RoleName | undefined
}

/** Why an action is refused. */
export type PlayError<G extends Game = Game> = ErrorOf<G> | MatchError | UnparsableError

/** The result of an accepted action. */
export interface PlaySuccess<G extends Game = Game> {
  readonly ok: true
  readonly error?: never
  /** The events that the actor may know. */
  readonly events: readonly EventOf<G>[]
}

/** A refused action. Time may have passed before it. */
export interface PlayFailure<G extends Game = Game> {
  readonly ok: false
  readonly error: PlayError<G>
  readonly events: readonly EventOf<G>[]
}

/** The result of `play`, `answer` and `changeRoster`. */
export type PlayResult<G extends Game = Game> = PlaySuccess<G> | PlayFailure<G>

/** A bot that returns a promise, such as one in a worker or on a server. */
export type AsyncBot<Move = unknown> = (
  view: GameView,
  now: Timestamp,
) => PromiseLike<Move | undefined>

/** The bots of a match, by person. */
export type BotsByName<G extends Game = Game> = Readonly<
  Record<string, Bot<MoveOf<G>> | SearchBot<MoveOf<G>> | AsyncBot<MoveOf<G>>>
>

/** Options for a run of bots. */
export interface BotRunOptions {
  readonly maxMoves?: number | undefined
  /** Stops the run early, between two moves or while a bot thinks. */
  readonly signal?: AbortSignalLike | undefined
  /** The source of chance for answers to prompts. Default: the machine's. */
  readonly random?: RandomInt | undefined
  /** Decides whether a bot may make an optional move; asked once per bot when none must move. */
  readonly optionalMoves?: ((person: string) => boolean) | undefined
  /** Whether bots may act after each move before one must, to interrupt others. Default: no. */
  readonly optionalFirst?: boolean | undefined
  /** Decides whether a prompt to the referee or host is answered at random. Default: no. */
  readonly answerPrompt?: ((prompt: Prompt) => boolean) | undefined
}

/** The result of a bot run. */
export interface BotRun {
  readonly moves: number
  /** The people whose bots found no required move. */
  readonly idle: readonly string[]
  /** The moves that were refused. Each is a bug of a bot. */
  readonly refused: readonly { readonly person: string; readonly error: GameError }[]
  /** Why the run stopped; `'done'` if nothing was pending for the bots. */
  readonly stopped: 'done' | 'maxMoves' | 'aborted'
}

/** A change of a match, as listeners receive it. */
export interface MatchChange<G extends Game = Game> {
  readonly before: MatchOf<G>
  readonly after: MatchOf<G>
  /** All events, including secret ones. Forward `eventsFor` to people instead. */
  readonly events: readonly EventOf<G>[]
  /** Returns the events that a person may know; `null` for the public. */
  eventsFor(person: string | null): readonly EventOf<G>[]
}

/** Options for a listener. */
export interface SubscribeOptions {
  /** Calls the listener at once with all events since the start; `before` is the present match. */
  readonly fromStart?: boolean | undefined
}

/** Everything that a person's page needs, as plain JSON. */
export interface MatchPage<G extends Game = Game>
  extends PlayerView<ViewOf<G>, MoveOf<G>>,
    PageTexts {
  /** The error of the person's last move or answer; `null` if it was accepted. */
  readonly error: Pick<PlayError<G>, 'code' | 'message'> | null
}

/** Options for a page. */
export interface PageOptions {
  /** The number of messages to leave out, because they were read already. Default: 0. */
  readonly after?: number | undefined
}

/**
 * A stateful handle of a match: every change replaces its immutable `value`. Nothing that players
 * send throws. The methods are closures, so you can pass them on.
 */
export interface MatchHandle<G extends Game = Game> {
  readonly game: G
  readonly id: string
  /** The current match. Assign an earlier one to go back; its time goes on from there. */
  value: MatchOf<G>
  readonly isOver: boolean
  readonly nextDeadline: Timestamp | null
  /** Makes a move, as an object or in the game's notation; refuses other text with `unparsable`. */
  play<const Given>(
    person: string,
    move: MoveInput<G> | Untrusted<Given>,
    options?: PlayOptions,
  ): PlayResult<G>
  /** Answers a prompt by its number, in the name of a person, or of the host (`null`). */
  answer(
    person: string | null,
    prompt: number,
    answer: unknown,
    options?: PlayOptions,
  ): PlayResult<G>
  /** Applies a roster event, such as somebody joining or leaving. */
  changeRoster(event: RosterEvent, options?: PlayOptions): PlayResult<G>
  /** Advances the time, so that deadlines fall due. Returns all events, including secret ones. */
  advanceTo(time: Timestamp | 'nextDeadline'): readonly EventOf<G>[]
  /** Lets bots make all required moves. A bot whose view changes while it thinks starts again. */
  playBots(bots: BotsByName<G>, options?: BotRunOptions): Promise<BotRun>
  /** Does the same synchronously, for tests and for fast bots. */
  playBotsSync(bots: Readonly<Record<string, Bot<MoveOf<G>>>>, options?: BotRunOptions): BotRun
  /** Returns the pending actions of everybody, or of one person. */
  pendingActions(person?: string): readonly MatchPendingAction[]
  /** Returns the moves that a person may make now: all if `complete`; `sample` draws one. */
  legalMoves(person: string): LegalMoves<MoveOf<G>>
  /** Returns a person's view; `null` for the public. It is the same object until it changes. */
  viewFor(person: string | null): ViewOf<G>
  /** Returns the view of a person as plain text. */
  textFor(person: string | null): string
  /** Returns everything that a person's page needs, as plain JSON; `null` for the public. */
  page(person: string | null, options?: PageOptions): MatchPage<G>
  /** Returns all events since the start that a person may know. */
  eventsFor(person: string | null): readonly EventOf<G>[]
  /**
   * Calls a listener after every change; returns a function that unsubscribes it. Listeners may
   * call any method. One that throws does not stop the others.
   */
  subscribe(listener: (change: MatchChange<G>) => void, options?: SubscribeOptions): () => void
  /** Returns the match as a text that `openMatch` reads. */
  save(): string
  /** Undoes the last change, if there is one. Deadlines get their time back. */
  undo(): void
}
