import type { Citation } from '@ackanomic/core/engine'
import type { ErrorDefinitions, ErrorIn } from '@ackanomic/core/untrusted'
import type { deckClauses } from './clauses.js'

/** The errors of a deck's definition, with their details. */
export interface DefinitionErrors {
  readonly malformed: {
    /** The path to the problem, such as `'suits.0.symbol'`. */
    readonly path: string
    /** The expected value, in words. */
    readonly expected: string
  }
  readonly illegalName: {
    readonly name: string
  }
  readonly wrongTitle: {
    readonly title: string
    /** The title that the name requires. */
    readonly right: string
  }
  /** There are no cards, or more than this library allows. */
  readonly wrongSize: {
    readonly cards: number
    readonly most: number
  }
  /** There are suits without ranks, or ranks without suits. */
  readonly halfNormal: {
    readonly missing: 'suits' | 'ranks'
  }
  /** The same text means two different cards, ignoring case. */
  readonly ambiguous: {
    /** The text, in lower case. */
    readonly text: string
    /** The names of the cards, or their notations if the text is a name. */
    readonly cards: readonly string[]
  }
  /** An optional card is not in the deck, or not as often as it is listed. */
  readonly optionalMissing: {
    readonly card: string
    /** How often it is listed as optional. */
    readonly named: number
    /** How often it is in the deck. */
    readonly has: number
  }
  readonly allOptional: {
    readonly cards: number
  }
}

/** An error of the definition of a deck. */
export type DefinitionError = ErrorIn<DefinitionErrors, Citation<typeof deckClauses>>

export const definitionErrors: ErrorDefinitions<DefinitionErrors, Citation<typeof deckClauses>> = {
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
  wrongSize: [
    '1250.4/1(1)',
    ({ cards, most }) => `The deck has ${cards} cards: it must have from 1 to ${most}.`,
  ],
  halfNormal: [
    '1250.4/2(1)',
    ({ missing }) =>
      `The deck has no ${missing}: a Normal Card needs a suit and a rank, so list both or neither.`,
  ],
  ambiguous: [
    '1250.4/4',
    ({ text, cards }) =>
      `"${text}" could be ${cards.join(' or ')}: change a symbol or a name so that each text means one card.`,
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
