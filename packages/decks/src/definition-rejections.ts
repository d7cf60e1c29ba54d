import type { Citation } from '@ackanomic/core/engine'
import type { RejectionOf, RejectionTable } from '@ackanomic/core/untrusted'
import type { deckClauses } from './clauses.js'

/** A list in a definition whose items have symbols and names. */
export type DeckPart = 'suit' | 'rank' | 'special card'

/** The errors of a deck's definition, with their details. */
export interface DefinitionErrors {
  /** The value does not have the form of a definition. */
  readonly malformed: {
    /** The path to the problem, as in `'suits.0.symbol'`. Empty for the whole value. */
    readonly path: string
    /** The expected value, in words. */
    readonly expected: string
  }
  /** The name is not legal. */
  readonly illegalName: {
    /** The name. */
    readonly name: string
  }
  /** The title does not have the required form. */
  readonly wrongTitle: {
    /** The title. */
    readonly title: string
    /** The title that the name requires. */
    readonly right: string
  }
  /** There are no cards. */
  readonly noCards: Readonly<Record<never, never>>
  /** There are suits without ranks, or ranks without suits. */
  readonly halfNormal: {
    /** The missing part. */
    readonly missing: 'suits' | 'ranks'
  }
  /** There are more cards than this library allows. */
  readonly tooManyCards: {
    /** The most cards that are allowed. */
    readonly most: number
  }
  /** Two suits, ranks or special cards have the same name. */
  readonly sameName: {
    /** The list in which they are. */
    readonly part: DeckPart
    /** The name that both have. */
    readonly name: string
  }
  /** A symbol, sign or further spelling cannot be told from the text around it. */
  readonly badSymbol: {
    /** The list in which it is. */
    readonly part: DeckPart
    /** The name of the entry. */
    readonly name: string
    /** The text that cannot be a symbol. */
    readonly symbol: string
  }
  /** Two suits, ranks or special cards have the same symbol, sign or further spelling. */
  readonly sameSymbol: {
    /** The list in which they are. */
    readonly part: DeckPart
    /** The symbol that is used twice. */
    readonly symbol: string
  }
  /** The same text stands for two different cards. */
  readonly ambiguous: {
    /** The text. */
    readonly text: string
    /** The cards that it stands for, by name. */
    readonly cards: readonly string[]
  }
  /** An optional card is not in the deck, or is optional more often than it is in the deck. */
  readonly optionalMissing: {
    /** The card. */
    readonly card: string
    /** How often it is listed as optional. */
    readonly named: number
    /** How often it is in the deck. */
    readonly has: number
  }
  /** All cards are optional. */
  readonly allOptional: {
    /** The number of cards. */
    readonly cards: number
  }
}

/** A problem of the definition of a deck. */
export type DefinitionRejection = RejectionOf<DefinitionErrors, Citation<typeof deckClauses>>

/** The sentences for what is wrong with a definition. */
export const definitionTable: RejectionTable<DefinitionErrors, Citation<typeof deckClauses>> = {
  malformed: [
    '1250.4/1(1)',
    ({ path, expected }) =>
      path === ''
        ? `This is not the definition of a deck: it should be ${expected}.`
        : `The definition is malformed at ${path}: it should be ${expected}.`,
  ],
  illegalName: [
    '1250.4/9',
    ({ name }) =>
      `"${name}" is not a legal name for a deck: use one line of at most 60 characters, with a letter or digit and single blanks only between words.`,
  ],
  wrongTitle: [
    '1250.4/9',
    ({ title, right }) => `The title "${title}" does not have the required form: write "${right}".`,
  ],
  noCards: [
    '1250.4/1(1)',
    () => 'The deck has no cards: give it suits and ranks, or special cards.',
  ],
  halfNormal: [
    '1250.4/2(1)',
    ({ missing }) =>
      `The deck has no ${missing}: a Normal Card needs a suit and a rank, so list both or neither.`,
  ],
  tooManyCards: ['1250.4/1(1)', ({ most }) => `The deck has too many cards: ${most} at most.`],
  sameName: [
    '1250.4/2(1)',
    ({ part, name }) => `More than one ${part} is called "${name}": give each a name of its own.`,
  ],
  badSymbol: [
    '1250.4/4',
    ({ part, name, symbol }) =>
      `The ${part} "${name}" cannot be written "${symbol}": use 1 to 8 printable characters, without blanks and commas.`,
  ],
  sameSymbol: [
    '1250.4/4',
    ({ part, symbol }) =>
      `"${symbol}" is used more than once for a ${part}: use each spelling once.`,
  ],
  ambiguous: [
    '1250.4/4',
    ({ text, cards }) =>
      `"${text}" could be ${cards.join(' or ')}: change a symbol so that each text means one card.`,
  ],
  optionalMissing: [
    '1250.4/5(1)',
    ({ card, named, has }) =>
      has === 0
        ? `"${card}" is optional, but this deck has no such card: name only its cards.`
        : `"${card}" is optional ${named} times and in the deck ${has} times: name it ${has} times at most.`,
  ],
  allOptional: [
    '1250.4/5(2)',
    ({ cards }) => `All ${cards} cards are optional: at least one must not be.`,
  ],
}
