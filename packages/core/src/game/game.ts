import type { LogEntry } from '../entry.js'
import type { GameError } from '../game-error.js'
import type { Prompt } from '../prompt.js'
import type { Result } from '../result.js'
import type { RoleDefinitions, RoleName } from '../roles.js'
import type { MatchClock } from '../roster/match-clock.js'
import type { SeatNumber } from '../roster/roster.js'
import type { Timestamp } from '../time.js'
import type { Outcome } from './awards.js'
import type { Census, GameDescription } from './description.js'
import type { AnyEvent, GameEvent } from './game-event.js'
import type { UnparsableError } from './refuse-text.js'
import type { StandardSchemaV1 } from './standard-schema.js'
import type { GameView, LegalMoves, MatchStatus, PendingAction, RandomInt } from './view.js'
import type { Viewer } from './viewer.js'

/** The people of a match and the circumstances of the start (1250.1 VI.a). */
export interface RosterSetup {
  /** The players, in the order of their seats. */
  readonly players: readonly string[]
  /** The referees. Default: a program, if the game needs one. */
  readonly referees?: readonly string[] | undefined
  readonly startedAt: Timestamp
  /** The person who announces the start. Default: the first referee, or else the first player. */
  readonly announcedBy?: string
  /** For a Duel: the challenged player. */
  readonly duel?: { readonly challenged: string }
  /** For an exhibition: the role that declares it (1250.1 VII.a). The app checks who holds it. */
  readonly exhibition?: { readonly as: RoleName }
  /** The hours of deadlines, from `createMatchClock`. Default: always. */
  readonly clock?: MatchClock | undefined
  /** Numbers about the society, for player limits that depend on them (1250.1 III.c). */
  readonly census?: Census
  readonly willing?: readonly string[]
}

/** The result of an accepted entry. */
export interface GameStep<State = unknown, Move = unknown, Event extends AnyEvent = AnyEvent> {
  /** The new state, frozen. */
  readonly state: State
  readonly events: readonly GameEvent<Event>[]
  /** The entry as it was read, frozen, for the log. `null` for the start. */
  readonly entry: LogEntry<Move> | null
}

export interface ErrorAt<Refused = GameError> {
  readonly index: number
  readonly error: Refused
}

/** The schemas of input, as Standard Schemas, which form libraries can read. */
export interface GameSchemas<Move = unknown> {
  readonly move: StandardSchemaV1<unknown, Move>
  readonly options: StandardSchemaV1<unknown, unknown>
  readonly join?: StandardSchemaV1<unknown, unknown>
}

/** The rules of a game: pure functions over a plain, frozen state, which never throw on input. */
export interface GameRules<
  State = unknown,
  Move = unknown,
  Refused extends GameError = GameError,
  Event extends AnyEvent = AnyEvent,
> {
  /** The id in saves and catalogues, such as `'pure-skill'`. */
  readonly id: string
  /** The revision, which increases when an old log would change its meaning. */
  readonly revision: number
  /** The description that rule 1250.1 III requires. */
  readonly description: GameDescription
  /** The roles outside the match. Default: an organizer. */
  readonly roles?: RoleDefinitions
  readonly schemas: GameSchemas<Move>
  /** Starts a match, from the beginning or a position. Input of any type is checked. */
  setup(
    roster: RosterSetup,
    options?: unknown,
    position?: unknown,
  ): Result<GameStep<State, Move, Event>, Refused>
  /**
   * Applies one entry of any type, after the deadlines due before it. A `time` entry stops at a
   * deadline that opens a prompt.
   */
  apply(state: State, entry: unknown): Result<GameStep<State, Move, Event>, Refused>
  /** Returns the error with which `apply` would refuse an entry, or `undefined`. */
  check(state: State, entry: unknown): Refused | undefined
  /** Applies many entries, all or none. Absent if they must be applied one by one. */
  applyAll?(state: State, entries: readonly unknown[]): Result<State, ErrorAt<Refused>>
  /** Returns the seats, deadlines and open prompts, for the program that runs the match. */
  status(state: State): MatchStatus
  /** Returns the result, or `undefined` while the game goes on. */
  outcome(state: State): Outcome | undefined
  /** Returns the view of a viewer. */
  view(state: State, viewer: Viewer): GameView
  /** Returns a viewer's pending actions; `'all'` adds others' that the viewer may know. */
  pendingActions(state: State, viewer: Viewer, whose?: 'own' | 'all'): readonly PendingAction[]
  /** Returns the legal moves of a view's seat, as far as the view shows; none for other views. */
  legalMoves(view: GameView): LegalMoves<Move>
  /** The migrations of saves to the next revision, by the older revision. */
  readonly migrations?: Readonly<Record<number, Migration>>
}

