import type { Viruses } from '@ackanomic/games/viruses'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

/** A block of four cells, which lives on for ever, by its upper left cell. */
const block = (column: number, row: number, virus: number) =>
  [0, 1].flatMap((down) => [0, 1].map((right) => [column + right, row + down, virus] as const))

const CELLS = [
  ...[block(2, 2, 1), block(8, 2, 2), block(2, 8, 1), block(8, 8, 0), block(5, 5, 3)],
  ...[block(11, 5, 1), block(5, 11, 1)],
]
  .flat()
  .toSorted(([column, row], [other, below]) => row - below || column - other)

const AREA = { left: 0, top: 0, right: 14, bottom: 14 }

/** The learner has sixteen cells and eight Gamepoints; the others have four cells each. */
const position = {
  shared: {
    stage: 'turn',
    among: [],
    cells: CELLS.flat(),
    area: AREA,
    turn: 12,
    players: [1, 2, 3].map((virus) => ({ virus, since: 1, how: 'began' })),
    viruses: ['A', 'B', 'C'].map((character, owner) => ({ character, owner, abandoned: null })),
    scores: [8, 2, 1],
    refereed: [],
    last: {
      turn: 11,
      uninfected: [],
      moves: [],
      before: AREA,
      after: AREA,
      shift: [0, 0],
      scorer: 0,
      scores: [8, 2, 1],
      eliminated: [],
    },
  },
  secret: [0, 1, 2].map(() => ({ moves: [] })),
  hidden: {},
}

export const virusesTutorial: Tutorial<BoardMatchOf<Viruses>> = {
  options: { players: 3, seed: 'learn viruses....', position },
  steps: [
    {
      says: 'Cells live, die and are born by themselves, by the rules of the Game of Life. × marks a cell that will die, + a square where one will be born.',
      shows: /^The field$/u,
    },
    {
      says: 'Some cells carry a virus; yours is A. The player with the most cells gets a Gamepoint each turn, and the first with ten wins. You have eight.',
      shows: /^Players$/u,
    },
    {
      says: 'Choose a clean cell that will live on, and infect it. Its children will carry your virus.',
      shows: /: a clean cell$/u,
      moves: ['infect'],
    },
    {
      says: 'All moves were carried out at once, and then a generation passed. You have most cells, and get the Gamepoint.',
      shows: /^The last turn$/u,
      begins: ({ view }) => view.shared.turn > 12,
    },
    {
      says: 'One more decides it. Infect another clean cell.',
      shows: /: a clean cell$/u,
      moves: ['infect'],
    },
    {
      says: 'Ten Gamepoints: you have won. The buttons below the field offer what else you can do with a cell of yours.',
      shows: /^Players$/u,
      begins: ({ view }) => view.outcome !== null,
    },
  ],
}
