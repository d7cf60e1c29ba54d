import { outcomeProbabilities } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { rustyLantern } from './game.js'
import type { RustyLanternVerdict } from './schema.js'
import { Script } from './script.test-support.js'

/** The probability of each answer to the open play, if chance answers for the Barkeep. */
function verdictsOn({ state }: Script): ReadonlyMap<string, number> {
  const [asked] = state.openPrompts
  if (asked?.name !== 'play') throw new Error('No play is open.')
  return outcomeProbabilities((choose) => {
    const verdict = rustyLantern.sampleAnswer(state, asked, choose) as RustyLanternVerdict
    if (verdict.reply === 'deny') return verdict.reason
    return [verdict.looseEnd === true ? 'a Loose End' : 'verified', ...(verdict.tied ?? [])].join()
  })
}

describe('a random answer to a play', () => {
  test('verifies four of five plays, and sometimes leaves a Loose End', () => {
    const verdicts = verdictsOn(new Script().tries('Ann', 'c1'))
    expect(verdicts.get('verified')).toBeCloseTo((4 / 5) * (5 / 6), 12)
    expect(verdicts.get('a Loose End')).toBeCloseTo((4 / 5) * (1 / 6), 12)
    for (const reason of [
      'incomprehensible',
      'non sequitur',
      'against the spirit',
      'card not brought in',
    ])
      expect(verdicts.get(reason), reason).toBeCloseTo(1 / 20, 12)
    expect(verdicts.size).toBe(6)
  })

  test('may deny a play without a card for that reason', () => {
    const verdicts = verdictsOn(new Script().tries('Ann', null))
    expect(verdicts.get('verified')).toBeCloseTo(4 / 5, 12)
    for (const reason of ['nothing played', 'no card specified'])
      expect(verdicts.get(reason), reason).toBeCloseTo(1 / 25, 12)
    expect(verdicts.size).toBe(6)
  })

  test('never verifies a card that is not held', () => {
    const verdicts = verdictsOn(new Script().tries('Ann', 'c60'))
    expect(verdicts.get('verified')).toBeUndefined()
    expect(verdicts.get('no card specified')).toBeCloseTo(1 / 5, 12)
    expect(verdicts.size).toBe(5)
  })

  test('ties off half of the Loose Ends', () => {
    const verdicts = verdictsOn(
      new Script().tells('Ann', 'c1', { looseEnd: true }).tries('Ann', 'c2'),
    )
    expect(verdicts.get('verified,c1')).toBeCloseTo((4 / 5) * (5 / 6) * (1 / 2), 12)
  })
})

test('a sampled hand has its real size, whatever cards were named', () => {
  const script = new Script({ first: 'Bob' }).tells('Bob', 'c8').passesOn('Bob').passesOn('Cyd')
  for (let card = 1; card <= 7; card++) script.interrupts('Ann', 1, `x${card}`)
  script.tries('Ann', 'c60')
  const view = rustyLantern.view(script.state, 2)
  expect(rustyLantern.determinize?.(view, () => 0).secret[0]?.hand).toHaveLength(7)
})
