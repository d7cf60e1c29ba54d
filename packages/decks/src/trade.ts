import { err, ok, type Result } from '@ackanomic/core'
import { reject } from '@ackanomic/core/untrusted'
import { type Deck, isDeck } from './deck.js'
import { type DeckRejection, deckTable } from './deck-rejections.js'
import { isNamed } from './named.js'
import { isPlayingCard, type PlayingCard } from './playing-card.js'

/**
 * Checks whether a deck or a card can be traded. Returns the error, or `undefined` if it can. Only
 * a whole deck with an owner can be traded.
 *
 * It refuses with `cardTrade` (1250.4/1(2)), `unowned` (1250.4/8(2)), or `malformed` if the value
 * is neither a deck nor a card (1250.4/1(1)).
 *
 * @example
 * ```ts
 * import { createDeck, standardDeck, tradeProblem } from '@ackanomic/decks'
 *
 * const authority = { kind: 'rule', name: '1250.4' } as const
 * const made = createDeck(standardDeck, { id: 'deck 1', authority })
 * if (!made.ok) throw new Error(made.error.message)
 * tradeProblem(made.value)?.code // => 'unowned'
 * ```
 */
export function tradeProblem(thing: Deck | PlayingCard): DeckRejection | undefined {
  if (isPlayingCard(thing)) {
    const details = { card: thing.card, deck: thing.deck }
    return reject(deckTable, { code: 'cardTrade', details })
  }
  if (!isDeck(thing)) return reject(deckTable, { code: 'malformed', details: { what: 'deck' } })
  return thing.owner === null
    ? reject(deckTable, { code: 'unowned', details: { deck: thing.id } })
    : undefined
}

/**
 * Gives an owned deck to a new owner. A game that uses the deck keeps it until the game is over.
 *
 * It refuses as `tradeProblem` does, and with `unnamed` for an empty name (1250.4/1(1)).
 *
 * @example
 * ```ts
 * import { createDeck, eleusisDeck, tradeDeck } from '@ackanomic/decks'
 *
 * const authority = { kind: 'document', name: 'Will', authorisedBy: '912' } as const
 * const made = createDeck(eleusisDeck, { id: 'deck 8', authority, owner: 'Malenkai' })
 * const sold = made.ok ? tradeDeck(made.value, 'Uri') : made
 * sold.ok && sold.value.owner // => 'Uri'
 * ```
 */
export function tradeDeck<Traded extends Deck>(
  deck: Traded,
  to: string,
): Result<Traded, DeckRejection> {
  const problem = tradeProblem(deck)
  if (problem !== undefined) return err(problem)
  if (!isNamed(to)) return err(reject(deckTable, { code: 'unnamed', details: { what: 'owner' } }))
  return ok(Object.freeze({ ...deck, owner: to }))
}
