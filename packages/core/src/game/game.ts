import type { LogEntry } from '../entry.js'
import type { Prompt } from '../prompt.js'
import type { Rejection } from '../rejection.js'
import type { Result } from '../result.js'
import type { RoleName, RoleTable } from '../roles.js'
import type { SeatNumber } from '../table/table.js'
import type { TableClock } from '../table/table-clock.js'
import type { Timestamp } from '../time.js'
import type { Outcome } from './awards.js'
import type { Census, GameDescription } from './description.js'
import type { AnyEvent, GameEvent } from './game-event.js'
import type { StandardSchemaV1 } from './standard-schema.js'
import type { UnparsableRejection } from './unparsable.js'
import type { GameView, LegalMoves, MatchStatus, PendingAction, RandomInt } from './view.js'
import type { Viewer } from './viewer.js'

/** A set-up: the people at the table, and the circumstances of the start (1250.1 VI.a). */
export interface TableSetup {
  /** The players' names, in the order of their seats. */
  readonly players: readonly string[]
  /**
   * The referees' names. If you leave them out, a program referees under a name that no player has.
   * A game without referees has none.
   */
  readonly referees?: readonly string[] | undefined
  /** The start of the match, in milliseconds since the epoch, UTC. */
  readonly startedAt: Timestamp
  /**
   * The person who announces the start: a referee, or a player if the game has no referees.
   * Default: the first of them.
   */
  readonly announcedBy?: string
  /** For a Duel: the challenged player. */
  readonly duel?: { readonly challenged: string }
  /**
   * For an exhibition from the start: the role that declares it, one that may declare exhibitions
   * (1250.1 VII.a). The app that writes the log must check who holds it.
   */
  readonly exhibition?: { readonly as: RoleName }
  /** When deadlines run, as `createTableClock` gives it. Default: always. */
  readonly clock?: TableClock | undefined
  /** Numbers about the society, for games whose player limits depend on them (1250.1 III.c). */
  readonly census?: Census
  /** The people who have agreed to take part (1250.1 IX). Default: everybody named. */
  readonly willing?: readonly string[]
}

/** The result of an accepted entry. */
export interface GameStep<State = unknown, Move = unknown, Event extends AnyEvent = AnyEvent> {
  /** The new state, frozen. */
  readonly state: State
  /** The events, in order. Each names who may know it. */
  readonly events: readonly GameEvent<Event>[]
  /** The entry as it was read, frozen, to append to the log. `null` for the start. */
  readonly entry: LogEntry<Move> | null
}

/** A refusal of one entry among several. */
export interface RejectionAt<Refused = Rejection> {
  /** The index of the entry, from 0. */
  readonly index: number
  /** The error. */
  readonly error: Refused
}

/** The schemas of input, as Standard Schemas, which form libraries can read. */
export interface GameSchemas<Move = unknown> {
  /** The schema of moves. */
  readonly move: StandardSchemaV1<unknown, Move>
  /** The schema of options, defaults included. */
  readonly options: StandardSchemaV1<unknown, unknown>
  /** The schema of what a joiner brings. Absent if nobody may join. */
  readonly join?: StandardSchemaV1<unknown, unknown>
}

/**
 * The rules of a game: pure functions over a plain, frozen state, which only the game itself needs
 * to understand. They never throw on input, read a clock, roll a die or change their arguments. A
 * server that keeps matches needs no more than these.
 */
export interface GameRules<
  State = unknown,
  Move = unknown,
  Refused extends Rejection = Rejection,
  Event extends AnyEvent = AnyEvent,
> {
  /** The game's id in saves and catalogues, such as `'pure-skill'`. */
  readonly id: string
  /** The revision of the rules. It increases when an old log would no longer mean the same. */
  readonly revision: number
  /** The description that rule 1250.1 III requires of every Game. */
  readonly description: GameDescription
  /** The roles outside the table, with what each may do at the table. Default: an organizer. */
  readonly roles?: RoleTable
  /** The schemas of input. */
  readonly schemas: GameSchemas<Move>
  /**
   * Starts a match, from the beginning or from a position. Options may be left out if all of them
   * have defaults. Input is checked.
   */
  setup(
    table: TableSetup,
    options?: unknown,
    position?: unknown,
  ): Result<GameStep<State, Move, Event>, Refused>
  /**
   * Applies one entry. Deadlines that fell due before it fire first, each at its own time. A `time`
   * entry stops at a deadline that opens a prompt. Input of any type is checked.
   */
  apply(state: State, entry: unknown): Result<GameStep<State, Move, Event>, Refused>
  /**
   * Returns the error with which `apply` would refuse an entry, without applying it. Returns
   * `undefined` if `apply` would accept it.
   */
  check(state: State, entry: unknown): Refused | undefined
  /**
   * Applies many entries at once: all of them or none. Absent if they must be applied one by one.
   */
  applyAll?(state: State, entries: readonly unknown[]): Result<State, RejectionAt<Refused>>
  /** Returns the seats, deadlines and open prompts, for the program that runs the match. */
  status(state: State): MatchStatus
  /** Returns the result of the game, or `undefined` while it goes on. */
  outcome(state: State): Outcome | undefined
  /** Returns the view of a viewer. */
  view(state: State, viewer: Viewer): GameView
  /**
   * Returns the pending actions of a viewer. With `'all'`, it adds those of others that the viewer
   * may know.
   */
  pendingActions(state: State, viewer: Viewer, whose?: 'own' | 'all'): readonly PendingAction[]
  /**
   * Returns the legal moves of a seat, as far as its own view shows. Returns no moves for other
   * views.
   */
  legalMoves(view: GameView): LegalMoves<Move>
  /**
   * The migrations, by the older revision. Each turns a save of one revision into one of the next.
   */
  readonly migrations?: Readonly<Record<number, Migration>>
}

