/**
 * A suit of a deck.
 *
 * @typeParam Symbol - how it is written, as in `'S'`
 * @typeParam Colour - its colour, as in `'black'`
 */
export interface Suit<Symbol extends string = string, Colour extends string = string> {
  /** How the suit is written within a card, as in `'S'`. */
  readonly symbol: Symbol
  /** The name, in the plural, as in `'Spades'`. */
  readonly name: string
  /** The colour of all its cards, as in `'black'`. */
  readonly colour: Colour
  /** A sign for display, as in `'♠'`; also read where cards are parsed. */
  readonly sign?: string
  /** Further spellings that are read where cards are parsed. */
  readonly also?: readonly string[]
}

/**
 * A rank of a deck.
 *
 * @typeParam Symbol - how it is written, as in `'A'`
 */
export interface Rank<Symbol extends string = string> {
  /** How the rank is written within a card, as in `'A'`. */
  readonly symbol: Symbol
  /** The name, as in `'Ace'`. */
  readonly name: string
  /** Further spellings that are read where cards are parsed, as in `['T']` for the 10. */
  readonly also?: readonly string[]
}

/**
 * A card outside suits and ranks, such as a Joker: it has no suit, no rank and no colour.
 *
 * @typeParam Symbol - how it is written, as in `'?1'`
 */
export interface Special<Symbol extends string = string> {
  /** The whole of its notation, as in `'?1'`. Cards that can be told apart have symbols of their own. */
  readonly symbol: Symbol
  /** The name, as in `'Joker 1'`. */
  readonly name: string
  /** How many of it are in the deck; they cannot be told apart. */
  readonly copies: number
}

/**
 * A kind of deck as a rule describes it, as plain data (rule 1250.4). Its Normal Cards are every
 * suit with every rank, once. Suits and ranks are listed from the highest to the lowest.
 *
 * Write one down `as const` and pass it to `defineDeck`, which checks it.
 */
export interface DeckDefinition {
  /** The name, as in `'StandardDeck'`. */
  readonly name: string
  /** The title of the defining rule: `'Description of a <name> Deck'`. */
  readonly title: string
  /** The suits, in their order. Empty only for a deck of special cards alone. */
  readonly suits: readonly Suit[]
  /** The ranks, in their order. Empty only for a deck of special cards alone. */
  readonly ranks: readonly Rank[]
  /** The cards that have neither suit nor rank, in their order; they follow the Normal Cards. */
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
 * The cards of a deck, each a short string: its notation, rank then suit. `Card<StandardDeck>` is the
 * union `'AS' | 'KS' | … | '2C' | '?1' | '?2'`.
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
