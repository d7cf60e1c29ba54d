import type { GameDescription } from '@ackanomic/core'

export const limerickContestDescription: GameDescription = {
  rule: '1250.8',
  title: 'Limerick Contest',
  name: null,
  equipment: ['Ackanomic Magic Dice'],
  players: { lower: 2, upper: 2 },
  play: 'Write a limerick about the other contestant; then all players of Ackanomic vote.',
  referees: { count: 1, chosen: 'Count Tabula', mayPlay: true },
  winning:
    'Have the limerick with the most votes; if votes are equal, the one that was posted first.',
  further: 'The Poet Laureate’s vote counts twice.',
  trophy: 'none',
}
