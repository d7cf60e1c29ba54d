import type { Role } from '../entry.js'
import type { BriefDescription } from '../game/description.js'
import type { GameText, Migration } from '../game/game.js'
import type { Need, RandomInt } from '../game/view.js'
import type { RoleTable } from '../roles.js'
import type { SeatNumber } from '../table/table.js'
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
import type {
  Actor,
  Flat,
  InitialState,
  JoinRecipe,
  ListedMoves,
  MembershipRecipe,
  PackedRecipe,
  RefusalOf,
  Secrecy,
  SettleRecipe,
  SetupContext,
  Wanted,
} from './recipe.js'
import type { View } from './view.js'

/** How much a move is wanted of a seat, and until when. */
export interface PendingSpec<T extends GameTypes> {
  /**
   * `'must'` where play waits for it or something happens by default, `'one of'` where one of
   * several is enough, `'may'` for what a player is free to do.
   */
  readonly need: Need
  /** The deadline that ends it; none when left out. */
  readonly deadline?: T['Deadline']
  /** Whether the deadline is one of the seat’s own. */
  readonly ownDeadline?: boolean
  /** `'actor'` where others must not know that this is still to be done; `'all'` when left out. */
  readonly visibleTo?: 'all' | 'actor'
}

/** A kind of move. */
export interface MoveDefinition<T extends GameTypes, Move extends T['Move']> {
  /** The roles in which it may be made; the first that fits is taken. A seat’s, when left out. */
  readonly by?: readonly Role[]
  /** Whether it may be made while play is paused; not, when left out. */
  readonly whilePaused?: boolean
  /**
   * Says that the move has no parts but texts, numbers, booleans and `null`s, and that no state
   * keeps the move itself: then it is not copied.
   */
  readonly primitiveFields?: Flat<Move>
  /**
   * Refuses the move, or not. What the actor may not know is `null` where a list of legal moves is
   * made, so a check that needs it has no candidates.
   */
  validate(state: VisibleState<T>, move: Move, actor: Actor): RefusalOf<T> | undefined
  /** Makes the move on a draft; cannot refuse. */
  apply(draft: DraftOf<T>, move: Move, ctx: Context<T>, actor: Actor): void
  /**
   * Moves among which all legal ones of a seat are: those that `validate` takes are its legal moves.
   * Leave it out for what cannot be listed, such as a text.
   */
  candidates?(state: VisibleState<T>, seat: SeatNumber): readonly Move[]
  /**
   * How much the move is wanted of a seat that has a legal one; of a move without candidates it is
   * asked for each seat. Wanted by everybody's knowledge when left out where there are candidates,
   * and not at all where there are none; `undefined` says that it isn't wanted.
   */
  pending?(state: State<T>, seat: SeatNumber): PendingSpec<T> | undefined
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

/** How people come into a running match, where the rule allows it. */
export interface JoinDefinition<T extends GameTypes> {
  /** Whether somebody who has played in this match may come back; not, when left out. */
  readonly again?: boolean
  /** Refuses the joiner, or not. */
  validate: JoinRecipe<T>['check']
  /** Lets them in; `ctx.addSeat` gives the seat. */
  apply: JoinRecipe<T>['play']
}

/** What a game changes in who plays and who referees while it goes on. */
export interface RosterDefinition<T extends GameTypes>
  extends Pick<
    MembershipRecipe<T>,
    | 'substitutes'
    | 'onRefereeLost'
    | 'left'
    | 'away'
    | 'back'
    | 'activity'
    | 'refereeLost'
    | 'checkReferee'
    | 'refereeFound'
  > {
  /** How people join; nobody may when left out. */
  readonly join?: JoinDefinition<T>
  /** What happens when referees go on vacation; they keep the office, when left out. */
  readonly refereeVacation?: RefereeVacation<T>
}

/** What a game does about referees on vacation. */
export interface RefereeVacation<T extends GameTypes> {
  /** After a referee went on vacation; they keep the office unless this says otherwise. */
  away?(draft: DraftOf<T>, person: string, ctx: Context<T>): void
  /** After a referee came back. */
  back?(draft: DraftOf<T>, person: string, ctx: Context<T>): void
  /** Whether somebody’s office was given to another meanwhile, and they may come back. */
  isAway?(state: State<T>, person: string): boolean
  /** After such a referee left for good. */
  left?(draft: DraftOf<T>, person: string, ctx: Context<T>): void
  /** Whether such a referee may join or be a Substitute meanwhile; not, when left out. */
  readonly mayPlay?: boolean
}

/** What {@link defineRules} takes besides the model: how a game is played. */
export interface GameDefinition<T extends GameTypes> {
  /** The game’s id in saves and catalogues, such as `'pure-skill'`. */
  readonly id: string
  /** Goes up when an old log would no longer mean the same; migrations bridge it. */
  readonly revision: number
  /** How an older save becomes one of the next revision, by the older revision; none if left out. */
  readonly migrations?: Readonly<Record<number, Migration>>
  /**
   * What a player wants to know before a match. What is left out is as in most games: no rule, no
   * referee, no equipment, no trophy; play is told by the clauses.
   */
  readonly description: BriefDescription
  /** The roles outside the table, with what each may do around it; an organizer, when left out. */
  readonly roles?: RoleTable
  /** The state at the start, which asks nothing yet; or why these options don’t fit this table. */
  setup(table: SetupContext, options: T['Options']): SetupState<T> | RefusalOf<T>
  /** What happens at the start: first prompts, first deadlines. */
  onStart?(draft: DraftOf<T>, ctx: Context<T>): void
  /** The moves, by type. */
  readonly moves: {
    readonly [Type in T['Move']['type']]: MoveDefinition<T, Extract<T['Move'], { type: Type }>>
  }
  /** The prompts, by name. */
  readonly prompts?: { readonly [Name in PromptName<T>]: PromptDefinition<T, Name> }
  /** What happens when a deadline falls due; it has been dropped already. */
  readonly deadlines?: {
    readonly [Name in T['Deadline']]: (
      draft: DraftOf<T>,
      ctx: Context<T>,
      seat: SeatNumber | null,
    ) => void
  }
  /** What becomes due after an entry or a deadline: when the last bid is in, the round resolves. */
  readonly afterEach?: AfterEach<T>
  /** Who may know what beyond their own secret; nobody may know anything when left out. */
  readonly visibility?: Secrecy<T>
  /** What the game changes in who plays and referees. */
  readonly roster?: RosterDefinition<T>
  /** How `shared` is kept in another form than views show it. */
  readonly codec?: CodecDefinition<T>
  /**
   * All that is wanted of anybody now, where `pending` of the moves does not say it; core shows each
   * viewer their part.
   */
  pendingActions?(state: State<T>): readonly PendingActionSpec<T>[]
  /** Whether somebody must move now, without working out all that is pending: bots ask it often. */
  isWaiting?(state: State<T>): boolean
  /** The legal moves of a seat, where candidates and `validate` are too slow or cannot list them. */
  listMoves?(state: VisibleState<T>, seat: SeatNumber): ListedMoves<T['Move']>
  /** One legal move at random without listing them all; from the list when left out. */
  sampleMove?(state: VisibleState<T>, seat: SeatNumber, choose: RandomInt): T['Move'] | undefined
  /**
   * The lists of `shared` whose items are never changed once they are there: a step copies such a
   * list without what is in it. None, when left out.
   */
  readonly appendOnly?: readonly (keyof T['Shared'] & string)[]
  /** Whether a match may begin with fewer people than the description asks for, since the rule gathers them. */
  readonly fillsSeatsLater?: boolean
}

/** The parts of a state at the start; what a game doesn’t have may be left out. */
export type SetupState<T extends GameTypes> = Pick<InitialState<T>, 'shared'> &
  Partial<InitialState<T>>

/** What becomes due because of what has just happened, whatever that was. */
export interface AfterEach<T extends GameTypes> {
  /** Whether something is due; reads a plain state. */
  when: SettleRecipe<T>['when']
  /** Does it, on a draft. Runs again as long as `when` says so. */
  run: SettleRecipe<T>['play']
}

/** What is wanted of whom. */
export interface PendingActionSpec<T extends GameTypes> extends PendingSpec<T> {
  /** The type of the move. */
  readonly action: T['Move']['type']
  /** Of whom: a seat, the referee, a role, or anyone. */
  readonly actor: Wanted<T>['actor']
}

/** How a state keeps its shared part in another form than views show it. */
export interface CodecDefinition<T extends GameTypes> {
  /** What views show. */
  decode: PackedRecipe<T>['show']
  /** What a state keeps; of what `decode` gave, the same as before. */
  encode: PackedRecipe<T>['pack']
}

/** The words of a game, for {@link defineText}: they need views and events, and no rules. */
export interface TextDefinition<T extends GameTypes>
  extends Omit<GameText<T['Move'], View<T>, T['Event']>, 'notation' | 'describeEvent'> {
  /** Text in, text out; what can't be read is refused with a sentence. */
  readonly notation: NotationOf<T>
  /** The sentence of each event, by its type. */
  readonly events: EventTable
}
