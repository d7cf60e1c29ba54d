import type { AcksAndExceptions } from '@ackanomic/programming-games/acks-and-exceptions'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

export const acksAndExceptionsTutorial: Tutorial<BoardMatchOf<AcksAndExceptions>> = {
  options: { seed: 'learn acks, number 1', options: { starter: 0 }, level: 'strong' },
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
      says: 'Now you could place another coaster, or challenge: say how many you can flip without an Exception. Be bold, and bid all four.',
      shows: /^4 coasters/u,
      moves: ['challenge'],
      refuses: (move) =>
        move.type === 'challenge' && move.bid !== 4
          ? 'Others could raise that. Bid 4, the highest bid here.'
          : null,
      example: ({ legalMoves }) =>
        legalMoves.moves.find((move) => move.type === 'challenge' && move.bid === 4) ?? {
          type: 'pass',
        },
    },
    {
      says: 'Nobody can bid more, so you flip: your own stack first, then any others. Flip a coaster.',
      shows: /flip/iu,
      moves: ['flip'],
    },
    {
      says: 'The other coasters are flipped for you. An Exception costs you a coaster; without one, the round is yours. Win two rounds to win the game.',
      shows: /^The table$/u,
      until: ({ view }) => view.shared.rounds.length > 0,
    },
  ],
}
