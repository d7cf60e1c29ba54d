import { describe, expect, test } from 'vitest'
import { describeDifference, shown } from './describe-difference.js'
import { frozenPart, jsonProblem, scribbleOver, unfrozenPart } from './structure.js'

const cycle: unknown[] = []
cycle.push([cycle])

describe('describeDifference', () => {
  const one = { a: [1, { b: null }], c: 'x' }

  test.each([
    ['an object and itself', one, one],
    ['an object and its copy', one, structuredClone(one)],
    ['records with another order of fields', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['two values that are not numbers', [Number.NaN], [Number.NaN]],
    ['two undefined values', undefined, undefined],
  ])('finds no difference between %s', (_, left, right) => {
    expect(describeDifference(left, right)).toBeUndefined()
  })

  test.each([
    ['a changed number', { a: [1, 2] }, { a: [1, 3] }, 'at a[1]: 2 here, 3 there'],
    ['a change of the sign of a zero', [0], [-0], 'at [0]: 0 here, -0 there'],
    ['a text in place of a number', 1, '1', 'at the top: 1 here, "1" there'],
    ['a shorter list', [1], [1, 2], 'at [1]: nothing here, 2 there'],
    ['a longer list', { a: [1, 2] }, { a: [1] }, 'at a[1]: 2 here, nothing there'],
    ['an extra field', { a: 1, b: 2 }, { a: 1 }, 'at b: 2 here, nothing there'],
    ['a missing field', { a: { x: 1 } }, { a: { x: 1, y: 2 } }, 'at a.y: nothing here, 2 there'],
    ['an undefined field', { a: undefined }, {}, 'at a: undefined here, nothing there'],
    ['a renamed field', { a: undefined }, { b: undefined }, 'at a: undefined here, nothing there'],
    ['a record in place of a list', [], {}, 'at the top: [] here, {} there'],
    ['a record in place of null', null, {}, 'at the top: null here, {} there'],
    ['an inherited field', { toString: 1 }, {}, 'at toString: 1 here, nothing there'],
  ])('reports %s', (_, left, right, says) => {
    expect(describeDifference(left, right)).toBe(says)
  })
})

describe('shown', () => {
  test.each([
    [-0, '-0'],
    ['x', '"x"'],
    [undefined, 'undefined'],
    [10n, '10'],
    [() => 0, 'a function'],
    [{ a: 1 }, '{"a":1}'],
    [cycle, expect.stringContaining('what cannot be shown')],
  ])('shows %s', (value, text) => {
    expect(shown(value)).toEqual(text)
  })

  test('cuts long values', () => {
    expect(shown('x'.repeat(50), 10)).toBe('"xxxxxxxxx…')
  })
})

describe('jsonProblem', () => {
  test.each([null, true, 0, 1.5, 'x', '\ud800', [], {}, [[{ a: [null] }]]])(
    'finds no problem in %j',
    (value) => {
      expect(jsonProblem(value)).toBeUndefined()
    },
  )

  const twice = [1]
  test('finds no problem in a part that appears in two places', () => {
    expect(jsonProblem({ a: twice, b: twice })).toBeUndefined()
  })

  test.each([
    ['undefined', { a: undefined }, 'a is undefined'],
    ['a negative zero', [-0], '[0] is -0'],
    ['an infinity', { a: { b: -1 / 0 } }, 'a.b is -Infinity'],
    ['a function', { a: () => 0 }, 'a is a function'],
    ['a symbol', Symbol('x'), 'it is a symbol'],
    ['a bigint', [10n], '[0] is a bigint'],
    ['a date', { a: [new Date(0)] }, 'a[0] is an instance of Date'],
    ['a map', new Map(), 'it is an instance of Map'],
    [
      'an object without a prototype',
      Object.create(null),
      'it is an object with a prototype of its own',
    ],
    ['a list of another kind', new (class Hand extends Array {})(), 'it is an instance of Hand'],
    ['holes', { a: new Array(2) }, 'a has holes or fields of its own'],
    ['a field of a list', Object.assign([1], { more: 1 }), 'it has holes or fields of its own'],
    ['a cycle', cycle, '[0][0] holds itself'],
    ['a field whose name is a symbol', { [Symbol('x')]: 1 }, 'it has a field Symbol(x)'],
    [
      'a getter',
      {
        get a() {
          return 1
        },
      },
      'a is a getter',
    ],
    ['a hidden field', Object.defineProperty({}, 'a', { value: 1 }), 'a is not enumerable'],
    [
      'a dangerous name',
      JSON.parse('{"a":{"__proto__":1}}'),
      'a.__proto__ is a name that not every program can carry',
    ],
  ])('reports %s', (_, value, says) => {
    expect(jsonProblem(value)).toBe(says)
  })
})

describe('frozen and unfrozen parts', () => {
  const half = Object.freeze({ a: Object.freeze([1]), b: { c: 1 } })

  test('are found at any depth', () => {
    expect(unfrozenPart(half)).toBe('it.b')
    expect(unfrozenPart(Object.freeze([Object.freeze({})]))).toBeUndefined()
    expect(frozenPart({ a: [half] })).toBe('it.a.0')
    expect(frozenPart({ a: [{}] })).toBeUndefined()
  })
})

test('scribbleOver changes whatever can be changed', () => {
  const value = { a: [1, { b: 2 }], kept: Object.freeze([1]) }
  const { a, kept } = value
  scribbleOver(value)
  expect(value).toStrictEqual({ a: 'scribble', kept: 'scribble' })
  expect(a).toStrictEqual(['scribble', 'scribble', 'scribble'])
  expect(kept).toStrictEqual([1])
})
