import type * as v from 'valibot'
import type { Role } from '../entry.js'
import type { BriefDescription, PlayerLimits } from '../game/description.js'
import type { GameText, Migration, OptionText } from '../game/game.js'
import type { Need, RandomInt } from '../game/view.js'
import type { ErrorCase } from '../game-error.js'
import type { RoleDefinitions } from '../roles.js'
import type { Roster, SeatNumber } from '../roster/roster.js'
import type {
  AnswerOf,
  AskedAs,
  DraftOf,
  GameTypes,
  PromptName,
  State,
  VisibleState,
} from './bundle.js'
import type { Context } from './context.js'
import type { NotationOf } from './contract.js'
import type { EventDefinitions } from './model.js'
import type { View } from './view.js'

/** The person who makes a move, and their role. */
export interface Actor {
  readonly person: string
  /** The seat in which they act, or -1. */
  readonly seat: SeatNumber
  readonly role: Role
}

/** An error of a game: a code of its model, with details. */
export type ErrorCaseOf<T extends GameTypes> = ErrorCase<T['Errors']>

/** The definition of one type of move. */
export interface MoveDefinition<T extends GameTypes, Move extends T['Move']> {
  /** The roles that may make the move; the first that fits counts. Default: seats only. */
  readonly by?: readonly Role[]
  /** Whether it may be made while play is paused. Default: `false`. */
  readonly whilePaused?: boolean
  /** Whether it may be made after the game is over. Default: `false`. */
  afterEnd?(state: State<T>): boolean
  /**
   * Returns why the move is illegal, or `undefined`. Unknown secrets are `null` when core lists
   * legal moves; if the check needs them, define no `candidates`.
   */
  validate(state: VisibleState<T>, move: Move, actor: Actor): ErrorCaseOf<T> | undefined
  /** Applies the move; it cannot refuse. Store parts of the move, never the move itself. */
  apply(draft: DraftOf<T>, move: Move, ctx: Context<T>, actor: Actor): void
  /** Returns a superset of a seat's legal moves. Absent if they can't be listed, such as texts. */
  candidates?(state: VisibleState<T>, seat: SeatNumber): readonly Move[]
}

/** The definition of one prompt. */
export interface PromptDefinition<T extends GameTypes, Name extends PromptName<T>> {
  readonly whilePaused?: boolean
  /** The shared deadline that closes an unanswered prompt. Default: none. */
  readonly deadline?: T['Deadline']
  /** Returns why an answer of the right shape is refused, or `undefined`. */
  validate?(
    state: State<T>,
    answer: AnswerOf<T, Name>,
    prompt: AskedAs<T, Name>,
  ): ErrorCaseOf<T> | undefined
  /** Applies the answer. The prompt is closed already. */
  apply(
    draft: DraftOf<T>,
    answer: AnswerOf<T, Name>,
    ctx: Context<T>,
    prompt: AskedAs<T, Name>,
  ): void
}

/** The urgency of a pending move, and its deadline. */
export interface PendingSpec<T extends GameTypes> {
  readonly need: Need
  /** The deadline of the seat, or the shared one. Default: none. */
  readonly deadline?: T['Deadline']
  readonly visibleTo?: 'all' | 'actor'
}

/** The pending moves of one actor, by type. */
export type PendingOf<T extends GameTypes> = {
  readonly [Type in T['Move']['type']]?: PendingSpec<T> | undefined
}

/** A seat's legal moves, as a game lists them. */
export interface ListedMoves<Move extends { readonly type: string }> {
  /** The legal moves; all of them if the list is complete. */
  readonly moves: readonly Move[]
  /** Whether every legal move is listed, except the types in `alsoLegal`. */
  readonly complete: boolean
  /** Types of legal moves that are not listed, such as concessions. Default: none. */
  readonly alsoLegal?: readonly Move['type'][]
}

/** The parts of a state that a game defines. */
export type InitialState<T extends GameTypes> = Pick<State<T>, 'shared' | 'secret' | 'hidden'>

/** The parts of a state at the start, without those that the game does not have. */
export type SetupState<T extends GameTypes> = Pick<InitialState<T>, 'shared'> &
  Partial<InitialState<T>>

