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
  rules: [
    'A piece is an L of three squares. The players take turns to lay one.',
    'Letters come in the order A, b, C, a, B, c; capitals belong to the player who began.',
    'A piece must touch the opponent’s, along two sides of a square or more in all.',
    'It must not touch a piece with its own letter.',
    'Pieces of one player that touch are a group. A group with no open side is surrounded.',
    'A closed hole counts as no opening.',
    'The round ends when a group is surrounded. You score the pieces that the other lost beyond yours.',
    'With 30 pieces on the grid you move them instead, and the round counts double.',
    'Only the players watch the rules: question a play that looks wrong.',
    'Seven points win.',
  ],
}
