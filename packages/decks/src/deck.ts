import { err, ok, type Result } from '@ackanomic/core'
import { reject } from '@ackanomic/core/untrusted'
import { type Authority, hasAuthority } from './authority.js'
import { cardsOf, optionalCards } from './cards.js'
import { countOf } from './count.js'
import { type DeckRejection, deckTable } from './deck-rejections.js'
import type { Card, DeckDefinition } from './definition.js'
import { echoOf, isNamed } from './named.js'

/**
 * A deck that exists in the society: a thing with an identity, made by a document with authority.
 * It is plain JSON and never changes. Functions on decks return new values.
 *
 * @typeParam Of - its cards, as in `Deck<Card<StandardDeck>>`
 */
export interface Deck<Of extends string = string> {
  /**
   * Its identity. Two decks are different even if they are alike, so the society gives each an id
   * of its own.
   */
  readonly id: string
  /** The name of its definition, as in `'StandardDeck'`. */
  readonly name: string
  /** Its cards in deck order, without those that were left out when it was made. */
  readonly cards: readonly Of[]
  /** Always `'general'`, because decks are General Equipment (1250.4/6(3)). */
  readonly equipment: 'general'
  /** The document that made it. */
  readonly authority: Authority
  /** The owner, or `null` for nobody (1250.4/8). */
  readonly owner: string | null
  /** The card game that uses it, or `null` if it is free (1250.4/7(2)). */
  readonly game: string | null
}

/**
 * The options of a new deck.
 *
 * @typeParam Definition - the definition of the deck
 */
export interface DeckOptions<Definition extends DeckDefinition = DeckDefinition> {
  /**
   * The new deck's identity, a text that is not empty. The society must make sure that no other
   * deck has it.
   */
  readonly id: string
  /** The document that makes it. */
  readonly authority: Authority
  /** The optional cards to leave out, one entry for each. Default: none. */
  readonly without?: readonly Card<Definition>[]
  /** The owner. Default: nobody. */
  readonly owner?: string | null
}

/**
 * Makes a deck from a definition, with all optional cards unless the options leave them out. The
 * definition is one of the two decks, or the result of `defineDeck`, so only its overall form is
 * checked again.
 *
 * It refuses with `malformed` if the definition is invalid (1250.4/1(1)), `unnamed` if the id or
 * the owner is not a text or is blank (1250.4/1(1)), `noAuthority` (1250.4/6(2)), `notAList`
 * (1250.4/5(3)), `noSuchCard` (1250.4/1(1)), `notOptional` or `leftOutTooOften` (1250.4/5(5)).
 *
 * @example
 * ```ts
 * import { createDeck, optionalCards, standardDeck } from '@ackanomic/decks'
 *
 * const made = createDeck(standardDeck, {
 *   id: 'deck 7',
 *   authority: { kind: 'rule', name: '1250.7' },
 *   without: optionalCards(standardDeck),
 * })
 * made.ok && made.value.cards.length // => 52
 * ```
 */
export function createDeck<Definition extends DeckDefinition>(
  definition: Definition,
  options: DeckOptions<Definition>,
): Result<Deck<Card<Definition>>, DeckRejection> {
  if (!isDefinition(definition)) {
    return err(reject(deckTable, { code: 'malformed', details: { what: 'definition' } }))
  }
  const given: DeckOptions<Definition> = Object(options)
  const { id, authority, without = [], owner = null } = given
  if (!isNamed(id)) return err(reject(deckTable, { code: 'unnamed', details: { what: 'deck' } }))
  if (owner !== null && !isNamed(owner)) {
    return err(reject(deckTable, { code: 'unnamed', details: { what: 'owner' } }))
  }
  if (!hasAuthority(authority)) {
    const { name = '', kind }: Partial<Authority> = Object(authority)
    const document = typeof name === 'string' ? name : echoOf(name)
    const details = { document, kind: echoOf(kind) }
    return err(reject(deckTable, { code: 'noAuthority', details }))
  }
  if (!Array.isArray(without)) return err(reject(deckTable, { code: 'notAList', details: {} }))
  const left = countOf(without)
  const optional = countOf(optionalCards(definition))
  for (const [card, named] of left) {
    const most = optional.get(card) ?? 0
    if (named <= most) continue
    if (!cardsOf(definition).includes(card)) {
      return err(
        reject(deckTable, { code: 'noSuchCard', details: { card: echoOf(card), deck: id } }),
      )
    }
    return most === 0
      ? err(
          reject(deckTable, {
            code: 'notOptional',
            details: { card, optional: [...optional.keys()] },
          }),
        )
      : err(reject(deckTable, { code: 'leftOutTooOften', details: { card, named, most } }))
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

function isDefinition(thing: unknown): boolean {
  const { name, suits, ranks, specials, optional }: Partial<DeckDefinition> = Object(thing)
  return typeof name === 'string' && [suits, ranks, specials, optional].every(Array.isArray)
}

/** Whether something has the form of a deck. */
export function isDeck(thing: unknown): thing is Deck {
  const { id, cards, owner, game }: Partial<Deck> = Object(thing)
  return (
    isNamed(id) &&
    Array.isArray(cards) &&
    (owner === null || isNamed(owner)) &&
    (game === null || isNamed(game))
  )
}
