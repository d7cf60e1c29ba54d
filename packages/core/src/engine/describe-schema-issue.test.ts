import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { StandardSchemaV1 } from '../game/standard-schema.js'
import { copyUntrusted, SAVE_BOUNDS } from '../json.js'
import { errands, joining } from './errands.test-support.js'
import { by, Sitting } from './match-script.test-support.js'
import { readerOf } from './reader.js'

const card = v.picklist(['AH', 'KH'], 'Send a card')
const whole = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))
const schema = v.variant('type', [
  v.strictObject({ type: v.literal('pass') }),
  v.strictObject({ type: v.literal('play'), card }),
  v.strictObject({
    type: v.literal('bid'),
    number: whole,
    note: v.optional(v.pipe(v.string(), v.minLength(2), v.maxLength(5)), 'none'),
    of: v.optional(v.union([v.literal('own'), v.picklist([0, 1])])),
    cells: v.exactOptional(v.pipe(v.array(v.strictTuple([whole, whole])), v.maxLength(1))),
    open: v.nullish(v.boolean()),
    how: v.exactOptional(
      v.union([v.strictObject({ a: v.number() }), v.strictObject({ b: v.number() })]),
    ),
    scores: v.exactOptional(v.record(v.string(), v.number())),
  }),
])
const bid = (more: object) => ({ type: 'bid', number: 1, ...more })

describe('a schema issue', () => {
  test.each<readonly [unknown, string]>([
    [null, 'move must be an object with type (got null).'],
    ['x', 'move must be an object with type (got "x").'],
    [undefined, 'move is missing; it must be an object with type.'],
    [{}, 'type is missing; it must be one of "pass", "play", "bid".'],
    [[], 'type is missing; it must be one of "pass", "play", "bid".'],
    [{ type: 'go' }, 'type must be one of "pass", "play", "bid" (got "go").'],
    [{ type: 'pass', to: 1 }, 'The field "to" is unknown; there is only type.'],
    [{ type: 'play' }, 'card is missing. Send a card.'],
    [{ type: 'play', card: '1X' }, 'card: Send a card.'],
    [{ type: 'play', card: 'AH', x: 1 }, 'The field "x" is unknown; there are type and card.'],
    [{ type: 'bid' }, 'number is missing; it must be a whole number.'],
    [bid({ number: '3' }), 'number must be a whole number (got "3").'],
    [bid({ number: Number.NaN }), 'number must be a whole number (got an invalid number).'],
    [bid({ number: 3.5 }), 'number must be a whole number (got 3.5).'],
    [bid({ number: 0 }), 'number must be 1 or more (got 0).'],
    [bid({ number: 10 }), 'number must be 9 or less (got 10).'],
    [bid({ note: null }), 'note must be text (got null).'],
    [
      bid({ scores: { ['x'.repeat(101)]: 'y' } }),
      `scores.${'x'.repeat(93)}… must be a number (got "y").`,
    ],
    [bid({ note: 'x' }), 'note must have 2 characters or more (got 1).'],
    [bid({ note: 'x\ny\u202ez.' }), 'note must have 5 characters or fewer (got 6).'],
    [bid({ of: 'x\n\u202e' }), 'of must be one of "own", 0, 1 (got "x ⏎ ·").'],
    [bid({ cells: {} }), 'cells must be a list (got an object).'],
    [bid({ cells: [[1]] }), 'cells.0.1 is missing; it must be a whole number.'],
    [bid({ cells: [[1, 2, 3]] }), 'The field "cells.0.2" is unknown; leave it out.'],
    [
      bid({
        cells: [
          [1, 2],
          [1, 2],
        ],
      }),
      'cells must have 1 item or fewer (got 2).',
    ],
    [bid({ open: 'yes' }), 'open must be true or false (got "yes").'],
    [bid({ open: new Map() }), 'open must be true or false (got an object).'],
    [bid({ how: { a: 'x' } }), 'how.a must be a number (got "x").'],
    [bid({ how: 7 }), 'how must be an object (got 7).'],
    [bid({ scores: { Ann: [] } }), 'scores.Ann must be a number (got a list).'],
    [
      { type: 'y'.repeat(99) },
      `type must be one of "pass", "play", "bid" (got "${'y'.repeat(60)}…").`,
    ],
  ])('in %j is described in words', (value, says) => {
    expect(readerOf(schema, 'move')(value)).toEqual({ ok: false, error: says })
  })

  test('is described in the author’s own words, if there are any', () => {
    const pair = v.pipe(
      v.strictObject({ a: v.number(), b: v.number() }),
      v.check(({ a, b }) => a !== b, 'Give two numbers that differ'),
    )
    const read = readerOf(pair, 'options')
    expect(read({ a: 1, b: 1 })).toEqual({ ok: false, error: 'Give two numbers that differ.' })
    expect(read({ a: 1, c: 1 })).toEqual({ ok: false, error: 'b is missing; it must be a number.' })
  })

  test('has a message and a path, if the library gives only those', () => {
    const issues = [{ message: 'No!', path: [{ key: 'a' }, 'b'] }]
    const schemaWith = (all: typeof issues): StandardSchemaV1 => ({
      '~standard': { version: 1, vendor: 'test', validate: () => ({ issues: all }) },
    })
    expect(readerOf(schemaWith(issues), 'move')(1)).toEqual({ ok: false, error: 'a.b: No!' })
    const none = { ok: false, error: 'move does not have the right form.' }
    expect(readerOf(schemaWith([]), 'move')(1)).toEqual(none)
  })

  test('says what the game wants to know of a player who joins', () => {
    const sitting = new Sitting({ game: errands(joining) })
    const join = (more: object) => ({
      ...by.society(1, { type: 'return', person: 'Dan' }),
      event: { type: 'join', person: 'Dan', ...more },
    })
    const wanted = 'must be an object with word'
    expect(sitting.refuses(join({})).message).toContain(`join is missing; it ${wanted}.`)
    expect(sitting.refuses(join({ join: null })).message).toContain(`join ${wanted} (got null).`)
    expect(sitting.refuses(join({ join: {} })).message).toContain(
      'word is missing; it must be text.',
    )
    expect(new Sitting().refuses(join({})).code).toBe('noJoining')
  })
})

