import { err, ok, type Result } from '@ackanomic/core'
import { reject } from '@ackanomic/core/untrusted'
import { type Deck, isDeck } from './deck.js'
import { type DeckRejection, deckTable } from './deck-rejections.js'
import { isNamed } from './named.js'

/**
 * Claims a deck for a card game. A deck serves one game at a time (1250.4/7(2)). A game that has
 * claimed it already may claim it again, which changes nothing.
 *
 * It refuses with `malformed` if the value is not a deck, `unnamed` (both 1250.4/1(1)), or `inUse`
 * (1250.4/7(2)).
 *
 * @param deck - the deck
 * @param game - the name or id of the match, not empty
 *
 * @example
 * ```ts
 * import { lockDeck, createDeck, standardDeck } from '@ackanomic/decks'
 *
 * const made = createDeck(standardDeck, { id: 'deck 7', authority: { kind: 'rule', name: '1250.15' } })
 * const used = made.ok ? lockDeck(made.value, 'Spades 3') : made
 * const again = used.ok ? lockDeck(used.value, 'Spades 4') : used
 * again.ok ? '' : again.error.code // => 'inUse'
 * ```
 */
export function lockDeck<Claimed extends Deck>(
  deck: Claimed,
  game: string,
): Result<Claimed, DeckRejection> {
  if (!isDeck(deck)) return err(reject(deckTable, { code: 'malformed', details: { what: 'deck' } }))
  if (!isNamed(game)) return err(reject(deckTable, { code: 'unnamed', details: { what: 'game' } }))
  if (deck.game === game) return ok(deck)
  if (deck.game !== null) {
    const details = { deck: deck.id, by: deck.game, game }
    return err(reject(deckTable, { code: 'inUse', details }))
  }
  return ok(Object.freeze({ ...deck, game }))
}

/**
 * Frees a deck after the game that claimed it.
 *
 * It refuses with `malformed` if the value is not a deck, `unnamed` (both 1250.4/1(1)), `notInUse`,
 * or `inUse` if another game has it (both 1250.4/7(2)).
 *
 * @param deck - the deck
 * @param game - the name or id under which it was claimed
 *
 * @example
 * ```ts
 * import { lockDeck, createDeck, unlockDeck, standardDeck } from '@ackanomic/decks'
 *
 * const made = createDeck(standardDeck, { id: 'deck 7', authority: { kind: 'rule', name: '1250.15' } })
 * const used = made.ok ? lockDeck(made.value, 'Spades 3') : made
 * const free = used.ok ? unlockDeck(used.value, 'Spades 3') : used
 * free.ok && free.value.game // => null
 * ```
 */
export function unlockDeck<Released extends Deck>(
  deck: Released,
  game: string,
): Result<Released, DeckRejection> {
  if (!isDeck(deck)) return err(reject(deckTable, { code: 'malformed', details: { what: 'deck' } }))
  if (!isNamed(game)) return err(reject(deckTable, { code: 'unnamed', details: { what: 'game' } }))
  if (deck.game === null) {
    return err(reject(deckTable, { code: 'notInUse', details: { deck: deck.id } }))
  }
  if (deck.game !== game) {
    const details = { deck: deck.id, by: deck.game, game }
    return err(reject(deckTable, { code: 'inUse', details }))
  }
  return ok(Object.freeze({ ...deck, game: null }))
}
