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
  rules: [
    'Each round, one player is the Moderator, and the others send a number in secret.',
    'The numbers go from 1 to twice the number of senders.',
    'Sorted by size, the one in the middle scores a point. With an even count, it is the lower middle one.',
    'If two or more chose that number, it is struck out, and the rest are judged again.',
    'So do not win, do not lose, and do not think what the others think.',
    'The next player is Moderator in the next round.',
    'The match ends when the points add up to twice the number of players.',
    'Even then the middle wins: the player with the most mediocre score.',
  ],
})
