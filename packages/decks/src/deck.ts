import { err, ok, type Result } from '@ackanomic/core'
import { createError, defineErrors } from '@ackanomic/core/untrusted'
import { cardsOf } from './cards.js'
import { type DeckError, deckErrors } from './deck-errors.js'
import type { Card, DeckDefinition } from './definition.js'

/**
 * The document that makes a deck (1250.4/6): a rule, the rules of an accepted Game or Contest, or
 * another document that a rule authorises.
 */
export type Authority =
  | {
      readonly kind: 'rule' | 'game rule' | 'submission'
      /** The number or title, such as `'1250.7'`. */
      readonly name: string
    }
  | {
      readonly kind: 'document'
      readonly name: string
      /** The authorising rule, or `null`. */
      readonly authorisedBy: string | null
    }

/** A deck that exists in the society, as immutable, plain JSON. */
export interface Deck<Of extends string = string> {
  /** The identity: two decks are different even if they are alike. */
  readonly id: string
  /** The name of its definition, such as `'Standard'`. */
  readonly name: string
  /** The cards in deck order, without those that were left out. */
  readonly cards: readonly Of[]
  /** Always `'general'`, because decks are General Equipment (1250.4/6(3)). */
  readonly equipment: 'general'
  readonly authority: Authority
  /** The owner, or `null` (1250.4/8). */
  readonly owner: string | null
  /** The card game that uses it, or `null` (1250.4/7(2)). */
  readonly game: string | null
}

/** The options of a new deck. */
export interface DeckOptions<Definition extends DeckDefinition = DeckDefinition> {
  /** The new deck's identity, unique in the society. */
  readonly id: string
  readonly authority: Authority
  /** The optional cards to leave out, one entry for each. Default: none. */
  readonly without?: readonly Card<Definition>[]
  /** Default: nobody. */
  readonly owner?: string | null
}

/** A card of a certain deck, for games with several. */
export interface PlayingCard<Of extends string = string> {
  /** The id of its deck, which never changes (1250.4/1(3)). */
  readonly deck: string
  readonly card: Of
  /** The player who holds it during a game without owning it (1250.4/7(1)), or `null`. */
  readonly holder: string | null
}

const refuse = /* @__PURE__ */ defineErrors(deckErrors)

/**
 * Makes a deck from a definition, with all optional cards unless the options leave them out. It
 * refuses with `noAuthority` (1250.4/6(2)), `noSuchCard` (1250.4/1(1)) or `notOptional`
 * (1250.4/5(5)).
 *
 * @example
 * ```ts
 * import { createDeck, standardDeck } from '@ackanomic/decks'
 *
 * const made = createDeck(standardDeck, {
 *   id: 'deck 7',
 *   authority: { kind: 'rule', name: '1250.7' },
 *   without: standardDeck.optional,
 * })
 * made.ok && made.value.cards.length // => 52
 * ```
 */
