import { describe, expect, test } from 'vitest'
import { type AcksShared, exceptionChance } from './index.js'
import { Script } from './script.test-support.js'

/** The knowledge about seat 0 from its flipped coasters, round by round, `!` after a failure. */
function chance(history: string, now = ''): number {
  const flips = (text: string) =>
    [...text].map((letter): AcksShared['flips'][number] => ({
      of: 0,
      coaster: letter === 'E' ? 'Exception' : 'ACK',
    }))
  const words = history.split(' ').filter((word) => word !== '')
  const lost = words.filter((word) => word.endsWith('!')).length
  const shared: AcksShared = {
    stage: 'processing',
    turn: 1,
    starter: 0,
    coasters: [4 - lost, 4, 4, 4],
    stacks: [4 - lost, 1, 1, 1],
    calls: [],
    flips: flips(now),
    rounds: words.map((word) => ({
      starter: 0,
      stacks: [4, 1, 1, 1],
      calls: [{ seat: word.endsWith('!') ? 0 : 1, bid: 1 }],
      flips: flips(word.replace(/[!-]/g, '')),
      ended: word.endsWith('!') ? 'failure' : 'success',
    })),
    late: [],
  }
  return exceptionChance(shared, 0)
}

/**
 * The same by brute force, over four coasters with the Exception last: all orders of flips in each
 * round, and all possible losses after each failure.
 */
function countedChance(history: string, now: string): number {
  const words = [...history.split(' '), `${now}.`].filter((word) => word !== '')
  let all = 0
  let unseen = 0
  const go = (word: number, owned: readonly number[], weight: number): void => {
    const text = words[word]
    if (text === undefined) return
    const wanted = [...text].filter((letter) => letter === 'A' || letter === 'E')
    for (const left of orders(owned, wanted)) {
      const each = weight / waysOf(owned.length, wanted.length)
      if (text.endsWith('.')) {
        all += each
        if (left.includes(3)) unseen += each
      } else if (text.endsWith('!')) {
        for (const lost of owned) {
          go(
            word + 1,
            owned.filter((coaster) => coaster !== lost),
            each / owned.length,
          )
        }
      } else go(word + 1, owned, each)
    }
  }
  go(0, [0, 1, 2, 3], 1)
  return unseen / all
}

/** The coasters left face down, for each order of flips with these results. */
function orders(owned: readonly number[], wanted: readonly string[]): (readonly number[])[] {
  const [first, ...more] = wanted
  if (first === undefined) return [owned]
  return owned
    .filter((coaster) => (coaster === 3) === (first === 'E'))
    .flatMap((flipped) =>
      orders(
        owned.filter((coaster) => coaster !== flipped),
        more,
      ),
    )
}

function waysOf(coasters: number, flips: number): number {
  return flips === 0 ? 1 : coasters * waysOf(coasters - 1, flips - 1)
}

describe('the likelihood of an unseen Exception', () => {
  test.each([
    ['at first', '', '', 1],
    ['after one ACK of four: it is among the other three', '', 'A', 1],
    ['after three ACKs of four', '', 'AAA', 1],
    ['once it is flipped', '', 'AE', 0],
    ['in the round after it was flipped', 'E', '', 1],
    ['after a loss', '-!', '', 3 / 4],
    ['after two losses', '-! -!', '', 1 / 2],
    ['after three losses', '-! -! -!', '', 1 / 4],
    // It was seen only before the loss, so any of the four may be lost.
    ['after a loss in a round in which it was seen', 'E!', '', 3 / 4],
    ['when it was seen after the loss', '-! E', '', 1],
    ['when it was seen between two losses', '-! E!', '', 2 / 3],
    // 3/4 · 2/3 against 1/4 · 1.
    ['after a loss and an ACK of three', '-!', 'A', 2 / 3],
    // 3/4 · 1/3 against 1/4 · 1.
    ['after a loss and two ACKs of three', '-!', 'AA', 1 / 2],
    ['after a loss and three ACKs of three', '-!', 'AAA', 0],
    ['in any round after a loss and three ACKs of three', '-! AAA', '', 0],
    // An ACK of three seen twice: 3/4 · 4/9 against 1/4.
    ['after a loss and an ACK of three, twice', '-! A', 'A', 4 / 7],
    // Still here, second loss, first loss: 1/2 · 2/3, 1/4 · 2/3, 1/4.
    ['after a loss, an ACK of three, and another loss', '-! A!', '', 4 / 9],
    ['after a loss, two ACKs of two', '-! -!', 'AA', 0],
  ] as const)('%s', (_, history, now, expected) => {
    expect(chance(history, now)).toBeCloseTo(expected, 12)
  })

  test.each([
    ['', ''],
    ['AA!', 'A'],
    ['-! A A!', 'A'],
    ['AA -! AA! AE', 'A'],
    ['A! A! A', ''],
    ['-! AA! A', ''],
    ['AE! A A A!', 'A'],
    ['-! -! A -!', ''],
  ] as const)('equals a count of all possible histories: %j, now %j', (history, now) => {
    expect(chance(history, now)).toBeCloseTo(countedChance(history, now), 12)
  })

  test('is exactly 0 or 1 where it is certain', () => {
    expect(chance('-! AAA')).toBe(0)
    expect(chance('-! -! A! E')).toBe(1)
  })

  test('counts the coasters seen in a void round', () => {
    const script = new Script().lay('E A A A').play('Ann: challenge 4; Ann: flip own; Ann: lose A')
    const unsure = exceptionChance(script.state.shared, 0)
    script.lay('E A A A').play('Ann: challenge 4').leave('Dov')
    expect(exceptionChance(script.state.shared, 0)).toBe(unsure)
    script.lay('A A A -').play('Ann: challenge 3; Ann: flip own').leave('Cyd')
    expect(unsure).toBe(3 / 4)
    expect(exceptionChance(script.state.shared, 0)).toBeCloseTo(2 / 3, 12)
  })
})
