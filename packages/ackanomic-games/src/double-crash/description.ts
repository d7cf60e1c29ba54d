import type { GameDescription } from '@ackanomic/core'

export const doubleCrashDescription: GameDescription = {
  rule: '1250.12',
  title: 'Double Crash',
  name: null,
  equipment: ['Official Dictionary'],
  players: { lower: 2, upper: 2 },
  play: 'Choose a secret word, fire lists of words at the other player’s, and say how often theirs crash.',
  referees: 'none',
  winning:
    'Post the other player’s Target Word; then nobody must find an error of yours for three days.',
  further: 'none',
  trophy: 'none',
}
