import { err, ok, type Result } from '@ackanomic/core'
import { reject } from '@ackanomic/core/untrusted'
import { type Deck, isDeck } from './deck.js'
import { type DeckRejection, deckTable } from './deck-rejections.js'
import { echoOf, isNamed } from './named.js'

/**
 * A card as a thing: not just any Ace of Spades, but the one of a certain deck. A game that uses
 * one deck needs only plain `Card` strings. Where decks meet, a playing card says to which deck it
 * belongs.
 *
 * @typeParam Of - the cards of its deck, as in `PlayingCard<Card<StandardDeck>>`
 */
export interface PlayingCard<Of extends string = string> {
  /** The id of the deck to which it belongs. It never changes (1250.4/1(3)). */
  readonly deck: string
  /** Its notation. */
  readonly card: Of
  /**
   * The player who holds it during a game without owning it (1250.4/7(1)), or `null` for nobody.
   */
  readonly holder: string | null
}

/**
 * Takes a card of a deck, for a player during a card game, or for nobody.
 *
 * It refuses with `malformed` if the value is not a deck (1250.4/1(1)), `noSuchCard` if the deck
 * lacks the card or it was left out (1250.4/1(1)), `unnamed` for an empty holder (1250.4/1(1)), or
 * `noGame` if a player is to hold a card of a deck that no game uses (1250.4/7(1)).
 *
 * @example
 * ```ts
 * import { createDeck, drawCard, standardDeck } from '@ackanomic/decks'
 *
 * const made = createDeck(standardDeck, { id: 'deck 7', authority: { kind: 'rule', name: '1250.7' } })
 * const card = made.ok ? drawCard(made.value, 'AS') : made
 * card // => { ok: true, value: { deck: 'deck 7', card: 'AS', holder: null } }
 * ```
 */
export function drawCard<Of extends string>(
  deck: Deck<Of>,
  card: NoInfer<Of>,
  holder: string | null = null,
): Result<PlayingCard<Of>, DeckRejection> {
  if (!isDeck(deck)) return err(reject(deckTable, { code: 'malformed', details: { what: 'deck' } }))
  if (!deck.cards.includes(card)) {
    const details = { card: echoOf(card), deck: deck.id }
    return err(reject(deckTable, { code: 'noSuchCard', details }))
  }
  if (holder !== null && !isNamed(holder)) {
    return err(reject(deckTable, { code: 'unnamed', details: { what: 'holder' } }))
  }
  if (holder !== null && deck.game === null) {
    return err(reject(deckTable, { code: 'noGame', details: { card, deck: deck.id } }))
  }
  return ok(Object.freeze({ deck: deck.id, card, holder }))
}

/**
 * Checks whether a card belongs to a deck. Returns the error, or `undefined` if it does. A card of
 * another deck is refused even if it has the same suit and rank, so that no card changes decks.
 * Whether two cards of one deck may change places is up to the game.
 *
 * It refuses with `foreignCard` (1250.4/1(3)), `noSuchCard`, or `malformed` if the value is not a
 * deck or not a card of a deck (both 1250.4/1(1)).
 *
 * @example
 * ```ts
 * import { cardProblem, createDeck, standardDeck } from '@ackanomic/decks'
 *
 * const authority = { kind: 'rule', name: '1250.4' } as const
 * const made = createDeck(standardDeck, { id: 'deck 1', authority })
 * if (!made.ok) throw new Error(made.error.message)
 * cardProblem(made.value, { deck: 'deck 2', card: 'KH', holder: null })?.code // => 'foreignCard'
 * ```
 */
export function cardProblem(deck: Deck, playing: PlayingCard): DeckRejection | undefined {
  if (!isDeck(deck)) return reject(deckTable, { code: 'malformed', details: { what: 'deck' } })
  if (!isPlayingCard(playing)) {
    return reject(deckTable, { code: 'malformed', details: { what: 'card' } })
  }
  const { card } = playing
  if (playing.deck !== deck.id) {
    const details = { card, of: playing.deck, deck: deck.id }
    return reject(deckTable, { code: 'foreignCard', details })
  }
  return deck.cards.includes(card)
    ? undefined
    : reject(deckTable, { code: 'noSuchCard', details: { card, deck: deck.id } })
}

/** Whether something has the form of a card of a deck. */
export function isPlayingCard(thing: unknown): thing is PlayingCard {
  const { deck, card }: Partial<PlayingCard> = Object(thing)
  return isNamed(deck) && isNamed(card)
}
