import { describe, expect, test } from 'vitest'
import { linesOf } from '../words.js'
import { createDoubleCrashSolver } from './solver.js'
import { chance, LIST, salvosTo } from './trials.test-support.js'

const solver = createDoubleCrashSolver(LIST)

describe('the solver', () => {
  test('takes the five-letter words of a list, in upper case and each once', () => {
    expect(
      createDoubleCrashSolver(['Heart', ' HEART ', 'four', 'sixsix', "it's!", 'spade']).words,
    ).toEqual(['HEART', 'SPADE'])
  })

  test('takes a text and reports in either case', () => {
    const small = createDoubleCrashSolver('heart spade\nsword\r\nfour')
    expect(small.words).toEqual(['HEART', 'SPADE', 'SWORD'])
    expect(small.candidates([{ word: 'spade', crashes: 1 }])).toEqual(['HEART', 'SWORD'])
  })

  test('keeps the words that fit all reports', () => {
    const reports = linesOf(['CRASH', 'QUOTE'], 'SPICE')
    const left = solver.candidates(reports)
    expect(left).toContain('SPICE')
    for (const word of solver.words) {
      const agrees = linesOf(['CRASH', 'QUOTE'], word)
      expect(left.includes(word)).toBe(JSON.stringify(agrees) === JSON.stringify(reports))
    }
    expect(solver.candidates([])).toEqual(solver.words)
  })

  test.each(['any', 'listed'] as const)(
    'fires Salvos of the requested size with %s letters',
    (letters) => {
      for (const size of [6, 5, 4, 3]) {
        const words = solver.salvo([], size, chance('sizes'), { letters })
        expect(words.length).toBe(size)
        for (const word of words) {
          expect(word).toMatch(/^[A-Z]{5}$/)
          if (letters === 'listed') expect(solver.words).toContain(word)
        }
      }
    },
  )

  test('depends only on its input', () => {
    const reports = linesOf(['CRASH'], 'SPICE')
    const [one, other] = ['again', 'again'].map((seed) => solver.salvo(reports, 4, chance(seed)))
    expect(one).toEqual(other)
  })

  test('fires all remaining words if the Salvo has room for them', () => {
    const reports = linesOf(['CRASH', 'SPICE', 'OPINE'], 'OZONE')
    const left = solver.candidates(reports)
    expect(left.length).toBeLessThan(7)
    expect([...solver.salvo(reports, 6, chance('all'))]).toEqual(expect.arrayContaining([...left]))
  })

  test('fires possible targets before words that only inform', () => {
    const reports = linesOf(['ZZZZZ'], 'SPICE')
    const words = solver.salvo(reports, 4, chance('order'))
    const isCandidate = words.map((word) => solver.candidates(reports).includes(word))
    expect(isCandidate).toEqual([...isCandidate].sort((one, other) => Number(other) - Number(one)))
  })

  test('repeats no word while others may be the target', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const words = solver.salvo([], 6, chance(seed))
      expect(new Set(words).size).toBe(6)
    }
  })

  test('finds each word of the list in three Salvos', () => {
    const pick = chance('each')
    const counts = LIST.map((word) =>
      salvosTo(word.toUpperCase(), (reports, size, next) =>
        solver.salvo(reports, size, pick, { next }),
      ),
    )
    expect(Math.max(...counts)).toBeLessThanOrEqual(3)
  })

  test('finds a target that is in no list', () => {
    const pick = chance('odd')
    const fired = salvosTo('QXZJK', (reports, size) => solver.salvo(reports, size, pick))
    expect(fired).toBeLessThan(40)
  })

  test('fires a full Salvo even without a list', () => {
    expect(
      createDoubleCrashSolver([]).salvo([], 6, chance('none'), { letters: 'listed' }).length,
    ).toBe(6)
  })
})
