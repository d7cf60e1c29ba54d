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
  rules: [
    'Both players choose a secret word of five letters.',
    'Then both send a list of words: six at first, then five, four and three.',
    'For each word, the other player says how often it crashes with their secret.',
    'Two words crash once for each place where they have the same letter: HEART and SPADE crash once.',
    'A letter in another place does not count.',
    'Send the secret itself, five crashes, and you win.',
    'If both find it in one round, the word nearer the top of its list wins.',
    'A wrong count loses, so count with care. Afterwards both words are shown and can be checked.',
  ],
}