/** The parts of a save that a migration changes: the options and the log, never a state. */
export interface SavedPlay {
  /** The options, as they were saved. */
  readonly options: unknown
  /** The log, as it was saved. */
  readonly log: readonly unknown[]
}

/** Turns what was saved under one revision into what the next revision understands. */
export type Migration = (saved: SavedPlay) => SavedPlay

/**
 * The notation of a game: it reads and writes moves as text, in the mail format that the rule shows
 * or in the field's standard.
 */
export interface Notation<Move = unknown, View extends GameView = GameView> {
  /** One or two lines that explain to people how to write moves. */
  readonly help: string
  /**
   * Reads a move. It refuses with `unparsable`, and says what it could not read and what would be
   * right.
   */
  parse(text: string, view: View): Result<Move, UnparsableRejection>
  /** Writes a move in its one canonical form, which `parse` can read. */
  format(move: Move, view: View): string
}

/** The words for an option where people choose it. */
export interface OptionText {
  /** The name. */
  readonly label: string
  /** A sentence that says what it decides. */
  readonly help: string
  /** Its values and its parts in words. Parts without a word are for programs alone. */
  readonly choices?: Readonly<Record<string, string>>
  /** Whether few people need it, so that a form folds it away. Default: no. */
  readonly advanced?: boolean
}

/**
 * The text of a game. It works on views and events alone, without the rules, so it is enough for a
 * page that shows a match kept by a server.
 */
export interface GameText<
  Move = unknown,
  View extends GameView = GameView,
  Event extends AnyEvent = AnyEvent,
> {
  /**
   * Each type of move as a phrase that can follow "you may", such as `bid a card`. Default: the
   * type itself.
   */
  readonly actions?: Readonly<Record<string, string>>
  /** The words for each option, in the order of a form. */
  readonly options?: Readonly<Record<string, OptionText>>
  /**
   * Whether its sentences name cards of the Standard Deck, such as `KD`, so that a page can draw
   * them. Default: no.
   */
  readonly cards?: boolean
  /**
   * The consequence of a deadline, by its name, as a sentence such as `The referee draws
   * a bid for you.` Default: the sentence does not say.
   */
  readonly forfeits?: Readonly<Record<string, string>>
  /** The notation. */
  readonly notation: Notation<Move, View>
  /**
   * Describes a move in plain words that fit on a button or a list, such as `Bid 3 tricks`. The
   * view is one in which the move can be made. Default: the notation.
   */
  describeMove?(move: Move, view: View): string
  /** Renders a view as plain text for a mail or a terminal. */
  render(view: View): string
  /**
   * Describes an event in a sentence or two. `names` are the players' names by seat, from
   * `namesOf`.
   */
  describeEvent(event: Event, names: readonly string[]): string
}

/** Support for search. Each part may be missing. Search tools use nothing else of a game. */
export interface SearchSupport<State = unknown, Move = unknown> {
  /**
   * Returns a random full state that is consistent with everything a viewer knows. An honest bot
   * starts from it. Its clock stands at `now`. Default: just before the next deadline, or, if no
   * deadline runs, at the latest time that the view shows.
   */
  determinize?(view: GameView, choose: RandomInt, now?: Timestamp): State
  /**
   * Returns the current score of each seat, from public information. Higher is better. Programs for
   * any game read scores here and never from a state. Absent if the game keeps no scores.
   */
  scores?(state: State): readonly number[]
  /** Returns a random answer to an open prompt, in the shape that the prompt requires. */
  sampleAnswer?(state: State, asked: Prompt, choose: RandomInt): unknown
  /** Returns a copy of the state that moves in place, for bots and search. */
  simulate?(state: State): Simulated<State, Move>
}

/**
 * A game: its rules, its text and its support for search. An app can host, show or play an unknown
 * game with these alone. `defineGame` makes a game. You can also write one by hand.
 */
export interface Game<
  State = unknown,
  Move = unknown,
  Refused extends Rejection = Rejection,
  Event extends AnyEvent = AnyEvent,
> extends GameRules<State, Move, Refused, Event>,
    GameText<Move>,
    SearchSupport<State, Move> {}

/** A state that moves in place. It announces no events. */
export interface Simulated<
  State = unknown,
  Move = unknown,
  Asked extends Prompt = Prompt,
  Refused extends Rejection = Rejection,
> {
  /** The current state. It changes as the simulation moves, so copy what you keep. */
  readonly state: State
  /** Whether the game is over. */
  readonly isOver: boolean
  /** The open prompts. */
  readonly openPrompts: readonly Asked[]
  /** Whether some move must be made. If not, all possible moves are optional. */
  readonly isWaiting: boolean
  /** Returns another simulation with the same current state. */
  fork(): Simulated<State, Move, Asked, Refused>
  /** Goes back to a state, such as one that `snapshot` returned. */
  reset(state: State): void
  /** Returns a frozen copy of the state. */
  snapshot(): State
  /**
   * Applies an entry as the game's `apply` does. Returns the error if the entry is refused, and
   * then nothing has changed.
   */
  apply(entry: unknown): Refused | undefined
  /** Returns a random legal move of a seat, or `undefined` if it has none. */
  sample(seat: SeatNumber, choose: RandomInt): Move | undefined
  /** Makes a legal move of a seat at the current time, without checking it. */
  play(seat: SeatNumber, move: Move): void
  /** Answers an open prompt at the current time, without checking the answer. */
  answer(asked: Asked, answer: unknown): void
  /** Answers an open prompt at random. */
  answerAtRandom(asked: Asked, choose: RandomInt): void
  /**
   * Advances the time to the next deadline, which falls due. Returns `false` if no deadline runs.
   */
  advanceToNextDeadline(): boolean
}