/** The definition of a game, which {@link defineRules} takes with the model. */
export interface GameDefinition<T extends GameTypes> {
  /** The id in saves and catalogues, such as `'pure-skill'`. */
  readonly id: string
  /** Migrations of saves, from revision 1 on. Add one if an old log would change its meaning. */
  readonly migrations?: readonly Migration[]
  /** The description. Omitted fields mean: no rule, no referee, no equipment, no trophy. */
  readonly description: BriefDescription
  /** Returns the limits on players if options change them. Default: the description's. */
  players?(options: T['Options']): PlayerLimits
  /** Returns the state at the start, or why the options don’t fit the roster. */
  setup(roster: Roster, options: T['Options']): SetupState<T> | ErrorCaseOf<T>
  /** Opens the first prompts and deadlines. */
  onStart?(draft: DraftOf<T>, ctx: Context<T>): void
  readonly moves: {
    readonly [Type in T['Move']['type']]: MoveDefinition<T, Extract<T['Move'], { type: Type }>>
  }
  readonly prompts?: { readonly [Name in PromptName<T>]: PromptDefinition<T, Name> }
  /** The functions that run when a deadline falls due. The deadline is stopped already. */
  readonly deadlines?: {
    readonly [Name in T['Deadline']]: (
      draft: DraftOf<T>,
      ctx: Context<T>,
      seat: SeatNumber | null,
    ) => void
  }
  /** Returns the next effect that is due, such as a round's end; `undefined` if nothing is. */
  afterEach?(state: State<T>): ((draft: DraftOf<T>, ctx: Context<T>) => void) | undefined
  /**
   * Returns the seats whose secrets a viewer may know besides its own; `true` for all, which also
   * shows a referee the hidden part. Default: none.
   */
  seesSecrets?(state: State<T>, viewer: SeatNumber | 'referee'): boolean | readonly SeatNumber[]
  /** Returns the private data that a person outside the match sent in. Default: nothing. */
  sentBy?(state: State<T>, person: string): unknown
  /** Returns the pending moves of a seat (even an empty one) or role. Default: its candidates. */
  pending?(state: State<T>, of: SeatNumber | Role): PendingOf<T>
  /** Checks quickly, for bots, whether somebody must move now. */
  isWaiting?(state: State<T>): boolean
  /** Lists the legal moves of a seat, if `candidates` and `validate` can't, or are too slow. */
  listMoves?(state: VisibleState<T>, seat: SeatNumber): ListedMoves<T['Move']>
  /** Returns a random legal move without listing all. Default: one of the list. */
  sampleMove?(state: VisibleState<T>, seat: SeatNumber, choose: RandomInt): T['Move'] | undefined
  /** The game's own rules for joining, leaving and refereeing. */
  readonly roster?: RosterDefinition<T>
  /** The lists of `shared` whose items never change, so that a step need not copy them. */
  readonly appendOnly?: readonly (keyof T['Shared'] & string)[]
}

/** A change of the roster other than players leaving. */
export type RosterChange<T extends GameTypes> =
  | {
      /** A person joins, and may take a seat by `ctx.addSeat`. */
      readonly type: 'join'
      readonly person: string
      readonly join: T['Join']
    }
  | {
      /** The player of a seat goes on vacation, returns, or becomes active or inactive. */
      readonly type: 'away' | 'back' | 'activity'
      readonly seat: SeatNumber
    }
  | {
      /**
       * A referee goes on vacation, returns, is lost, or is found. `'awayRefereeLeft'`: one whose
       * office had gone to somebody else has left.
       */
      readonly type:
        | 'refereeAway'
        | 'refereeBack'
        | 'refereeLost'
        | 'refereeFound'
        | 'awayRefereeLeft'
      readonly person: string
    }

