import type { Clauses } from '../clauses.js'
import type { MembershipEntry, MoveEntry, RulingEntry, TimeEntry } from '../entry.js'
import type { RejectionOf } from '../rejection.js'
import type { Result } from '../result.js'
import type { Outcome } from '../society/awards.js'
import type { Census, GameDescription } from '../society/description.js'
import type { CountRejection, LimitRejection } from '../society/limits.js'
import type { SeatNumber } from '../table/table.js'
import type { Moment } from '../time.js'
import type { Asked, GameTypes, State } from './bundle.js'
import type { PostOf } from './post.js'
import type { Pick as Choose, Legal, Migration, Notation, Recipe } from './recipe.js'
import type { CommonRejection } from './rejections.js'
import type { Simulation } from './simulation.js'
import type { Expectation, View, Viewer } from './view.js'

/** Who sits down, and the other particulars of a start announcement (1250.1 VI.a). */
export interface TableSetup {
  /** The players' names, in the order of their seats. */
  readonly players: readonly string[]
  /** The referees' names. */
  readonly referees: readonly string[]
  /** When it starts, milliseconds since the epoch, UTC. */
  readonly startedAt: Moment
  /**
   * Who announces the start: a referee, or a player of a game without referees. When left out, the
   * first of them.
   */
  readonly announcedBy?: string
  /** For a Duel: who was challenged. */
  readonly duel?: { readonly challenged: string }
  /** Declared an exhibition from the start. */
  readonly exhibition?: boolean
  /** The society's numbers, which games need whose limits depend on them (1250.1 III.c). */
  readonly census?: Census
  /** Who has agreed to take part (1250.1 IX); when left out, everybody named has. */
  readonly willing?: readonly string[]
}

/** What an accepted entry gives. */
export interface Step<T extends GameTypes> {
  /** The new state, frozen. */
  readonly state: State<T>
  /** Who is told what, in order. */
  readonly posts: readonly PostOf<T>[]
  /** The entry as it was read, frozen, for the log; `null` for the start. */
  readonly entry: EntryOf<T> | null
}

/** All the ways in which a game can refuse. */
export type RejectionFor<T extends GameTypes> =
  | CommonRejection
  | LimitRejection
  | CountRejection
  | RejectionOf<T['Rejections'], T['Clause']>

/** A refusal among several entries. */
export interface RejectionAt<T extends GameTypes> {
  /** Which entry, from 0. */
  readonly index: number
  /** Why. */
  readonly rejection: RejectionFor<T>
}

/** An entry of a game's. */
export type EntryOf<T extends GameTypes> =
  | MoveEntry<T['Move']>
  | RulingEntry
  | TimeEntry
  | MembershipEntry<T['Join']>

/**
 * A game: pure functions over a plain, frozen state. None throws on input, reads a clock, rolls a
 * die or changes what it is given.
 *
 * @typeParam T - the game's bundle of types
 */
export interface Game<T extends GameTypes> {
  /** The game's id in saves and catalogues, such as `'pure-skill'`. */
  readonly id: string
  /** Goes up when an old log would no longer mean the same. */
  readonly revision: number
  /** The description that rule 1250.1 III wants of every Game. */
  readonly description: GameDescription
  /** The clauses of the game's rule. */
  readonly clauses: Clauses
  /**
   * Starts an instance. Options may be left out where all have defaults; what is given is checked.
   * Besides the game's own codes it refuses with `badSetup`, `badOptions`, `tooFewPlayers`,
   * `tooManyPlayers`, `wrongReferees`, `refereePlays`, `notWilling`, `wrongAnnouncer`, and where the
   * limits cannot be worked out with `limitNotComputable`, `limitNotInteger`, `lowerBelowTwo` or
   * `limitsCrossed`.
   */
  setup(table: TableSetup, options?: unknown): Result<Step<T>, RejectionFor<T>>
  /**
   * Takes one entry. Deadlines that fell due before it fire first, each at its own time; a `time`
   * entry stops where one of them opened an inquiry. The entry itself may be anything: it is
   * checked before it is believed.
   */
  apply(state: State<T>, entry: unknown): Result<Step<T>, RejectionFor<T>>
  /** Why `apply` would refuse, without its work; `undefined` when it would not. */
  check(state: State<T>, entry: unknown): RejectionFor<T> | undefined
  /** Takes many entries at once, in place, and freezes the end. All or nothing; tells nothing. */
  applyAll(state: State<T>, entries: readonly unknown[]): Result<State<T>, RejectionAt<T>>
  /** What is wanted of this viewer, and of others as far as e may know. */
  expects(state: State<T>, viewer: Viewer): readonly Expectation[]
  /** What a seat may do now, free of fault and fine. Empty when it has no move. */
  legalMoves(state: State<T>, seat: SeatNumber): Legal<T['Move']>
  /** One legal move at random, or `undefined` when the seat has none. */
  sampleMove(state: State<T>, seat: SeatNumber, pick: Choose): T['Move'] | undefined
  /** An answer at random to an open inquiry, of the shape that it takes. */
  sampleAnswer(state: State<T>, asked: Asked<T>, pick: Choose): unknown
  /** How the seats stand now, higher is better; absent where the game keeps no score. */
  readonly scores?: (state: State<T>) => readonly number[]
  /** What a viewer may see. */
  view(state: State<T>, viewer: Viewer): View<T>
  /**
   * A full state at random that is consistent with all that a viewer knows: what an honest bot
   * starts from. Its clock stands at `now`, or just before the next deadline when that is left out.
   * Absent where a game has none.
   */
  readonly resample?: (view: View<T>, pick: Choose, now?: Moment) => State<T>
  /** How the game ended; `undefined` while it goes on. */
  outcome(state: State<T>): Outcome | undefined
  /** A copy of the state that moves in place, for bots and search. */
  simulate(state: State<T>): Simulation<T>
  /** How what was saved under an older revision becomes one of the next, by the older revision. */
  readonly migrations: Readonly<Record<number, Migration>>
  /** Text in, text out. */
  readonly notation: Notation<T>
  /** A view as plain text. */
  render(view: View<T>): string
  /** An announcement as a sentence or two, core's own too. */
  say(post: PostOf<T>['post'], names: readonly string[]): string
  /** What may come in: moves and options, as Standard Schemas. */
  readonly schemas: Pick<Recipe<T>, 'move' | 'options'>
}
