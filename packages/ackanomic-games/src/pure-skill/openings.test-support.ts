import type { Opening } from '@ackanomic/core/testing'

const roster = {
  players: ['Ann', 'Bob', 'Cyd'],
  referees: ['Dee'],
  startedAt: Date.UTC(2026, 10, 21),
}

/** Openings for the laws: every option, an exhibition, a start with everything. */
export const openings: readonly Opening[] = [
  { roster },
  { roster, options: { revisions: 'last' } },
  { roster, options: { showWhoHasBid: true, suits: ['C', 'D', 'H'] } },
  { roster, options: { showWhoHasBid: true, revisions: 'last' } },
  { roster: { ...roster, players: ['Ann', 'Bob'] }, options: { suits: ['D', 'C'], packSize: 5 } },
  {
    roster: { ...roster, players: ['Ann', 'Bob', 'Cyd', 'Eve', 'Fay'] },
    options: { suits: ['H', 'H', 'D', 'C', 'H'], packSize: 9 },
  },
  { roster: { ...roster, exhibition: { as: 'speaker' }, announcedBy: 'Dee' } },
]
