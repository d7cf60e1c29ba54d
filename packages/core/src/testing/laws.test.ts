import { describe, test } from 'vitest'
import { lawsOf } from './laws.js'
import { besides } from './toys/breach.test-support.js'
import { fair, fairOptions } from './toys/fair.test-support.js'
import { emptied, numbers, numbersDefinition, TABLE } from './toys/numbers.test-support.js'

describe('a sound game keeps every law', () => {
  const tables = [
    { table: TABLE },
    { table: { ...TABLE, players: ['Ann', 'Bob'] }, options: { rounds: 1 } },
  ]
  for (const law of lawsOf(numbers(), { tables, runs: 20, fuzzCount: 500 })) {
    test(law.name, () => law.check())
  }
})

describe('a game with joiners, outsiders, offices and halts of its own keeps every law', () => {
  for (const law of lawsOf(fair(), { ...fairOptions, runs: 14, fuzzCount: 500, entries: 80 })) {
    test(law.name, () => law.check())
  }
})

describe('a game whose referee may be a player keeps every law', () => {
  const referees = { count: 1, chosen: 'by lot', mayPlay: true }
  const game = numbers({ description: { ...numbersDefinition.description, referees } })
  const tables = [{ table: { ...TABLE, referees: ['Ann'] } }]
  for (const law of lawsOf(game, { tables, runs: 14, fuzzCount: 500, entries: 80 })) {
    test(law.name, () => law.check())
  }
})

describe('a game whose seats are empty once it has ended keeps every law, a Substitute’s win too', () => {
  const tables = [{ table: TABLE, options: { rounds: 1 } }]
  for (const law of lawsOf(emptied(), { tables, runs: 16, fuzzCount: 100 })) {
    test(law.name, () => law.check())
  }
})

test('a reveal that is named by its type and its clause breaks no law', () => {
  const game = besides(({ hidden }, _, ctx) =>
    ctx.emit('public', 'numbers/2', () => ({ type: 'open', round: hidden.target ?? 0 })),
  )
  const reveals = [{ type: 'open', clause: 'numbers/2' }]
  const laws = lawsOf(game, { tables: [{ table: TABLE }], runs: 60, reveals })
  laws.find(({ name }) => name === 'events leak nothing')?.check()
})
