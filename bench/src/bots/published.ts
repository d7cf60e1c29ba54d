import type { Game } from '@ackanomic/core'

/**
 * Published players of Goofspiel. `matching` bids the card of the prize, the best answer to random
 * bids (Ross 1971). `above` bids one more, the intuitive answer of Kerr; for the King, the Ace.
 */
export type Published = 'matching' | 'above'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

const rankOf = (card: string): string => card.slice(0, -1)

export function publishedBid(game: Game, kind: Published, view: ReturnType<Game['view']>): unknown {
  const { shared } = view as unknown as { readonly shared: { readonly prize: string | null } }
  const { prize } = shared
  if (game.id !== 'pure-skill' || prize === null)
    throw new Error(`Nobody plays ${game.id} like this.`)
  const wanted = (RANKS.indexOf(rankOf(prize)) + (kind === 'above' ? 1 : 0)) % RANKS.length
  const moves = game.legalMoves(view).moves as readonly { readonly card: string }[]
  return moves.find(({ card }) => rankOf(card) === RANKS[wanted])
}
