import type * as v from 'valibot'
import type { Role } from '../entry.js'
import type { BriefDescription, PlayerLimits } from '../game/description.js'
import type { GameText, Migration, OptionText } from '../game/game.js'
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
  State,
  VisibleState,
} from './bundle.js'
import type { Context } from './context.js'
import type { NotationOf } from './contract.js'
import type { EventTable } from './model.js'
import type { View } from './view.js'

/** The person who makes a move, and their role. */
export interface Actor {
  /** The name of the person. */
  readonly person: string
  /** The seat in which they act, or -1. */
  readonly seat: SeatNumber
  /** `'seat'`, `'referee'`, `'anyone'`, or the name of a role outside the table. */
  readonly role: Role
}

/** A refusal by a game: a code of its model, with the details of the message. */
export type RefusalOf<T extends GameTypes> = Refusal<T['Errors']>

/** The definition of one type of move. */
export interface MoveDefinition<T extends GameTypes, Move extends T['Move']> {
  /** The roles that may make the move. The first that fits counts. Default: seats only. */
  readonly by?: readonly Role[]
  /** Whether the move may be made while play is paused. Default: `false`. */
  readonly whilePaused?: boolean
  /** Whether the move may still be made after the game is over. Default: `false`. */
  afterEnd?(state: State<T>): boolean
  /**
   * Returns why the move is illegal, or `undefined` if it is legal. When core lists legal moves,
   * secrets that the actor may not know are `null`. If the check depends on such a secret, define
   * no `candidates`.
   */
  validate(state: VisibleState<T>, move: Move, actor: Actor): RefusalOf<T> | undefined
  /**
   * Applies the move to a draft. It cannot refuse. Don't store the move itself in the state, only
   * its parts.
   */
  apply(draft: DraftOf<T>, move: Move, ctx: Context<T>, actor: Actor): void
  /**
   * Returns moves that include all legal moves of a seat. Those that `validate` accepts are its
   * legal moves. Leave it out for moves that cannot be listed, such as texts.
   */
  candidates?(state: VisibleState<T>, seat: SeatNumber): readonly Move[]
}

/** The definition of one prompt. */
export interface PromptDefinition<T extends GameTypes, Name extends PromptName<T>> {
  /** Whether the prompt may be answered while play is paused. Default: `false`. */
  readonly whilePaused?: boolean
  /**
   * The deadline of the whole table that closes the prompt if it is not answered. Default: none.
   */
  readonly deadline?: T['Deadline']
  /** Returns why an answer of the right shape is refused, or `undefined` if it is accepted. */
  validate?(
    state: State<T>,
    answer: AnswerOf<T, Name>,
    prompt: AskedAs<T, Name>,
  ): RefusalOf<T> | undefined
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
  /**
   * `'required'`: play waits for it, or a default happens without it. `'oneOf'`: one of several is
   * enough. `'optional'`: a player is free to make it.
   */
  readonly need: Need
  /** The deadline by which it must be made, either the seat’s or the table’s. Default: none. */
  readonly deadline?: T['Deadline']
  /** `'actor'` if others must not know that this move is still pending. Default: `'all'`. */
  readonly visibleTo?: 'all' | 'actor'
}

/** The pending moves of one actor, by the type of the move. */
export type PendingOf<T extends GameTypes> = {
  readonly [Type in T['Move']['type']]?: PendingSpec<T> | undefined
}

/** A seat's legal moves, as a game lists them. */
export interface ListedMoves<Move extends { readonly type: string }> {
  /** Legal moves: all of them if the list is complete. */
  readonly moves: readonly Move[]
  /** Whether the list holds every legal move, apart from those of the types in `alsoLegal`. */
  readonly complete: boolean
  /**
   * Types of moves that are legal now but neither listed nor sampled, because nobody needs them to
   * play on, such as a concession. Default: none.
   */
  readonly alsoLegal?: readonly Move['type'][]
}

/** The parts of a state that a game defines. */
export type InitialState<T extends GameTypes> = Pick<State<T>, 'shared' | 'secret' | 'hidden'>

/** The parts of a state at the start. A game leaves out those that it doesn’t have. */
export type SetupState<T extends GameTypes> = Pick<InitialState<T>, 'shared'> &
  Partial<InitialState<T>>

/**
 * The definition of how a game is played, which {@link defineRules} takes together with the model.
 */
