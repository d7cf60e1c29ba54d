import type { Citation } from '@ackanomic/core/engine'
import type { RejectionOf, RejectionTable } from '@ackanomic/core/untrusted'
import type { deckClauses } from './clauses.js'

/** A list of a definition whose items have symbols and names. */
export type DeckPart = 'suit' | 'rank' | 'special card'

/** The errors of a deck's definition, with their details. */
export interface DefinitionErrors {
  /** It does not have the form of a definition. */
  readonly malformed: {
    /** Where, as in `'suits.0.symbol'`; empty for the whole. */
    readonly path: string
    /** What should stand there. */
    readonly expected: string
  }
  /** The name is not legal. */
  readonly illegalName: {
    /** The name. */
    readonly name: string
  }
  /** The title is not of the required form. */
  readonly wrongTitle: {
    /** The title. */
    readonly title: string
    /** The title that the name asks for. */
    readonly right: string
  }
  /** There are no cards. */
  readonly noCards: Readonly<Record<never, never>>
  /** There are suits without ranks, or ranks without suits. */
  readonly halfNormal: {
    /** The missing part. */
    readonly missing: 'suits' | 'ranks'
  }
  /** There are more cards than a deck may have here. */
  readonly tooManyCards: {
    /** The most cards that are allowed. */
    readonly most: number
  }
  /** Two suits, ranks or special cards have the same name. */
  readonly sameName: {
    /** In which list. */
    readonly part: DeckPart
    /** The name that both have. */
    readonly name: string
  }
  /** A symbol, sign or further spelling cannot be told from the text around it. */
  readonly badSymbol: {
    /** In which list. */
    readonly part: DeckPart
    /** The name of the entry. */
    readonly name: string
    /** The text that cannot be a symbol. */
    readonly symbol: string
  }
  /** A symbol, sign or further spelling stands for two suits, ranks or special cards. */
  readonly sameSymbol: {
    /** In which list. */
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
  /** A card is optional that the deck does not have, or more often than the deck has it. */
  readonly optionalMissing: {
    /** The card. */
    readonly card: string
    /** How often it is named as optional. */
    readonly named: number
    /** How often the deck has it. */
    readonly has: number
  }
  /** All cards are optional. */
  readonly allOptional: {
    /** How many cards there are. */
    readonly cards: number
  }
}

/** One thing that is wrong with the definition of a deck. */
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
