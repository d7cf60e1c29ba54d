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
  rules: [
    'Each player has four coasters: three good ones, ACKs, and one Exception.',
    'Everybody lays one face down to begin a stack.',
    'In turn, lay another on your stack, or challenge: say how many coasters you can flip safely.',
    'Once somebody has challenged, the others raise the bid or pass.',
    'The highest bidder flips: their own stack first, from the top, then any others’.',
    'Flip as many ACKs as you bid, and the round is yours.',
    'Flip an Exception, and you lose one of your coasters.',
    'A player without coasters is out.',
    'Win two rounds, or be the last one left.',
  ],
}
