import { describeGame } from '@ackanomic/core'

/** What rule 1250.17 says of a game (1250.1 III b to h). */
export const mediocrityDescription = /* @__PURE__ */ describeGame({
  rule: '1250.17',
  title: 'Mediocrity',
  equipment: ['Gamepoints'],
  players: { lower: 3, upper: { expression: 'players' } },
  play: 'Each round, send the Moderator a number; the most Mediocre one gains a Gamepoint.',
  winning: 'Have the most Mediocre score once the scores add up to twice the number of players.',
  further: 'Players are numbered at random, and moderate in the order of their numbers.',
  trophy: 'standard',
})
