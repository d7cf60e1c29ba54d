import * as v from 'valibot'
import type { Clauses } from '../clauses.js'
import type { TableEvent } from '../game/game-event.js'
import type { StandardSchemaV1 } from '../game/standard-schema.js'
import type { JsonOnly } from '../plain.js'
import type { Answers, Ask } from '../prompt.js'
import type { RejectionTable } from '../rejection.js'
import type { GameTypes } from './bundle.js'
import type { CommonErrors } from './rejections.js'

declare const partType: unique symbol
declare const shownType: unique symbol

/** Stands for a type in a model; it has no value at run time. */
export interface Part<Type, Shown = Type> {
  /** The type; never there at run time. */
  readonly [partType]?: Type
  /** The form in which views show it; never there at run time. */
  readonly [shownType]?: Shown
}

/**
 * Names the type of a part of the state, of an event or of a prompt. A type that JSON would change,
 * or that could be changed by accident, does not compile, and the message names the field. The
 * second type is the form in which views show `shared`, if a codec keeps it in another form.
 *
 * @example
 * ```ts
 * import { part } from '@ackanomic/core/engine'
 *
 * const shared = part<{ readonly heap: number }>()
 * shared // => {}
 * ```
 */
export function part<Type, Shown = Type>(): [Type] extends [JsonOnly<Type>]
  ? Part<Type, Shown>
  : JsonOnly<Type> {
  return {} as never
}

/** Names a seat: its player, or the seat’s number where nobody is known. */
export type NameOf = (seat: number) => string

/** The sentences of a game’s events, by type; the first parameter of each is what the event holds. */
export type EventTable = Readonly<Record<string, (event: never, name: NameOf) => string>>

/** The events of a table of sentences, told apart by `type`; none bears the name of one of core's. */
export type EventsOf<Table extends EventTable> = {
  [Type in Exclude<keyof Table & string, TableEvent['type']>]: { readonly type: Type } & Details<
    Table[Type]
  >
}[Exclude<keyof Table & string, TableEvent['type']>]

/** Options, a join, or a field of a move, as it may come in from outside. */
type Schema = StandardSchemaV1

/**
 * How a game refuses: the clause that bars it, and a message that says what was wrong and what would
 * be right. Each may be a function of the details; the parameter of the message is what `details`
 * holds.
 */
export type ErrorSpec<Clause extends string> = readonly [
  clause: Clause | ((details: never) => Clause),
  message: string | ((details: never) => string),
]

/** A prompt of the game: a question to chance, a dictionary or a person. */
export interface PromptSpec {
  /** The form of the question, such as `'shuffle'`. */
  readonly kind: Ask
  /** The game’s own particulars; none when left out. */
  readonly details?: Part<unknown>
  /** The schema of an answer of judgement without choices. */
  readonly answer?: Schema
}

/** All types of a game, each said once: what {@link defineModel} takes. */
export interface ModelSpec<Clause extends string = string> {
  /** The schema of the options, every default filled in; no options when left out. */
  readonly options?: Schema
  /** The moves: by type the fields of each, or a schema of the whole move. */
  readonly moves: Readonly<Record<string, Readonly<Record<string, v.GenericSchema>> | Schema>>
  /** What everybody may see. */
  readonly shared: Part<object, object>
  /** What one seat may know. */
  readonly secret?: Part<object>
  /** What no player may know. */
  readonly hidden?: Part<object>
  /** The events: `part<EventsOf<typeof sentences>>()`. */
  readonly events?: Part<{ readonly type: string }>
  /** The prompts, by name. */
  readonly prompts?: Readonly<Record<string, PromptSpec>>
  /** The names of the deadlines. */
  readonly deadlines?: readonly string[]
  /** Why a move or an option is refused, by code; no code is one of core's. */
  readonly errors?: Readonly<Record<string, ErrorSpec<Clause>>> & {
    readonly [Code in keyof CommonErrors]?: never
  }
  /** The schema of what people bring who join a running match; nobody may join when left out. */
  readonly join?: Schema
}

/** A game’s model: its types, with the schemas and the errors that come along. */
export interface Model<T extends GameTypes> {
  /** The clauses that may be cited, where the model carries their text. */
  readonly clauses: Clauses | undefined
  /** The schema of the options. */
  readonly options: StandardSchemaV1<unknown, T['Options']>
  /** The schema of moves. */
  readonly move: StandardSchemaV1<unknown, T['Move']>
  /** By the type of a move the names of its fields, in their order. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** The schema of what joiners bring; absent if nobody may join. */
  readonly join: StandardSchemaV1<unknown, T['Join']> | undefined
  /** Each error with its clause and its sentence. */
  readonly errors: RejectionTable<T['Errors'], T['Clause']>
  /** The schemas of answers of judgement, by the name of the prompt. */
  readonly answers: Readonly<Record<string, Schema>>
  /** The types; never there at run time. */
  readonly [partType]?: T
}

