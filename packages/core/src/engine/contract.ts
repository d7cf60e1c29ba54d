import type { LogEntry } from '../entry.js'
import type {
  GameRules,
  GameSchemas,
  GameStep,
  GameText,
  Notation,
  RejectionAt,
  Simulated,
  TableSetup,
} from '../game/game.js'
import type { GameEvent, TableEvent } from '../game/game-event.js'
import type { StandardSchemaV1 } from '../game/standard-schema.js'
import type { Tactics } from '../game/tactics.js'
import type { Untrusted, UntrustedEntry } from '../game/untrusted.js'
import type { LegalMoves, RandomInt } from '../game/view.js'
import type { Viewer } from '../game/viewer.js'
import type { RejectionOf } from '../rejection.js'
import type { Result } from '../result.js'
import type { LimitRejection } from '../table/limits.js'
import type { Timestamp } from '../time.js'
import type { Asked, GameTypes, State } from './bundle.js'
import type { CommonRejection } from './rejections.js'
import type { SeatView, View } from './view.js'

/** All errors that a game can give. */
export type RejectionFor<T extends GameTypes> =
  | CommonRejection
  | LimitRejection
  | RejectionOf<T['Errors'], T['Clause']>

/** The events of a game, including core's own. */
export type GameEventOf<T extends GameTypes> = GameEvent<T['Event'] | TableEvent>

/** An entry of a game's. */
export type EntryOf<T extends GameTypes> = LogEntry<T['Move'], T['Join']>

/** The result of an accepted entry of a game. */
export type StepOf<T extends GameTypes> = GameStep<State<T>, T['Move'], T['Event'] | TableEvent>

/** The options that may be given at a start: each that has a default may be left out. */
export type GivenOptions<T extends GameTypes> = Partial<T['Options']>

/** The rules of a game that `defineRules` made, with the types of its bundle. */
export interface RulesOf<T extends GameTypes>
  extends GameRules<State<T>, T['Move'], RejectionFor<T>, T['Event'] | TableEvent> {
  /** The schemas of input: moves, options, and what joiners bring. */
  readonly schemas: GameSchemas<T['Move']> & {
    readonly options: StandardSchemaV1<unknown, T['Options']>
  }
  /**
   * Starts an instance; what came from outside as `unknown` is checked. Besides the game's own codes it refuses with `badSetup`, `badOptions`,
   * `badPosition`, `tooFewPlayers`, `tooManyPlayers`, `wrongReferees`, `refereePlays`, `notWilling`,
   * `wrongAnnouncer`, and where the limits cannot be worked out with `limitNotComputable`,
   * `limitNotInteger`, `lowerBelowTwo` or `limitsCrossed`.
   */
  setup<const Given, const Options>(
    table: TableSetup | Untrusted<Given>,
    options?: GivenOptions<T> | Untrusted<Options>,
    position?: unknown,
  ): Result<StepOf<T>, RejectionFor<T>>
  /**
   * Applies one entry; see {@link GameRules.apply}. An entry of type `unknown` is checked; a typed
   * entry must have the right type.
   */
  apply<const Given>(
    state: State<T>,
    entry: EntryOf<T> | UntrustedEntry<Given>,
  ): Result<StepOf<T>, RejectionFor<T>>
  /** Takes many entries at once, in place, and freezes the end. All or nothing; tells nothing. */
  applyAll(
    state: State<T>,
    entries: readonly unknown[],
  ): Result<State<T>, RejectionAt<RejectionFor<T>>>
  /** Returns the state itself, which has everything that running a match needs. */
  status(state: State<T>): State<T>
  /** The view of a viewer. */
  view(state: State<T>, viewer: Viewer): View<T>
  /** The legal moves of a seat, as far as its own view tells. */
  legalMoves(view: View<T>): LegalMoves<T['Move']>
}

/** The words of a game that `defineText` made, with the types of its bundle. */
export type TextOf<T extends GameTypes> = GameText<T['Move'], View<T>, T['Event'] | TableEvent>

/** The notation of a game. */
export interface NotationOf<T extends GameTypes>
  extends Omit<Notation<T['Move'], View<T>>, 'parse'> {
  /** Reads a move; the error is a sentence that says what could not be read and what would be right. */
  parse(text: string, view: View<T>): Result<T['Move'], string>
}

/** A game that `defineGame` made, with the types of its bundle. */
export interface GameOf<T extends GameTypes> extends RulesOf<T>, TextOf<T> {
  /** A state that fits what the view shows, its secrets drawn at random; absent where a game has none. */
  determinize?(view: View<T>, choose: RandomInt, now?: Timestamp): State<T>
  /** How the seats stand now, higher is better; absent where the game keeps no score. */
  scores?(state: State<T>): readonly number[]
  /** An answer at random to an open prompt, of the shape that it takes. */
  sampleAnswer(state: State<T>, asked: Asked<T>, choose: RandomInt): unknown
  /** A copy of the state that moves in place, for bots and search. */
  simulate(state: State<T>): SimulatedOf<T>
}

/** Tactics of a game, for `searchBot` of `@ackanomic/core/bots`. */
export type TacticsOf<T extends GameTypes> = Tactics<State<T>, T['Move'], SeatView<T>>

/** One state of a game's that moves in place. */
export type SimulatedOf<T extends GameTypes> = Simulated<
  State<T>,
  T['Move'],
  Asked<T>,
  RejectionFor<T>
>
