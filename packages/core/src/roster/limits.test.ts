import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlayerLimit } from '../game/description.js'
import { checkPlayerCount, checkPlayerLimits, checkReferees, evaluateLimits } from './limits.js'

const codeOf = (result: ReturnType<typeof evaluateLimits>): string =>
  result.ok ? 'accepted' : result.error.code

const limits = (
  lower: PlayerLimit,
  upper: PlayerLimit,
  census: Readonly<Record<string, number>> = {},
) => evaluateLimits({ players: { lower, upper } }, census)

describe('limits', () => {
  test('are integers or expressions over the census [1250.1/III.c(4), 1250.1/III.c(5)]', () => {
    expect(limits(2, 12)).toEqual({ ok: true, value: { least: 2, most: 12 } })
    const upper = { expression: 'activePlayers', minus: 1 }
    expect(limits(2, upper, { activePlayers: 9 })).toEqual({
      ok: true,
      value: { least: 2, most: 8 },
    })
    expect(limits({ expression: 'benches', plus: 2, minus: 1 }, 9, { benches: 4 })).toEqual({
      ok: true,
      value: { least: 5, most: 9 },
    })
  })

  test('of "none" mean 2 and no upper limit', () => {
    expect(limits('none', 'none')).toEqual({
      ok: true,
      value: { least: 2, most: Number.MAX_SAFE_INTEGER },
    })
  })

  test('are checked before the census is known [1250.1/III.c(2), 1250.1/III.c(3)]', () => {
    const activePlayers = { expression: 'activePlayers' }
    expect(checkPlayerLimits({ lower: 2, upper: activePlayers })).toBeUndefined()
    expect(checkPlayerLimits({ lower: 1, upper: activePlayers })?.code).toBe('lowerBelowTwo')
    expect(checkPlayerLimits({ lower: 4, upper: 3 })?.code).toBe('limitsCrossed')
  })

  test('may depend on the active players: with one fewer than these, two are too few and three let two play [1250.1/III.c(3)]', () => {
    const upper = { expression: 'activePlayers', minus: 1 }
    expect(limits(2, upper, { activePlayers: 2 })).toMatchObject({
      error: { code: 'limitsCrossed', clause: '1250.1/III.c(3)', details: { lower: 2, upper: 1 } },
    })
    expect(limits(2, upper, { activePlayers: 3 })).toEqual({
      ok: true,
      value: { least: 2, most: 2 },
    })
  })

  test.each([
    ['are refused below 2 [1250.1/III.c(2)]', 1, 4, {}, 'lowerBelowTwo'],
    [
      'are refused if they are below 2 once computed [1250.1/III.c(2)]',
      { expression: 'n', minus: 3 },
      4,
      { n: 4 },
      'lowerBelowTwo',
    ],
    ['are refused if they are crossed [1250.1/III.c(3)]', 4, 3, {}, 'limitsCrossed'],
    ['are refused if one is a fraction [1250.1/III.c(4)]', 2, 3.5, {}, 'limitNotInteger'],
    ['are refused if one is not a number [1250.1/III.c(4)]', 2, Number.NaN, {}, 'limitNotInteger'],
    [
      'are refused if an offset is a fraction [1250.1/III.c(4)]',
      2,
      { expression: 'n', plus: 0.5 },
      { n: 4 },
      'limitNotInteger',
    ],
    [
      'are refused if they need an unknown fact [1250.1/III.c(7)]',
      2,
      { expression: 'players' },
      { n: 4 },
      'limitNotComputable',
    ],
    [
      'are refused if they need a fact that the census does not have [1250.1/III.c(7)]',
      2,
      { expression: 'constructor' },
      {},
      'limitNotComputable',
    ],
    [
      'are refused if the census counts half a person [1250.1/III.c(7)]',
      2,
      { expression: 'n' },
      { n: 4.5 },
      'limitNotComputable',
    ],
    [
      'are refused if the census counts a negative crowd [1250.1/III.c(7)]',
      2,
      { expression: 'n' },
      { n: -4 },
      'limitNotComputable',
    ],
  ] as const)('%s', (_, lower, upper, census, code) => {
    const refused = limits(lower, upper, census)
    expect(codeOf(refused)).toBe(code)
  })

  test('are refused if they are unreadable, or lack a census that they need [1250.1/III.c(7)]', () => {
    const trap = Object.defineProperty({}, 'players', {
      get: () => {
        throw new Error('Do not look.')
      },
      enumerable: true,
    })
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    for (const junk of [null, undefined, 7, 'n', trap, proxy, { players: null }]) {
      expect(codeOf(evaluateLimits(junk as never))).toBe('limitNotInteger')
    }
    for (const census of [null, 7, [], proxy]) {
      expect(limits(2, 3, census as never).ok).toBe(true)
      expect(codeOf(limits(2, { expression: 'n' }, census as never))).toBe('limitNotComputable')
    }
    for (const expression of [{ toString: null }, Symbol('n'), 4n, null]) {
      const upper = { expression, plus: 4n } as never
      expect(codeOf(limits(2, upper, { n: 4 }))).toBe('limitNotComputable')
    }
    expect(codeOf(limits(2, { expression: 'n', plus: 4n } as never, { n: 4 }))).toBe(
      'limitNotInteger',
    )
  })

  test('are always whole, at least 2 and not crossed (law)', () => {
    const limit = fc.oneof(
      fc.integer({ min: -3, max: 30 }),
      fc.record({ expression: fc.constant('n'), plus: fc.integer({ min: -9, max: 9 }) }),
      fc.constant('none' as const),
      fc.double(),
    )
    fc.assert(
      fc.property(limit, limit, fc.integer({ min: -2, max: 30 }), (lower, upper, n) => {
        const found = limits(lower, upper, { n })
        if (!found.ok) return
        const { least, most } = found.value
        expect(Number.isSafeInteger(least) && Number.isSafeInteger(most)).toBe(true)
        expect(least).toBeGreaterThanOrEqual(2)
        expect(most).toBeGreaterThanOrEqual(least)
      }),
      { seed: 1250, numRuns: 1000 },
    )
  })
})

describe('counts', () => {
  test('of players must be within the limits [1250.1/VI.a(5), 1250.1/III.c(1)]', () => {
    const within = { least: 3, most: 4 }
    expect(checkPlayerCount(within, 2)).toMatchObject({
      code: 'tooFewPlayers',
      clause: '1250.1/VI.a(5)',
      details: { players: 2, least: 3 },
      message: '2 players are too few; at least 3 are needed.',
    })
    expect(checkPlayerCount(within, 3)).toBeUndefined()
    expect(checkPlayerCount(within, 4)).toBeUndefined()
    expect(checkPlayerCount(within, 5)).toMatchObject({
      code: 'tooManyPlayers',
      clause: '1250.1/III.c(1)',
      details: { players: 5, most: 4 },
    })
  })

  test('of referees must match [1250.1/VI.a(6)]', () => {
    expect(checkReferees(1, 1)).toBeUndefined()
    expect(checkReferees(1, 0)).toMatchObject({ code: 'wrongReferees', clause: '1250.1/VI.a(6)' })
    expect(checkReferees(0, 1)).toMatchObject({
      details: { referees: 1, wanted: 0 },
      message: 'There is 1 referee; this match needs none.',
    })
  })
})
