import type * as v from 'valibot'
import type { Role } from '../entry.js'
import type { BriefDescription } from '../game/description.js'
import type { GameText, Migration } from '../game/game.js'
import type { Need, RandomInt } from '../game/view.js'
import type { Refusal } from '../rejection.js'
import type { RoleTable } from '../roles.js'
import type { SeatNumber, Table } from '../table/table.js'
import type {
  AnswerOf,
  AskedAs,
  DraftOf,
  GameTypes,
  PromptName,
  ShownOf,
  State,
  VisibleState,
} from './bundle.js'
import type { Context } from './context.js'
import type { NotationOf } from './contract.js'
import type { EventTable } from './model.js'
import type { PackedView, View } from './view.js'

/** Who acts, and in which role. */
export interface Actor {
  /** The name. */
  readonly person: string
  /** The seat they act in, or -1. */
  readonly seat: SeatNumber
  /** `'seat'`, `'referee'`, `'anyone'`, or the name of a role outside the table. */
  readonly role: Role
}

/** A refusal of a game’s: a code of its model with the details of the message. */
export type RefusalOf<T extends GameTypes> = Refusal<T['Errors']>

/** A kind of move. */
export interface MoveDefinition<T extends GameTypes, Move extends T['Move']> {
  /** The roles that may make the move; the first that fits counts. Only seats, when left out. */
  readonly by?: readonly Role[]
  /** Whether it may be made while play is paused; not, when left out. */
  readonly whilePaused?: boolean
  /** Whether it may still be made now that the game is over; it may not, when left out. */
  afterEnd?(state: State<T>): boolean
  /**
   * Refuses the move, or returns `undefined`. When core lists legal moves, secrets that the actor
   * may not know are `null`; if the check depends on one, leave out `candidates`.
   */
  validate(state: VisibleState<T>, move: Move, actor: Actor): RefusalOf<T> | undefined
  /** Makes the move on a draft; cannot refuse. No state may keep the move itself, only its parts. */
  apply(draft: DraftOf<T>, move: Move, ctx: Context<T>, actor: Actor): void
  /**
   * Moves among which all legal ones of a seat are: those that `validate` takes are its legal moves.
   * Leave it out for what cannot be listed, such as a text.
   */
  candidates?(state: VisibleState<T>, seat: SeatNumber): readonly Move[]
}

/** What the answer to a prompt does. */
export interface PromptDefinition<T extends GameTypes, Name extends PromptName<T>> {
  /** Whether it may be answered while play is paused; not, when left out. */
  readonly whilePaused?: boolean
  /** The deadline of the whole table that ends it unanswered; none does, when left out. */
  readonly deadline?: T['Deadline']
  /** Refuses an answer of the right shape, or not. */
  validate?(
    state: State<T>,
    answer: AnswerOf<T, Name>,
    prompt: AskedAs<T, Name>,
  ): RefusalOf<T> | undefined
  /** Does what follows from the answer. The prompt is closed already. */
  apply(
    draft: DraftOf<T>,
    answer: AnswerOf<T, Name>,
    ctx: Context<T>,
    prompt: AskedAs<T, Name>,
  ): void
}

/** How urgent a pending move is, and its deadline. */
export interface PendingSpec<T extends GameTypes> {
  /**
   * `'required'` where play waits for it or something happens by default, `'oneOf'` where one of
   * several is enough, `'optional'` for what a player is free to do.
   */
  readonly need: Need
  /** The deadline that ends it, the seat’s own or the table’s; none when left out. */
  readonly deadline?: T['Deadline']
  /** `'actor'` where others must not know that this is still to be done; `'all'` when left out. */
  readonly visibleTo?: 'all' | 'actor'
}

/** The pending moves of one actor, by the type of the move. */
export type PendingOf<T extends GameTypes> = {
  readonly [Type in T['Move']['type']]?: PendingSpec<T> | undefined
}

/** A seat's legal moves, as a game lists them. */
export interface ListedMoves<Move extends { readonly type: string }> {
  /** Legal moves: all of them where the list is complete. */
  readonly moves: readonly Move[]
  /** Whether the list holds every legal move, except those of the types in `alsoLegal`. */
  readonly complete: boolean
  /**
   * The types of moves that are legal now and that nobody needs to play on, such as a concession:
   * they are neither listed nor sampled. None when left out.
   */
  readonly alsoLegal?: readonly Move['type'][]
}

/** Who may know more than their own secret. */
export interface VisibilityDefinition<T extends GameTypes> {
  /**
   * Whether the referee knows all secrets and what is hidden; they see what is public when left out.
   */
  readonly referee?: boolean
  /**
   * The seats whose secrets a seat may know because of an office in the game; none when left out.
   */
  seats?(state: State<T>, seat: SeatNumber): readonly SeatNumber[]
  /** What a person outside the table may know because they sent it in; nothing when left out. */
  person?(state: State<T>, person: string): unknown
}

