import type { Game } from '@ackanomic/core'

/**
 * Players of Goofspiel that others have described. `matching` bids the card of the prize: Ross (1971)
 * shows that nothing does better against somebody who bids at random. `above` bids one more, which
 * Kerr calls the intuitive answer; for the King it bids the Ace.
 */
export type Published = 'matching' | 'above'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

const rankOf = (card: string): string => card.slice(0, -1)

/** The bid of a published player of the Game of Pure Skill. */
export function publishedBid(game: Game, kind: Published, view: ReturnType<Game['view']>): unknown {
  const { shared } = view as unknown as { readonly shared: { readonly prize: string | null } }
  const { prize } = shared
  if (game.id !== 'pure-skill' || prize === null)
    throw new Error(`Nobody plays ${game.id} like this.`)
  const wanted = (RANKS.indexOf(rankOf(prize)) + (kind === 'above' ? 1 : 0)) % RANKS.length
  const moves = game.legalMoves(view).moves as readonly { readonly card: string }[]
  return moves.find(({ card }) => rankOf(card) === RANKS[wanted])
}
