import type { DeadlineView, MatchStatus, PublicTable } from '../game/view.js'
import type { Mutable } from '../plain.js'
import type { Answers, Ask, Prompt, Question } from '../prompt.js'
import type { Clock } from '../table/clock.js'

/**
 * The types of a game, in one bundle; each game declares its own:
 * `type Ghost = { Own: …; Secret: …; … }`.
 */
export interface GameTypes {
  /** What everybody may see. */
  readonly Shared: object
  /** `Own` as views have it, where a state keeps it packed for speed; as it is, when left out. */
  readonly Shown?: object
  /** What one seat may know (and the referee, if the game says so). There is one for each seat. */
  readonly Secret: object
  /** What no player may know; the referee may know it if the game says so. */
  readonly Hidden: object
  /** The options, with every default filled in. */
  readonly Options: object
  /** The moves, told apart by `type`. */
  readonly Move: { readonly type: string }
  /** The events, told apart by `type`. */
  readonly Event: { readonly type: string }
  /** From the name of each prompt to its types. */
  readonly Prompts: object
  /** The names of the deadlines. */
  readonly Deadline: string
  /** The details of each error, by code. */
  readonly Errors: object
  /** The clauses that may be cited. */
  readonly Clause: string
  /** What a joiner brings; `null` if nobody may join. */
  readonly Join: unknown
}

/** The names of a game's prompts. */
export type PromptName<T extends GameTypes> = keyof T['Prompts'] & string

/** The form of a prompt's question, such as `'shuffle'`. */
export type AskOf<T extends GameTypes, Name extends PromptName<T>> = T['Prompts'][Name] extends {
  readonly kind: infer Form extends Ask
}
  ? Form
  : never

/** The form of question that a prompt puts. */
export type QuestionOf<T extends GameTypes, Name extends PromptName<T>> = Extract<
  Question,
  { readonly kind: AskOf<T, Name> }
>

/** The details of a prompt. */
export type DetailsOf<
  T extends GameTypes,
  Name extends PromptName<T>,
> = T['Prompts'][Name] extends {
  readonly details: infer Details
}
  ? Details
  : null

/** The answer that a prompt takes. */
export type AnswerOf<T extends GameTypes, Name extends PromptName<T>> = T['Prompts'][Name] extends {
  readonly answer: infer Answer
}
  ? Answer
  : Answers[AskOf<T, Name>]

/** An open prompt of a game; a union over its names. */
export type Asked<T extends GameTypes> = {
  [Name in PromptName<T>]: AskedAs<T, Name>
}[PromptName<T>]

/** An open prompt of one name. */
export interface AskedAs<T extends GameTypes, Name extends PromptName<T>>
  extends Prompt<Name, DetailsOf<T, Name>> {
  /** The question. */
  readonly question: QuestionOf<T, Name>
}

/** The whole state of a match: plain JSON, frozen. Only views of it leave the server. */
export interface State<T extends GameTypes> extends MatchStatus {
  /** The options of the match. */
  readonly options: T['Options']
  /** What everybody may see. */
  readonly shared: T['Shared']
  /** The secrets, by seat. */
  readonly secret: readonly T['Secret'][]
  /** What no player may know. */
  readonly hidden: T['Hidden']
  /** The time of the last entry, and the deadlines. */
  readonly clock: Clock<T['Deadline']>
  /** The open prompts, oldest first. */
  readonly openPrompts: readonly Asked<T>[]
  /** How many prompts have been put so far. */
  readonly promptCount: number
}

/** A state that what applies moves and answers may change. */
export type DraftOf<T extends GameTypes> = Mutable<State<T>>

/**
 * The part of a state that somebody may see: secrets that they may not know are `null`. A whole
 * state is one, too, so functions on visible states accept both.
 */
export interface VisibleState<T extends GameTypes>
  extends Pick<State<T>, 'options' | 'shared' | 'outcome'> {
  /** The secrets, by seat; `null` for what may not be known. */
  readonly secret: readonly (T['Secret'] | null)[]
  /** Seats, referees, pauses. */
  readonly table: PublicTable
  /** The running deadlines. */
  readonly clock: { readonly timers: readonly DeadlineView<T['Deadline']>[] }
}

/** The form in which views show `shared`. */
export type ShownOf<T extends GameTypes> = T extends { readonly Shown: infer Shown extends object }
  ? Shown
  : T['Shared']
