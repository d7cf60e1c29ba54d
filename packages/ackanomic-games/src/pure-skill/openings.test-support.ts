import type { Opening } from '@ackanomic/core/testing'

const table = {
  players: ['Ann', 'Bob', 'Cyd'],
  referees: ['Dee'],
  startedAt: Date.UTC(2026, 10, 21),
}

/** Openings for the laws: every option, an exhibition, a start with everything. */
export const openings: readonly Opening[] = [
  { table },
  { table, options: { revisions: 'last' } },
  { table, options: { showWhoHasBid: true, suits: ['C', 'D', 'H'] } },
  { table, options: { showWhoHasBid: true, revisions: 'last' } },
  { table: { ...table, players: ['Ann', 'Bob'] }, options: { suits: ['D', 'C'], packSize: 5 } },
  {
    table: { ...table, players: ['Ann', 'Bob', 'Cyd', 'Eve', 'Fay'] },
    options: { suits: ['H', 'H', 'D', 'C', 'H'], packSize: 9 },
  },
  { table: { ...table, exhibition: { as: 'speaker' }, announcedBy: 'Dee' } },
]
