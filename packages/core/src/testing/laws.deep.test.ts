import { describe, test } from 'vitest'
import { lawsOf } from './laws.js'
import { fair, fairOptions } from './toys/fair.test-support.js'
import { emptied, numbers, numbersClauses, TABLE } from './toys/numbers.test-support.js'

const many = {
  clauses: [numbersClauses],
  runs: 1000,
  fuzzCount: 100_000,
  disruption: 30,
  seed: 20_261_121,
}

describe('many restless matches keep every law', () => {
  const tables = [
    { table: TABLE },
    { table: { ...TABLE, players: ['Ann', 'Bob'], duel: { challenged: 'Bob' } } },
  ]
  for (const law of lawsOf(numbers(), { ...many, tables })) test(law.name, () => law.check())
  const once = [{ table: TABLE, options: { rounds: 1 } }]
  for (const law of lawsOf(emptied(), { ...many, tables: once })) {
    test(`seats that are empty at the end: ${law.name}`, () => law.check())
  }
  const options = { ...many, ...fairOptions, entries: 100 }
  for (const law of lawsOf(fair(), options)) test(`fair: ${law.name}`, () => law.check())
})
