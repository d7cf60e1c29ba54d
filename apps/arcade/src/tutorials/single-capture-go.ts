import type { SingleCaptureGo } from '@ackanomic/games/single-capture-go'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

const GRID = ['BA...', '.....', '..A..', '...B.', '.....']

/** Two players in round 3; the B in the corner has one empty square left. */
const position = {
  shared: {
    letters: ['A', 'B'],
    grid: GRID,
    opening: GRID,
    round: 3,
    stage: 'round',
    fates: [null, null],
    last: null,
  },
  secret: [{ plays: [] }, { plays: [] }],
  hidden: {},
}

export const singleCaptureGoTutorial: Tutorial<BoardMatchOf<SingleCaptureGo>> = {
  options: { players: 2, seed: 'learn capture go.', position },
  steps: [
    {
      says: 'Every player has a Letter; yours is A. All of them play one square a round, at the same time.',
      shows: /^Players$/u,
    },
    {
      says: 'If two players choose the same square, nobody gets it, and it is blocked.',
      shows: /, empty$/u,
    },
    {
      says: 'Equal Letters side by side are a Group. It lives as long as an empty square touches it; a mark ! warns of the last one.',
      shows: /^b1\b/iu,
    },
    {
      says: 'The B in the corner has one empty square left, b1. Play it: whether B plays there too or not, the corner is shut.',
      shows: /^b1\b/iu,
      moves: ['play'],
      refuses: (move) => (move.square === 'b1' ? null : 'Play b1, below the B in the corner.'),
      example: () => ({ type: 'play', square: 'b1' }),
    },
    {
      says: 'All plays were shown together, and a Group of B has no air: B is out. The last player left wins, and that is you.',
      shows: /^Players$/u,
      begins: ({ view }) => view.outcome !== null,
    },
  ],
}
