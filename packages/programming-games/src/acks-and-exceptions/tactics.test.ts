import { seededRandom } from '@ackanomic/core/bots'
import { tacticsLawsOf } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { acksAndExceptions } from './game.js'
import { acksLaws } from './laws.test-support.js'
import { NAMES, Sitting } from './sitting.test-support.js'
import { acksTactics } from './tactics.js'

/** The best move of whoever is in turn, or of somebody, as they would write it. */
function best(sitting: Sitting, name?: (typeof NAMES)[number]): string | undefined {
  const { state } = sitting
  const seat = name === undefined ? (state.shared.turn ?? -1) : NAMES.indexOf(name)
  const move = acksTactics.candidates?.(state, seat, () => 0)[0]?.move
  const view = acksAndExceptions.view(state, seat)
  return move === undefined ? undefined : acksAndExceptions.notation.format(move, view)
}

/** Rounds in which the others bid on all that lies there, and win. */
function withGreed(): Sitting {
  const sitting = new Sitting({ nextStarter: 'rotate' })
  for (const name of ['Bob', 'Cyd', 'Dov']) {
    sitting.lay('A A A A')
    const start = NAMES[sitting.state.shared.starter ?? 0]
    sitting.play(`${start}: challenge ${start === name ? 4 : 1}`)
    while (sitting.now.startsWith('bidding')) {
      const [, who] = sitting.now.split(' ')
      sitting.play(`${who}: ${who === name ? 'raise 4' : 'pass'}`)
    }
    sitting.play(`${name}: flip own`)
    for (const of of NAMES) if (of !== name) sitting.play(`${name}: flip ${of}`)
  }
  return sitting
}

describe('a decent player', () => {
  test('places an ACK first where the others bid little', () => {
    const sitting = new Sitting({ nextStarter: 'rotate' })
    for (const name of ['Ann', 'Bob', 'Cyd']) {
      sitting.lay().play(`${name}: challenge 1`)
      for (const _ of [1, 2, 3]) sitting.play(`${sitting.now.split(' ')[1]}: pass`)
      sitting.play(`${name}: flip own`)
    }
    expect(best(sitting, 'Ann')).toBe('place ACK')
  })

  test('sets a trap for those who always bid on everything', () => {
    expect(best(withGreed(), 'Ann')).toBe('place Exception')
  })

  test('sometimes places an Exception all the same, so that they are feared', () => {
    const { state } = new Sitting()
    const choose = seededRandom('feared')
    const placed = Array.from({ length: 300 }, () => acksTactics.rolloutPolicy(state, 0, choose))
    const exceptions = placed.filter((move) => JSON.stringify(move).includes('Exception')).length
    expect(exceptions).toBeGreaterThan(0)
    expect(exceptions).toBeLessThan(200)
  })

  test('lets pass a bid that they could not fulfil, and that meets their own Exception', () => {
    const sitting = new Sitting().lay('A E A A').play('Ann: challenge 3')
    expect(best(sitting)).toBe('pass')
  })

  test('raises for certain what their own queue is good for', () => {
    const sitting = new Sitting({ starter: 0 }).lay('A A A A')
    sitting.play('Ann: place A; Bob: place A; Cyd: place A; Dov: place A; Ann: challenge 1')
    expect(best(sitting)).toMatch(/^raise/)
  })

  test('does not bid on a queue with an Exception on top', () => {
    const sitting = new Sitting({ starter: 1 }).lay('A A A A')
    sitting.play('Bob: challenge 2; Cyd: raise 3; Dov: pass')
    const trapped = new Sitting({ starter: 1 }).lay('E A A A')
    trapped.play('Bob: challenge 2; Cyd: raise 3; Dov: pass')
    expect(best(trapped)).toBe('pass')
    expect(best(sitting)).toBe('pass')
  })

  test('flips first where the risk is least', () => {
    const sitting = new Sitting().lay('A A A A')
    sitting.play('Ann: place A; Bob: place A; Cyd: place A; Dov: challenge 3')
    sitting.play('Ann: pass; Bob: pass; Cyd: pass; Dov: flip own; Dov: flip Bob')
    // Each hides one Exception; of Bob’s four coasters one is known to be none.
    expect(best(sitting)).not.toBe('flip Bob')
  })

  test('keeps the ACKs that rounds are won with', () => {
    const sitting = new Sitting()
      .lay('E A A A')
      .play('Ann: challenge 4; Ann: flip own; Ann: lose A')
    sitting.lay('E A A A').play('Ann: challenge 4; Ann: flip own')
    expect(best(sitting)).toBe('lose Exception')
  })
})

describe('what a state is worth', () => {
  test('is the same for all at the start, more with a round won, less without a coaster', () => {
    const sitting = new Sitting()
    expect(acksTactics.evaluate?.(sitting.state)).toEqual([0.25, 0.25, 0.25, 0.25])
    sitting.lay('A A A A').play('Ann: challenge 4; Ann: flip own; Ann: flip Bob; Ann: flip Cyd')
    sitting
      .play('Ann: flip Dov')
      .lay('E A A A')
      .play('Ann: challenge 4; Ann: flip own; Ann: lose A')
    const [ann = 0, bob = 0] = acksTactics.evaluate?.(sitting.state) ?? []
    expect(ann).toBeLessThan(bob)
    const gone = new Sitting().lay().leave('Dov')
    expect(acksTactics.evaluate?.(gone.state)[3]).toBe(0)
  })
})

describe('the laws hold', () => {
  for (const law of tacticsLawsOf(acksAndExceptions, acksTactics, { ...acksLaws, runs: 15 })) {
    test(law.name, () => law.check())
  }
})
