import { describe, expect, test } from 'vitest'
import { lawsOf } from './laws.js'
import { matches } from './matches.js'
import { besides } from './toys/breach.test-support.js'
import { coup } from './toys/coup.test-support.js'
import { fair, fairOptions } from './toys/fair.test-support.js'
import {
  emptied,
  numbers,
  numbersClauses,
  numbersDefinition,
  TABLE,
} from './toys/numbers.test-support.js'

describe('a sound game keeps every law', () => {
  const tables = [
    { table: TABLE },
    { table: { ...TABLE, players: ['Ann', 'Bob'] }, options: { rounds: 1 } },
  ]
  const options = { tables, clauses: [numbersClauses], runs: 5, fuzzCount: 200 }
  for (const law of lawsOf(numbers(), options)) {
    test(law.name, () => law.check())
  }
})

describe('a game with joiners, outsiders, offices and pauses keeps every law', () => {
  for (const law of lawsOf(fair(), { ...fairOptions, runs: 4, fuzzCount: 200, entries: 80 })) {
    test(law.name, () => law.check())
  }
})

describe('a game whose referee may play keeps every law', () => {
  const referees = { count: 1, chosen: 'by lot', mayPlay: true }
  const game = numbers({ description: { ...numbersDefinition.description, referees } })
  const tables = [{ table: { ...TABLE, referees: ['Ann'] } }]
  for (const law of lawsOf(game, { tables, runs: 4, fuzzCount: 200, entries: 80 })) {
    test(law.name, () => law.check())
  }
})

describe('a game that empties its seats at its end keeps every law, even if a Substitute wins', () => {
  const tables = [{ table: TABLE, options: { rounds: 1 } }]
  for (const law of lawsOf(emptied(), { tables, runs: 5, fuzzCount: 100 })) {
    test(law.name, () => law.check())
  }
})

test('a reveal named by type and clause breaks no law', () => {
  const game = besides(({ hidden }, _, ctx) =>
    ctx.emit('public', 'numbers/2', () => ({ type: 'open', round: hidden.target ?? 0 })),
  )
  const reveals = [{ type: 'open', clause: 'numbers/2' }]
  const laws = lawsOf(game, { tables: [{ table: TABLE }], runs: 60, reveals })
  laws.find(({ name }) => name === 'events leak nothing')?.check()
})

const coupTable = { players: ['Ann', 'Bob', 'Cyd'], referees: [], startedAt: 0 }
const coupOptions = { tables: [{ table: coupTable }], runs: 10, fuzzCount: 100 }

function brokenBy(game: ReturnType<typeof coup>): readonly string[] {
  return lawsOf(game, coupOptions).flatMap((law) => {
    try {
      law.check()
      return []
    } catch {
      return [law.name]
    }
  })
}

describe('a Coup that tells only the drawer their card keeps every law', () => {
  for (const law of lawsOf(coup(), coupOptions)) test(law.name, () => law.check())
})

test('a Coup that announces drawn cards breaks one law', () => {
  expect(brokenBy(coup('all'))).toStrictEqual(['events leak nothing'])
})

test('a Coup that never lists the exchange breaks one law, even if nobody makes one', () => {
  expect(brokenBy(coup('its player', false))).toStrictEqual(['a complete list is complete'])
})

describe('the options of laws', () => {
  const table = TABLE
  const tables = [{ table }]

  test.each([
    ['must be given', undefined, 'give tables: a list'],
    ['must have tables', {}, 'give tables: a list of { table, options }'],
    ['must have a list of tables', { tables: { table } }, 'give tables: a list'],
    ['must have at least one table', { tables: [] }, 'at least one of tables'],
    ['must have tables with their options', { tables: [{ table }, table] }, 'tables[1] is not'],
    [
      'must have at least one run',
      { tables, runs: 0 },
      'runs is 0; give a whole number, 1 or more',
    ],
    ['must have a number of runs', { tables, runs: Number.NaN }, 'runs is NaN'],
    ['must have a whole number of entries', { tables, entries: 0.5 }, 'entries is 0.5'],
    [
      'must have a disruption of at most 100',
      { tables, disruption: 101 },
      'disruption is 101; give a whole number, 0 to 100',
    ],
    [
      'must not have a negative amount of junk',
      { tables, fuzzCount: -1 },
      'fuzzCount is -1; give a whole number, 0 or more',
    ],
    ['must have at least one entry before the end', { tables, endsWithin: 0 }, 'endsWithin is 0'],
  ])('%s', (_, options, says) => {
    expect(() => lawsOf(numbers(), options as never)).toThrow(says)
  })

  test('may have the smallest usable numbers', () => {
    const smallest = { tables, runs: 1, fuzzCount: 0, entries: 1, disruption: 0, endsWithin: null }
    expect(lawsOf(numbers(), smallest).length).toBe(lawsOf(numbers(), { tables }).length)
  })

  test('must have at least one opening for random matches, too', () => {
    expect(() => matches(numbers(), [])).toThrow('at least one of tables')
  })
})
