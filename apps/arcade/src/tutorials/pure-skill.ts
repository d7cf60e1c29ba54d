import type { PureSkill } from '@ackanomic/games/pure-skill'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

const round = (prize: string, bids: readonly string[], taker: number | null) => ({
  prize,
  bids,
  drawn: [],
  taker,
})

/** Three of five rounds are over; the learner has a card that nobody can beat. */
const position = {
  shared: {
    stage: 'bids',
    prize: '5S',
    bidders: [],
    spades: ['4S'],
    rounds: [
      round('2S', ['AH', '2D', '3C'], 2),
      round('AS', ['2H', 'AD', 'AC'], 0),
      round('3S', ['3H', '5D', '5C'], null),
    ],
    packs: [
      ['4H', '5H'],
      ['3D', '4D'],
      ['2C', '4C'],
    ],
  },
  secret: [0, 1, 2].map(() => ({ bid: null, drawn: false })),
  hidden: {},
}

export const pureSkillTutorial: Tutorial<BoardMatchOf<PureSkill>> = {
  options: {
    players: 3,
    seed: 'learn pure skill.',
    position,
    options: { suits: ['H', 'D', 'C'], packSize: 5 },
    botDelayMs: 200,
    level: 'strong',
  },
  steps: [
    {
      says: 'A spade lies on the table. It is the prize of this round, and worth its number of points.',
      shows: / of spades$/u,
    },
    {
      says: 'All players bid one card of their own pack, sealed, and the highest takes the prize. In the last round two bid a 5, so nobody got it.',
      shows: /^The last round$/u,
    },
    {
      says: 'Each card can be bid once. You have two left, and nobody else has a 5: bid it.',
      shows: /^Bid the 5 /u,
      moves: ['bid'],
      refuses: (move) =>
        move.card === '5H' ? null : 'Others have a 4, too. Bid the 5, which nobody can beat.',
      example: () => ({ type: 'bid', card: '5H' }),
    },
    {
      says: 'The bids were turned over together, and you took the prize. Bid your last card for the last one.',
      shows: /^Bid the 4 /u,
      moves: ['bid'],
      begins: ({ view }) => view.shared.rounds.length === 4 && view.shared.prize !== null,
    },
    {
      says: 'All cards are bid, and you have the most points: you have won. A whole pack has 13 cards.',
      shows: /^Points$/u,
      begins: ({ view }) => view.outcome !== null,
    },
  ],
}
