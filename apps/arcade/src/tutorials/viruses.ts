import type { Viruses } from '@ackanomic/games/viruses'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

/** How to play Viruses. */
export const virusesTutorial: Tutorial<BoardMatchOf<Viruses>> = {
  options: { players: 3, seed: 'learn viruses....' },
  steps: [
    {
      says: 'Cells live, die and are born by themselves, by the rules of the Game of Life. × marks a cell that will die, + a square where one will be born.',
      shows: /^The field$/u,
    },
    {
      says: 'Choose a clean cell that will live on, and infect it. Its children will carry your virus.',
      shows: /: a clean cell$/u,
      moves: ['infect'],
    },
    {
      says: 'All moves are carried out at once, and then a generation passes.',
      shows: /^The last turn$/u,
      begins: ({ view }) => view.shared.turn > 1,
    },
    {
      says: 'Make another move: infect a cell, or do what the buttons below the field offer for one of yours.',
      shows: /: a clean cell$|the virus of Guest/u,
      moves: 'any',
      begins: ({ view }) => view.shared.turn === 2,
    },
    {
      says: 'The turn is over. The player with the most cells gets a Gamepoint each turn, and the first with ten wins.',
      shows: /^Players$/u,
      begins: ({ view }) => view.shared.turn > 2,
    },
  ],
}
