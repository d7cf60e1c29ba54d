/** A suit of a deck. */
export interface Suit {
  /** The symbol of the suit within a card, as in `'S'`. */
  readonly symbol: string
  /** The name, in the plural, as in `'Spades'`. */
  readonly name: string
  /** The colour of all its cards, as in `'black'`. */
  readonly colour: string
  /** Further spellings that `parseCard` reads, as in `['♠']`. */
  readonly also?: readonly string[]
}

/** A rank of a deck. */
export interface Rank {
  /** The symbol of the rank within a card, as in `'A'`. */
  readonly symbol: string
  /** The name, as in `'Ace'`. */
  readonly name: string
  /** Further spellings that `parseCard` reads, as in `['T']` for the 10. */
  readonly also?: readonly string[]
}

/** A card outside suits and ranks, such as a Joker. It has no suit, no rank and no colour. */
export interface Special {
  /** The whole notation of the card, as in `'?1'`. Cards that differ have different symbols. */
  readonly symbol: string
  /** The name, as in `'Joker 1'`. */
  readonly name: string
  /** The number of copies in the deck, which cannot be told apart. */
  readonly copies: number
}

/**
 * A kind of deck as a rule describes it, as plain data (rule 1250.4). Its Normal Cards are every
 * suit with every rank, once. Suits and ranks are listed from the highest to the lowest.
 *
 * Write a definition `as const` and pass it to `defineDeck`, which checks it.
 */
export interface DeckDefinition {
  /** The name, as in `'Standard'`. */
  readonly name: string
  /** The title of the defining rule: `'Description of a <name> Deck'`. */
  readonly title: string
  /** The suits, in order. Empty only if the deck consists of special cards. */
  readonly suits: readonly Suit[]
  /** The ranks, in order. Empty only if the deck consists of special cards. */
  readonly ranks: readonly Rank[]
  /** The cards that have neither suit nor rank, in order. They follow the Normal Cards. */
  readonly specials: readonly Special[]
  /** The cards that may be left out, one entry for each: four Wilds are `['W', 'W', 'W', 'W']`. */
  readonly optional: readonly string[]
}

/** The symbols of a deck's suits: `SuitSymbol<StandardDeck>` is `'S' | 'H' | 'D' | 'C'`. */
export type SuitSymbol<Definition extends DeckDefinition = DeckDefinition> =
  Definition['suits'][number]['symbol']

/** The symbols of a deck's ranks: `RankSymbol<StandardDeck>` is `'A' | 'K' | … | '2'`. */
export type RankSymbol<Definition extends DeckDefinition = DeckDefinition> =
  Definition['ranks'][number]['symbol']

/** The colours of a deck: `Colour<StandardDeck>` is `'black' | 'red'`. */
export type Colour<Definition extends DeckDefinition = DeckDefinition> =
  Definition['suits'][number]['colour']

/** The notations of a deck's Normal Cards, rank then suit: `'AS'`, `'10D'`. */
export type NormalCard<Definition extends DeckDefinition = DeckDefinition> =
  string extends Definition['name'] ? string : `${RankSymbol<Definition>}${SuitSymbol<Definition>}`

/** The notations of a deck's special cards: `SpecialCard<StandardDeck>` is `'?1' | '?2'`. */
export type SpecialCard<Definition extends DeckDefinition = DeckDefinition> =
  Definition['specials'][number]['symbol']

/**
 * The cards of a deck, each as a short string: its notation, which is the rank and then the suit.
 * `Card<StandardDeck>` is the union `'AS' | 'KS' | … | '2C' | '?1' | '?2'`.
 *
 * @example
 * ```ts
 * import type { Card, StandardDeck } from '@ackanomic/decks'
 *
 * const hand: readonly Card<StandardDeck>[] = ['AS', '10D', '?1']
 * hand.length // => 3
 * ```
 */
export type Card<Definition extends DeckDefinition = DeckDefinition> =
  | NormalCard<Definition>
  | SpecialCard<Definition>

/**
 * A type for an attribute that Normal Cards have and special cards lack.
 *
 * @typeParam Of - the card, or a union of cards
 * @typeParam Attribute - the attribute of a Normal Card
 */
export type Attribute<Definition extends DeckDefinition, Of extends string, Attribute> =
  string extends SpecialCard<Definition>
    ? Attribute | null
    : Of extends SpecialCard<Definition>
      ? null
      : Attribute
