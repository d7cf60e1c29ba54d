import type { Mediocrity } from '@ackanomic/games/mediocrity'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

const SCORES = [2, 0, 0, 3, 4]

/** The last round of a match: the learner has the middle score, and must not gain another. */
const position = {
  shared: {
    stage: 'round',
    moderator: 1,
    free: false,
    most: 8,
    mayEnd: false,
    numbers: [1, 2, 5, 4, 3],
    rounds: 9,
    scores: SCORES,
    last: {
      moderator: 0,
      ended: 'result',
      numbers: [null, 7, 3, 5, 3],
      drawn: [],
      scorer: 3,
    },
  },
  secret: SCORES.map(() => ({ number: null, drawn: false })),
  hidden: {},
}

export const mediocrityTutorial: Tutorial<BoardMatchOf<Mediocrity>> = {
  options: { players: 5, seed: 'learn mediocrity.', botDelayMs: 100, level: 'strong', position },
  steps: [
    {
      says: 'In this game the middle wins. All players but one, the Moderator, send a secret number.',
      shows: /^Player numbers$/u,
    },
    {
      says: 'The number in the middle scores a Gamepoint. Numbers that two or more players sent do not count, so here it was 5.',
      shows: /^The last round$/u,
    },
    {
      says: 'This is the last round. At the end the middle wins, too: neither the most nor the fewest Gamepoints. That is your 2.',
      shows: /^Gamepoints$/u,
    },
    {
      says: 'One more would be too many. Send 8, the highest number, which is hardly in the middle.',
      shows: /^8$/u,
      moves: ['send'],
      refuses: (move) =>
        move.type === 'send' && move.number !== 8 ? 'That could be in the middle. Send 8.' : null,
      example: () => ({ type: 'send', number: 8 }),
    },
    {
      says: 'The Gamepoint went to another player, and your score lies in the middle: you have won.',
      shows: /^Gamepoints$/u,
      until: ({ view }) => view.outcome !== null,
    },
  ],
}
