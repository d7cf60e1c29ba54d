import type { Citation } from '@ackanomic/core/engine'
import type { RejectionOf, RejectionTable } from '@ackanomic/core/untrusted'
import type { deckClauses } from './clauses.js'

/** The errors of decks and their cards, with their details. */
export interface DeckErrors {
  /** The value is not a deck, a card of a deck, or a definition. */
  readonly malformed: {
    /** What the value should have been. */
    readonly what: 'deck' | 'card' | 'definition'
  }
  /** A name is missing. */
  readonly unnamed: {
    /** The thing whose name is missing. */
    readonly what: 'deck' | 'owner' | 'game' | 'holder'
  }
  /** The document may not make decks. */
  readonly noAuthority: {
    /** The title of the document. */
    readonly document: string
    /** The kind of document. */
    readonly kind: string
  }
  /** The cards to leave out are not a list. */
  readonly notAList: Readonly<Record<never, never>>
  /** A card to leave out is not optional. */
  readonly notOptional: {
    /** The card. */
    readonly card: string
    /** The optional cards. */
    readonly optional: readonly string[]
  }
  /** A card is left out more often than it is optional. */
  readonly leftOutTooOften: {
    /** The card. */
    readonly card: string
    /** How often it is left out. */
    readonly named: number
    /** How often it may be left out. */
    readonly most: number
  }
  /** The deck has no such card. */
  readonly noSuchCard: {
    /** The card. */
    readonly card: string
    /** The deck's id. */
    readonly deck: string
  }
  /** The card belongs to another deck. */
  readonly foreignCard: {
    /** The card. */
    readonly card: string
    /** The id of the deck to which it belongs. */
    readonly of: string
    /** The id of the deck with which it was to be used. */
    readonly deck: string
  }
  /** A single card cannot be traded. */
  readonly cardTrade: {
    /** The card. */
    readonly card: string
    /** The id of its deck. */
    readonly deck: string
  }
  /** A deck that nobody owns cannot be traded. */
  readonly unowned: {
    /** The deck's id. */
    readonly deck: string
  }
  /** Another game uses the deck. */
  readonly inUse: {
    /** The deck's id. */
    readonly deck: string
    /** The game that uses it. */
    readonly by: string
    /** The game that asks for it. */
    readonly game: string
  }
  /** A player cannot hold a card of a deck that no game uses. */
  readonly noGame: {
    /** The card. */
    readonly card: string
    /** The deck's id. */
    readonly deck: string
  }
  /** No game uses the deck. */
  readonly notInUse: {
    /** The deck's id. */
    readonly deck: string
  }
}

/** An error of a deck or a card of it. */
export type DeckRejection = RejectionOf<DeckErrors, Citation<typeof deckClauses>>

const malformedSays = {
  deck: 'This is not a deck: pass one that createDeck returned.',
  card: 'This is not a card of a deck: pass one that drawCard returned.',
  definition: 'This is not the definition of a deck: pass one that defineDeck returned.',
} as const

/** The sentences for what cannot be done with a deck. */
export const deckTable: RejectionTable<DeckErrors, Citation<typeof deckClauses>> = {
  malformed: ['1250.4/1(1)', ({ what }) => malformedSays[what]],
  unnamed: ['1250.4/1(1)', ({ what }) => `The ${what} has no name: give it one that is not empty.`],
  noAuthority: [
    '1250.4/6(2)',
    ({ document, kind }) =>
      kind === 'submission'
        ? `"${document}" is not accepted yet and cannot make a deck: wait until it is.`
        : `"${document}" has no authority to make a deck: name a rule, the rules of a game, or a document that a rule authorises.`,
  ],
  notAList: [
    '1250.4/5(3)',
    () => 'The cards to leave out must be a list: name each card as often as you leave it out.',
  ],
  notOptional: [
    '1250.4/5(5)',
    ({ card, optional }) =>
      optional.length === 0
        ? `${card} cannot be left out: no card of this deck is optional.`
        : `${card} cannot be left out: only ${optional.join(', ')} can.`,
  ],
  leftOutTooOften: [
    '1250.4/5(5)',
    ({ card, named, most }) =>
      `${card} is left out ${named} times: it can be left out ${most} times at most.`,
  ],
  noSuchCard: [
    '1250.4/1(1)',
    ({ card, deck }) => `"${card}" is not in deck ${deck}: name one of its cards.`,
  ],
  foreignCard: [
    '1250.4/1(3)',
    ({ card, of, deck }) =>
      `This ${card} is of deck ${of}: deck ${deck} takes only cards of its own, however alike.`,
  ],
  cardTrade: [
    '1250.4/1(2)',
    ({ card, deck }) =>
      `${card} of deck ${deck} cannot be traded: only a whole deck can, if it has an owner.`,
  ],
  unowned: [
    '1250.4/8(2)',
    ({ deck }) =>
      `Deck ${deck} cannot be traded: it has no owner, and only the document that made it can name one.`,
  ],
  inUse: [
    '1250.4/7(2)',
    ({ deck, by, game }) =>
      `Deck ${deck} is used in ${by}: ${game} can have it when that game is over, or take another.`,
  ],
  noGame: [
    '1250.4/7(1)',
    ({ card, deck }) =>
      `Nobody can hold ${card} of deck ${deck}: players hold cards during a card game, so lock the deck for a game first.`,
  ],
  notInUse: [
    '1250.4/7(2)',
    ({ deck }) => `Deck ${deck} is not used in any game, so there is nothing to unlock.`,
  ],
}
