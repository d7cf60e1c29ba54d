/** Any value that JSON can express. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

/** `true` if two types are identical, including `readonly` and optional fields. */
export type SameType<A, B> =
  (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false

export interface NotPlain<Why extends string> {
  readonly notPlain: Why
}

/** A readonly type that survives JSON unchanged; others become a text that the compiler shows. */
export type JsonOnly<Type> = Type extends null | boolean | number | string
  ? Type
  : Type extends (...of: never) => unknown
    ? NotPlain<'a function'>
    : Type extends readonly unknown[]
      ? Type extends unknown[]
        ? NotPlain<'an array that is not readonly'>
        : { readonly [Index in keyof Type]: JsonOnly<Type[Index]> }
      : Type extends
            | Date
            | RegExp
            | ReadonlyMap<unknown, unknown>
            | ReadonlySet<unknown>
            | Promise<unknown>
        ? NotPlain<'a class instance'>
        : Type extends object
          ? {
              readonly [Key in keyof Type]-?: undefined extends Type[Key]
                ? NotPlain<'undefined, or an optional field; use null'>
                : SameType<{ -readonly [K in Key]: Type[K] }, Pick<Type, Key>> extends true
                  ? NotPlain<'a field that is not readonly'>
                  : JsonOnly<Type[Key]>
            }
          : NotPlain<'not a JSON value'>

/** The mutable form of a readonly JSON type, for drafts. */
export type Mutable<Type> = Type extends object
  ? { -readonly [Key in keyof Type]: Mutable<Type[Key]> }
  : Type

/**
 * Makes a deep copy of a plain value.
 *
 * @example
 * ```ts
 * import { cloneJson } from '@ackanomic/core/untrusted'
 *
 * const seats = [{ bid: 3 }]
 * const copy = cloneJson(seats)
 * copy[0] === seats[0] // => false
 * ```
 */
export function cloneJson<Value>(value: Value): Mutable<Value>
export function cloneJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    // A spread copies a frozen array many times faster than `slice`.
    const copy: unknown[] = [...value]
    for (let i = 0; i < copy.length; i++) {
      const item = copy[i]
      if (typeof item === 'object' && item !== null) copy[i] = cloneJson(item)
    }
    return copy
  }
  // `{ ...value }` would give each copy a hidden class of its own in V8 once it is frozen, and slow
  // down every reader.
  const { ...copy } = value as Parts
  for (const key in copy) {
    const item = copy[key]
    if (typeof item === 'object' && item !== null) copy[key] = cloneJson(item)
  }
  return copy
}

/**
 * Freezes a JSON value deeply and returns it. It skips parts that are frozen already.
 *
 * @example
 * ```ts
 * import { deepFreeze } from '@ackanomic/core/untrusted'
 *
 * Object.isFrozen(deepFreeze([{ bid: 3 }])[0]) // => true
 * ```
 */
export function deepFreeze<Value>(value: Value): Value {
  freezePart(value, true)
  return value
}

/** Freezes a value and its parts. `trusting` skips the check for parts that are frozen already. */
function freezeAll(value: object, trusting: boolean): object {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) freezePart(value[i], trusting)
  } else {
    for (const key in value) freezePart((value as Parts)[key], trusting)
  }
  return Object.freeze(value)
}

function freezePart(part: unknown, trusting: boolean): void {
  if (typeof part !== 'object' || part === null || (trusting && Object.isFrozen(part))) return
  freezeAll(part, trusting)
}

/** Freezes a plain value, but reuses the equal parts of an older frozen value. */
export function sharePlain<Value>(older: Value, value: Value): Value {
  return share(older, value) as Value
}

function share(older: unknown, value: unknown): unknown {
  if (older === value || typeof value !== 'object' || value === null) return value
  if (
    typeof older !== 'object' ||
    older === null ||
    Array.isArray(older) !== Array.isArray(value)
  ) {
    return freezeAll(value, false)
  }
  return Array.isArray(value)
    ? shareList(older as readonly unknown[], value)
    : shareRecord(older as Parts, value as Parts)
}

type Parts = Record<string, unknown>

function shareList(older: readonly unknown[], value: unknown[]): unknown {
  const count = value.length
  let same = older.length === count
  for (let i = 0; i < count; i++) {
    const item = value[i]
    const old = older[i]
    if (item === old) continue
    const shared = typeof item === 'object' && item !== null ? share(old, item) : item
    if (!Object.is(shared, old)) same = false
    if (shared !== item && !Object.isFrozen(value)) value[i] = shared
  }
  return same ? older : Object.freeze(value)
}

function shareRecord(older: Parts, value: Parts): unknown {
  let same = true
  let count = 0
  for (const key in value) {
    count++
    const item = value[key]
    const old = older[key]
    if (item === old) continue
    const shared = typeof item === 'object' && item !== null ? share(old, item) : item
    if (!Object.is(shared, old)) same = false
    if (shared !== item && !Object.isFrozen(value)) value[key] = shared
  }
  return same && count === Object.keys(older).length ? older : Object.freeze(value)
}
