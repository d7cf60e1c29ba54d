import type { GameDescription } from '@ackanomic/core'

export const fictionaryDescription: GameDescription = {
  rule: '1250.10',
  title: 'Fictionary',
  name: null,
  equipment: [
    'Gamepoints',
    'Official Dictionary',
    'Definition Lookup Dictionary a',
    'Definition Lookup Dictionary b',
  ],
  players: { lower: 5, upper: { expression: 'activePlayers' } },
  play: 'Make up a definition of the word that the Brainiac posts, and vote on which one is true.',
  referees: 'none',
  winning: 'Have the most Gamepoints, at least 25, when all have been Brainiac equally often.',
  further:
    'Bots act for players on vacation, and for players who leave until the end of the round.',
  trophy: 'standard',
  rules: [
    'One player, the Brainiac, picks a word that nobody knows.',
    'The others each invent a definition that sounds true.',
    'All definitions are shown in random order, the real one among them.',
    'Everybody but the Brainiac votes for the one they believe.',
    'Find the real one: 2 points. Each player you fool: 1 point.',
    'If nobody finds it, the Brainiac gets 2 points.',
    'Come close to the real definition without knowing, and you get 4 points at once.',
    'The next player becomes Brainiac.',
    'Once all have been Brainiac equally often and somebody has 25 points, the most points win.',
  ],
}