test('a schema issue lists at most a dozen choices', () => {
  const choices = (of: number) => Array.from({ length: of }, (_, i) => `c${i}`)
  const read = (of: number) => readerOf(v.picklist(choices(of)), 'card')('x')
  const dozen = choices(12).map((each) => `"${each}"`)
  expect(read(12)).toEqual({
    ok: false,
    error: `card must be one of ${dozen.join(', ')} (got "x").`,
  })
  expect(read(13)).toEqual({
    ok: false,
    error: `card must be one of ${dozen.join(', ')} … (13 in all) (got "x").`,
  })
})

describe('an oversized value', () => {
  const nested = (levels: number, wrap: (inner: unknown) => unknown): unknown => {
    let value: unknown = 1
    for (let level = 0; level < levels; level++) value = wrap(value)
    return value
  }
  const shared = nested(20, (inner) => ({ a: inner, b: inner }))
  const revoked = Proxy.revocable({}, {})
  revoked.revoke()

  test.each<readonly [string, () => unknown, RegExp]>([
    ['with many shared parts', () => shared, /more than 500000 parts/],
    [
      'with many shared lists',
      () => nested(20, (inner) => [inner, inner]),
      /more than 500000 parts/,
    ],
    ['in the form of an endless list', () => new Array(1e9), /more than 500000 parts/],
    ['with deep nesting', () => nested(200, (inner) => ({ inner })), /deeper than 100 levels/],
    ['with a long text', () => ['x'.repeat(500_001)], /more than 500000 characters/],
    ['with many long texts', () => new Array(51).fill(['x'.repeat(10_000)]), /500000 characters/],
    ['with a revoked proxy', () => ({ a: revoked.proxy }), /send plain JSON/],
    [
      'with a getter that throws',
      () => ({
        get a(): never {
          throw new Error('No')
        },
      }),
      /send plain JSON/,
    ],
  ])('%s is refused at once [contract/form]', (_, make, says) => {
    const value = make()
    const copied = copyUntrusted(value)
    expect(copied.ok ? '' : copied.error).toMatch(says)
    const entry: unknown = { ...by.run(1, 'Ann'), move: value }
    const { game, state } = new Sitting()
    expect(game.check(state, entry)?.code).toBe('invalidEntry')
    expect(game.apply(state, entry).ok).toBe(false)
    const start = errands().setup(value as never, value)
    expect(start.ok ? '' : start.error.code).toBe('badSetup')
  })

  test('is copied if its parts are shared only a few times', () => {
    const part = { x: 1 }
    const copied = copyUntrusted([part, part])
    expect(copied).toEqual({ ok: true, value: [{ x: 1 }, { x: 1 }] })
    expect(copied.ok && (copied.value as unknown[])[0]).not.toBe(part)
  })

  test('in a save is counted at once, and refused above the limit', () => {
    const problem = (save: unknown) => {
      const copied = copyUntrusted(save, SAVE_BOUNDS)
      return copied.ok ? undefined : copied.error
    }
    expect(problem(shared)).toBeUndefined()
    expect(problem(nested(40, (inner) => [inner, inner]))).toMatch(/more than 5000000 parts/)
    expect(problem({ a: revoked.proxy })).toBe('It cannot be read; send plain JSON.')
    expect(problem({ a: [1, Number.NaN] })).toBe('Something in it is not JSON.')
  })

  test('in a move is refused in few words', () => {
    for (const type of ['x'.repeat(400_000), '\n'.repeat(400_000)]) {
      const error = new Sitting().refuses({ ...by.run(1, 'Ann'), move: { type } })
      expect(JSON.stringify(error).length).toBeLessThan(1500)
    }
  })
})
