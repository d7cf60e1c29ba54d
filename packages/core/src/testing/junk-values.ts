import * as fc from 'fast-check'
import type { RandomInt } from '../game/view.js'
import { cloneJson } from '../plain.js'
import { oneOf } from './society.js'

const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'length',
  'then',
  'toJSON',
  '\ud800',
  'a\udfffb',
  '\u0000',
  '\u202e',
  '\u2028',
  '\ufeff',
  '0',
  '-1',
  '1e999',
  'null',
  'x'.repeat(10_000),
  '👩‍👩‍👧‍👦'.repeat(50),
  '$&$1',
  '<b>&amp;</b>',
  "'; --",
]

const NAMES = [...HOSTILE_TEXTS.slice(0, 12), 'as', 'at', 'by', 'seat', 'type', 'kind', 'willing']

const NUMBERS: readonly number[] = [
  0,
  -0,
  1,
  -1,
  0.5,
  1e21,
  -1e21,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  Number.EPSILON,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  8_640_000_000_000_000,
  8_640_000_000_000_001,
]

const AMOUNTS: readonly number[] = NUMBERS.filter((of) => Number.isFinite(of) && !Object.is(of, -0))

/** Values that JSON cannot hold. Some break code that reads them, so each is made anew. */
const TRAPS: readonly (() => unknown)[] = [
  () => undefined,
  () => Symbol('junk'),
  () => 10n,
  () => () => 'junk',
  () => new Date(Number.NaN),
  () => new Date(0),
  () => new Map([['kind', 'time']]),
  () => new Set([1]),
  () => new Error('junk'),
  () => /junk/u,
  () => new Uint8Array(3),
  () => Object.create(null),
  () => JSON.parse('{"__proto__": {"kind": "time", "at": 0}}'),
  () => JSON.parse('{"kind": "time", "at": 0, "__proto__": null}'),
  () => Object.assign(Object.create({ kind: 'time', at: 0 }), { at: 0 }),
  () => new Array(3),
  () => Object.assign([1], { kind: 'time' }),
  () => nested(10_000, (inner) => [inner]),
  () => nested(10_000, (inner) => ({ move: inner })),
  cyclicList,
  cyclicRecord,
  () => ({
    toJSON: () => {
      throw new Error('junk')
    },
    toString: null,
  }),
  () => throwing('kind'),
  () => throwing('at'),
  () => throwing('length'),
  () => changing(),
  () => new Proxy({}, { get: thrower, has: thrower, ownKeys: thrower, getPrototypeOf: thrower }),
  () => new Proxy([], { get: thrower }),
  () => new Proxy({ kind: 'time', at: 0 }, { ownKeys: () => [] }),
  revoked,
]

function thrower(): never {
  throw new Error('junk')
}

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = null
  for (let i = 0; i < depth; i++) value = wrap(value)
  return value
}

function cyclicList(): unknown {
  const list: unknown[] = []
  list.push(list)
  return list
}

function cyclicRecord(): unknown {
  const record: Record<string, unknown> = { kind: 'move', at: 0, by: 'Ann' }
  record.move = record
  return record
}

function throwing(field: string): unknown {
  return Object.defineProperty({ kind: 'time', at: 0 }, field, { get: thrower, enumerable: true })
}

/** A time entry whose time changes each time it is read. */
function changing(): unknown {
  let look = 0
  const at = (): unknown => [0, 0, Number.NaN, 'soon'][look++ % 4]
  return Object.defineProperty({ kind: 'time' }, 'at', { get: at, enumerable: true })
}

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

/** Hostile texts, lone surrogates, blanks, long ones. */
export const junkTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom('\ud83d', '\udca9', 'a', ' ', '\u0000'), maxLength: 8 }),
)

export type Made = () => unknown

const oddKeys = fc.oneof(fc.constantFrom(...NAMES, 'move'), fc.string())

