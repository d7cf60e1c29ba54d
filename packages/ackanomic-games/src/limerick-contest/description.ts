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
  rules: [
    'Two poets write one limerick each, about the other.',
    'A limerick has five lines: 1, 2 and 5 rhyme, and so do 3 and 4, which are shorter.',
    'Tease, but do not wound.',
    'Both poems are shown, and then everybody in the club votes in secret.',
    'Each person has one vote. The Poet Laureate’s counts twice.',
    'More votes win. If the votes are equal, the poem that was written first wins.',
    'Write nothing in time, and the other poet wins.',
  ],
}
