import { type Spades, turnOf } from '@ackanomic/games/spades'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

const cards = (written: string): readonly string[] => written.split(' ')

/** The learner bids last, and has the six highest spades: no play can lose those tricks. */
const position = {
  shared: {
    stage: 'bids',
    order: [1, 3, 2, 0],
    rounds: [],
    blind: [],
    bids: [2, 2, 2],
    plays: [],
    misplays: [],
    voided: [],
    conceded: [],
    withdrawals: [],
  },
  secret: [
    'AS KS QS JS 10S 9S QH 8H 2H QD 6D AC 6C',
    '8S 6S 5S 10H 9H 5H 4H 10D 10C 9C 8C 7C 3C',
    '4S 2S 7H 3H AD 9D 8D 7D 2D KC 5C 4C 2C',
    '7S 3S AH KH JH 6H KD JD 5D 4D 3D QC JC',
  ].map((dealt) => ({ dealt: cards(dealt) })),
  hidden: {},
}

export const spadesTutorial: Tutorial<BoardMatchOf<Spades>> = {
  options: {
    seed: 'learn spades, 1..',
    options: { target: 50 },
    position,
    botDelayMs: 150,
    level: 'strong',
  },
  steps: [
    {
      says: 'The player opposite is your partner. The two of you play against the other two.',
      shows: /^The table$/u,
    },
    {
      says: 'Say how many of the 13 tricks you will take. You have the six highest spades, and your partner has bid 2: bid 3 or 4.',
      shows: / tricks$/u,
      moves: ['bid'],
      refuses: (move) =>
        move.type !== 'bid' || move.tricks === 3 || move.tricks === 4
          ? null
          : move.tricks > 4
            ? 'That is a daring bid. Bid 3 or 4.'
            : 'You take more than that. Bid 3 or 4.',
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
      says: 'The other tricks were played for you. Your team has taken what it bid, and gets 10 points for each: you have won. Here 50 points are enough; usually it takes 500.',
      shows: /^Scores$/u,
      until: ({ view }) => view.outcome !== null,
    },
  ],
}