/** The parts of a state that are the game’s own. */
export type InitialState<T extends GameTypes> = Pick<State<T>, 'shared' | 'secret' | 'hidden'>

/** The parts of a state at the start; what a game doesn’t have may be left out. */
export type SetupState<T extends GameTypes> = Pick<InitialState<T>, 'shared'> &
  Partial<InitialState<T>>

/** How a game is played: what {@link defineRules} takes besides the model. */
export interface GameDefinition<T extends GameTypes> {
  /** The game’s id in saves and catalogues, such as `'pure-skill'`. */
  readonly id: string
  /**
   * How a save of revision 1 becomes one of revision 2, and so on: the game’s revision is one more
   * than there are migrations. Add one whenever an old log would no longer mean the same.
   */
  readonly migrations?: readonly Migration[]
  /**
   * What players want to know before a match. Fields that are left out get the usual value: no
   * rule, no referee, no equipment, no trophy.
   */
  readonly description: BriefDescription
  /** The state at the start, which asks nothing yet; or why these options don’t fit this table. */
  setup(table: Table, options: T['Options']): SetupState<T> | RefusalOf<T>
  /** Prepares the start: first prompts, first deadlines. */
  onStart?(draft: DraftOf<T>, ctx: Context<T>): void
  /** The moves, by type. */
  readonly moves: {
    readonly [Type in T['Move']['type']]: MoveDefinition<T, Extract<T['Move'], { type: Type }>>
  }
  /** The prompts, by name. */
  readonly prompts?: { readonly [Name in PromptName<T>]: PromptDefinition<T, Name> }
  /** By name, what happens when a deadline falls due. It has been dropped already. */
  readonly deadlines?: {
    readonly [Name in T['Deadline']]: (
      draft: DraftOf<T>,
      ctx: Context<T>,
      seat: SeatNumber | null,
    ) => void
  }
  /**
   * Returns what has become due after an entry or a deadline, as a function that does it;
   * `undefined` if nothing has. Core asks again until nothing is due. Example: when the last bid is
   * in, the round resolves.
   */
  afterEach?(state: State<T>): ((draft: DraftOf<T>, ctx: Context<T>) => void) | undefined
  /** Who may know more than their own secret; nobody when left out. */
  readonly visibility?: VisibilityDefinition<T>
  /**
   * The pending moves of a seat (also of one whose player is gone or away), of the referee, or of
   * another role that makes moves. When left out, every type of move that a seat in the game has a
   * legal candidate of is required of it.
   */
  pending?(state: State<T>, of: SeatNumber | Role): PendingOf<T>
  /** Whether somebody must move now, without working out all that is pending: bots ask it often. */
  isWaiting?(state: State<T>): boolean
  /** The legal moves of a seat, where candidates and `validate` are too slow or cannot list them. */
  listMoves?(state: VisibleState<T>, seat: SeatNumber): ListedMoves<T['Move']>
  /** One legal move at random without listing them all; from the list when left out. */
  sampleMove?(state: VisibleState<T>, seat: SeatNumber, choose: RandomInt): T['Move'] | undefined
  /** How the game differs from core in joining, leaving and refereeing. */
  readonly roster?: RosterDefinition<T>
  /** How states keep `shared`, where speed asks for it. */
  readonly codec?: CodecDefinition<T>
}

/** A change at a table during a match, other than players leaving. */
export type RosterChange<T extends GameTypes> =
  | {
      /** Somebody joins: they take a seat by `ctx.addSeat`. */
      readonly type: 'join'
      /** The person who joins. */
      readonly person: string
      /** What they bring. */
      readonly join: T['Join']
    }
  | {
      /** The player of a seat goes on vacation, comes back, or turns active or inactive. */
      readonly type: 'away' | 'back' | 'activity'
      /** The seat. */
      readonly seat: SeatNumber
    }
  | {
      /**
       * A referee goes on vacation (and keeps the office unless the game takes it), comes back,
       * resigns or falls silent for good, or is found. `'away referee left'`: a referee on
       * vacation, whose office had gone to another, left for good.
       */
      readonly type:
        | 'referee away'
        | 'referee back'
        | 'referee lost'
        | 'referee found'
        | 'away referee left'
      /** The referee. */
      readonly person: string
    }

