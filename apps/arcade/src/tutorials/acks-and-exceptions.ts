import type { AcksAndExceptions } from '@ackanomic/programming-games/acks-and-exceptions'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

/** How to play ACKs & Exceptions. */
export const acksAndExceptionsTutorial: Tutorial<BoardMatchOf<AcksAndExceptions>> = {
  options: { seed: 'learn acks, number 1' },
  steps: [
    {
      says: 'Every player has four coasters: three ACKs, which are good, and one Exception, which is not.',
      shows: /^Your coasters$/u,
    },
    {
      says: 'All players begin a stack with one coaster, face down. Place an ACK.',
      shows: /^Place an ACK$/u,
      moves: ['place'],
      refuses: (move) =>
        move.type === 'place' && move.coaster !== 'ACK'
          ? 'That would be a trap for others. Place an ACK first.'
          : null,
      example: ({ legalMoves }) =>
        legalMoves.moves.find((move) => move.type === 'place' && move.coaster === 'ACK') ?? {
          type: 'pass',
        },
    },
    {
      says: 'The stacks grow by one coaster a turn, and nobody sees what lies in them.',
      shows: /^The table$/u,
    },
    {
      says: 'Now place another coaster, or challenge: say how many coasters you can flip without an Exception. If others have bid already, raise or pass.',
      shows: /^(?:Place|\d+ coasters|Pass)/u,
      moves: ['place', 'challenge', 'raise', 'pass'],
    },
    {
      says: 'The highest bidder flips that many, their own stack first. An Exception costs them a coaster; without one they win the round. Win two rounds to win the game.',
      shows: /^The table$/u,
    },
  ],
}
