import { describe, test } from 'vitest'
import { lawsOf } from './laws.js'
import { fair, fairOptions } from './toys/fair.test-support.js'
import { emptied, numbers, numbersClauses, ROSTER } from './toys/numbers.test-support.js'

const many = {
  clauses: [numbersClauses],
  runs: 1000,
  fuzzCount: 100_000,
  disruption: 30,
  seed: 20_261_121,
}

describe('many restless matches keep every law', () => {
  const setups = [
    { roster: ROSTER },
    { roster: { ...ROSTER, players: ['Ann', 'Bob'], duel: { challenged: 'Bob' } } },
  ]
  for (const law of lawsOf(numbers(), { ...many, setups })) test(law.name, () => law.check())
  const once = [{ roster: ROSTER, options: { rounds: 1 } }]
  for (const law of lawsOf(emptied(), { ...many, setups: once })) {
    test(`seats that are empty at the end: ${law.name}`, () => law.check())
  }
  const options = { ...many, ...fairOptions, entries: 100 }
  for (const law of lawsOf(fair(), options)) test(`fair: ${law.name}`, () => law.check())
})
