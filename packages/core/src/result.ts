/**
 * The result of everything that can be refused. Nothing in this library throws on user input.
 *
 * @example
 * ```ts
 * import { err, ok, type Result } from '@ackanomic/core'
 *
 * const half = (n: number): Result<number, string> =>
 *   n % 2 === 0 ? ok(n / 2) : err(`${n} is odd; send an even number`)
 *
 * half(8) // => { ok: true, value: 4 }
 * half(7) // => { ok: false, error: '7 is odd; send an even number' }
 * ```
 */
export type Result<Value, Problem> = Ok<Value> | Err<Problem>

/** The accepted case of a {@link Result}. */
export interface Ok<Value> {
  readonly ok: true
  readonly value: Value
}

/** The refused case of a {@link Result}. */
export interface Err<Problem> {
  readonly ok: false
  readonly error: Problem
}

/**
 * Makes an accepted {@link Result}.
 *
 * @example
 * ```ts
 * import { ok } from '@ackanomic/core'
 *
 * ok(3) // => { ok: true, value: 3 }
 * ```
 */
export function ok<const Value>(value: Value): Ok<Value> {
  return { ok: true, value }
}

/**
 * Makes a refused {@link Result}.
 *
 * @example
 * ```ts
 * import { err } from '@ackanomic/core'
 *
 * err('Not yet.') // => { ok: false, error: 'Not yet.' }
 * ```
 */
export function err<const Problem>(error: Problem): Err<Problem> {
  return { ok: false, error }
}
