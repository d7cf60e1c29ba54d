import type { Clauses } from '../clauses.js'
import type { LogEntry } from '../entry.js'
import type { Prompt } from '../prompt.js'
import type { Rejection } from '../rejection.js'
import type { Result } from '../result.js'
import type { RoleTable } from '../roles.js'
import type { SeatNumber } from '../table/table.js'
import type { Timestamp } from '../time.js'
import type { Outcome } from './awards.js'
import type { Census, GameDescription } from './description.js'
import type { AnyEvent, GameEvent } from './game-event.js'
import type { StandardSchemaV1 } from './standard-schema.js'
import type { UnparsableRejection } from './unparsable.js'
import type { GameView, LegalMoves, MatchStatus, PendingAction, RandomInt } from './view.js'
import type { Viewer } from './viewer.js'

/** The people of a table, and the other parts of a set-up (1250.1 VI.a). */
export interface TableSetup {
  /** The players' names, in the order of their seats. */
  readonly players: readonly string[]
  /**
   * The referees' names. When left out, a program referees, under a name that no player has. A game
   * without referees has none.
   */
  readonly referees?: readonly string[] | undefined
  /** When it starts, milliseconds since the epoch, UTC. */
  readonly startedAt: Timestamp
  /**
   * The announcer of the start: a referee, or a player of a game without referees. When left out,
   * the first of them.
   */
  readonly announcedBy?: string
  /** For a Duel: who was challenged. */
  readonly duel?: { readonly challenged: string }
  /** Declared an exhibition from the start. */
  readonly exhibition?: boolean
  /** The society's numbers, for games whose limits depend on them (1250.1 III.c). */
  readonly census?: Census
  /** The people who have agreed to take part (1250.1 IX); everybody named, when left out. */
  readonly willing?: readonly string[]
}

/** The result of an accepted entry. */
export interface GameStep<State = unknown, Move = unknown, Event extends AnyEvent = AnyEvent> {
  /** The new state, frozen. */
  readonly state: State
  /** The events, in order, with who may know them. */
  readonly events: readonly GameEvent<Event>[]
  /** The entry as it was read, frozen, for the log; `null` for the start. */
  readonly entry: LogEntry<Move> | null
}

/** A refusal among several entries. */
export interface RejectionAt<Refused = Rejection> {
  /** Which entry, from 0. */
  readonly index: number
  /** Why. */
  readonly rejection: Refused
}

/** The schemas of input, as Standard Schemas, which form libraries can read. */
export interface GameSchemas<Move = unknown> {
  /** The schema of moves. */
  readonly move: StandardSchemaV1<unknown, Move>
  /** The schema of options, defaults included. */
  readonly options: StandardSchemaV1<unknown, unknown>
  /** The schema of what joiners bring; absent if nobody may join. */
  readonly join?: StandardSchemaV1<unknown, unknown>
}

/**
 * The rules of a game: pure functions over a plain, frozen state, into which only the game itself
 * looks. None throws on input, reads a clock, rolls a die or changes what it is given. Enough for a
 * server that keeps matches.
 */
export interface GameRules<
  State = unknown,
  Move = unknown,
  Refused extends Rejection = Rejection,
  Event extends AnyEvent = AnyEvent,
> {
  /** The game's id in saves and catalogues, such as `'pure-skill'`. */
  readonly id: string
  /** Goes up when an old log would no longer mean the same. */
  readonly revision: number
  /** The description that rule 1250.1 III wants of every Game. */
  readonly description: GameDescription
  /** The roles outside the table, with what each may do around it; an organizer, when left out. */
  readonly roles?: RoleTable
  /** The schemas of input. */
  readonly schemas: GameSchemas<Move>
  /**
   * Starts an instance, from the beginning or from a position. Options may be left out where all
   * have defaults; what is given is checked.
   */
  setup(
    table: TableSetup,
    options?: unknown,
    position?: unknown,
  ): Result<GameStep<State, Move, Event>, Refused>
  /**
   * Takes one entry. Deadlines that fell due before it fire first, each at its own time; a `time`
   * entry stops where one of them opened a prompt. The entry itself may be anything: it is
   * checked before it is believed.
   */
  apply(state: State, entry: unknown): Result<GameStep<State, Move, Event>, Refused>
  /** Why `apply` would refuse, without its work; `undefined` when it would not. */
  check(state: State, entry: unknown): Refused | undefined
  /** Takes many entries at once, all or nothing; absent where `apply` one by one is the way. */
  applyAll?(state: State, entries: readonly unknown[]): Result<State, RejectionAt<Refused>>
  /**
   * Describes what is wrong with a state from outside; `undefined` if it can be played on. Absent
   * if a game cannot tell; then no state from outside is accepted.
   */
  stateProblem?(state: unknown): string | undefined
  /** The seats, deadlines and open prompts, for the program that runs the match. */
  status(state: State): MatchStatus
  /** How the game ended; `undefined` while it goes on. */
  outcome(state: State): Outcome | undefined
  /** The view of a viewer. */
  view(state: State, viewer: Viewer): GameView
  /**
   * The pending actions of a viewer; with `'all'` also those of others that the viewer may know.
   */
  pendingActions(state: State, viewer: Viewer, whose?: 'own' | 'all'): readonly PendingAction[]
  /** The legal moves of a seat, as far as its own view tells; none for other views. */
  legalMoves(view: GameView): LegalMoves<Move>
  /** How what was saved under an older revision becomes one of the next, by the older revision. */
  readonly migrations?: Readonly<Record<number, Migration>>
}