export interface SavedPlay {
  readonly options: unknown
  readonly log: readonly unknown[]
}

/** Converts what was saved under one revision into what the next understands. */
export type Migration = (saved: SavedPlay) => SavedPlay

/** Reads and writes moves as text, in the rule's mail format or the field's standard. */
export interface Notation<Move = unknown, View extends GameView = GameView> {
  /** One or two lines that explain how to write moves. */
  readonly help: string
  /** Reads a move, or refuses with what was wrong and what would be right. */
  parse(text: string, view: View): Result<Move, UnparsableError>
  /** Writes a move in its canonical form, which `parse` can read. */
  format(move: Move, view: View): string
}

/** The words for an option where people choose it. */
export interface OptionText {
  readonly label: string
  readonly help: string
  /** Its values and its parts in words. Parts without a word are for programs alone. */
  readonly choices?: Readonly<Record<string, string>>
  /** Whether few people need it, so that a form folds it away. Default: no. */
  readonly advanced?: boolean
}

/** The text of a game. It works on views and events alone, so a page needs no rules. */
export interface GameText<
  Move = unknown,
  View extends GameView = GameView,
  Event extends AnyEvent = AnyEvent,
> {
  /** Each type of move as a phrase after "you may", such as `bid a card`. Default: the type. */
  readonly actions?: Readonly<Record<string, string>>
  /** The words for each option, in the order of a form. */
  readonly options?: Readonly<Record<string, OptionText>>
  /** Whether sentences name cards of the Standard Deck, such as `KD`, which a page can draw. */
  readonly cards?: boolean
  /** The consequence of each deadline, as a sentence such as `The referee draws a bid for you.` */
  readonly forfeits?: Readonly<Record<string, string>>
  readonly notation: Notation<Move, View>
  /** Describes a move that the view allows, such as `Bid 3 tricks`. Default: the notation. */
  describeMove?(move: Move, view: View): string
  /** Renders a view as plain text. */
  render(view: View): string
  /** Describes an event in a sentence or two. `names` come from `namesOf`. */
  describeEvent(event: Event, names: readonly string[]): string
}

/** The support of a game for search. Each part may be missing. */
export interface SearchSupport<State = unknown, Move = unknown> {
  /**
   * Returns a random state that agrees with everything a viewer knows, with its clock at `now`.
   * Default: just before the next deadline, or else the latest time in the view.
   */
  determinize?(view: GameView, choose: RandomInt, now?: Timestamp): State
  /** Returns each seat's score from public information; higher is better. Absent without scores. */
  scores?(state: State): readonly number[]
  /** Returns a random answer to an open prompt. */
  sampleAnswer?(state: State, asked: Prompt, choose: RandomInt): unknown
  /** Returns a mutable copy of the state, for bots and search. */
  simulate?(state: State): Simulated<State, Move>
}

/** A game: rules, text and support for search. `defineGame` makes one, or write it by hand. */
export interface Game<
  State = unknown,
  Move = unknown,
  Refused extends GameError = GameError,
  Event extends AnyEvent = AnyEvent,
> extends GameRules<State, Move, Refused, Event>,
    GameText<Move>,
    SearchSupport<State, Move> {}

/** A mutable state, without events. */
export interface Simulated<
  State = unknown,
  Move = unknown,
  Asked extends Prompt = Prompt,
  Refused extends GameError = GameError,
> {
  readonly state: State
  readonly isOver: boolean
  readonly openPrompts: readonly Asked[]
  /** Whether some move must be made. Otherwise all are optional. */
  readonly isWaiting: boolean
  fork(): Simulated<State, Move, Asked, Refused>
  /** Goes back to a state, such as one of `snapshot`. */
  reset(state: State): void
  snapshot(): State
  /** Applies an entry as the game's `apply` does. Returns the error if it is refused. */
  apply(entry: unknown): Refused | undefined
  /** Returns a random legal move of a seat, or `undefined`. */
  sample(seat: SeatNumber, choose: RandomInt): Move | undefined
  /** Makes a legal move at the current time, unchecked. */
  play(seat: SeatNumber, move: Move): void
  /** Answers an open prompt at the current time, unchecked. */
  answer(asked: Asked, answer: unknown): void
  /** Answers an open prompt at random. */
  answerAtRandom(asked: Asked, choose: RandomInt): void
  /** Advances to the next deadline, which falls due. Returns `false` if none runs. */
  advanceToNextDeadline(): boolean
}
