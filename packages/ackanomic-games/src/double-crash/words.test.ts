import { describe, expect, test } from 'vitest'
import { AgreeingWords, contradictionOf, lettersAtRandom, misreportOf } from './deduction.js'
import { repliesOfSeat } from './exchanges.js'
import type { DoubleCrashShared as Shared } from './state.js'
import { ALPHABET, clauseOfRound, crashesOf, linesOf, salvoSizeOf } from './words.js'

function chance(seed: number): (of: number) => number {
  let state = seed
  return (of) => {
    state = (state * 48271) % 2147483647
    return state % of
  }
}

describe('crashes', () => {
  test.each([
    ['HEART', 'SPADE', 1, 'for the A in the middle [1250.12/IV.crash(2)]'],
    ['STAFF', 'CHAFF', 3, 'for A, F and F [1250.12/IV.crash(3)]'],
    ['SWORD', 'WORDY', 0, 'since no letter is in the same place [1250.12/IV.crash(4)]'],
    ['CRASH', 'CRASH', 5, 'since a word crashes with itself in every letter [1250.12/IV.crash(5)]'],
    ['CRASH', 'CRIME', 2, 'for the first letters [1250.12/IV.crash(1)]'],
    ['CRASH', 'TRASH', 4, 'for all but the first letter [1250.12/IV.crash(1)]'],
    ['AAAAA', 'BANAL', 2, 'since each place counts for itself [1250.12/IV.crash(1)]'],
    ['ABCDE', 'EABCD', 0, 'since letters in other places do not count [1250.12/IV.crash(1)]'],
    ['heart', 'HEARD', 4, 'since case makes no difference [1250.12/IV.crash(1)]'],
    ['CRASH', 'CRASHES', 5, 'since a word may be longer [1250.12/IV.crash(1)]'],
  ])('of %s and %s number %i: %s', (one, other, crashes) => {
    expect(crashesOf(one, other)).toBe(crashes)
    expect(crashesOf(other, one)).toBe(crashes)
  })

  test('are counted word by word in an honest Reply [1250.12/IV.reply(2)]', () => {
    expect(linesOf(['HEART', 'SPADE', 'SWORD'], 'SHARE')).toEqual([
      { word: 'HEART', crashes: 2 },
      { word: 'SPADE', crashes: 3 },
      { word: 'SWORD', crashes: 2 },
    ])
  })
})

describe('a round', () => {
  test('has Salvos of 6, 5, 4 and then 3 words [1250.12/R9+]', () => {
    const rounds = Array.from({ length: 12 }, (_, i) => i + 1)
    expect(rounds.map(salvoSizeOf)).toEqual([6, 6, 5, 5, 4, 4, 3, 3, 3, 3, 3, 3])
    expect(salvoSizeOf(1001)).toBe(3)
  })

  test('cites its own clause', () => {
    expect([1, 2, 8, 9, 10, 77].map(clauseOfRound)).toEqual([
      '1250.12/R1(3)',
      '1250.12/R2',
      '1250.12/R8',
      '1250.12/R9+',
      '1250.12/R9+',
      '1250.12/R9+',
    ])
  })
})

describe('letters that fit reports', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('crash as reported, seed %i', (seed) => {
    const pick = chance(seed)
    const target = lettersAtRandom(pick)
    const reports = linesOf(
      Array.from({ length: 24 }, () => lettersAtRandom(pick)),
      target,
    )
    const found = new AgreeingWords(reports).draw(pick) ?? ''
    expect(found).toMatch(/^[A-Z]{5}$/)
    expect(reports.map(({ word }) => crashesOf(word, found))).toEqual(
      reports.map(({ crashes }) => crashes),
    )
  })

  test('fit more reports than one bit set holds', () => {
    const pick = chance(9)
    const reports = linesOf(
      Array.from({ length: 400 }, () => lettersAtRandom(pick)),
      'HEART',
    )
    expect(reports.filter(({ crashes }) => crashes > 0).length).toBeGreaterThan(40)
    expect(new AgreeingWords(reports).draw(pick)).toBe('HEART')
  })

  test('are the target once it is certain', () => {
    const reports = linesOf(
      ['HEQQQ', 'EQART', 'QEQQQ', 'QQAQQ', 'QQQQQ', 'HQQQQ', 'QQQRT'],
      'HEART',
    )
    expect(new AgreeingWords(reports).draw(chance(7))).toBe('HEART')
  })

  test('are found from any starting point', () => {
    const reports = [...ALPHABET.slice(1)].map((letter) => ({
      word: letter.repeat(5),
      crashes: 0,
    }))
    for (let n = 0; n < ALPHABET.length; n++)
      expect(new AgreeingWords(reports).draw((of) => n % of)).toBe('AAAAA')
  })

  test('are not searched for endlessly', () => {
    // With so many reports, the first one is checked only after all five letters are chosen.
    const reports = [
      { word: 'HEART', crashes: 5 },
      { word: 'QHHHH', crashes: 0 },
      ...Array<{ word: string; crashes: number }>(31).fill({ word: 'HHHHH', crashes: 1 }),
    ]
    expect(new AgreeingWords(reports).draw(chance(3))).toBeUndefined()
  })

  test('do not exist for contradictory reports', () => {
    const reports = [
      { word: 'HEART', crashes: 0 },
      { word: 'HEARS', crashes: 5 },
    ]
    expect(new AgreeingWords(reports).draw(chance(3))).toBeUndefined()
  })
})

describe('errors in reports', () => {
  const shared: Shared = {
    round: 5,
    exchanges: [
      {
        salvos: [['HEART', 'SPADE'], ['STAFF']],
        order: [0, 1],
        replies: [[0], [1, 2]],
      },
      { salvos: [['SPADE', 'HEART'], null], order: [0], replies: [null, [3, 1]] },
    ],
    lookups: [],
    claims: [],
    tentative: null,
    targets: null,
    stage: 'replies',
    discovered: null,
    failed: [],
  }

  test('include a wrong number', () => {
    expect(repliesOfSeat(shared, 1).map(({ word, crashes }) => `${word} ${crashes}`)).toEqual([
      'HEART 1',
      'SPADE 2',
      'SPADE 3',
      'HEART 1',
    ])
    // STARS crashes twice with HEART (A, R) and twice with SPADE (S, A).
    expect(misreportOf(shared, 1, 'STARS')).toEqual({ what: 'report', round: 2, place: 1 })
    expect(misreportOf(shared, 1, 'SQAQQ')).toEqual({ what: 'report', round: 4, place: 1 })
    expect(misreportOf(shared, 0, 'QQQQQ')).toBeUndefined()
  })

  test('include different numbers for one word', () => {
    expect(contradictionOf(shared, 1)).toEqual({ what: 'report', round: 4, place: 1 })
    expect(contradictionOf(shared, 0)).toBeUndefined()
  })
})
