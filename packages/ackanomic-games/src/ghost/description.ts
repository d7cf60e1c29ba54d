import type { GameDescription } from '@ackanomic/core'

export const ghostDescription: GameDescription = {
  rule: '1250.9',
  title: 'Ghost',
  name: null,
  equipment: ['Official Dictionary'],
  players: { lower: 2, upper: { expression: 'activePlayers', minus: 1 } },
  play: 'In turn, begin a ghost word, add a letter at either end, or protest what it has become.',
  referees: { count: 1, chosen: 'as rule 1250.1 VI has it', mayPlay: false },
  winning: 'Be the last player in the game.',
  further: 'If the referee is lost, the first volunteer who does not play takes over.',
  trophy: 'standard',
  rules: [
    'Together you build one word, a letter at a time.',
    'In your turn, add a letter in front or behind, but do not complete a word of four letters or more.',
    'Always have a real word in mind that the letters could become.',
    'Think that the last player has finished a word? Challenge them.',
    'Think that the letters lead nowhere? Challenge that: they must name a word that contains them.',
    'The loser of the challenge is out, and the next player begins a new word.',
    'You may resign in your turn; that clears the letters.',
    'The last player left wins.',
  ],
}
