import type { RuntimeError } from '@ackanomic/programming-games/runtime-error'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

/** How to play Runtime Error. */
export const runtimeErrorTutorial: Tutorial<BoardMatchOf<RuntimeError>> = {
  options: { seed: 'learn runtime error' },
  steps: [
    {
      says: 'You program with cards. A statement has two bounds of one suit and a function; it stands on your side.',
      shows: /^Guest’s side$/u,
    },
    {
      says: 'In a turn you lay a statement, or an input. A card within the bounds of a statement sets off its function. Choose a card, or “Lay a statement” and three cards.',
      shows: /^(?:Lay a statement|Lay as the input|Lay an input|Take for the)/u,
      moves: ['script', 'input'],
    },
    {
      says: 'The machine in the middle shows the input and what it has set off.',
      shows: /^Deck, pile and input$/u,
    },
    {
      says: 'Go on with what is offered: another card, a choice of a function, or the end of your turn.',
      shows: /^(?:Lay |Take for the|Put there|End the turn|[\s\S]*card)/u,
      moves: 'any',
      begins: ({ legalMoves }) => legalMoves.moves.length > 0,
    },
    {
      says: 'Functions can set off each other. The winner is the player whose turn never ends: if you can prove that, claim it.',
      shows: /^The turn$|side$/u,
    },
  ],
}
