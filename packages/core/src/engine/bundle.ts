import type { DeadlineView, MatchStatus, PublicRoster } from '../game/view.js'
import type { Mutable } from '../plain.js'
import type { Answers, Ask, Prompt, Question } from '../prompt.js'
import type { Clock } from '../roster/clock.js'

/** The types of a game. `TypesOf<typeof model>` derives them. */
export interface GameTypes {
  /** The part of a state that everybody may see. */
  readonly Shared: object
  /** The part of a state that one seat may know, and the referee if the game says so. */
  readonly Secret: object
  /** The part of a state that no player may know; the referee may if the game says so. */
  readonly Hidden: object
  /** The options, with all defaults filled in. */
  readonly Options: object
  /** The options as they may be given, without those that have a default. */
  readonly GivenOptions: object
  readonly Move: { readonly type: string }
  readonly Event: { readonly type: string }
  readonly Prompts: object
  readonly Deadline: string
  /** The details of each error, by code. */
  readonly Errors: object
  /** The clauses that errors and events may cite. */
  readonly Clause: string
  /** The data that a joiner brings. `null` if nobody may join. */
  readonly Join: unknown
}

export type PromptName<T extends GameTypes> = keyof T['Prompts'] & string

export type AskOf<T extends GameTypes, Name extends PromptName<T>> = T['Prompts'][Name] extends {
  readonly kind: infer Form extends Ask
}
  ? Form
  : never

export type QuestionOf<T extends GameTypes, Name extends PromptName<T>> = Extract<
  Question,
  { readonly kind: AskOf<T, Name> }
>

export type DetailsOf<
  T extends GameTypes,
  Name extends PromptName<T>,
> = T['Prompts'][Name] extends {
  readonly details: infer Details
}
  ? Details
  : null

export type AnswerOf<T extends GameTypes, Name extends PromptName<T>> = T['Prompts'][Name] extends {
  readonly answer: infer Answer
}
  ? Answer
  : Answers[AskOf<T, Name>]

/** An open prompt, as a union over the names. */
export type Asked<T extends GameTypes> = {
  [Name in PromptName<T>]: AskedAs<T, Name>
}[PromptName<T>]

/** An open prompt with a given name. */
export interface AskedAs<T extends GameTypes, Name extends PromptName<T>>
  extends Prompt<Name, DetailsOf<T, Name>> {
  readonly question: QuestionOf<T, Name>
}

/** The whole state of a match: plain JSON, frozen. Only views of it leave the server. */
export interface State<T extends GameTypes> extends MatchStatus {
  readonly options: T['Options']
  readonly shared: T['Shared']
  readonly secret: readonly T['Secret'][]
  readonly hidden: T['Hidden']
  readonly clock: Clock<T['Deadline']>
  /** The open prompts, oldest first. */
  readonly openPrompts: readonly Asked<T>[]
  /** The number of prompts opened so far. */
  readonly promptCount: number
}

/** A state that functions such as `apply` may change. */
export type DraftOf<T extends GameTypes> = Mutable<State<T>>

/** A state as a viewer may see it, with `null` for unknown secrets. A whole state is one, too. */
export interface VisibleState<T extends GameTypes>
  extends Pick<State<T>, 'options' | 'shared' | 'outcome'> {
  readonly secret: readonly (T['Secret'] | null)[]
  readonly roster: PublicRoster
  readonly clock: { readonly timers: readonly DeadlineView<T['Deadline']>[] }
}
