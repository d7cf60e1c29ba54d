import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  awardGamepoints,
  forfeitGamepoints,
  type GamepointChange,
  type Gamepoints,
  leadingHolders,
  startGamepoints,
  totalGamepoints,
} from './gamepoints.js'

/** Freezes, so that whatever changes in place throws. */
function frozen(gamepoints: readonly number[]): Gamepoints {
  return Object.freeze({ gamepoints: Object.freeze([...gamepoints]) })
}

describe('awards and forfeitures', () => {
  test('give a new score and leave the old one [1250.3/II(3)]', () => {
    const start = frozen([0, 0, 0])
    expect(startGamepoints(3)).toEqual(start)
    expect(awardGamepoints(start, 2, 5)).toEqual({ ok: true, value: { gamepoints: [0, 0, 5] } })
    expect(forfeitGamepoints(frozen([9, 1]), 0, 4)).toEqual({
      ok: true,
      value: { gamepoints: [5, 1] },
    })
  })

  test('a score may fall below zero [1250.3/II(2)]', () => {
    expect(forfeitGamepoints(frozen([1, 1]), 1, 4)).toEqual({
      ok: true,
      value: { gamepoints: [1, -3] },
    })
  })

  test('a score is no points of Ackanomic: it has a form of its own [1250.3/II(1)]', () => {
    const score = startGamepoints(2)
    // @ts-expect-error A score is no list of points.
    const points: readonly number[] = score
    expect(Object.keys(points)).toEqual(['gamepoints'])
    // @ts-expect-error Points are no score.
    const bare: Gamepoints = { points: [0, 0] }
    expect(bare).not.toEqual(score)
  })

  test('no score holds -0', () => {
    const score = forfeitGamepoints(frozen([0]), 0, 0)
    expect(score.ok && Object.is(score.value.gamepoints[0], 0)).toBe(true)
    const total = totalGamepoints(1, [{ holder: 0, by: -0 }])
    expect(total.ok && Object.is(total.value.gamepoints[0], 0)).toBe(true)
  })

  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, -1, '3', null, Object.create(null)])(
    'an amount of %s is refused [1250.3/II(1)]',
    (amount) => {
      for (const act of [awardGamepoints, forfeitGamepoints]) {
        const refused = act(frozen([0]), 0, amount as number)
        expect(refused.ok ? '' : refused.error.code).toBe('noAmount')
        expect(refused.ok ? '' : refused.error.says).toContain('give a whole number')
      }
    },
  )

  test.each([-1, 2, 0.5, Number.NaN, '__proto__', 'length'])(
    'a holder %s is refused [1250.3/II(3)]',
    (holder) => {
      const refused = awardGamepoints(frozen([0, 0]), holder as number, 1)
      expect(refused.ok ? {} : refused.error).toEqual({
        code: 'noSuchHolder',
        clause: '1250.3/II(3)',
        facts: { holder: String(holder), holders: 2 },
        says: `Nobody numbered ${holder} holds Gamepoints here; the 2 holders are counted from 0.`,
      })
    },
  )

  test('a sum that would no longer be exact is refused', () => {
    const refused = awardGamepoints(frozen([Number.MAX_SAFE_INTEGER]), 0, 1)
    expect(refused.ok ? '' : refused.error.code).toBe('tooFar')
    for (const act of [awardGamepoints, forfeitGamepoints]) {
      const huge = act(frozen([0]), 0, 2 ** 53)
      expect(huge.ok ? '' : huge.error.says).toBe(
        'The score of 0 would no longer be exact; give a smaller number of Gamepoints.',
      )
    }
  })

  test('a text or a big integer is shown as what it is [1250.3/II(1)]', () => {
    const says = (amount: unknown): string => {
      const refused = awardGamepoints(frozen([0]), 0, amount as number)
      return refused.ok ? '' : refused.error.says
    }
    expect(says('3')).toBe('"3" is no number of Gamepoints; give a whole number from 0 up.')
    expect(says(3n)).toBe('3n is no number of Gamepoints; give a whole number from 0 up.')
    expect(says('9'.repeat(1000)).length).toBeLessThan(150)
  })

  test('what is no score has no holders, and is refused without a throw [1250.3/II(3)]', () => {
    for (const score of [
      undefined,
      null,
      7,
      'AS',
      {},
      { gamepoints: null },
      { gamepoints: 'AS' },
    ]) {
      const refused = awardGamepoints(score as unknown as Gamepoints, 0, 1)
      expect(refused.ok ? '' : refused.error.says).toBe(
        'Nobody holds Gamepoints here; start a score with as many holders as keep it.',
      )
      expect(leadingHolders(score as unknown as Gamepoints)).toEqual([])
    }
    for (const held of [1.5, '3', null, true, {}]) {
      const score = { gamepoints: [held] } as unknown as Gamepoints
      const refused = forfeitGamepoints(score, 0, 1)
      expect(refused.ok ? '' : refused.error.code).toBe('noAmount')
    }
  })
})

describe('totals', () => {
  test('add up what the Game awarded and took [1250.3/II(3), 1250.3/II(2)]', () => {
    const changes = [
      { holder: 0, by: 3 },
      { holder: 1, by: -4 },
      { holder: 0, by: 4 },
    ]
    expect(totalGamepoints(3, changes)).toEqual({ ok: true, value: { gamepoints: [7, -4, 0] } })
    const refused = totalGamepoints(3, [...changes, { holder: 3, by: 1 }])
    expect(refused.ok ? '' : refused.error.code).toBe('noSuchHolder')
  })

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 40, '2', null, undefined])(
    'for %s holders there is no score [1250.3/II(1)]',
    (holders) => {
      const refused = totalGamepoints(holders as number, [])
      expect(refused.ok ? '' : [refused.error.code, refused.error.clause]).toEqual([
        'noCount',
        '1250.3/II(1)',
      ])
      expect(refused.ok ? '' : refused.error.says).toContain('give a whole number from 0 to 100000')
      expect(startGamepoints(holders as number)).toEqual({ gamepoints: [] })
    },
  )

  test.each([undefined, null, 7, 'AS', {}, [null], [7], ['AS']])(
    'what is no list of changes is refused: %j [1250.3/II(3)]',
    (changes) => {
      const refused = totalGamepoints(2, changes as unknown as GamepointChange[])
      expect(refused.ok ? '' : [refused.error.code, refused.error.clause]).toEqual([
        'noChange',
        '1250.3/II(3)',
      ])
      expect(refused.ok ? '' : refused.error.says).toContain('each with a holder and by how many')
    },
  )

  test('award then forfeit the same is no change, and order never matters', () => {
    const change: fc.Arbitrary<GamepointChange> = fc.record({
      holder: fc.nat(3),
      by: fc.integer({ min: -50, max: 50 }),
    })
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const total = totalGamepoints(4, changes)
        expect(totalGamepoints(4, changes.toReversed())).toEqual(total)
        const undone = changes.map(({ holder, by }) => ({ holder, by: -by }))
        expect(totalGamepoints(4, [...changes, ...undone])).toEqual({
          ok: true,
          value: startGamepoints(4),
        })
      }),
      { seed: 1250, numRuns: 300 },
    )
  })

  test('the leaders are all who have most', () => {
    expect(leadingHolders({ gamepoints: [-5, -2, -2] })).toEqual([1, 2])
    expect(leadingHolders({ gamepoints: [4, 3] })).toEqual([0])
    expect(leadingHolders({ gamepoints: [] })).toEqual([])
  })
})
