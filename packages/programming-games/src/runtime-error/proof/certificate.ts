import type { Card } from '../cards.js'
import type { Slot, Statement } from '../statement.js'

/**
 * What a card does when it is laid, for as long as no statement changes: the letters of the
 * functions that it sets off, with LOOP among them and without EDIT; all other cards are `dead`.
 */
export type Kind = 'dead' | 'S' | 'CS' | 'HS' | 'CHS'

/** All kinds of cards. */
export const KINDS: readonly Kind[] = ['dead', 'S', 'CS', 'HS', 'CHS']

/** How many cards of each kind there are. */
export type Tally = Readonly<Record<Kind, number>>

/** A replacement of a card of a statement by a hand card. */
export interface StatementEdit {
  /** Whose statement: one's own, or that of the opponent with this number (from 0). */
  readonly of: 'own' | number
  /** Which of eir statements, from 0. */
  readonly statement: number
  /** Which card of it. */
  readonly slot: Slot
  /** The hand card that takes its place. */
  readonly card: Card
}

/** An input card, with the edit that it makes necessary. */
export interface Play {
  /** The card that is laid. */
  readonly input: Card
  /** The edit; absent when the input sets off no EDIT, or none is possible. */
  readonly edit?: StatementEdit
}

/** A moment that is known card by card, the input to lay, and how to go on. */
export interface PlayNode extends Play {
  /** Tells the forms of node apart. */
  readonly kind: 'play'
  /** For each card that may be drawn, the node to go on with; `drawn` is empty where none is. */
  readonly next: readonly {
    /** After the draw of any of these. */
    readonly drawn: readonly Card[]
    /** The number of the node. */
    readonly node: number
  }[]
}

/**
 * A moment of which only counts are known, and all moments that are at least as good. From here on
 * nothing is edited.
 */
export interface CountsNode {
  /** Tells the forms of node apart. */
  readonly kind: 'counts'
  /** At least so many cards in the hand; dead ones are not counted. */
  readonly hand: Tally
  /** The kind of the top of the discard pile, or `none` when it is empty. */
  readonly top: Kind | 'none'
  /** The discard pile below its top. */
  readonly below: Tally
  /** The cards that may be drawn. */
  readonly unseen: Tally
  /** Cards in the deck. */
  readonly deck: number
  /** The kind of card that is laid; any of that kind will do. */
  readonly input: Exclude<Kind, 'dead'>
  /** For each kind that may be drawn, the node to go on with; where one is not listed: as `dead`. */
  readonly next: readonly {
    /** After the draw of such a card; `none` where no card is drawn. */
    readonly drawn: Kind | 'none'
    /** The number of the node. */
    readonly node: number
  }[]
}

/**
 * One node of a certificate. Besides the two forms that say what is laid, two speak for themselves:
 *
 * - `swap`: two cards that set off PULL and LOOP alone, one in the hand and the other there too or
 *   on top of the discard pile. Each takes back the other, for ever.
 * - `treadmill`: more cards in the hand that set off LOAD and LOOP alone than there are other cards
 *   to be drawn. Each other card, once drawn, stays in the hand and costs one of them; after the
 *   last, every card drawn is as good as the one laid.
 */
export type CertificateNode =
  | PlayNode
  | CountsNode
  | { readonly kind: 'swap' }
  | { readonly kind: 'treadmill' }

/** A proof that a turn can be made to last for ever: what to do, whatever is drawn. Plain JSON. */
export interface Certificate {
  /** The statement to lay first, if any. */
  readonly script?: Statement
  /** The nodes; the first is where it starts, after the script. */
  readonly nodes: readonly CertificateNode[]
}
