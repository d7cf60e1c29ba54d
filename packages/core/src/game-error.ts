import { type Err, err } from './result.js'
import { sanitizeText, shortenText } from './sanitize-text.js'

/** Why something was refused. `message` says what was wrong and what would be right. */
export interface GameError<
  Code extends string = string,
  Details = unknown,
  Cited extends string = string,
> {
  readonly code: Code
  /** The clause that forbids the input, such as `'1250.7/4e(1)'`. */
  readonly clause: Cited
  /** The facts of the message, as plain JSON. Texts in them are cut after 400 characters. */
  readonly details: Details
  /** One or two sentences for people, in one line of at most 1,000 characters. */
  readonly message: string
}

/** The clause that forbids an input, and the message; each may be a function of the details. */
export type ErrorRow<Details = unknown, Cited extends string = string> = readonly [
  clause: Cited | ((details: Details) => Cited),
  message: string | ((details: Details) => string),
]

/** The clauses and messages of a game's errors, by code. */
export type ErrorDefinitions<Details extends object, Cited extends string = string> = {
  readonly [Code in keyof Details]: ErrorRow<Details[Code], Cited>
}

/** The union of a game's errors. */
export type ErrorIn<Details extends object, Cited extends string = string> = {
  [Code in keyof Details & string]: GameError<Code, Details[Code], Cited>
}[keyof Details & string]

/** A code with its details. The game's errors add clause and message. */
export type ErrorCase<Details extends object> = {
  [Code in keyof Details & string]: [keyof Details[Code]] extends [never]
    ? { readonly code: Code; readonly details?: Details[Code] }
    : { readonly code: Code; readonly details: Details[Code] }
}[keyof Details & string]

/**
 * Completes an {@link ErrorCase} with the clause and the message of its game.
 *
 * @example
 * ```ts
 * import { createError, type ErrorDefinitions } from '@ackanomic/core/untrusted'
 *
 * interface Facts { tooHigh: { bid: number; most: number } }
 * const errors: ErrorDefinitions<Facts> = {
 *   tooHigh: ['house/1', ({ bid, most }) => `${bid} is too high; bid at most ${most}.`],
 * }
 * createError(errors, { code: 'tooHigh', details: { bid: 9, most: 4 } }).message // => '9 is too high; bid at most 4.'
 * ```
 */
export function createError<Details extends object, Cited extends string>(
  errors: ErrorDefinitions<Details, Cited>,
  error: ErrorCase<Details>,
): ErrorIn<Details, Cited> {
  const [clause, message] = errors[error.code]
  const { details: given = {} } = error
  const details = (isLong(given, 0) ? cut(given) : given) as Details[typeof error.code]
  return {
    code: error.code,
    clause: clauseOf(clause, details),
    details,
    message: sanitizeText(
      typeof message === 'string' ? message : message(details),
      MAX_MESSAGE_LENGTH,
    ),
  } as ErrorIn<Details, Cited>
}

/** Declares the errors of a game. Returns the function that refuses with one of them. */
export function defineErrors<Details extends object, Cited extends string>(
  errors: ErrorDefinitions<Details, Cited>,
): (error: ErrorCase<Details>) => Err<ErrorIn<Details, Cited>> {
  return (error) => err(createError(errors, error))
}

/** The limits of a message and of a text in details, without the `…`. */
const MAX_MESSAGE_LENGTH = 999
const MAX_DETAIL_LENGTH = 399

/** How many items of a list, and how many levels, are searched for long texts. */
const MAX_ITEMS = 50
const MAX_LEVELS = 4

function isLong(fact: unknown, level: number): boolean {
  if (typeof fact === 'string') return fact.length > MAX_DETAIL_LENGTH
  if (typeof fact !== 'object' || fact === null || level === MAX_LEVELS) return false
  const parts: readonly unknown[] = Array.isArray(fact) ? fact : Object.values(fact)
  return parts.slice(0, MAX_ITEMS).some((part) => isLong(part, level + 1))
}

function cut(fact: unknown): unknown {
  if (typeof fact === 'string') return shortenText(fact, MAX_DETAIL_LENGTH)
  if (typeof fact !== 'object' || fact === null) return fact
  if (Array.isArray(fact)) return fact.map(cut)
  return Object.fromEntries(Object.entries(fact).map(([key, part]) => [key, cut(part)]))
}

export function clauseOf<Details, Cited extends string>(
  clause: ErrorRow<Details, Cited>[0],
  details: Details,
): Cited {
  return typeof clause === 'function' ? clause(details) : clause
}
