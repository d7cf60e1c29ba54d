import type { Role } from '../entry.js'
import type { GameDescription } from '../game/description.js'
import type { Migration } from '../game/game.js'
import type { StandardSchemaV1 } from '../game/standard-schema.js'
import type { Need, RandomInt } from '../game/view.js'
import type { Refusal, RejectionTable } from '../rejection.js'
import type { RoleName, RoleTable } from '../roles.js'
import type { SeatNumber } from '../table/table.js'
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
import type { PackedView } from './view.js'

/** Who acts, in which role. */
export interface Actor {
  /** The name. */
  readonly person: string
  /** The seat they act in, or -1. */
  readonly seat: SeatNumber
  /** Whether they act as a referee. */
  readonly referee: boolean
  /** The role outside the table in whose name, or `null`. */
  readonly role: RoleName | null
}

/** A refusal of a game's: a code of its table with the facts. */
export type RefusalOf<T extends GameTypes> = Refusal<T['Errors']>

/**
 * `true` for a move without parts: its fields are texts, numbers, booleans and `null`s. No other
 * move can be said to be flat.
 */
export type Flat<Move> = [Extract<Move[keyof Move], object>] extends [never] ? true : never

/** A kind of move. */
export interface MoveRecipe<T extends GameTypes, Move extends T['Move']> {
  /** The roles in which it may be made; the first that fits is taken. A seat's, when left out. */
  readonly by?: readonly Role[]
  /** Whether it may be made while play is halted; not, when left out. */
  readonly whilePaused?: boolean
  /** Says that the move has no parts, and that no state keeps it itself: then it is not copied. */
  readonly flat?: Flat<Move>
  /** Refuses the move, or not; reads a plain state. */
  check(state: State<T>, move: Move, actor: Actor): RefusalOf<T> | undefined
  /** Makes the move on a draft; cannot refuse. */
  play(draft: DraftOf<T>, move: Move, ctx: Context<T>, actor: Actor): void
}

/** A kind of prompt: what its answer does. */
export interface InquiryRecipe<T extends GameTypes, Name extends PromptName<T>> {
  /** Whether it may be answered while play is halted; not, when left out. */
  readonly whilePaused?: boolean
  /** The deadline of the whole table that ends it unanswered; none does, when left out. */
  readonly deadline?: T['Deadline']
  /** What a `judge` answer without choices must look like. */
  readonly schema?: StandardSchemaV1<unknown, AnswerOf<T, Name>>
  /** Refuses an answer of the right shape, or not. */
  check?(
    state: State<T>,
    answer: AnswerOf<T, Name>,
    asked: AskedAs<T, Name>,
  ): RefusalOf<T> | undefined
  /** Does what follows from the answer. The prompt is closed already. */
  play(draft: DraftOf<T>, answer: AnswerOf<T, Name>, ctx: Context<T>, asked: AskedAs<T, Name>): void
}

/** How people come into a running instance, where the rule allows it. */
export interface JoinRecipe<T extends GameTypes> {
  /** What the game wants of a joiner. */
  readonly schema: StandardSchemaV1<unknown, T['Join']>
  /** Whether somebody who has played in this instance may come back; not, when left out. */
  readonly again?: boolean
  /** Refuses the joiner, or not. */
  check(state: State<T>, person: string, join: T['Join']): RefusalOf<T> | undefined
  /** Lets them in; `ctx.addSeat` gives the seat. */
  play(draft: DraftOf<T>, person: string, join: T['Join'], ctx: Context<T>): void
}

/** What a game's own rule changes in what core does for all of them (1250.1 VI). */
export interface MembershipRecipe<T extends GameTypes> {
  /** How one joins; nobody may when left out (VI.b). */
  readonly join?: JoinRecipe<T>
  /**
   * Whether Substitutes are as in VI.c; `false` where the rule has a scheme of its own or none,
   * `'volunteers'` where people who were players once, and have left, may come in too.
   */
  readonly substitutes?: boolean | 'volunteers'
  /**
   * What a lost referee means: `'halt'` stops play until one is found, `'nothing'` leaves it to
   * `refereeLost`. `'halt'` when left out.
   */
  readonly onRefereeLost?: 'halt' | 'nothing'
  /** After seats were left; core has emptied them already. */
  left?(
    draft: DraftOf<T>,
    seats: readonly SeatNumber[],
    ctx: Context<T>,
    from: 'match' | 'community',
  ): void
  /** After the player of a seat went on vacation. */
  away?(draft: DraftOf<T>, seat: SeatNumber, ctx: Context<T>): void
  /** After the player of a seat came back. */
  back?(draft: DraftOf<T>, seat: SeatNumber, ctx: Context<T>): void
  /** After a player turned active or inactive. */
  activity?(draft: DraftOf<T>, seat: SeatNumber, ctx: Context<T>): void
  /** After a referee went on vacation; they keep the office unless this says otherwise. */
  refereeAway?(draft: DraftOf<T>, person: string, ctx: Context<T>): void
  /**
   * Whether somebody is a referee on vacation whose office was given to another meanwhile, and who
   * may come back; nobody is, when left out.
   */
  isRefereeAway?(state: State<T>, person: string): boolean
  /**
   * Whether such a referee may join or be a Substitute meanwhile, because the rule gives them no claim
   * to the office any more; not, when left out.
   */
  readonly awayRefereesMayPlay?: boolean
  /** After a referee came back from vacation. */
  refereeBack?(draft: DraftOf<T>, person: string, ctx: Context<T>): void
  /** After a referee on vacation, whose office was given to another meanwhile, left for good. */
  awayRefereeLeft?(draft: DraftOf<T>, person: string, ctx: Context<T>): void
  /** After a referee resigned, left or fell silent for good. */
  refereeLost?(draft: DraftOf<T>, person: string, ctx: Context<T>): void
  /** Refuses a new referee, or not. */
  checkReferee?(state: State<T>, person: string): RefusalOf<T> | undefined
  /** After a referee was found. */
  refereeFound?(draft: DraftOf<T>, person: string, ctx: Context<T>): void
}