/** How a game's own rule differs from what core does for all games (1250.1 VI). */
export interface RosterDefinition<T extends GameTypes> {
  /** The roles outside the table, with what each may do around it; an organizer, when left out. */
  readonly roles?: RoleTable
  /**
   * How the seats fill. `'fixed'`, when left out: all of them before the start. `'open'`: a match
   * may begin with fewer people than the description asks for, since the rule gathers them.
   * `'revolving'`: likewise, and somebody who has played in this match may join again.
   */
  readonly seats?: 'fixed' | 'open' | 'revolving'
  /**
   * Whether Substitutes are as in VI.c; `false` where the rule has a scheme of its own or none,
   * `'volunteers'` where people who were players once, and have left, may come in too.
   */
  readonly substitutes?: boolean | 'volunteers'
  /** Whether play pauses until a referee is found once the last one is lost; it does, when left out. */
  readonly pausesWithoutReferee?: boolean
  /**
   * Whether the person is a referee on vacation whose office has gone to another and who may take
   * it back: `'bound'` if they may not play meanwhile, `'free'` if they may. Nobody is, when left
   * out.
   */
  awayReferee?(state: State<T>, person: string): 'bound' | 'free' | undefined
  /** After seats were left, which core has emptied. The last player left wins, when left out. */
  left?(
    draft: DraftOf<T>,
    seats: readonly SeatNumber[],
    ctx: Context<T>,
    from: 'match' | 'community',
  ): void
  /** Refuses a joiner or a new referee, or not. */
  validate?(state: State<T>, change: RosterChange<T>): RefusalOf<T> | undefined
  /** Does what follows from a change that core has made. */
  apply?(draft: DraftOf<T>, change: RosterChange<T>, ctx: Context<T>): void
}

/** How states keep `shared`. */
export interface CodecDefinition<T extends GameTypes> {
  /**
   * The lists of `shared` whose items never change once they are there. A step copies such a list
   * without copying its items. None, when left out.
   */
  readonly appendOnly?: readonly (keyof T['Shared'] & string)[]
  /** Turns `shared` into the form that views show; the same form when left out. */
  decode?(shared: T['Shared'], options: T['Options']): ShownOf<T>
  /** Turns the form that views show back into `shared`; the exact inverse of `decode`. */
  encode?(shown: ShownOf<T>, options: T['Options']): T['Shared']
}

/** How a match starts in the midst of play. */
export interface PositionDefinition<T extends GameTypes> {
  /** What everybody may see, as it may come in from outside. */
  readonly shared: v.GenericSchema<unknown, T['Shared']>
  /** What one seat may know; nothing when left out. */
  readonly secret?: v.GenericSchema<unknown, T['Secret']>
  /** What no player may know; nothing when left out. */
  readonly hidden?: v.GenericSchema<unknown, T['Hidden']>
  /**
   * Describes, in a sentence, what does not hold together in a position; `undefined` if all does.
   * Every state that play can reach passes, and every position that passes can be played on.
   */
  problem(state: Omit<State<T>, 'openPrompts' | 'clock'>): string | undefined
  /** Puts the prompts that such a position waits for, and starts its deadlines anew. */
  resume(draft: DraftOf<T>, ctx: Context<T>): void
}

/** What search bots need to know about a game. */
export interface SearchDefinition<T extends GameTypes> {
  /**
   * How the seats stand now, higher is better: Gamepoints, prizes, centres; one number for each
   * seat, from what is public. None where the game keeps no score. Search bots that cannot look to
   * the end of a game go by it.
   */
  scores?(state: State<T>): readonly number[]
  /**
   * Samples the secret parts of a state at random, consistent with everything that the viewer
   * knows.
   */
  determinize?(view: PackedView<T>, choose: RandomInt): Determinization<T>
  /** Answers at random to prompts; needed for `judge` questions without choices. */
  readonly answers?: {
    readonly [Name in PromptName<T>]?: (
      state: State<T>,
      asked: AskedAs<T, Name>,
      choose: RandomInt,
    ) => AnswerOf<T, Name>
  }
}

/**
 * The secret parts of a state, sampled from a view, and the prompts that are open then. Core adds
 * the rest.
 */
export interface Determinization<T extends GameTypes> extends Pick<State<T>, 'secret' | 'hidden'> {
  /** The prompts that are open in such a state. */
  readonly openPrompts: readonly SampledPrompt<T>[]
}

/** A prompt of a sampled state. */
export type SampledPrompt<T extends GameTypes> = {
  [Name in PromptName<T>]: {
    readonly [Field in 'name' | 'to' | 'question' | 'details']: AskedAs<T, Name>[Field]
  }
}[PromptName<T>]

/** The words of a game, for {@link defineText}: they need views and events, and no rules. */
export interface TextDefinition<T extends GameTypes>
  extends Omit<GameText<T['Move'], View<T>, T['Event']>, 'notation' | 'describeEvent'> {
  /** Text in, text out; what can't be read is refused with a sentence. */
  readonly notation: NotationOf<T>
  /** The sentence of each event, by its type. */
  readonly events: EventTable
}
