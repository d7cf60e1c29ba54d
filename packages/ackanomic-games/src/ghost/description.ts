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
}