/** What becomes due because of what has just happened, whatever that was. */
export interface SettleRecipe<T extends GameTypes> {
  /** Whether something is due; reads a plain state. */
  when(state: State<T>): boolean
  /** Does it, on a draft. Runs again as long as `when` says so. */
  play(draft: DraftOf<T>, ctx: Context<T>): void
}

/** What a recipe's set-up gives. */
export interface InitialState<T extends GameTypes> {
  /** What everybody may see. */
  readonly shared: T['Shared']
  /** One secret for each seat. */
  readonly secret: readonly T['Secret'][]
  /** What no player may know. */
  readonly hidden: T['Hidden']
}

/** The seats of a table that is being set up. */
export interface SetupContext {
  /** How many players start. */
  readonly players: number
  /** The players' names, by seat. */
  readonly names: readonly string[]
  /** The challenged seat of a Duel, or `null`. */
  readonly challenged: SeatNumber | null
  /** The referees' names: fewer than the description asks for only where the rule gathers them. */
  readonly referees: readonly string[]
  /** Who announces the start; `null` where the rule gathers its people and nobody is named. */
  readonly announcer: string | null
  /** The most players, evaluated for this instance (1250.1 III.c). */
  readonly most: number
}

/** What a recipe lists of a seat's legal moves. */
export type ListedMoves<Move extends { readonly type: string }> = {
  /**
   * The types of moves that are legal now and that nobody needs to play on, such as a concession:
   * they are neither listed nor sampled. None when left out.
   */
  readonly alsoLegal?: readonly Move['type'][]
} & (
  | {
      /** Every legal move, except those of the types in `alsoLegal`. */
      readonly moves: readonly Move[]
      /** The list is whole. */
      readonly complete: true
    }
  | {
      /** Those that are worth listing; often none. */
      readonly moves: readonly Move[]
      /** There are more than are listed. */
      readonly complete: false
      /** One of all of them at random, or `undefined` when the seat has no move. */
      sample(choose: RandomInt): Move | undefined
    }
)

/** What an expectation is before core works out its time. */
export interface Wanted<T extends GameTypes> {
  /** The type of the move that is wanted. */
  readonly action: T['Move']['type']
  /** Of whom: a seat, the referee, an office, or anyone. */
  readonly actor: SeatNumber | 'referee' | 'anyone' | (RoleName & {})
  /**
   * `'must'` where play waits for it or something happens by default, `'one of'` where one of
   * several is enough, `'may'` for what one merely may.
   */
  readonly need: Need
  /** The deadline that ends it; none when left out. */
  readonly deadline?: T['Deadline']
  /** Whether the deadline is one of the seat's own. */
  readonly ownDeadline?: boolean
  /** `'self'` where it must not be known to others that this is still to be done. */
  readonly seenBy: 'all' | 'self'
}

/** Who may know what, beyond one's own secret. */
export interface Secrecy<T extends GameTypes> {
  /** Whether the referee knows all secrets and what is hidden; where not, they see what is public. */
  readonly referee: boolean
  /** The seats whose secrets a seat may know by an office in the game; none when left out. */
  seats?(state: State<T>, seat: SeatNumber): readonly SeatNumber[]
  /** What a person outside the table may know because they sent it in; nothing when left out. */
  person?(state: State<T>, person: string): unknown
}

/** How a state's own part is packed for speed, and unpacked in views. */
export interface PackedRecipe<T extends GameTypes> {
  /** What views show. */
  show(shared: T['Shared'], options: T['Options']): ShownOf<T>
  /** What a state keeps; of what `show` gave, the same as before. */
  pack(shown: ShownOf<T>, options: T['Options']): T['Shared']
}

/** How an instance starts in the midst of play. */
export interface PositionDefinition<T extends GameTypes> {
  /** What is on the table, as it may come in from outside. */
  readonly schema: StandardSchemaV1<unknown, InitialState<T>>
  /**
   * What does not hold together, as a sentence that says what would; `undefined` where all does.
   * Every state that play can reach passes, and what passes can be played on.
   */
  problem(state: Omit<State<T>, 'openPrompts' | 'clock'>): string | undefined
  /** Asks what such a position waits for, and starts its deadlines anew. */
  resume(draft: DraftOf<T>, ctx: Context<T>): void
}

