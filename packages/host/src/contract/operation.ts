import type { GameError, Result } from '@ackanomic/core'
import {
  type GenericSchema,
  type InferInput,
  type InferOutput,
  type ObjectEntries,
  strictObject,
} from 'valibot'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The roles of those who run a host. A moderator may do what moderates, an operator everything. */
export const OPERATOR_ROLES = ['operator', 'moderator'] as const

/** The role of somebody who helps to run a host. */
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

const CALLERS = {
  anybody: ['guest', 'person', 'moderator', 'operator'],
  people: ['person'],
  moderator: ['moderator', 'operator'],
  operator: ['operator'],
  'people or moderator': ['person', 'moderator', 'operator'],
  'people or operator': ['person', 'operator'],
} as const satisfies Readonly<Record<string, readonly Caller[]>>

export type Caller = 'guest' | 'person' | OperatorRole

/**
 * The callers of an operation. Operators may do what moderators do. In `people or …`, people call
 * it for themselves.
 */
export type Access = keyof typeof CALLERS

export function mayCall({ access }: Pick<Operation, 'access'>, caller: Caller): boolean {
  const callers: readonly Caller[] = CALLERS[access]
  return callers.includes(caller)
}

/**
 * An operation as data. Parsing, HTTP, OpenAPI and the client follow from it. `Code` are the codes
 * of its errors.
 */
export interface Operation<Code extends string = string> {
  readonly method: Method
  /** `{name}` is a field of the input. */
  readonly path: `/${string}`
  readonly access: Access
  /** Says in a sentence or two what it does. */
  readonly summary: string
  /** A strict object with the fields of the path, the query and the body. */
  readonly input?: GenericSchema
  /** The value of an accepted call, or of each event of a stream. Default: none. */
  readonly output?: GenericSchema
  /**
   * The codes of its errors, besides those of every operation. People who are deleted meanwhile
   * get `noAccount` from all that write.
   */
  readonly errors?: readonly Code[]
  /**
   * The limit that a call counts against: matches that a person opens, or sign-ups or wrong guesses
   * from an address.
   */
  readonly limit?: 'openings' | 'signUps' | 'guesses'
  /** The content type of an output that is plain text. */
  readonly text?: string
  /** Whether the output may be long, so that it is sent in parts. */
  readonly isLong?: true
  /** The content type of an operation that only HTTP offers, such as a stream of events. */
  readonly stream?: string
}

/** Operations by name. */
export type Operations<Code extends string = string> = Readonly<Record<string, Operation<Code>>>

type Input<O extends Operation> = O['input'] extends GenericSchema
  ? InferInput<O['input']>
  : Readonly<Record<never, never>>

type Parsed<O extends Operation> = O['input'] extends GenericSchema
  ? InferOutput<O['input']>
  : Readonly<Record<never, never>>

type Output<O extends Operation> = O extends { readonly output: infer S extends GenericSchema }
  ? Promise<Result<InferOutput<S>, GameError>>
  : 'output' extends keyof O
    ? Promise<Result<unknown, GameError>>
    : Promise<Result<void, GameError>>

/**
 * The fields that name the caller. An operator signs with their name; requests of people without a
 * name are counted by network.
 */
type CallerFields<A extends Access> = A extends 'people'
  ? { readonly by: string; readonly currentSession?: string | null | undefined }
  : A extends 'anybody'
    ? { readonly by?: string | null | undefined; readonly network?: string | null | undefined }
    : { readonly by?: string | null | undefined }

/** The same in a parsed request. `by` is `null` for guests and an operator without a name. */
type SenderFields<A extends Access> = A extends 'people'
  ? { readonly by: string; readonly currentSession: string | null }
  : A extends 'anybody'
    ? { readonly by: string | null; readonly network: string | null }
    : { readonly by: string | null }

/** The operations that a program can call: all but streams. */
type Callable<T extends Operations> = {
  [Name in keyof T]: T[Name] extends { readonly stream: string } ? never : Name
}[keyof T]

/** A function whose request may be left out if all its fields may. */
type Call<Request, Answer> =
  Partial<Request> extends Request ? (request?: Request) => Answer : (request: Request) => Answer

/** Operations as functions. Authenticate the sender, `by`, before you call them. */
export type Api<T extends Operations> = {
  readonly [Name in Callable<T>]: Call<
    Input<T[Name]> & CallerFields<T[Name]['access']>,
    Output<T[Name]>
  >
}

/** The function behind an operation. Its input is parsed. */
export type Handler<O extends Operation> = {
  // As a method, so that handlers of all operations fit in one table.
  handle(request: Parsed<O> & SenderFields<O['access']>): Output<O>
}['handle']

/** The functions behind operations. */
export type Handlers<T extends Operations> = {
  readonly [Name in Callable<T>]: Handler<T[Name]>
}

/** Operations as functions of a client, whose person is the sender. */
export type Client<T extends Operations> = {
  readonly [Name in Callable<T>]: Call<ClientInput<Input<T[Name]>>, Output<T[Name]>>
}

/** The client chooses a random key if it is given none. */
type ClientInput<Request> = Request extends { readonly idempotencyKey: string }
  ? Omit<Request, 'idempotencyKey'> & { readonly idempotencyKey?: string | undefined }
  : Request

/** A request from a person. */
export type From<Request> = Request & { readonly by: string }

/** A request from a person or a guest. */
export type FromAnybody<Request> = Request & { readonly by: string | null }

/** The fields of an operation's input, with their schemas. */
export function fieldsOf({ input }: Operation): Readonly<Record<string, GenericSchema>> {
  return input !== undefined && 'entries' in input ? Object(input.entries) : {}
}

export const pathFields = ({ path }: Operation): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name)

/** The type of a field's values, whether the field is optional or not. */
export function typeOf(schema: GenericSchema): string {
  return 'wrapped' in schema ? typeOf(Object(schema.wrapped)) : schema.type
}

/**
 * Types a table of operations.
 *
 * @example
 * ```ts
 * import { defineOperations } from '@ackanomic/host'
 * import * as v from 'valibot'
 *
 * const operations = defineOperations({
 *   listWishes: {
 *     method: 'GET',
 *     path: '/wishes',
 *     access: 'anybody',
 *     summary: 'Lists the wishes.',
 *     output: v.array(v.string()),
 *   },
 * })
 * operations.listWishes.path // => '/wishes'
 * ```
 */
export const defineOperations = <const T extends Operations>(operations: T): T => operations

/**
 * Creates the schema of a strict object from its fields, typed by the interface that documents it.
 * Each must have the fields of the other.
 *
 * @example
 * ```ts
 * import { schemaOf } from '@ackanomic/host'
 * import * as v from 'valibot'
 *
 * interface Wish {
 *   readonly text: string
 * }
 * const wish = schemaOf<Wish>()({ text: v.string() })
 * v.parse(wish, { text: 'Spades' }) // => { text: 'Spades' }
 * ```
 */
export const schemaOf =
  <T>() =>
  <E extends FieldsOf<T>>(fields: keyof E extends keyof T ? E : never): GenericSchema<T> => {
    const schema: GenericSchema = strictObject<ObjectEntries>(fields)
    // Each field is a schema of the interface's field.
    return schema as GenericSchema<T>
  }

type FieldsOf<T> = { readonly [Name in keyof T]-?: GenericSchema<T[Name]> }
