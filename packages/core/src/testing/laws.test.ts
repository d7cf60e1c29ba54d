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
  ROSTER,
} from './toys/numbers.test-support.js'

describe('a sound game keeps every law', () => {
  const setups = [
    { roster: ROSTER },
    { roster: { ...ROSTER, players: ['Ann', 'Bob'] }, options: { rounds: 1 } },
  ]
  const options = { setups, clauses: [numbersClauses], runs: 5, fuzzCount: 200 }
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
  const setups = [{ roster: { ...ROSTER, referees: ['Ann'] } }]
  for (const law of lawsOf(game, { setups, runs: 4, fuzzCount: 200, entries: 80 })) {
    test(law.name, () => law.check())
  }
})

describe('a game that empties its seats at its end keeps every law, even if a Substitute wins', () => {
  const setups = [{ roster: ROSTER, options: { rounds: 1 } }]
  for (const law of lawsOf(emptied(), { setups, runs: 5, fuzzCount: 100 })) {
    test(law.name, () => law.check())
  }
})

test('a reveal named by type and clause breaks no law', () => {
  const game = besides(({ hidden }, _, ctx) =>
    ctx.emit('public', 'numbers/2', () => ({ type: 'open', round: hidden.target ?? 0 })),
  )
  const reveals = [{ type: 'open', clause: 'numbers/2' }]
  const laws = lawsOf(game, { setups: [{ roster: ROSTER }], runs: 60, reveals })
  laws.find(({ name }) => name === 'events leak nothing')?.check()
})

const coupTable = { players: ['Ann', 'Bob', 'Cyd'], referees: [], startedAt: 0 }
const coupOptions = { setups: [{ roster: coupTable }], runs: 10, fuzzCount: 100 }

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
  const roster = ROSTER
  const setups = [{ roster }]

  test.each([
    ['must be given', undefined, 'give setups: a list'],
    ['must have set-ups', {}, 'give setups: a list of { roster, options }'],
    ['must have a list of set-ups', { setups: { roster } }, 'give setups: a list'],
    ['must have at least one set-up', { setups: [] }, 'at least one of setups'],
    ['must have set-ups with their options', { setups: [{ roster }, roster] }, 'setups[1] is not'],
    [
      'must have at least one run',
      { setups, runs: 0 },
      'runs is 0; give a whole number, 1 or more',
    ],
    ['must have a number of runs', { setups, runs: Number.NaN }, 'runs is NaN'],
    ['must have a whole number of entries', { setups, entries: 0.5 }, 'entries is 0.5'],
    [
      'must have a disruption of at most 100',
      { setups, disruption: 101 },
      'disruption is 101; give a whole number, 0 to 100',
    ],
    [
      'must not have a negative amount of junk',
      { setups, fuzzCount: -1 },
      'fuzzCount is -1; give a whole number, 0 or more',
    ],
    ['must have at least one entry before the end', { setups, endsWithin: 0 }, 'endsWithin is 0'],
  ])('%s', (_, options, says) => {
    expect(() => lawsOf(numbers(), options as never)).toThrow(says)
  })

  test('may have the smallest usable numbers', () => {
    const smallest = { setups, runs: 1, fuzzCount: 0, entries: 1, disruption: 0, endsWithin: null }
    expect(lawsOf(numbers(), smallest).length).toBe(lawsOf(numbers(), { setups }).length)
  })

  test('must have at least one opening for random matches, too', () => {
    expect(() => matches(numbers(), [])).toThrow('at least one of setups')
  })
})
