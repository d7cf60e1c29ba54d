import type { State } from '@ackanomic/core/engine'
import type { LawOptions, Opening } from '@ackanomic/core/testing'
import { acksClauses } from './clauses.js'
import type { AcksAndExceptions } from './model.js'

const table = {
  players: ['Ann', 'Bob', 'Cyd', 'Dov'],
  referees: [],
  startedAt: Date.UTC(2026, 10, 21),
}

const TABLES: readonly Opening[] = [
  { table },
  { table, options: { starter: 2, nextStarter: 'rotate', flipOrder: 'first-first' } },
  { table, options: { nextStarter: 'chance', loss: 'random' } },
  { table, options: { bidCap: 'none', starter: 0 } },
  { table, options: { timeLimit: 3 } },
  {
    table: { ...table, exhibition: { as: 'speaker' } },
    options: { timeLimit: 1, loss: 'random', starter: 3 },
  },
]

export const acksLaws: LawOptions<State<AcksAndExceptions>, AcksAndExceptions['Move']> = {
  tables: TABLES,
  clauses: [acksClauses],
  // Only an option sets deadlines.
  mayWait: ({ options, openPrompts }) => options.timeLimit === null && openPrompts.length === 0,
}
