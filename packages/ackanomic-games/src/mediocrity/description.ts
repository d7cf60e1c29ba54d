import { describeGame } from '@ackanomic/core'

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
