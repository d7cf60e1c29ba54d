import type { LogEntry } from '../entry.js'
import type {
  ErrorAt,
  GameRules,
  GameSchemas,
  GameStep,
  GameText,
  Notation,
  RosterSetup,
  Simulated,
} from '../game/game.js'
import type { CoreEvent, GameEvent } from '../game/game-event.js'
import type { StandardSchemaV1 } from '../game/standard-schema.js'
import type { Tactics } from '../game/tactics.js'
import type { Untrusted, UntrustedEntry } from '../game/untrusted.js'
import type { LegalMoves, RandomInt } from '../game/view.js'
import type { Viewer } from '../game/viewer.js'
import type { ErrorIn } from '../game-error.js'
import type { Result } from '../result.js'
import type { LimitError } from '../roster/limits.js'
import type { Timestamp } from '../time.js'
import type { Asked, GameTypes, State } from './bundle.js'
import type { CommonError } from './common-errors.js'
import type { SeatView, View } from './view.js'

/** Any error of a game. */
export type ErrorFor<T extends GameTypes> =
  | CommonError
  | LimitError
  | ErrorIn<T['Errors'], T['Clause']>

/** The events of a game, including core's own. */
export type GameEventOf<T extends GameTypes> = GameEvent<T['Event'] | CoreEvent>

/** An entry of a game's log. */
export type EntryOf<T extends GameTypes> = LogEntry<T['Move'], T['Join']>

export type StepOf<T extends GameTypes> = GameStep<State<T>, T['Move'], T['Event'] | CoreEvent>

/** Rules that `defineRules` made. */
export interface RulesOf<T extends GameTypes>
  extends GameRules<State<T>, T['Move'], ErrorFor<T>, T['Event'] | CoreEvent> {
  readonly schemas: GameSchemas<T['Move']> & {
    readonly options: StandardSchemaV1<T['GivenOptions'], T['Options']>
  }
  /**
   * Starts a match; input of type `unknown` is checked. Besides the game's own codes it refuses
   * with `badSetup`, `badOptions`, `badPosition`, `tooFewPlayers`, `tooManyPlayers`,
   * `wrongReferees`, `refereePlays`, `notWilling`, `wrongAnnouncer`, `limitNotComputable`,
   * `limitNotInteger`, `lowerBelowTwo` or `limitsCrossed`.
   */
  setup<const Given, const Options>(
    roster: RosterSetup | Untrusted<Given>,
    options?: T['GivenOptions'] | Untrusted<Options>,
    position?: unknown,
  ): Result<StepOf<T>, ErrorFor<T>>
  /** Applies one entry; one of type `unknown` is checked. See {@link GameRules.apply}. */
  apply<const Given>(
    state: State<T>,
    entry: EntryOf<T> | UntrustedEntry<Given>,
  ): Result<StepOf<T>, ErrorFor<T>>
  /** Applies many entries, all or none, and returns no events. */
  applyAll(state: State<T>, entries: readonly unknown[]): Result<State<T>, ErrorAt<ErrorFor<T>>>
  /** Returns the state itself. */
  status(state: State<T>): State<T>
  view(state: State<T>, viewer: Viewer): View<T>
  /** Returns the legal moves of a seat, as far as its view shows. */
  legalMoves(view: View<T>): LegalMoves<T['Move']>
}

/** Text that `defineText` made. */
export type TextOf<T extends GameTypes> = GameText<T['Move'], View<T>, T['Event'] | CoreEvent>

/** The notation of a game. */
export interface NotationOf<T extends GameTypes>
  extends Omit<Notation<T['Move'], View<T>>, 'parse'> {
  /** Parses a move. The error says what could not be read and what would be right. */
  parse(text: string, view: View<T>): Result<T['Move'], string>
}

/** A game that `defineGame` made, with the game's types. */
export interface GameOf<T extends GameTypes> extends RulesOf<T>, TextOf<T> {
  /** Returns a state that agrees with the view, with random secrets; absent without support. */
  determinize?(view: View<T>, choose: RandomInt, now?: Timestamp): State<T>
  /** Returns the score of each seat; higher is better. Absent if the game keeps no scores. */
  scores?(state: State<T>): readonly number[]
  /** Returns a random answer to an open prompt. */
  sampleAnswer(state: State<T>, asked: Asked<T>, choose: RandomInt): unknown
  /** Returns a mutable copy of the state, for bots and search. */
  simulate(state: State<T>): SimulatedOf<T>
}

/** The tactics of a game, for `searchBot`. */
export type TacticsOf<T extends GameTypes> = Tactics<State<T>, T['Move'], SeatView<T>>

export type SimulatedOf<T extends GameTypes> = Simulated<State<T>, T['Move'], Asked<T>, ErrorFor<T>>