export interface GameDefinition<T extends GameTypes> {
  /** The game’s id in saves and catalogues, such as `'pure-skill'`. */
  readonly id: string
  /**
   * The migrations: the first turns a save of revision 1 into one of revision 2, and so on. The
   * game’s revision is one more than the number of migrations. Add one whenever an old log would no
   * longer mean the same.
   */
  readonly migrations?: readonly Migration[]
  /**
   * The description that players want to read before a match. A field that is left out gets its
   * default: no rule, no referee, no equipment, no trophy.
   */
  readonly description: BriefDescription
  /**
   * Returns the fewest and the most players of a match with these options, where a house rule
   * changes what the description says. Default: those of the description.
   */
  players?(options: T['Options']): PlayerLimits
  /** Returns the state at the start, without prompts, or why these options don’t fit this table. */
  setup(table: Table, options: T['Options']): SetupState<T> | RefusalOf<T>
  /** Prepares the start, for example the first prompts and deadlines. */
  onStart?(draft: DraftOf<T>, ctx: Context<T>): void
  /** The moves, by type. */
  readonly moves: {
    readonly [Type in T['Move']['type']]: MoveDefinition<T, Extract<T['Move'], { type: Type }>>
  }
  /** The prompts, by name. */
  readonly prompts?: { readonly [Name in PromptName<T>]: PromptDefinition<T, Name> }
  /**
   * The functions that run when a deadline falls due, by its name. The deadline is stopped already.
   */
  readonly deadlines?: {
    readonly [Name in T['Deadline']]: (
      draft: DraftOf<T>,
      ctx: Context<T>,
      seat: SeatNumber | null,
    ) => void
  }
  /**
   * Returns a function that does what has become due after an entry or a deadline, or `undefined`
   * if nothing has. Core calls it again until it returns `undefined`. Example: the round is
   * resolved once the last bid is in.
   */
  afterEach?(state: State<T>): ((draft: DraftOf<T>, ctx: Context<T>) => void) | undefined
  /**
   * Returns whose secrets a seat may know besides its own, because of an office in the game, or the
   * referee: all (`true`), none (`false`), or those of some seats. A referee who may know all
   * secrets sees the hidden part, too. Default: none.
   */
  seesSecrets?(state: State<T>, viewer: SeatNumber | 'referee'): boolean | readonly SeatNumber[]
  /** Returns what a person outside the table may know because they sent it in. Default: nothing. */
  sentBy?(state: State<T>, person: string): unknown
  /**
   * Returns the pending moves of a seat (even if its player has left or is away), of the referee,
   * or of another role that makes moves. Default: for each seat in the game, every type of move of
   * which it has a legal candidate is required.
   */
  pending?(state: State<T>, of: SeatNumber | Role): PendingOf<T>
  /**
   * Checks whether somebody must move now, without working out everything that is pending. Bots
   * call it often.
   */
  isWaiting?(state: State<T>): boolean
  /**
   * Lists the legal moves of a seat. Define it if `candidates` and `validate` are too slow or
   * cannot list them.
   */
  listMoves?(state: VisibleState<T>, seat: SeatNumber): ListedMoves<T['Move']>
  /** Returns a random legal move without listing all of them. Default: one of the list. */
  sampleMove?(state: VisibleState<T>, seat: SeatNumber, choose: RandomInt): T['Move'] | undefined
  /** How the game differs from core when people join, leave or referee. */
  readonly roster?: RosterDefinition<T>
  /**
   * The lists of `shared` whose items never change once they are added. A step copies such a list
   * without copying its items. Default: none.
   */
  readonly appendOnly?: readonly (keyof T['Shared'] & string)[]
}