/** The types of a game: `interface Ghost extends TypesOf<typeof model> {}` makes them one word. */
export type TypesOf<Of extends { readonly [partType]?: GameTypes }> = NonNullable<
  Of[typeof partType]
>

/**
 * Declares all types of a game once: its options and moves by their schemas, the parts of its state,
 * its prompts, deadlines, events and errors.
 *
 * @param clauses - the rule, cut into clauses, which errors cite; or their type alone,
 * `part<typeof clauses>()`, where the rules should not carry their text
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
  clauses: Clauses<Rule, Id> | Part<Clauses<Rule, Id>>,
  spec: Spec,
): Model<SpecTypes<Spec, `${Rule}/${Id}`>> {
  const answers = Object.entries(spec.prompts ?? {}).flatMap(([name, { answer }]) =>
    answer === undefined ? [] : [[name, answer] as const],
  )
  return {
    clauses: 'of' in clauses ? clauses : undefined,
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
  const schemas = Object.entries(moves).map(([type, fields]) =>
    '~standard' in fields
      ? fields
      : v.strictObject({ type: v.literal(type), ...(fields as v.ObjectEntries) }),
  )
  const [only] = schemas
  return schemas.length === 1 ? (only as Schema) : v.variant('type', schemas as never)
}

/** The types that a {@link ModelSpec} gives to the parts of {@link GameTypes}. */
export interface SpecTypes<Spec extends ModelSpec, Clause extends string> {
  /** What everybody may see. */
  readonly Shared: TypeOf<Spec['shared'], object>
  /** The form in which views show it. */
  readonly Shown: Spec['shared'] extends { readonly [shownType]?: infer Shown }
    ? NonNullable<Shown>
    : object
  /** What one seat may know. */
  readonly Secret: TypeOf<Spec['secret'], Empty>
  /** What no player may know. */
  readonly Hidden: TypeOf<Spec['hidden'], Empty>
  /** The options. */
  readonly Options: Spec['options'] extends Schema ? OutputOf<Spec['options']> & object : Empty
  /** The moves, told apart by `type`. */
  readonly Move: MoveOfSpec<Spec['moves']>
  /** The events, told apart by `type`. */
  readonly Event: TypeOf<Spec['events'], never>
  /** The prompts, by name. */
  readonly Prompts: {
    readonly [Name in keyof Spec['prompts']]: PromptTypes<Spec['prompts'][Name]>
  }
  /** The names of the deadlines. */
  readonly Deadline: Spec['deadlines'] extends readonly (infer Name extends string)[] ? Name : never
  /** The details of each error, by code. */
  readonly Errors: {
    readonly [Code in keyof Spec['errors']]: Spec['errors'][Code] extends readonly [
      unknown,
      infer Message,
    ]
      ? Details<Message>
      : never
  }
  /** The clauses that may be cited. */
  readonly Clause: Clause
  /** What joiners bring. */
  readonly Join: Spec['join'] extends Schema ? OutputOf<Spec['join']> : null
}

/** Where there is nothing to keep. */
export type Empty = Readonly<Record<never, never>>

/** The type that a part stands for. */
type TypeOf<Of, None> = Of extends { readonly [partType]?: infer Type } ? NonNullable<Type> : None

type OutputOf<Of> = Of extends StandardSchemaV1<unknown, infer Output> ? Immutable<Output> : never

type MoveOfSpec<Moves> = {
  [Type in keyof Moves & string]: Moves[Type] extends Schema
    ? OutputOf<Moves[Type]> & { readonly type: Type }
    : { readonly type: Type } & {
        readonly [Field in keyof Moves[Type]]: OutputOf<Moves[Type][Field]>
      }
}[keyof Moves & string]

type PromptTypes<Prompt> = Prompt extends { readonly kind: infer Kind extends Ask }
  ? {
      readonly kind: Kind
      readonly details: Prompt extends { readonly details: Part<infer Details> } ? Details : null
      readonly answer: Prompt extends { readonly answer: infer Answer extends Schema }
        ? OutputOf<Answer>
        : Answers[Kind]
    }
  : never

/** The first parameter of a sentence. */
type Details<Message> = Message extends (details: infer Of, ...more: never) => string
  ? unknown extends Of
    ? Empty
    : Immutable<Of>
  : Empty

/** A type whose lists and fields cannot be changed. */
export type Immutable<Type> = Type extends object
  ? { readonly [Key in keyof Type]: Immutable<Type[Key]> }
  : Type
