import { err, ok, type Result } from '@ackanomic/core'
import {
  answerProblem,
  type Citation,
  type RejectionOf,
  type RejectionTable,
  reject,
} from '@ackanomic/core/engine'
import type { deckClauses } from './clauses.js'

/** Why cards cannot be dealt, with what each sentence needs. */
export interface DealFacts {
  /** The ruling does not name each card's place once. */
  readonly notAShuffle: {
    /** How many cards are to be shuffled. */
    readonly of: number
  }
  /** The cards are no list. */
  readonly notAList: Readonly<Record<never, never>>
  /** The number of hands, or of cards for each, is not a whole number of 1 or more. */
  readonly notACount: {
    /** Which of the two numbers. */
    readonly of: 'hands' | 'cards for each hand'
  }
  /** More cards are asked for than there are. */
  readonly tooFewCards: {
    /** How many cards there are. */
    readonly cards: number
    /** How many are asked for. */
    readonly needed: number
  }
}

/** The refusal of a deal. */
export type DealRejection = RejectionOf<DealFacts, Citation<typeof deckClauses>>

const table: RejectionTable<DealFacts, Citation<typeof deckClauses>> = {
  notAShuffle: {
    clause: '1250.4/1(1)',
    says: ({ of }) =>
      of === 0
        ? 'There are no cards, so their shuffle is an empty list.'
        : `The shuffle does not give each of ${of} cards one place: name each of 0 to ${of - 1} once.`,
  },
  notAList: {
    clause: '1250.4/1(1)',
    says: () => 'The cards are to be a list: pass the cards of a deck, or some of them.',
  },
  notACount: {
    clause: '1250.4/1(1)',
    says: ({ of }) => `The number of ${of} is to be a whole number, 1 or more.`,
  },
  tooFewCards: {
    clause: '1250.4/1(1)',
    says: ({ cards, needed }) =>
      `${needed} cards are to be dealt and there are ${cards}: deal ${cards} at most.`,
  },
}

/**
 * What a deal gives.
 *
 * @typeParam Of - the cards
 */
export interface Dealt<Of> {
  /** The hands, each in the order in which its cards came. */
  readonly hands: readonly (readonly Of[])[]
  /** The cards that were not dealt, the next to be drawn first. */
  readonly rest: readonly Of[]
}

/**
 * Puts cards in the order of a ruling: the answer to a `shuffle` inquiry, which names for each
 * place the card that comes there, both counted from 0. Never throws, whatever the ruling is.
 *
 * Rejections: `notAShuffle`, and `notAList` for cards that are none (both 1250.4/1(1)).
 *
 * @example
 * ```ts
 * import { shuffled } from '@ackanomic/decks'
 *
 * shuffled(['AS', 'KS', 'QS'], [2, 0, 1]) // => { ok: true, value: ['QS', 'AS', 'KS'] }
 * ```
 */
export function shuffled<Of>(
  cards: readonly Of[],
  ruling: readonly number[],
): Result<readonly Of[], DealRejection> {
  if (!Array.isArray(cards)) return err(reject(table, { code: 'notAList', facts: {} }))
  return answerProblem({ ask: 'shuffle', of: cards.length }, ruling) === undefined
    ? ok(ruling.map((place) => cards[place] as Of))
    : err(reject(table, { code: 'notAShuffle', facts: { of: cards.length } }))
}

/**
 * Shuffles cards by a ruling (see `shuffled`) and deals them as at a table, one at a time round the
 * hands, until each has its number. Order is kept in the hands: sort them with `sortCards`.
 *
 * Rejections: `notAShuffle`, `notAList`, `notACount`, `tooFewCards` (all 1250.4/1(1)).
 *
 * @param cards - the cards, in any order known to all
 * @param ruling - the answer to a `shuffle` of as many
 * @param hands - how many hands
 * @param perHand - how many cards for each hand
 *
 * @example
 * ```ts
 * import { deal } from '@ackanomic/decks'
 *
 * const dealt = deal(['AS', 'KS', 'QS', 'JS', '10S'], [4, 3, 2, 1, 0], 2, 2)
 * dealt // => { ok: true, value: { hands: [['10S', 'QS'], ['JS', 'KS']], rest: ['AS'] } }
 * ```
 */
export function deal<Of>(
  cards: readonly Of[],
  ruling: readonly number[],
  hands: number,
  perHand: number,
): Result<Dealt<Of>, DealRejection> {
  if (!Array.isArray(cards)) return err(reject(table, { code: 'notAList', facts: {} }))
  if (!isCount(hands)) return err(reject(table, { code: 'notACount', facts: { of: 'hands' } }))
  if (!isCount(perHand)) {
    return err(reject(table, { code: 'notACount', facts: { of: 'cards for each hand' } }))
  }
  const needed = hands * perHand
  if (needed > cards.length) {
    return err(reject(table, { code: 'tooFewCards', facts: { cards: cards.length, needed } }))
  }
  const order = shuffled(cards, ruling)
  if (!order.ok) return order
  const dealt = Array.from({ length: hands }, (_, hand) =>
    Array.from({ length: perHand }, (_, turn) => order.value[turn * hands + hand] as Of),
  )
  return ok({ hands: dealt, rest: order.value.slice(needed) })
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1
}
