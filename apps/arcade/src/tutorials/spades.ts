import { type Spades, turnOf } from '@ackanomic/games/spades'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

/** How to play Spades. */
export const spadesTutorial: Tutorial<BoardMatchOf<Spades>> = {
  options: { seed: 'learn spades, 1..', botDelayMs: 150, level: 'strong' },
  steps: [
    {
      says: 'The player opposite is your partner. The two of you play against the other two.',
      shows: /^The table$/u,
    },
    {
      says: 'Say how many of the 13 tricks you will take. Aces and Kings usually take one each, and so do high spades.',
      shows: / tricks$/u,
      moves: ['bid'],
      refuses: (move) =>
        move.type === 'bid' && (move.tricks < 1 || move.tricks > 6)
          ? 'That is a daring bid. Begin with something from 1 to 6.'
          : null,
      example: ({ legalMoves }) =>
        legalMoves.moves.find((move) => move.type === 'bid' && move.tricks === 3) ?? {
          type: 'bid',
          tricks: 3,
        },
    },
    {
      says: 'Play a card. You must follow the suit that was led if you can; the bright cards may be played.',
      shows: /^Play the /u,
      moves: ['play'],
    },
    {
      says: 'The highest card of the suit that was led takes the trick, but any spade beats it.',
      shows: /^The last trick$/u,
      begins: ({ view }) => view.shared.plays.length >= 4,
    },
    {
      says: 'The player who took the trick leads the next one. Play another card.',
      shows: /^Play the /u,
      moves: ['play'],
      begins: ({ view }) =>
        view.shared.plays.length >= 4 && view.role === 'seat' && turnOf(view.shared) === view.seat,
    },
    {
      says: 'The other tricks are played for you. Then your team gets 10 points for each trick that it bid, if it has taken as many, and loses them if not. The first team with 500 wins.',
      shows: /^Scores$/u,
      until: ({ view }) => view.shared.rounds.length > 0,
    },
  ],
}