/** A change at a table during a match, other than players leaving. */
export type RosterChange<T extends GameTypes> =
  | {
      /** A person joins. They take a seat by `ctx.addSeat`. */
      readonly type: 'join'
      /** The person who joins. */
      readonly person: string
      /** The data that the joiner brings. */
      readonly join: T['Join']
    }
  | {
      /** The player of a seat goes on vacation, returns, or becomes active or inactive. */
      readonly type: 'away' | 'back' | 'activity'
      /** The seat. */
      readonly seat: SeatNumber
    }
  | {
      /**
       * A referee goes on vacation (and keeps the office unless the game takes it away), returns,
       * resigns or falls silent for good, or is found. `'away referee left'`: a referee on
       * vacation, whose office had gone to somebody else, has left for good.
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
  /** The roles outside the table, with what each may do at the table. Default: an organizer. */
  readonly roles?: RoleTable
  /**
   * How the seats are filled. `'fixed'`: all of them before the start. `'open'`: the rule itself
   * recruits players, so a match may begin with fewer people than the description requires.
   * `'revolving'`: as `'open'`, and a person who has played in this match may join again. Default:
   * `'fixed'`.
   */
  readonly seats?: 'fixed' | 'open' | 'revolving'
  /**
   * The kind of Substitutes. `true`: those of VI.c. `false`: the rule has none, or a scheme of its
   * own. `'volunteers'`: as `true`, and former players who have left may be Substitutes, too.
   */
  readonly substitutes?: boolean | 'volunteers'
  /** Whether play pauses after the last referee is lost, until one is found. Default: `true`. */
  readonly pausesWithoutReferee?: boolean
  /**
   * Checks whether a person is a referee on vacation whose office has gone to somebody else and who
   * may take it back: `'bound'` if they may not play meanwhile, `'free'` if they may. Default:
   * nobody is.
   */
  awayReferee?(state: State<T>, person: string): 'bound' | 'free' | undefined
  /**
   * Applies what follows after players have left. Core has emptied their seats already. Default:
   * the last remaining player wins.
   */
  left?(
    draft: DraftOf<T>,
    seats: readonly SeatNumber[],
    ctx: Context<T>,
    from: 'match' | 'community',
  ): void
  /** Returns why a joiner or a new referee is refused, or `undefined` if they are accepted. */
  validate?(state: State<T>, change: RosterChange<T>): RefusalOf<T> | undefined
  /** Applies what follows from a change that core has made. */
  apply?(draft: DraftOf<T>, change: RosterChange<T>, ctx: Context<T>): void
}

/** How a match starts in the middle of play. */
export interface PositionDefinition<T extends GameTypes> {
  /** The schema of the shared part, as it may come from outside. */
  readonly shared: v.GenericSchema<unknown, T['Shared']>
  /** The schema of the secret part of one seat. Default: nothing. */
  readonly secret?: v.GenericSchema<unknown, T['Secret']>
  /** The schema of the hidden part. Default: nothing. */
  readonly hidden?: v.GenericSchema<unknown, T['Hidden']>
  /**
   * Describes, in a sentence, what contradicts itself in a position. Returns `undefined` if nothing
   * does. Every state that play can reach must pass, and every position that passes must be
   * playable.
   */
  problem(state: Omit<State<T>, 'openPrompts' | 'clock'>): string | undefined
  /** Opens the prompts for which such a position waits, and restarts its deadlines. */
  resume(draft: DraftOf<T>, ctx: Context<T>): void
}

/** The functions of a game that search bots use. */
export interface SearchDefinition<T extends GameTypes> {
  /**
   * Returns the current score of each seat, from public information: Gamepoints, prizes, centres.
   * Higher is better. Leave it out if the game keeps no scores. Search bots that cannot look ahead
   * to the end of a game compare scores.
   */
  scores?(state: State<T>): readonly number[]
  /**
   * Returns random secret parts of a state that are consistent with everything the viewer knows.
   */
  determinize?(view: View<T>, choose: RandomInt): Determinization<T>
  /**
   * Functions that return random answers to prompts. `judge` questions without choices need them.
   */
  readonly answers?: {
    readonly [Name in PromptName<T>]?: (
      state: State<T>,
      asked: AskedAs<T, Name>,
      choose: RandomInt,
    ) => AnswerOf<T, Name>
  }
}

/**
 * The secret parts of a state, sampled from a view, and the prompts that are then open. Core adds
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

/** The text of a game, for {@link defineText}. It works on views and events, without the rules. */
export interface TextDefinition<T extends GameTypes>
  extends Omit<
    GameText<T['Move'], View<T>, T['Event']>,
    'actions' | 'options' | 'forfeits' | 'notation' | 'describeMove' | 'describeEvent'
  > {
  /** Each type of move as a phrase that can follow "you may", such as `bid a card`. */
  readonly actions?: { readonly [Type in T['Move']['type']]: string }
  /** The consequence of each deadline, as a sentence. */
  readonly forfeits?: { readonly [Name in T['Deadline']]: string }
  /** The words for each option, in the order of a form. */
  readonly options?: { readonly [Name in keyof T['Options']]-?: OptionText }
  /** The notation. It refuses with a sentence what it can't read. */
  readonly notation: NotationOf<T>
  /** A move in plain words, such as `Bid 3 tricks`. Default: the notation. */
  readonly describeMove?: (move: T['Move'], view: View<T>) => string
  /** A function for each type of event that returns its sentence. */
  readonly events: EventTable
}
