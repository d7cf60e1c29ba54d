import type { TrominoCells, TrominoGo } from '@ackanomic/games/tromino-go'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

const LAID: readonly TrominoCells[] = [
  [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  [
    [1, 1],
    [2, 1],
    [2, 2],
  ],
  [
    [1, 2],
    [0, 3],
    [1, 3],
  ],
  [
    [0, 4],
    [1, 4],
    [0, 5],
  ],
  [
    [1, 5],
    [1, 6],
    [2, 6],
  ],
  [
    [2, 4],
    [3, 4],
    [2, 5],
  ],
  [
    [3, 2],
    [3, 3],
    [4, 3],
  ],
]

/** The piece that takes the last free borders of Ann's C. */
const LAST: TrominoCells = [
  [-1, 2],
  [0, 2],
  [-1, 3],
]

/** Ann plays first; her C in the middle has free borders on its left alone. */
const position = {
  shared: {
    stage: 'play',
    end: null,
    first: 1,
    concessions: [],
    question: null,
    plays: LAID.map((cells) => ({ type: 'place', cells, left: 3 * 86_400_000 })),
    scores: [0, 0],
    rounds: [],
    refereeAway: null,
  },
  secret: [{}, {}],
  hidden: {},
}

export const trominoGoTutorial: Tutorial<BoardMatchOf<TrominoGo>> = {
  options: { seed: 'learn tromino go.', options: { target: 1 }, position },
  steps: [
    {
      says: 'Two players lay pieces of three squares in turn, each against another piece. Ann has the capitals, you have the small letters.',
      shows: /^The grid$/u,
    },
    {
      says: 'A piece lives as long as an empty square lies at its border. Ann’s C in the middle has few left, all on its left side.',
      shows: /^The grid$/u,
    },
    {
      says: 'Take them. Click column -1, row 2, turn your piece until it fills the gap beside the C, and click again to lay it.',
      shows: /^column -1, row 2, .* fits$/u,
      moves: ['place'],
      refuses: (move) =>
        move.type === 'place' && isLast(move.cells)
          ? null
          : 'Ann’s C would live on. Cover column 0, row 2, and column -1, rows 2 and 3.',
      example: () => ({ type: 'place', letter: 'b', cells: LAST }),
    },
    {
      says: 'The C is surrounded: the round is over, and you get a Gamepoint for it. It wins here; usually the first with seven wins.',
      shows: /^Gamepoints$/u,
      until: ({ view }) => view.outcome !== null,
    },
    {
      says: 'Nobody else watches the rules: a player may lay a piece unlawfully. If you notice it, question the plays.',
      shows: /^The grid$/u,
    },
  ],
}

function isLast(cells: TrominoCells): boolean {
  const squares = cells.map(String)
  return LAST.every((square) => squares.includes(String(square)))
}
