import { err, ok, type Result, reject } from '@ackanomic/core'
import { type Authority, hasAuthority } from './authority.js'
import { cardsOf, optionalCardsOf } from './cards.js'
import { countOf } from './count.js'
import { type DeckRejection, deckTable } from './deck-rejections.js'
import type { Card, DeckDefinition } from './definition.js'

/**
 * A deck that exists in the society: an entity with an identity, made by a document with authority.
 * Plain JSON, never changed; what is done with it gives a new value.
 *
 * @typeParam Of - its cards, as in `Deck<Card<Standard>>`
 */
export interface Deck<Of extends string = string> {
  /** Its identity. Two decks are two, however alike; the society gives each an id of its own. */
  readonly id: string
  /** The name of its definition, as in `'Standard'`. */
  readonly name: string
  /** Its cards in deck order, without those left out when it was made. */
  readonly cards: readonly Of[]
  /** Decks are General Equipment (1250.4/6(3)). */
  readonly equipment: 'general'
  /** What made it. */
  readonly authority: Authority
  /** Who owns it; `null` for nobody (1250.4/8). */
  readonly owner: string | null
  /** The card game that it is used in; `null` when it is free (1250.4/7(2)). */
  readonly game: string | null
}

/**
 * What a document says of the deck that it makes.
 *
 * @typeParam Definition - the definition of the deck
 */
export interface DeckParticulars<Definition extends DeckDefinition = DeckDefinition> {
  /** The new deck's identity, not empty. That no other deck has it is the society's care. */
  readonly id: string
  /** What makes it. */
  readonly authority: Authority
  /** Optional cards to leave out, one entry for each; none unless given. */
  readonly without?: readonly Card<Definition>[]
  /** Who owns it; nobody unless given. */
  readonly owner?: string | null
}

/**
 * Makes a deck from a definition. The optional cards are in it unless the particulars leave them out.
 *
 * Rejections: `unnamed` (1250.4/1(1)), `noAuthority` (1250.4/6(2)), `noSuchCard` (1250.4/1(1)),
 * `notOptional`, `leftOutTooOften` (1250.4/5(5)).
 *
 * @example
 * ```ts
 * import { createDeck, optionalCardsOf, standard } from '@ackanomic/decks'
 *
 * const made = createDeck(standard, {
 *   id: 'deck 7',
 *   authority: { kind: 'rule', name: '1250.7' },
 *   without: optionalCardsOf(standard),
 * })
 * made.ok && made.value.cards.length // => 52
 * ```
 */
export function createDeck<Definition extends DeckDefinition>(
  definition: Definition,
  particulars: DeckParticulars<Definition>,
): Result<Deck<Card<Definition>>, DeckRejection> {
  const { id, authority, without = [], owner = null } = particulars
  if (id === '') return err(reject(deckTable, { code: 'unnamed', facts: { what: 'deck' } }))
  if (owner === '') return err(reject(deckTable, { code: 'unnamed', facts: { what: 'owner' } }))
  if (!hasAuthority(authority)) {
    const facts = { document: authority.name, kind: authority.kind }
    return err(reject(deckTable, { code: 'noAuthority', facts }))
  }
  const left = countOf(without)
  const optional = countOf(optionalCardsOf(definition))
  for (const [card, named] of left) {
    const most = optional.get(card) ?? 0
    if (named <= most) continue
    if (!cardsOf(definition).includes(card)) {
      return err(reject(deckTable, { code: 'noSuchCard', facts: { card, deck: id } }))
    }
    return most === 0
      ? err(
          reject(deckTable, {
            code: 'notOptional',
            facts: { card, optional: [...optional.keys()] },
          }),
        )
      : err(reject(deckTable, { code: 'leftOutTooOften', facts: { card, named, most } }))
  }
  const cards = cardsOf(definition).filter((card) => {
    const more = left.get(card) ?? 0
    left.set(card, more - 1)
    return more <= 0
  })
  return ok(
    Object.freeze({
      id,
      name: definition.name,
      cards: Object.freeze(cards),
      equipment: 'general',
      authority: Object.freeze({ ...authority }),
      owner,
      game: null,
    }),
  )
}