/**
 * How an author writes the rules of a game: each kind of move as a pair of small functions (`check`
 * reads and refuses, `play` changes a draft and cannot refuse), the same for prompts and joining.
 * {@link defineRules} makes {@link RulesOf} of it.
 */
export interface RulesRecipe<T extends GameTypes> {
  /** The game's id in saves and catalogues, such as `'pure-skill'`. */
  readonly id: string
  /** Goes up when an old log would no longer mean the same; migrations bridge it. */
  readonly revision: number
  /** How an older save becomes one of the next revision, by the older revision; none if left out. */
  readonly migrations?: Readonly<Record<number, Migration>>
  /** The description that rule 1250.1 III wants of every Game. */
  readonly description: GameDescription
  /** The roles outside the table, with what each may do around it; an organizer, when left out. */
  readonly roles?: RoleTable
  /** Each rejection code with its clause and its sentence. */
  readonly rejections: RejectionTable<T['Errors'], T['Clause']>
  /** What options may look like, defaults included. */
  readonly options: StandardSchemaV1<unknown, T['Options']>
  /** What moves may look like. */
  readonly move: StandardSchemaV1<unknown, T['Move']>
  /**
   * Whether the rule lets an instance begin with fewer players or referees than its description
   * asks for, because it gathers them itself; not, when left out.
   */
  readonly gathers?: boolean
  /** Refuses options that do not fit the table, or not. */
  checkSetup?(setting: SetupContext, options: T['Options']): RefusalOf<T> | undefined
  /** The state at the start; asks nothing yet. */
  setup(setting: SetupContext, options: T['Options']): InitialState<T> | RefusalOf<T>
  /**
   * The lists of the own part whose items play never changes once they are there, such as the rounds
   * that are over: it adds items, takes some away or puts others in their place. A step copies such
   * a list without what is in it; none, when left out.
   */
  readonly records?: readonly (keyof T['Shared'] & string)[]
  /** What happens at the start: first prompts, first deadlines. */
  begin(draft: DraftOf<T>, ctx: Context<T>): void
  /** How an instance starts in the midst of play; it cannot, when left out. */
  readonly position?: PositionDefinition<T>
  /** How the own part is packed; as it is, when left out. */
  readonly packed?: PackedRecipe<T>
  /** The moves, by type. */
  readonly moves: {
    readonly [Type in T['Move']['type']]: MoveRecipe<T, Extract<T['Move'], { readonly type: Type }>>
  }
  /** The prompts, by name. */
  readonly inquiries: { readonly [Name in PromptName<T>]: InquiryRecipe<T, Name> }
  /** What happens when a deadline falls due; it is dropped already. */
  readonly deadlines: {
    readonly [Name in T['Deadline']]: (
      draft: DraftOf<T>,
      ctx: Context<T>,
      seat: SeatNumber | null,
    ) => void
  }
  /** What the game changes in joining, leaving and referees. */
  readonly membership?: MembershipRecipe<T>
  /** What becomes due after an entry or a deadline: when the last bid is in, the round resolves. */
  readonly settle?: SettleRecipe<T>
  /** Who may know what. */
  readonly secrecy: Secrecy<T>
  /** All that is wanted of anybody now; core shows each viewer its part. */
  pendingActions(state: State<T>): readonly Wanted<T>[]
  /**
   * Whether somebody must move now, without working out all that is wanted; from `pendingActions`, where one
   * of its needs is not `'may'`, when left out. Bots ask it at each step.
   */
  isWaiting?(state: State<T>): boolean
  /** What a seat that somebody acts in may do now, from what it may see; without faults or fines. */
  legalMoves(seen: VisibleState<T>, seat: SeatNumber): ListedMoves<T['Move']>
  /** One legal move at random without listing them all; from `legalMoves` when left out. */
  sampleMove?(seen: VisibleState<T>, seat: SeatNumber, choose: RandomInt): T['Move'] | undefined
}

/** What a search needs of a game. */
export interface SearchDefinition<T extends GameTypes> {
  /**
   * How the seats stand now, higher is better: Gamepoints, prizes, centres; one number for each
   * seat, from what is public. None where the game keeps no score. Search bots that cannot look to
   * the end of a game go by it.
   */
  scores?(state: State<T>): readonly number[]
  /** What is secret, sampled at random, consistent with all that a viewer knows. */
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

/** What is secret, sampled from a view; core rebuilds the rest from the view. */
export interface Determinization<T extends GameTypes> {
  /** One secret for each seat. */
  readonly secret: readonly T['Secret'][]
  /** What no player may know. */
  readonly hidden: T['Hidden']
  /** The prompts that must be open in such a state. */
  readonly openPrompts: readonly SampledPrompt<T>[]
}

/** A prompt of a sampled state. */
export type SampledPrompt<T extends GameTypes> = {
  [Name in PromptName<T>]: {
    readonly [Field in 'name' | 'to' | 'question' | 'details']: AskedAs<T, Name>[Field]
  }
}[PromptName<T>]
