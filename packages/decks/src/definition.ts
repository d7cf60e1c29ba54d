/** A suit of a deck. */
export interface Suit {
  /** The symbol within a card, such as `'S'`. */
  readonly symbol: string
  /** The name, in the plural, such as `'Spades'`. */
  readonly name: string
  /** The colour of all its cards, such as `'black'`. */
  readonly colour: string
  /** Further spellings that `parseCard` reads, such as `['♠']`. */
  readonly also?: readonly string[]
}

/** A rank of a deck. */
export interface Rank {
  /** The symbol within a card, such as `'A'`. */
  readonly symbol: string
  /** The name, such as `'Ace'`. */
  readonly name: string
  /** Further spellings that `parseCard` reads, such as `['T']` for the 10. */
  readonly also?: readonly string[]
}

/** A card outside suits and ranks, such as a Joker. */
export interface Special {
  /** The notation of the card, such as `'?1'`. */
  readonly symbol: string
  /** The name, such as `'Joker 1'`. */
  readonly name: string
  /** The number of indistinguishable copies. */
  readonly copies: number
}

/**
 * A kind of deck as plain data (1250.4), suits and ranks from the highest to the lowest. Write it
 * `as const`, and check it with `defineDeck`.
 */
export interface DeckDefinition {
  /** The name, such as `'Standard'`. */
  readonly name: string
  /** The title of the defining rule: `'Description of a <name> Deck'`. */
  readonly title: string
  /** Empty only if the deck consists of special cards. */
  readonly suits: readonly Suit[]
  /** Empty only if the deck consists of special cards. */
  readonly ranks: readonly Rank[]
  /** The special cards, which follow the Normal Cards. */
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
 * The notations of a deck's cards, rank then suit. `Card<StandardDeck>` is `'AS' | 'KS' | … | '2C'
 * | '?1' | '?2'`.
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

/** A type for an attribute that Normal Cards have and special cards lack. */
export type Attribute<Definition extends DeckDefinition, Of extends string, Attribute> =
  string extends SpecialCard<Definition>
    ? Attribute | null
    : Of extends SpecialCard<Definition>
      ? null
      : Attribute
