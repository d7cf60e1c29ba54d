import type { DeadlineView, MatchStatus, PublicTable } from '../game/view.js'
import type { Mutable } from '../plain.js'
import type { Answers, Ask, Prompt, Question } from '../prompt.js'
import type { Clock } from '../table/clock.js'

/** The types of a game, in one bundle. `TypesOf<typeof model>` derives it from a model. */
export interface GameTypes {
  /** The shared part of a state, which everybody may see. */
  readonly Shared: object
  /**
   * The secret part of a state, which one seat may know (and the referee, if the game says so).
   * Each seat has its own.
   */
  readonly Secret: object
  /**
   * The hidden part of a state, which no player may know. The referee may know it if the game says
   * so.
   */
  readonly Hidden: object
  /** The options, with all defaults filled in. */
  readonly Options: object
  /** The options as they may be given. Those with a default may be left out. */
  readonly GivenOptions: object
  /** The moves, distinguished by `type`. */
  readonly Move: { readonly type: string }
  /** The events, distinguished by `type`. */
  readonly Event: { readonly type: string }
  /** The types of each prompt, by name. */
  readonly Prompts: object
  /** The names of the deadlines. */
  readonly Deadline: string
  /** The details of each error, by code. */
  readonly Errors: object
  /** The clauses that errors and events may cite. */
  readonly Clause: string
  /** The data that a joiner brings. `null` if nobody may join. */
  readonly Join: unknown
}

/** The names of a game's prompts. */
export type PromptName<T extends GameTypes> = keyof T['Prompts'] & string

/** The kind of a prompt's question, such as `'shuffle'`. */
export type AskOf<T extends GameTypes, Name extends PromptName<T>> = T['Prompts'][Name] extends {
  readonly kind: infer Form extends Ask
}
  ? Form
  : never

/** The question of a prompt. */
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

/** The answer to a prompt. */
export type AnswerOf<T extends GameTypes, Name extends PromptName<T>> = T['Prompts'][Name] extends {
  readonly answer: infer Answer
}
  ? Answer
  : Answers[AskOf<T, Name>]

/** An open prompt of a game, as a union over the names. */
export type Asked<T extends GameTypes> = {
  [Name in PromptName<T>]: AskedAs<T, Name>
}[PromptName<T>]

/** An open prompt with a given name. */
export interface AskedAs<T extends GameTypes, Name extends PromptName<T>>
  extends Prompt<Name, DetailsOf<T, Name>> {
  /** The question. */
  readonly question: QuestionOf<T, Name>
}

/** The whole state of a match: plain JSON, frozen. Only views of it leave the server. */
export interface State<T extends GameTypes> extends MatchStatus {
  /** The options of the match. */
  readonly options: T['Options']
  /** The shared part, which everybody may see. */
  readonly shared: T['Shared']
  /** The secret parts, by seat. */
  readonly secret: readonly T['Secret'][]
  /** The hidden part, which no player may know. */
  readonly hidden: T['Hidden']
  /** The time of the last entry, and the deadlines. */
  readonly clock: Clock<T['Deadline']>
  /** The open prompts, oldest first. */
  readonly openPrompts: readonly Asked<T>[]
  /** The number of prompts that have been opened so far. */
  readonly promptCount: number
}

/** A state that functions such as `apply` may change in place. */
export type DraftOf<T extends GameTypes> = Mutable<State<T>>

/**
 * The part of a state that a viewer may see. Secrets that the viewer may not know are `null`. A
 * whole state is a visible state, too, so functions on visible states accept both.
 */
export interface VisibleState<T extends GameTypes>
  extends Pick<State<T>, 'options' | 'shared' | 'outcome'> {
  /** The secrets, by seat; `null` if the viewer may not know one. */
  readonly secret: readonly (T['Secret'] | null)[]
  /** The table: seats, referees, pauses. */
  readonly table: PublicTable
  /** The running deadlines. */
  readonly clock: { readonly timers: readonly DeadlineView<T['Deadline']>[] }
}
