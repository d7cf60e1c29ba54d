import * as v from 'valibot'
import type { Clauses } from '../clauses.js'
import type { CoreEvent } from '../game/game-event.js'
import type { StandardSchemaV1 } from '../game/standard-schema.js'
import type { ErrorDefinitions } from '../game-error.js'
import type { JsonOnly } from '../plain.js'
import type { Answers, Ask } from '../prompt.js'
import type { GameTypes } from './bundle.js'
import type { CommonErrors } from './common-errors.js'

declare const partType: unique symbol

/** A type in a model, without a value at run time. */
export interface ModelPart<Type> {
  readonly [partType]?: Type
}

/**
 * Declares the type of a part of the state, an event or a prompt. A type that JSON would change, or
 * that is not readonly, does not compile.
 *
 * @example
 * ```ts
 * import { part } from '@ackanomic/core/engine'
 *
 * const shared = part<{ readonly heap: number }>()
 * shared // => {}
 * ```
 */
export function part<Type>(): [Type] extends [JsonOnly<Type>] ? ModelPart<Type> : JsonOnly<Type> {
  return {} as never
}

/** The name of a seat: its player's, or its number if there is none. */
export type NameOf = (seat: number) => string

/** The sentences of a game's events, by type. The first parameter of each is the event's data. */
export type EventDefinitions = Readonly<Record<string, (event: never, name: NameOf) => string>>

/** The events that have sentences. None may have the name of an event of core. */
export type EventsOf<Roster extends EventDefinitions> = {
  [Type in Exclude<keyof Roster & string, CoreEvent['type']>]: { readonly type: Type } & Details<
    Roster[Type]
  >
}[Exclude<keyof Roster & string, CoreEvent['type']>]

type Schema = StandardSchemaV1

/** The clause and the message of an error. The message's parameter declares the details. */
export type ErrorSpec<Clause extends string> = readonly [
  clause: Clause | ((details: never) => Clause),
  message: string | ((details: never) => string),
]

export interface PromptSpec {
  readonly kind: Ask
  /** The game's own details. Default: none. */
  readonly details?: ModelPart<unknown>
  /** The schema of the answer to a `judge` question without choices. */
  readonly answer?: Schema
}

/** The types of a game, for {@link defineModel}. */
export interface ModelSpec<Clause extends string = string> {
  /** The schema of the options, with every default. Default: no options. */
  readonly options?: Schema
  /** The moves, by type: the schema of each field, or one schema of the whole move. */
  readonly moves: Readonly<Record<string, Readonly<Record<string, v.GenericSchema>> | Schema>>
  readonly shared: ModelPart<object>
  readonly secret?: ModelPart<object>
  readonly hidden?: ModelPart<object>
  /** The events: `part<EventsOf<typeof sentences>>()`. */
  readonly events?: ModelPart<{ readonly type: string }>
  readonly prompts?: Readonly<Record<string, PromptSpec>>
  readonly deadlines?: readonly string[]
  /** The errors for refused moves and options, with codes that core does not use. */
  readonly errors?: Readonly<Record<string, ErrorSpec<Clause>>> & {
    readonly [Code in keyof CommonErrors]?: never
  }
  /** The schema of a joiner's data. Default: nobody may join. */
  readonly join?: Schema
}

/** A game's model: its types, with its schemas and errors. */
export interface Model<T extends GameTypes> {
  readonly options: StandardSchemaV1<T['GivenOptions'], T['Options']>
  readonly move: StandardSchemaV1<unknown, T['Move']>
  /** The names of each move's fields, in order, by type. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** The schema of a joiner's data. Absent if nobody may join. */
  readonly join: StandardSchemaV1<unknown, T['Join']> | undefined
  readonly errors: ErrorDefinitions<T['Errors'], T['Clause']>
  /** The schemas of answers to `judge` questions, by prompt. */
  readonly answers: Readonly<Record<string, Schema>>
  readonly [partType]?: T
}

/** The types of a game. Name them: `interface Ghost extends TypesOf<typeof model> {}`. */
export type TypesOf<Of extends { readonly [partType]?: GameTypes }> = NonNullable<
  Of[typeof partType]
>

/**
 * Declares a game's types: options, moves, parts of the state, prompts, deadlines, events and
 * errors.
 *
 * @param _clauses - the clauses of the rule; or `part<typeof clauses>()`, to leave their text out
 * of bundles
 *
 * @example
 * ```ts
 * import { defineClauses, defineModel, part, type TypesOf } from '@ackanomic/core/engine'
 * import * as v from 'valibot'
 *
 * const clauses = defineClauses('nim', { take: 'Take one, two or three.' })
 * const model = defineModel(clauses, {
 *   moves: { take: { count: v.picklist([1, 2, 3]) } },
 *   shared: part<{ readonly heap: number; readonly turn: number }>(),
 *   errors: { tooMany: ['nim/take', 'The heap holds fewer.'] },
 * })
 * interface Nim extends TypesOf<typeof model> {}
 * const move: Nim['Move'] = { type: 'take', count: 2 }
 * move.count // => 2
 * ```
 */
export function defineModel<
  const Rule extends string,
  const Id extends string,
  const Spec extends ModelSpec<`${Rule}/${Id}`>,
