import { lawsOf } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { pureSkill } from './game.js'

const table = {
  players: ['Ann', 'Bob', 'Cyd'],
  referees: ['Dee'],
  startedAt: Date.UTC(2026, 10, 21),
}

describe('the laws', () => {
  const tables = [
    { table },
    { table, options: { revisions: 'last' } },
    { table, options: { showWhoHasBid: true, suits: ['C', 'D', 'H'] } },
    { table: { ...table, exhibition: true } },
  ]
  for (const law of lawsOf(pureSkill, { tables })) test(law.name, () => law.check())
})
