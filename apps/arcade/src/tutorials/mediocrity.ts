import type { Mediocrity } from '@ackanomic/games/mediocrity'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

type At = BoardMatchOf<Mediocrity>

const canSend = ({ legalMoves }: At): boolean =>
  legalMoves.moves.some(({ type }) => type === 'send')

/** How to play Mediocrity. */
export const mediocrityTutorial: Tutorial<At> = {
  options: { players: 5, seed: 'learn mediocrity.', botDelayMs: 100, level: 'strong' },
  steps: [
    {
      says: 'In this game the middle wins. All players but one, the Moderator, send a secret number.',
      shows: /^Player numbers$/u,
    },
    {
      says: 'Send a number that you expect to lie in the middle of all.',
      shows: /^\d+$/u,
      moves: ['send'],
      begins: canSend,
    },
    {
      says: 'The number in the middle scores a Gamepoint. Numbers that two or more players sent do not count.',
      shows: /^The last round$/u,
      begins: ({ view }) => view.shared.last !== null,
    },
    {
      says: 'Another player is Moderator now. Send a number again.',
      shows: /^\d+$/u,
      moves: ['send'],
      begins: (match) => match.view.shared.last !== null && canSend(match),
    },
    {
      says: 'The other rounds are played for you. At the end the middle wins, too: neither the most nor the fewest Gamepoints. So do not score too often.',
      shows: /^Gamepoints$/u,
      until: ({ view }) => view.outcome !== null,
    },
  ],
}