>(
  _clauses: Clauses<Rule, Id> | ModelPart<Clauses<Rule, Id>>,
  spec: Spec,
): Model<SpecTypes<Spec, `${Rule}/${Id}`>> {
  const answers = Object.entries(spec.prompts ?? {}).flatMap(([name, { answer }]) =>
    answer === undefined ? [] : [[name, answer] as const],
  )
  return {
    options: spec.options ?? v.strictObject({}),
    move: moveSchemaOf(spec.moves),
    fields: Object.fromEntries(
      Object.entries(spec.moves).map(([type, fields]) => [type, fieldsOf(fields)]),
    ),
    join: spec.join,
    errors: spec.errors ?? {},
    answers: Object.fromEntries(answers),
  } as never
}

function fieldsOf(move: ModelSpec['moves'][string]): readonly string[] {
  const entries = '~standard' in move ? (move as { readonly entries?: object }).entries : move
  return Object.keys(entries ?? {}).filter((name) => name !== 'type')
}

function moveSchemaOf(moves: ModelSpec['moves']): Schema {
  const schemas = new Map<unknown, Schema>()
  for (const [type, fields] of Object.entries(moves)) {
    const entries = { type: v.literal(type), ...(fields as v.ObjectEntries) }
    schemas.set(type, '~standard' in fields ? (fields as Schema) : v.strictObject(entries))
  }
  const options = [...schemas.values()]
  if (options.length === 1) return options[0] as Schema
  const anyMove = v.strictObject({ type: v.picklist(Object.keys(moves)) })
  const schemaFor = (move: unknown): v.GenericSchema =>
    (schemas.get(Object(move).type) ?? anyMove) as v.GenericSchema
  // `v.variant` is larger and tries one schema after the other. `describeSchemaIssue` reads the
  // rest.
  const { expects, entries } = anyMove
  return Object.assign(v.lazy(schemaFor), { expects, entries, key: 'type', options })
}

/** The {@link GameTypes} that a {@link ModelSpec} declares. */
export interface SpecTypes<Spec extends ModelSpec, Clause extends string> {
  readonly Shared: TypeOf<Spec['shared'], object>
  readonly Secret: TypeOf<Spec['secret'], Empty>
  readonly Hidden: TypeOf<Spec['hidden'], Empty>
  readonly Options: Spec['options'] extends Schema ? OutputOf<Spec['options']> & object : Empty
  readonly GivenOptions: Spec['options'] extends StandardSchemaV1<infer Input, infer Output>
    ? Given<Input, Output> & object
    : Empty
  readonly Move: {
    [Type in keyof Spec['moves'] & string]: MoveWith<Spec['moves'][Type], Type>
  }[keyof Spec['moves'] & string]
  readonly Event: TypeOf<Spec['events'], never>
  readonly Prompts: {
    readonly [Name in keyof Spec['prompts']]: PromptTypes<Spec['prompts'][Name]>
  }
  readonly Deadline: Spec['deadlines'] extends readonly (infer Name extends string)[] ? Name : never
  readonly Errors: {
    readonly [Code in keyof Spec['errors']]: Spec['errors'][Code] extends readonly [
      unknown,
      infer Message,
    ]
      ? Details<Message>
      : never
  }
  readonly Clause: Clause
  readonly Join: Spec['join'] extends Schema ? OutputOf<Spec['join']> : null
}

export type Empty = Readonly<Record<never, never>>

type TypeOf<Of, None> = Of extends { readonly [partType]?: infer Type } ? NonNullable<Type> : None

type OutputOf<Of> = Of extends StandardSchemaV1<unknown, infer Output> ? Immutable<Output> : never

type MoveWith<Of, Type extends string> = Of extends Schema
  ? Shown<OutputOf<Of> & { readonly type: Type }>
  : Shown<{ readonly type: Type } & { readonly [Field in keyof Of]: OutputOf<Of[Field]> }>

type Shown<Type> = Type extends unknown ? { [Key in keyof Type]: Type[Key] } : never

/** The input of a schema, or its output if the schema does not name its input. */
type Given<Input, Output> = unknown extends Input
  ? Partial<Immutable<Output>>
  : {
      readonly [Key in keyof Input]: unknown extends Input[Key]
        ? Key extends keyof Output
          ? Immutable<Output[Key]>
          : unknown
        : Immutable<Input[Key]>
    }

type PromptTypes<Prompt> = Prompt extends { readonly kind: infer Kind extends Ask }
  ? {
      readonly kind: Kind
      readonly details: Prompt extends { readonly details: ModelPart<infer Details> }
        ? Details
        : null
      readonly answer: Prompt extends { readonly answer: infer Answer extends Schema }
        ? OutputOf<Answer>
        : Answers[Kind]
    }
  : never

type Details<Message> = Message extends (details: infer Of, ...more: never) => string
  ? unknown extends Of
    ? Empty
    : Immutable<Of>
  : Empty

/** A type whose lists and fields cannot be changed. */
export type Immutable<Type> = Type extends object
  ? { readonly [Key in keyof Type]: Immutable<Type[Key]> }
  : Type
