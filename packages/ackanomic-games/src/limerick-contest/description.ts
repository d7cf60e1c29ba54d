import type { GameDescription } from '@ackanomic/core'

/** What rule 1250.8 says of a game (1250.1 III b to h). */
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
