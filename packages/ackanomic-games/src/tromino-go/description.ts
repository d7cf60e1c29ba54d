import type { GameDescription } from '@ackanomic/core'

export const trominoGoDescription: GameDescription = {
  rule: '1250.11',
  title: 'Tromino Go',
  name: null,
  equipment: ['Gamepoints'],
  players: { lower: 2, upper: 2 },
  play: 'Put trominoes on an unbounded grid, letter by letter, and surround the opponent’s groups.',
  referees: { count: 1, chosen: 'the person who announces the start', mayPlay: false },
  winning: 'Score 7 Gamepoints, or have the opponent run out of time.',
  further: 'Illegal plays stand until they are found; rounds can be conceded.',
  trophy: 'none',
}