/** The parts of a save that a migration changes: the options and the log, never a state. */
export interface SavedPlay {
  /** The options, as they were saved. */
  readonly options: unknown
  /** The log, as it was saved. */
  readonly log: readonly unknown[]
}

/** Makes of what was saved under one revision what the next one understands. */
export type Migration = (saved: SavedPlay) => SavedPlay

/** Text in, text out: the mail formats that a rule shows, or the field's standard. */
export interface Notation<Move = unknown, View extends GameView = GameView> {
  /** One or two lines that tell a person how to write moves. */
  readonly help: string
  /** Reads a move, or says what could not be read and what would be right: `unparsable`. */
  parse(text: string, view: View): Result<Move, UnparsableRejection>
  /** Writes a move in its one canonical form, which `parse` reads back. */
  format(move: Move, view: View): string
}

/**
 * The text of a game. It works on views and events alone, without the rules: enough for a page that
 * shows a match that a server keeps.
 */
export interface GameText<
  Move = unknown,
  View extends GameView = GameView,
  Event extends AnyEvent = AnyEvent,
> {
  /** The clauses of the game's rule, in our own words. */
  readonly clauses: Clauses
  /** Text in, text out. */
  readonly notation: Notation<Move, View>
  /** A view as plain text that a mail or a terminal can show. */
  render(view: View): string
  /** Describes an event in a sentence or two; `names` are those of the seats, from `namesOf`. */
  describeEvent(event: Event, names: readonly string[]): string
}

/** Support for search; each part may be missing. Tools ask a game for nothing else. */
export interface SearchSupport<State = unknown, Move = unknown> {
  /**
   * A full state at random that is consistent with all that a viewer knows: what an honest bot
   * starts from. Its clock stands at `now`; when that is left out, just before the next deadline, or,
   * where none runs, at the latest moment that the view tells.
   */
  determinize?(view: GameView, choose: RandomInt, now?: Timestamp): State
  /**
   * How the seats stand now, a number for each, higher is better; from what is public. Programs for
   * any game read scores here and nowhere in a state. Absent where a game keeps none.
   */
  scores?(state: State): readonly number[]
  /** An answer at random to an open prompt, of the shape that it takes. */
  sampleAnswer?(state: State, asked: Prompt, choose: RandomInt): unknown
  /** A copy of the state that moves in place, for bots and search. */
  simulate?(state: State): Simulated<State, Move>
}

/**
 * A game: its rules, its text, and its support for search. Apps that host, show or play games they
 * do not know need nothing else. `defineGame` makes one; you can also write one by hand.
 */
export interface Game<
  State = unknown,
  Move = unknown,
  Refused extends Rejection = Rejection,
  Event extends AnyEvent = AnyEvent,
> extends GameRules<State, Move, Refused, Event>,
    GameText<Move>,
    SearchSupport<State, Move> {}

/** One state that moves in place. Nothing is announced. */
export interface Simulated<
  State = unknown,
  Move = unknown,
  Asked extends Prompt = Prompt,
  Refused extends Rejection = Rejection,
> {
  /** The state now. It moves on; copy what you keep. */
  readonly state: State
  /** Whether the game is over. */
  readonly isOver: boolean
  /** The open prompts. */
  readonly openPrompts: readonly Asked[]
  /** Whether some move must be made: if none must, what could be done is left to choice. */
  readonly isWaiting: boolean
  /** Another one that stands where this one stands. */
  fork(): Simulated<State, Move, Asked, Refused>
  /** Goes back to a state, such as one that `snapshot` gave. */
  reset(state: State): void
  /** A frozen copy of the state. */
  snapshot(): State
  /** Takes an entry as `apply` does; the answer is the refusal, and then nothing has changed. */
  apply(entry: unknown): Refused | undefined
  /** A legal move of a seat at random, or `undefined` when it has none. */
  sample(seat: SeatNumber, choose: RandomInt): Move | undefined
  /** Makes a legal move of a seat at the present moment, unchecked. */
  play(seat: SeatNumber, move: Move): void
  /** Answers an open prompt at the present moment, unchecked. */
  answer(asked: Asked, answer: unknown): void
  /** Answers an open prompt at random. */
  answerAtRandom(asked: Asked, choose: RandomInt): void
  /** Lets the time pass up to the next deadline and lets it fall due; `false` when none runs. */
  advanceToNextDeadline(): boolean
}
