import type { PureSkill } from '@ackanomic/games/pure-skill'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

/** How to play the Game of Pure Skill. */
export const pureSkillTutorial: Tutorial<BoardMatchOf<PureSkill>> = {
  options: {
    seed: 'learn pure skill.',
    options: { packSize: 5 },
    botDelayMs: 200,
    level: 'strong',
  },
  steps: [
    {
      says: 'A spade lies on the table. It is the prize of this round, and worth its number of points.',
      shows: / of spades$/u,
    },
    {
      says: 'All three players bid one card of their own pack, sealed: here from the ace, which is worth 1, to the 5. Bid any card.',
      shows: /^Bid the /u,
      moves: 'any',
    },
    {
      says: 'The bids are turned over together. The highest one takes the prize; equal bids cancel each other.',
      shows: /^The last round$/u,
      begins: ({ view }) => view.shared.rounds.length > 0,
    },
    {
      says: 'The card that you bid is gone. Another prize lies there: bid again, high if you want it.',
      shows: /^Bid the /u,
      moves: 'any',
      begins: ({ view }) => view.shared.rounds.length === 1 && view.shared.prize !== null,
    },
    {
      says: 'The other rounds are played for you. When all cards are bid, the most points win. A whole pack has 13 cards.',
      shows: /^Points$/u,
      until: ({ view }) => view.outcome !== null,
    },
  ],
}
