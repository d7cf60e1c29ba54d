import type { GameDescription } from '@ackanomic/core'

export const acksDescription: GameDescription = {
  rule: null,
  title: 'ACKs & Exceptions',
  name: null,
  equipment: 'none',
  players: { lower: 4, upper: 4 },
  play: 'Stack coasters face down; bid how many can be processed without an Exception; flip them.',
  referees: 'none',
  winning: 'Win two rounds, or be the only player left.',
  further: 'Four coasters for each player: three ACKs and an Exception.',
  trophy: 'none',
}
