import type { Diplomacy } from '@ackanomic/games/diplomacy'
import type { BoardMatchOf } from '@ackanomic/react'
import type { Tutorial } from './tutorial.js'

type At = BoardMatchOf<Diplomacy>

/** Orders at random, as far as there are any. */
function someOrders({ legalMoves }: At): Diplomacy['Move'] {
  const move = legalMoves.sample((of) => Math.floor(of / 2))
  return move?.type === 'orders' ? move : { type: 'orders', orders: [] }
}

/** How to play Diplomacy. */
export const diplomacyTutorial: Tutorial<At> = {
  options: { players: 7, seed: 'learn diplomacy..' },
  steps: [
    {
      says: 'Seven powers share Europe. The table beside the map shows them; yours is the one with your name.',
      shows: /^Powers: /u,
    },
    {
      says: 'Give your units orders: click a unit on the map or in the list, then the place where it goes. Write one for each, and send them.',
      shows: /: give an order$|^(?:Army|Fleet) |^Send /u,
      moves: ['orders'],
      begins: ({ pendingActions }) => pendingActions.some(({ action }) => action === 'orders'),
      example: someOrders,
    },
    {
      says: 'All orders were carried out at once. If equally many wanted the same place, nobody got it; support breaks the tie.',
      shows: /^Powers: /u,
      begins: ({ view: { shared } }) => shared.position?.phase.season === 1,
    },
    {
      says: 'It is fall now. A unit that ends the fall on a supply centre, a dot on the map, takes it. Send orders again; a support counts for another unit.',
      shows: /: give an order$|^(?:Army|Fleet) |^Send /u,
      moves: ['orders'],
      begins: ({ pendingActions, view: { shared } }) =>
        shared.position?.phase.season === 1 &&
        pendingActions.some(({ action }) => action === 'orders'),
      example: someOrders,
    },
    {
      says: 'The year is over. For each new centre you could build a unit at home. A power with 18 centres wins, and others may agree to a draw: talk to them.',
      shows: /^Powers: /u,
      begins: ({ view: { shared } }) => (shared.position?.phase.year ?? 0) > 1901,
    },
  ],
}
