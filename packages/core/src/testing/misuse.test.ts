import { describe, expect, test } from 'vitest'
import { lawsOf } from './laws.js'
import { matches } from './matches.js'
import { numbers } from './toys/numbers.test-support.js'

const table = { players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0 }
const tables = [{ table }]

describe('laws that would be tried on nothing are refused', () => {
  test.each([
    ['no options', undefined, 'give { tables: [{ table }] }'],
    ['no tables', {}, 'give tables: a list of { table, options }'],
    ['one opening, and no list', { tables: { table } }, 'give tables: a list'],
    ['an empty list', { tables: [] }, 'at least one of tables'],
    ['a table that is no opening', { tables: [{ table }, table] }, 'tables[1] is not'],
    ['no run', { tables, runs: 0 }, 'runs is 0; give a whole number, 1 or more'],
    ['no number of runs', { tables, runs: Number.NaN }, 'runs is NaN'],
    ['half an entry', { tables, entries: 0.5 }, 'entries is 0.5'],
    [
      'too much disruption',
      { tables, disruption: 101 },
      'disruption is 101; give a whole number, 0 to 100',
    ],
    [
      'less than no junk',
      { tables, fuzzCount: -1 },
      'fuzzCount is -1; give a whole number, 0 or more',
    ],
    ['an end before the start', { tables, endsWithin: 0 }, 'endsWithin is 0'],
  ])('%s', (_, options, says) => {
    expect(() => lawsOf(numbers(), options as never)).toThrow(says)
  })

  test('but not those that may be tried as they are', () => {
    const odd = { tables, runs: 1, fuzzCount: 0, entries: 1, disruption: 0, endsWithin: null }
    expect(lawsOf(numbers(), odd).length).toBe(lawsOf(numbers(), { tables }).length)
  })

  test('matches want openings, too', () => {
    expect(() => matches(numbers(), [])).toThrow('at least one of tables')
  })
})
