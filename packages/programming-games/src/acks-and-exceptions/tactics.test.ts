import { seededRandom } from '@ackanomic/core/bots'
import { tacticsLawsOf } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { acksAndExceptions } from './game.js'
import { acksLaws } from './laws.test-support.js'
import { NAMES, Script } from './script.test-support.js'
import { acksTactics } from './tactics.js'

/** The best move of a named player, or of the one whose turn it is, as text. */
function best(script: Script, name?: (typeof NAMES)[number]): string | undefined {
  const { state } = script
  const seat = name === undefined ? (state.shared.turn ?? -1) : NAMES.indexOf(name)
  const move = acksTactics.candidates?.(state, seat, () => 0)[0]?.move
  const view = acksAndExceptions.view(state, seat)
  return move === undefined ? undefined : acksAndExceptions.notation.format(move, view)
}

/** Rounds in which the others bid on everything, and win. */
function withGreed(): Script {
  const script = new Script({ nextStarter: 'rotate' })
  for (const name of ['Bob', 'Cyd', 'Dov']) {
    script.lay('A A A A')
    const start = NAMES[script.state.shared.starter ?? 0]
    script.play(`${start}: challenge ${start === name ? 4 : 1}`)
    while (script.now.startsWith('bidding')) {
      const [, who] = script.now.split(' ')
      script.play(`${who}: ${who === name ? 'raise 4' : 'pass'}`)
    }
    script.play(`${name}: flip own`)
    for (const of of NAMES) if (of !== name) script.play(`${name}: flip ${of}`)
  }
  return script
}

describe('a decent player', () => {
  test('places an ACK first when others bid low', () => {
    const script = new Script({ nextStarter: 'rotate' })
    for (const name of ['Ann', 'Bob', 'Cyd']) {
      script.lay().play(`${name}: challenge 1`)
      for (const _ of [1, 2, 3]) script.play(`${script.now.split(' ')[1]}: pass`)
      script.play(`${name}: flip own`)
    }
    expect(best(script, 'Ann')).toBe('place ACK')
  })

  test('sets a trap for players who bid on everything', () => {
    expect(best(withGreed(), 'Ann')).toBe('place Exception')
  })

  test('sometimes places an Exception to stay unpredictable', () => {
    const { state } = new Script()
    const choose = seededRandom('feared')
    const placed = Array.from({ length: 300 }, () => acksTactics.rolloutPolicy(state, 0, choose))
    const exceptions = placed.filter((move) => JSON.stringify(move).includes('Exception')).length
    expect(exceptions).toBeGreaterThan(0)
    expect(exceptions).toBeLessThan(200)
  })

  test('passes when others must flip their Exception', () => {
    const script = new Script().lay('A E A A').play('Ann: challenge 3')
    expect(best(script)).toBe('pass')
  })

  test('always raises as far as their own queue allows', () => {
    const script = new Script({ starter: 0 }).lay('A A A A')
    script.play('Ann: place A; Bob: place A; Cyd: place A; Dov: place A; Ann: challenge 1')
    expect(best(script)).toMatch(/^raise/)
  })

  test('does not bid with an Exception on top of their queue', () => {
    const script = new Script({ starter: 1 }).lay('A A A A')
    script.play('Bob: challenge 2; Cyd: raise 3; Dov: pass')
    const trapped = new Script({ starter: 1 }).lay('E A A A')
    trapped.play('Bob: challenge 2; Cyd: raise 3; Dov: pass')
    expect(best(trapped)).toBe('pass')
    expect(best(script)).toBe('pass')
  })

  test('flips first where the risk is least', () => {
    const script = new Script().lay('A A A A')
    script.play('Ann: place A; Bob: place A; Cyd: place A; Dov: challenge 3')
    script.play('Ann: pass; Bob: pass; Cyd: pass; Dov: flip own; Dov: flip Bob')
    // Each hides one Exception; one of Bob’s four coasters is known to be an ACK.
    expect(best(script)).not.toBe('flip Bob')
  })

  test('keeps the ACKs that win rounds', () => {
    const script = new Script().lay('E A A A').play('Ann: challenge 4; Ann: flip own; Ann: lose A')
    script.lay('E A A A').play('Ann: challenge 4; Ann: flip own')
    expect(best(script)).toBe('lose Exception')
  })
})

describe('the value of a state', () => {
  test('is equal at the start, higher with a round won and lower without a coaster', () => {
    const script = new Script()
    expect(acksTactics.evaluate?.(script.state)).toEqual([0.25, 0.25, 0.25, 0.25])
    script.lay('A A A A').play('Ann: challenge 4; Ann: flip own; Ann: flip Bob; Ann: flip Cyd')
    script.play('Ann: flip Dov').lay('E A A A').play('Ann: challenge 4; Ann: flip own; Ann: lose A')
    const [ann = 0, bob = 0] = acksTactics.evaluate?.(script.state) ?? []
    expect(ann).toBeLessThan(bob)
    const withoutDov = new Script().lay().leave('Dov')
    expect(acksTactics.evaluate?.(withoutDov.state)[3]).toBe(0)
  })
})

describe('the laws hold', () => {
  for (const law of tacticsLawsOf(acksAndExceptions, acksTactics, {
    ...acksLaws,
    runs: 4,
    entries: 120,
  })) {
    test(law.name, () => law.check())
  }
})