export function createDeck<Definition extends DeckDefinition>(
  definition: Definition,
  { id, authority, without = [], owner = null }: DeckOptions<Definition>,
): Result<Deck<Card<Definition>>, DeckError> {
  if (!hasAuthority(authority)) {
    const details = { document: authority.name, kind: authority.kind }
    return refuse({ code: 'noAuthority', details })
  }
  const cards = [...cardsOf(definition)]
  const optional: string[] = [...definition.optional]
  for (const card of without) {
    const place = optional.indexOf(card)
    if (place < 0) {
      if (!cardsOf(definition).includes(card)) {
        return refuse({ code: 'noSuchCard', details: { card, deck: id } })
      }
      const most = definition.optional.filter((other) => other === card).length
      return refuse({ code: 'notOptional', details: { card, most } })
    }
    optional.splice(place, 1)
    cards.splice(cards.indexOf(card), 1)
  }
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

function hasAuthority(authority: Authority): boolean {
  return authority.kind === 'document'
    ? authority.authorisedBy !== null
    : authority.kind === 'rule' || authority.kind === 'game rule'
}

/**
 * Locks a deck for a card game, of which it serves one at a time. Locking it again for the same
 * game changes nothing. It refuses with `inUse` (1250.4/7(2)).
 *
 * @example
 * ```ts
 * import { createDeck, lockDeck, standardDeck } from '@ackanomic/decks'
 *
 * const made = createDeck(standardDeck, { id: 'deck 7', authority: { kind: 'rule', name: '1250.15' } })
 * const used = made.ok ? lockDeck(made.value, 'Spades 3') : made
 * const again = used.ok ? lockDeck(used.value, 'Spades 4') : used
 * again.ok ? '' : again.error.code // => 'inUse'
 * ```
 */
export function lockDeck<Locked extends Deck>(
  deck: Locked,
  game: string,
): Result<Locked, DeckError> {
  return usedBy(deck, game, game)
}

/**
 * Unlocks a deck after its game. It refuses with `inUse` if another game has it (1250.4/7(2)).
 *
 * @example
 * ```ts
 * import { createDeck, lockDeck, standardDeck, unlockDeck } from '@ackanomic/decks'
 *
 * const made = createDeck(standardDeck, { id: 'deck 7', authority: { kind: 'rule', name: '1250.15' } })
 * const used = made.ok ? lockDeck(made.value, 'Spades 3') : made
 * const free = used.ok ? unlockDeck(used.value, 'Spades 3') : used
 * free.ok && free.value.game // => null
 * ```
 */
export function unlockDeck<Unlocked extends Deck>(
  deck: Unlocked,
  game: string,
): Result<Unlocked, DeckError> {
  return usedBy(deck, game, null)
}

function usedBy<Used extends Deck>(
  deck: Used,
  game: string,
  next: string | null,
): Result<Used, DeckError> {
  return deck.game === null || deck.game === game
    ? ok(Object.freeze({ ...deck, game: next }))
    : refuse({ code: 'inUse', details: { deck: deck.id, by: deck.game, game } })
}

/**
 * Gives an owned deck to a new owner; a game that uses it keeps it until it is over. It refuses
 * with `cardTrade` (1250.4/1(2)) or `unowned` (1250.4/8(2)).
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
export function tradeDeck<Of extends string>(
  thing: Deck<Of> | PlayingCard<Of>,
  to: string,
): Result<Deck<Of>, DeckError> {
  if ('card' in thing) {
    return refuse({ code: 'cardTrade', details: { card: thing.card, deck: thing.deck } })
  }
  return thing.owner === null
    ? refuse({ code: 'unowned', details: { deck: thing.id } })
    : ok(Object.freeze({ ...thing, owner: to }))
}

/**
 * Takes a card of a deck, for a player during a card game, or for nobody. It refuses with
 * `noSuchCard` (1250.4/1(1)), or `noGame` if a player is to hold a card of a deck that no game uses
 * (1250.4/7(1)).
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
): Result<PlayingCard<Of>, DeckError> {
  const playing = Object.freeze({ deck: deck.id, card, holder })
  const problem = cardProblem(deck, playing)
  if (problem !== undefined) return err(problem)
  return holder !== null && deck.game === null
    ? refuse({ code: 'noGame', details: { card, deck: deck.id } })
    : ok(playing)
}

/**
 * Returns why a card does not belong to a deck, or `undefined`. A card of another deck is refused
 * even if it has the same suit and rank: `foreignCard` (1250.4/1(3)) or `noSuchCard` (1250.4/1(1)).
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
export function cardProblem(deck: Deck, { deck: of, card }: PlayingCard): DeckError | undefined {
  if (of !== deck.id) {
    return createError(deckErrors, { code: 'foreignCard', details: { card, of, deck: deck.id } })
  }
  return deck.cards.includes(card)
    ? undefined
    : createError(deckErrors, { code: 'noSuchCard', details: { card, deck: deck.id } })
}
