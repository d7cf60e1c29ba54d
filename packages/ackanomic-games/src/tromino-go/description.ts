import type { GameDescription } from '@ackanomic/core'

/** What rule 1250.11 says of a game (1250.1 III b to h). */
export const trominoGoDescription: GameDescription = {
  rule: '1250.11',
  title: 'Tromino Go',
  name: null,
  equipment: ['Gamepoints'],
  players: { lower: 2, upper: 2 },
  play: 'Put trominoes on an unbounded grid, by the letters, and surround groups of the opponent.',
  referees: { count: 1, chosen: 'whoever announces the start', mayPlay: false },
  winning: 'Score 7 Gamepoints, or see the opponent miss the time.',
  further: 'Illegal plays stand until they are found; rounds can be conceded.',
  trophy: 'none',
}
