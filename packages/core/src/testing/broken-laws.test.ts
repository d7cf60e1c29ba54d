import { describe, expect, test } from 'vitest'
import { lawsOf } from './laws.js'
import { breachesOfEnding } from './toys/breaches-of-ending.test-support.js'
import { breachesOfPlay } from './toys/breaches-of-play.test-support.js'
import { breachesOfState } from './toys/breaches-of-state.test-support.js'
import { breachesOfTelling } from './toys/breaches-of-telling.test-support.js'
import { numbers, numbersClauses, position, ROSTER } from './toys/numbers.test-support.js'

const breaches = {
  ...breachesOfState,
  ...breachesOfPlay,
  ...breachesOfEnding,
  ...breachesOfTelling,
}
const setups = [{ roster: ROSTER }]

function messageOf(check: () => void): string {
  try {
    check()
  } catch (thrown) {
    return (thrown as Error).message
  }
  return 'The law holds.'
}

describe.each(Object.entries(breaches))('the law “%s” is broken by', (name, each) => {
  test.each(each)('$what', ({ message, game, options }) => {
    const known = { setups, clauses: [numbersClauses], runs: 90, fuzzCount: 3000 }
    const law = lawsOf(game, { ...known, ...options }).find((one) => one.name === name)
    const reported = messageOf(() => law?.check())
    expect(reported).toContain(`numbers breaks the law “${name}”`)
    expect(reported).toMatch(message)
  })
})

test('every law has a game that breaks it', () => {
  const names = lawsOf(numbers({ position }), { setups }).map(({ name }) => name)
  expect(Object.keys(breaches).sort()).toStrictEqual([...names].sort())
})
