import { current, isDraft } from 'immer'

/** Whatever JSON can say. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

/** Whether two types are the same to the letter, `readonly` and optional fields included. */
export type Same<A, B> =
  (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false

/** Stands where a type that should be plain is not; the text says why. */
export interface NotPlain<Why extends string> {
  /** What is wrong with the type. */
  readonly notPlain: Why
}

/**
 * A type that survives JSON unchanged and cannot be changed by accident: `null`, booleans, numbers,
 * strings, readonly arrays and records of such, each field readonly and never `undefined`. For any
 * other type it names what is wrong, so that the compiler's message says it.
 *
 * @typeParam Type - the type to look at
 */
export type Plain<Type> = Type extends null | boolean | number | string
  ? Type
  : Type extends (...of: never) => unknown
    ? NotPlain<'a function'>
    : Type extends readonly unknown[]
      ? Type extends unknown[]
        ? NotPlain<'an array that is not readonly'>
        : { readonly [Index in keyof Type]: Plain<Type[Index]> }
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
                : Same<{ -readonly [K in Key]: Type[K] }, Pick<Type, Key>> extends true
                  ? NotPlain<'a field that is not readonly'>
                  : Plain<Type[Key]>
            }
          : NotPlain<'not a JSON value'>

/**
 * The changeable form of a readonly plain type: what the code of a recipe writes to.
 *
 * @typeParam Type - the readonly type
 */
export type Writable<Type> = Type extends object
  ? { -readonly [Key in keyof Type]: Writable<Type[Key]> }
  : Type

/** Makes a deep copy of a plain value; reads through drafts, so that none escapes. */
export function copyPlain<Value>(value: Value): Writable<Value> {
  return clone(value, false) as Writable<Value>
}

function clone(value: unknown, frozen: boolean): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    // A spread copies a frozen array many times faster than `slice` does.
    const copy: unknown[] = [...value]
    for (let i = 0; i < copy.length; i++) {
      const item = copy[i]
      if (typeof item === 'object' && item !== null) copy[i] = clone(item, frozen)
    }
    return frozen ? Object.freeze(copy) : copy
  }
  const copy: Record<string, unknown> = { ...value }
  for (const key in copy) {
    const item = copy[key]
    if (typeof item === 'object' && item !== null) copy[key] = clone(item, frozen)
  }
  return frozen ? Object.freeze(copy) : copy
}

/**
 * Prepares copies of a plain value that is copied again and again: the walk over it is done once.
 * The value must not change between the copies.
 */
export function copierOf<Value>(value: Value): () => Writable<Value> {
  return copier(value as object) as () => Writable<Value>
}

function copier(value: object): () => object {
  const places: string[] = []
  const copies: (() => object)[] = []
  for (const [place, item] of Object.entries(value)) {
    if (typeof item !== 'object' || item === null) continue
    places.push(place)
    copies.push(copier(item))
  }
  const copy = Array.isArray(value) ? () => (value as unknown[]).slice() : () => ({ ...value })
  const count = places.length
  if (count === 0) return copy
  return () => {
    const made = copy() as Record<string, object>
    for (let i = 0; i < count; i++) made[places[i] as string] = (copies[i] as () => object)()
    return made
  }
}

/**
 * What a part of a draft holds at this moment, as a plain value to read: under `apply` reading
 * through a draft is slow. Don't keep it over a change, and don't change it.
 *
 * @example
 * ```ts
 * import { asPlain } from '@ackanomic/core'
 *
 * asPlain({ bids: [3, 5] }).bids // => [3, 5]
 * ```
 */
export function asPlain<Part>(part: Writable<Part>): Part {
  return (isDraft(part) ? current(part as object) : part) as Part
}

/** Freezes a plain value through and through, and returns it. What is frozen already is trusted. */
export function freezePlain<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) freezeAll(value)
  return value
}

function freezeAll(value: object): void {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) freezePlain(value[i] as unknown)
  } else {
    for (const key in value) freezePlain((value as Readonly<Record<string, unknown>>)[key])
  }
  Object.freeze(value)
}

/** A frozen deep copy of a plain value, made in one walk; reads through drafts. */
export function frozenCopy<Value>(value: Value): Value {
  return clone(value, true) as Value
}

/**
 * Freezes a plain value, and puts the parts of an older frozen one in the place of those that equal
 * them: what has not changed stays the same object, and need not be frozen again. In the place of a
 * draft comes what it holds.
 */
export function sharePlain<Value>(older: Value, value: Value): Value {
  return share(older, value) as Value
}

function share(older: unknown, value: unknown): unknown {
  if (older === value || typeof value !== 'object' || value === null) return value
  if (isDraft(value)) return share(older, current(value as object))
  const frozen = Object.isFrozen(value)
  if (typeof older !== 'object' || older === null) return frozen ? value : freezeShared(value)
  if (Array.isArray(value)) {
    if (!Array.isArray(older)) return frozen ? value : freezeShared(value)
    return shareList(older, value, frozen)
  }
  if (Array.isArray(older)) return frozen ? value : freezeShared(value)
  return shareRecord(older as Parts, value as Parts, frozen)
}

type Parts = Record<string, unknown>

/** Freezes what shares nothing with anything older, and puts what they hold in the place of drafts. */
function freezeShared(value: object): object {
  const parts = value as Parts
  for (const key in parts) {
    const item = parts[key]
    if (typeof item === 'object' && item !== null) {
      const shared = share(undefined, item)
      if (shared !== item) parts[key] = shared
    }
  }
  return Object.freeze(value)
}

function shareList(older: readonly unknown[], value: unknown[], frozen: boolean): unknown {
  const count = value.length
  let same = older.length === count
  for (let i = 0; i < count; i++) {
    const item = value[i]
    const old = older[i]
    if (typeof item !== 'object' || item === null) {
      if (same && !Object.is(item, old)) same = false
      continue
    }
    const shared = share(old, item)
    if (shared !== old) same = false
    if (shared !== item && !frozen) value[i] = shared
  }
  if (same) return older
  return frozen ? value : Object.freeze(value)
}

function shareRecord(older: Parts, value: Parts, frozen: boolean): unknown {
  let same = true
  let count = 0
  for (const key in value) {
    count++
    const item = value[key]
    const old = older[key]
    if (typeof item !== 'object' || item === null) {
      if (same && !Object.is(item, old)) same = false
      continue
    }
    const shared = share(old, item)
    if (shared !== old) same = false
    if (shared !== item && !frozen) value[key] = shared
  }
  if (same && count === Object.keys(older).length) return older
  return frozen ? value : Object.freeze(value)
}