/** The game's differences from core's rules for all games (1250.1 VI). */
export interface RosterDefinition<T extends GameTypes> {
  /** The roles outside the match. Default: an organizer. */
  readonly roles?: RoleDefinitions
  /**
   * `'fixed'` (default): all seats are filled at the start. `'open'`: the game recruits players.
   * `'revolving'`: the same, and former players may join again.
   */
  readonly seats?: 'fixed' | 'open' | 'revolving'
  /** Whether there are Substitutes (VI.c). `'volunteers'`: players who have left may be, too. */
  readonly substitutes?: boolean | 'volunteers'
  /** Whether play pauses when no referee is left. Default: `true`. */
  readonly pausesWithoutReferee?: boolean
  /**
   * Whether a person is a referee on vacation who may take back an office that went to somebody
   * else, and may play meanwhile (`'free'`) or not (`'bound'`). Default: nobody is.
   */
  awayReferee?(state: State<T>, person: string): 'bound' | 'free' | undefined
  /** Applies the consequences of emptied seats. Default: the last remaining player wins. */
  left?(
    draft: DraftOf<T>,
    seats: readonly SeatNumber[],
    ctx: Context<T>,
    from: 'match' | 'community',
  ): void
  /** Returns why a joiner or a new referee is refused, or `undefined`. */
  validate?(state: State<T>, change: RosterChange<T>): ErrorCaseOf<T> | undefined
  /** Applies the consequences of a change that core has made. */
  apply?(draft: DraftOf<T>, change: RosterChange<T>, ctx: Context<T>): void
}

/** How a match starts in the middle of play. */
export interface PositionDefinition<T extends GameTypes> {
  /** The schema of the shared part, as it may come from outside. */
  readonly shared: v.GenericSchema<unknown, T['Shared']>
  /** The schema of one seat's secret part. Default: nothing. */
  readonly secret?: v.GenericSchema<unknown, T['Secret']>
  readonly hidden?: v.GenericSchema<unknown, T['Hidden']>
  /** Describes a contradiction. Reachable states must pass, and what passes must be playable. */
  problem(state: Omit<State<T>, 'openPrompts' | 'clock'>): string | undefined
  /** Opens the prompts and deadlines of such a position. */
  resume(draft: DraftOf<T>, ctx: Context<T>): void
}

/** The functions of a game that search bots use. */
export interface SearchDefinition<T extends GameTypes> {
  /** Returns each seat's score from public information; higher is better. Bots compare scores. */
  scores?(state: State<T>): readonly number[]
  /** Returns random secret parts that agree with everything the viewer knows. */
  determinize?(view: View<T>, choose: RandomInt): Determinization<T>
  /** Random answers to prompts, which `judge` questions without choices need. */
  readonly answers?: {
    readonly [Name in PromptName<T>]?: (
      state: State<T>,
      asked: AskedAs<T, Name>,
      choose: RandomInt,
    ) => AnswerOf<T, Name>
  }
}

/** The secret parts of a sampled state. Core adds the rest. */
export interface Determinization<T extends GameTypes> extends Pick<State<T>, 'secret' | 'hidden'> {
  readonly openPrompts: readonly SampledPrompt<T>[]
}

/** A prompt of a sampled state. */
export type SampledPrompt<T extends GameTypes> = {
  [Name in PromptName<T>]: {
    readonly [Field in 'name' | 'to' | 'question' | 'details']: AskedAs<T, Name>[Field]
  }
}[PromptName<T>]

/** The text of a game, which works on views and events, without the rules. */
export interface TextDefinition<T extends GameTypes>
  extends Omit<
    GameText<T['Move'], View<T>, T['Event']>,
    'actions' | 'options' | 'forfeits' | 'notation' | 'describeMove' | 'describeEvent'
  > {
  /** Each type of move as a phrase after "you may", such as `bid a card`. */
  readonly actions?: { readonly [Type in T['Move']['type']]: string }
  /** The consequence of each deadline, as a sentence. */
  readonly forfeits?: { readonly [Name in T['Deadline']]: string }
  /** The words for each option, in the order of a form. */
  readonly options?: { readonly [Name in keyof T['Options']]-?: OptionText }
  readonly notation: NotationOf<T>
  /** A move in plain words, such as `Bid 3 tricks`. Default: the notation. */
  readonly describeMove?: (move: T['Move'], view: View<T>) => string
  /** A sentence for each type of event. */
  readonly events: EventDefinitions
}
