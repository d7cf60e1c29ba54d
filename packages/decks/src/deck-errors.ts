import type { Citation } from '@ackanomic/core/engine'
import type { ErrorDefinitions, ErrorIn } from '@ackanomic/core/untrusted'
import type { deckClauses } from './clauses.js'

/** The errors of decks and their cards, with their details. */
export interface DeckErrors {
  /** The document may not make decks. */
  readonly noAuthority: {
    readonly document: string
    readonly kind: string
  }
  /** A card to leave out is not optional, or is left out too often. */
  readonly notOptional: {
    readonly card: string
    /** How often it may be left out. */
    readonly most: number
  }
  readonly noSuchCard: {
    readonly card: string
    /** The deck's id. */
    readonly deck: string
  }
  readonly foreignCard: {
    readonly card: string
    /** The id of its own deck. */
    readonly of: string
    /** The id of the deck with which it was to be used. */
    readonly deck: string
  }
  /** A single card cannot be traded. */
  readonly cardTrade: {
    readonly card: string
    readonly deck: string
  }
  /** A deck that nobody owns cannot be traded. */
  readonly unowned: {
    readonly deck: string
  }
  /** Another game uses the deck. */
  readonly inUse: {
    readonly deck: string
    /** The game that uses it. */
    readonly by: string
    /** The game that asks for it, or that would free it. */
    readonly game: string
  }
  /** A player cannot hold a card of a deck that no game uses. */
  readonly noGame: {
    readonly card: string
    readonly deck: string
  }
}

/** An error of a deck or a card of it. */
export type DeckError = ErrorIn<DeckErrors, Citation<typeof deckClauses>>

export const deckErrors: ErrorDefinitions<DeckErrors, Citation<typeof deckClauses>> = {
  noAuthority: [
    '1250.4/6(2)',
    ({ document, kind }) =>
      kind === 'submission'
        ? `"${document}" is not accepted yet and cannot make a deck: wait until it is.`
        : `"${document}" has no authority to make a deck: name a rule, the rules of a game, or a document that a rule authorises.`,
  ],
  notOptional: [
    '1250.4/5(5)',
    ({ card, most }) =>
      most === 0
        ? `${card} cannot be left out: leave out only optional cards.`
        : `${card} can be left out ${most} times at most.`,
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
}
