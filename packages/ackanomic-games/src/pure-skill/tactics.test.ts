import type { RandomInt } from '@ackanomic/core'
import { seededRandom } from '@ackanomic/core/bots'
import type { State } from '@ackanomic/core/engine'
import { tacticsLawsOf } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import type { PureSkillCard } from './cards.js'
import { pureSkill } from './game.js'
import type { PureSkill } from './model.js'
import { openings } from './openings.test-support.js'
import { type Cards, Script } from './script.test-support.js'
import { pureSkillTactics } from './tactics.js'

function thoughts(state: State<PureSkill>, choose: RandomInt, seat = 0) {
  const view = pureSkill.view(state, seat)
  if (view.role !== 'seat') throw new Error('It is a seat.')
  const thinking = pureSkillTactics.solve?.(view, choose)
  let step = thinking?.next()
  while (step?.done === false) step = thinking?.next()
  return step?.value ?? []
}

function best(rounds: readonly Cards[], prize: PureSkillCard): string | undefined {
  const { state } = new Script().rounds(...rounds).prize(100, prize)
  const [first] = [...thoughts(state, () => 0)].sort((a, b) => b.value - a.value)
  return first?.move.card
}

/** The first rounds of a player who bids the card of the prize's value. */
const BY_PRIZES: readonly Cards[] = ['KS AH KD KC', '5S 2H 5D 5C', '9S 3H 9D 9C', '2S 4H 2D 2C']

/** Rounds in which nobody bids by the prize. */
const AT_RANDOM: readonly Cards[] = ['KS AH 2D 9C', '5S 2H KD 3C', '2S 3H QD 8C', 'AS 4H 9D QC']

describe('the best bid', () => {
  test.each<[string, readonly Cards[], PureSkillCard, PureSkillCard]>([
    ['for the best prize is the best card', [], 'KS', 'KH'],
    ['for the least prize is the lowest card', [], 'AS', 'AH'],
    ['is above the bids of players who bid by the prizes', BY_PRIZES, '10S', 'QH'],
    ['is not a high card that loses to players who bid by the prizes', BY_PRIZES, 'AS', '5H'],
    ['is high for a high prize where the others bid anything', AT_RANDOM, 'QS', 'QH'],
    [
      'is no higher than needed',
      ['QS AH KD QC', 'JS 2H QD KC', '9S 3H JD JC', '5S 4H 10D 10C', '8S 6H 9D 9C'],
      'KS',
      '9H',
    ],
  ])('%s', (_, rounds, prize, card) => {
    expect(best(rounds, prize)).toBe(card)
  })

  test('varies', () => {
    const { state } = new Script().prize(1, '7S')
    const choose = seededRandom('not always')
    const bids = Array.from(
      { length: 60 },
      () => pureSkillTactics.rolloutPolicy(state, 0, choose)?.card,
    )
    expect(new Set(bids).size).toBeGreaterThan(2)
    expect(bids).not.toContain('KH')
  })

  test('is kept once made', () => {
    const script = new Script({ options: { revisions: 'last' } }).prize(1, '7S')
    script.apply({ kind: 'move', at: script.at, by: 'Ann', move: { type: 'bid', card: '8H' } })
    expect(pureSkillTactics.rolloutPolicy(script.state, 0, () => 0)).toBeUndefined()
    expect(pureSkillTactics.rolloutPolicy(script.state, 1, () => 0)).toBeDefined()
  })
})

test('a thinking bot chooses by chance, and rates each bid', () => {
  const { state } = new Script().prize(1, '7S')
  const choose = seededRandom('thinks')
  const firsts = Array.from({ length: 60 }, () => {
    const advice = thoughts(state, choose)
    expect(advice.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1)
    return advice[0]?.move.card
  })
  expect(new Set(firsts).size).toBeGreaterThan(1)
  expect(firsts).not.toContain('AH')
})

describe('the laws hold', () => {
  for (const law of tacticsLawsOf(pureSkill, pureSkillTactics, { setups: openings, runs: 10 })) {
    test(law.name, () => law.check())
  }
})
