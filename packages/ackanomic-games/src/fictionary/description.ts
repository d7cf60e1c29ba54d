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
}