const oddThings = fc.anything({
  key: oddKeys,
  maxDepth: 3,
  maxKeys: 5,
  withNullPrototype: true,
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  withBoxedValues: true,
})

const leaves: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE_TEXTS, ...NUMBERS, null, true, false),
  junkTexts,
)

/**
 * Anything that a program might be sent, from random JSON to throwing proxies. Each comes as a
 * function that makes it, because some work only once.
 */
export const junk: fc.Arbitrary<Made> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TRAPS) },
  { weight: 3, arbitrary: made(fc.oneof(leaves, fc.constantFrom<unknown>([], {}))) },
  { weight: 3, arbitrary: made(oddThings) },
  { weight: 1, arbitrary: made(fc.jsonValue()) },
)

/** Values that might be passed as a viewer by mistake. */
export const oddViewers: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...NUMBERS, null, undefined, {}),
  junkTexts,
  junkTexts.map((person) => ({ person })),
)

function made(values: fc.Arbitrary<unknown>): fc.Arbitrary<Made> {
  return values.map((value) => () => value)
}

/** A plain value with one part replaced, left out, added, or taken from `like`. */
export function mutated(value: unknown, like: unknown, pick: RandomInt): unknown {
  const copy: unknown = cloneJson(value)
  if (typeof copy !== 'object' || copy === null) return leaf(copy, like, pick)
  const fields = copy as Record<string, unknown>
  const keys = Object.keys(fields)
  const key = keys.length === 0 ? 'x' : oneOf(keys, pick)
  const other: unknown =
    typeof like === 'object' && like !== null ? (like as Record<string, unknown>)[key] : like
  switch (pick(6)) {
    case 0:
      if (Array.isArray(copy)) copy.splice(pick(copy.length + 1), 1)
      else delete fields[key]
      return copy
    case 1:
      if (Array.isArray(copy)) copy.push(cloneJson(other))
      else fields.more = cloneJson(other)
      return copy
    case 2:
      fields[key] = cloneJson(other)
      return copy
    default:
      fields[key] = mutated(fields[key], other, pick)
      return copy
  }
}

function leaf(value: unknown, like: unknown, pick: RandomInt): unknown {
  if (pick(4) === 0) return cloneJson(like)
  if (typeof value === 'number') return pick(5) > 0 ? value + pick(5) - 2 : oneOf(AMOUNTS, pick)
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string' && value.length > 0) {
    const at = pick(value.length)
    const put = oneOf(['', 'A', '2', 'H', value.charAt(0)], pick)
    return value.slice(0, at) + put + value.slice(at + 1)
  }
  return oneOf([null, 0, '', true, [], {}], pick)
}

/** A function that copies a plain value with junk in one place, or without one part. */
export function spoiled(value: unknown, put: Made, pick: RandomInt): Made {
  const isRecord = typeof value === 'object' && value !== null
  const keys = isRecord ? Object.keys(value) : []
  if (keys.length === 0 || pick(8) === 0) {
    const repeats = pick(6) === 0
    return () => (repeats ? [value, value] : put())
  }
  const key = oneOf(keys, pick)
  const inner = (value as Readonly<Record<string, unknown>>)[key]
  switch (pick(6)) {
    case 0:
      return () => without(value, key)
    case 1: {
      const name = oneOf(NAMES, pick)
      return () => withField(value, Array.isArray(value) ? `${value.length}` : name, put())
    }
    case 2:
      return () => withField(value, key, put())
    default: {
      const part = spoiled(inner, put, pick)
      return () => withField(value, key, part())
    }
  }
}

function without(value: unknown, key: string): unknown {
  const copy = cloneJson(value) as Record<string, unknown>
  if (Array.isArray(copy)) copy.splice(Number(key), 1)
  else delete copy[key]
  return copy
}

/** Works for a field called `__proto__`, too. */
function withField(value: unknown, key: string, put: unknown): unknown {
  const field = { value: put, enumerable: true, configurable: true, writable: true }
  return Object.defineProperty(cloneJson(value) as object, key, field)
}
