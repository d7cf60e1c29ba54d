import { describe, expect, test } from 'vitest'
import { lawsOf } from './laws.js'
import { numbers, TABLE } from './numbers.test-support.js'

describe('a sound game keeps every law', () => {
  const tables = [{ table: TABLE }, { table: { ...TABLE, players: ['Ann', 'Bob'] }, options: { rounds: 1 } }]
  for (const law of lawsOf(numbers(), { tables, runs: 60, junk: 1000 })) {
    test(law.name, () => law.check())
  }
})
