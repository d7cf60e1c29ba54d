import type { State } from '@ackanomic/core/engine'
import type { LawOptions, Opening } from '@ackanomic/core/testing'
import { acksClauses } from './clauses.js'
import type { AcksAndExceptions } from './model.js'

const roster = {
  players: ['Ann', 'Bob', 'Cyd', 'Dov'],
  referees: [],
  startedAt: Date.UTC(2026, 10, 21),
}

const SETUPS: readonly Opening[] = [
  { roster },
  { roster, options: { starter: 2, nextStarter: 'rotate', flipOrder: 'first-first' } },
  { roster, options: { nextStarter: 'chance', loss: 'random' } },
  { roster, options: { bidCap: 'none', starter: 0 } },
  { roster, options: { timeLimit: 3 } },
  {
    roster: { ...roster, exhibition: { as: 'speaker' } },
    options: { timeLimit: 1, loss: 'random', starter: 3 },
  },
]

export const acksLaws: LawOptions<State<AcksAndExceptions>, AcksAndExceptions['Move']> = {
  setups: SETUPS,
  clauses: [acksClauses],
  // Only an option sets deadlines.
  mayWait: ({ options, openPrompts }) => options.timeLimit === null && openPrompts.length === 0,
}
