import { err, ok, type Result } from '@ackanomic/core'
import type { Citation } from '@ackanomic/core/engine'
import {
  answerProblem,
  type RejectionOf,
  type RejectionTable,
  reject,
} from '@ackanomic/core/untrusted'
import type { deckClauses } from './clauses.js'
import { echoOf } from './named.js'

/** The errors of a deal, with their details. */
export interface DealErrors {
  /** The permutation does not name each card's index exactly once. */
  readonly notAShuffle: {
    /** The number of cards to be shuffled. */
    readonly of: number
  }
  /** The cards are not a list, or the hands are not lists. */
  readonly notAList: Readonly<Record<never, never>>
  /** The number of hands, or of cards in each, is not an integer of 1 or more. */
  readonly notACount: {
    /** The invalid number. */
    readonly of: 'hands' | 'cards for each hand'
  }
  /** There are fewer cards than the deal needs. */
  readonly tooFewCards: {
    /** The number of cards that there are. */
    readonly cards: number
    /** The number of cards that the deal needs. */
    readonly needed: number
  }
  /** The hands differ in size. */
  readonly unevenHands: {
    /** The size of the smallest hand. */
    readonly least: number
    /** The size of the largest hand. */
    readonly most: number
  }
  /** A named card is not among the cards, or is named more often than it occurs there. */
  readonly notThere: {
    /** The card, shortened if it is long. */
    readonly card: string
  }
  /** Some of the cards that were not dealt are named, but not all. */
  readonly notAll: {
    /** The number of cards that are not named. */
    readonly missing: number
  }
}

/** The refusal of a deal. */
export type DealRejection = RejectionOf<DealErrors, Citation<typeof deckClauses>>

const table: RejectionTable<DealErrors, Citation<typeof deckClauses>> = {
  notAShuffle: [
    '1250.4/1(1)',
    ({ of }) =>
      of === 0
        ? 'There are no cards, so their shuffle is an empty list.'
        : `The shuffle does not give each of ${of} cards one place: name each of 0 to ${of - 1} once.`,
  ],
  notAList: [
    '1250.4/1(1)',
    () => 'The cards must be a list: pass the cards of a deck, or some of them.',
  ],
  notACount: ['1250.4/1(1)', ({ of }) => `The number of ${of} must be a whole number, 1 or more.`],
  tooFewCards: [
    '1250.4/1(1)',
    ({ cards, needed }) => `${needed} cards cannot be dealt from ${cards}: deal ${cards} at most.`,
  ],
  unevenHands: [
    '1250.4/1(1)',
    ({ least, most }) =>
      `The hands have from ${least} to ${most} cards: name the same number for each, in the order in which they came.`,
  ],
  notThere: [
    '1250.4/1(1)',
    ({ card }) => `"${card}" is not there, or is named too often: name each card once.`,
  ],
  notAll: [
    '1250.4/1(1)',
    ({ missing }) =>
      `${missing} ${missing === 1 ? 'card is' : 'cards are'} in no hand and not in the rest: name them all, or no rest.`,
  ],
}

/**
 * The result of a deal.
 *
 * @typeParam Of - the cards
 */
export interface Dealt<Of> {
  /** The hands, each in the order in which its cards were dealt. */
  readonly hands: readonly (readonly Of[])[]
  /** The cards that were not dealt. The next card to draw comes first. */
  readonly rest: readonly Of[]
}

/**
 * Puts cards into the order of a permutation, which is the answer to a `shuffle` prompt: for each
 * place it names the index of the card that goes there, from 0. It never throws.
 *
 * It refuses with `notAShuffle`, or with `notAList` if the cards are not a list (both 1250.4/1(1)).
 *
 * @example
 * ```ts
 * import { shuffle } from '@ackanomic/decks'
 *
 * shuffle(['AS', 'KS', 'QS'], [2, 0, 1]) // => { ok: true, value: ['QS', 'AS', 'KS'] }
 * ```
 */
export function shuffle<Of>(
  cards: readonly Of[],
  ruling: readonly number[],
): Result<readonly Of[], DealRejection> {
  if (!Array.isArray(cards)) return err(reject(table, { code: 'notAList', details: {} }))
  return answerProblem({ kind: 'shuffle', of: cards.length }, ruling) === undefined
    ? ok(ruling.map((place) => cards[place] as Of))
    : err(reject(table, { code: 'notAShuffle', details: { of: cards.length } }))
}

/**
 * Shuffles cards by a permutation (see `shuffle`) and deals them as at a table, one at a time to
 * each hand in turn, until each has its number. The hands keep this order. Use `sortCards` to sort
 * them.
 *
 * It refuses with `notAShuffle`, `notAList`, `notACount` or `tooFewCards` (all 1250.4/1(1)).
 *
 * @param cards - the cards, in any order that everybody knows
 * @param ruling - the answer to a `shuffle` prompt for this number of cards
 * @param hands - the number of hands
 * @param perHand - the number of cards in each hand
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
  if (!Array.isArray(cards)) return err(reject(table, { code: 'notAList', details: {} }))
  if (!isCount(hands)) return err(reject(table, { code: 'notACount', details: { of: 'hands' } }))
  if (!isCount(perHand)) {
    return err(reject(table, { code: 'notACount', details: { of: 'cards for each hand' } }))
  }
  const needed = hands * perHand
  if (needed > cards.length) {
    return err(reject(table, { code: 'tooFewCards', details: { cards: cards.length, needed } }))
  }
  const order = shuffle(cards, ruling)
  if (!order.ok) return order
  const dealt = Array.from({ length: hands }, (_, hand) =>
    Array.from({ length: perHand }, (_, turn) => order.value[turn * hands + hand] as Of),
  )
  return ok({ hands: dealt, rest: order.value.slice(needed) })
}

/**
 * Finds the permutation by which `deal` gives these hands, for people who shuffle and deal real
 * cards and must answer a `shuffle` prompt. If cards are equal, any of the possible permutations
 * will do.
 *
 * It refuses with `notAList`, `unevenHands`, `notThere` or `notAll` (all 1250.4/1(1)).
 *
 * @param cards - the cards in the order that everybody knows, as you pass them to `deal`
 * @param hands - the hands, in the order of dealing, with the same number of cards in each
 * @param rest - the cards that were not dealt, the next to draw first. Default: in the order of
 * `cards`
 *
 * @example
 * ```ts
 * import { deal, permutationFor } from '@ackanomic/decks'
 *
 * const cards = ['AS', 'KS', 'QS', 'JS', '10S'] as const
 * const ruling = permutationFor(cards, [['10S', 'QS'], ['JS', 'KS']])
 * ruling // => { ok: true, value: [4, 3, 2, 1, 0] }
 * deal(cards, ruling.ok ? ruling.value : [], 2, 2) // => { ok: true, value: { hands: [['10S', 'QS'], ['JS', 'KS']], rest: ['AS'] } }
 * ```
 */
export function permutationFor<Of>(
  cards: readonly Of[],
  hands: readonly (readonly NoInfer<Of>[])[],
  rest?: readonly NoInfer<Of>[],
): Result<readonly number[], DealRejection> {
  const lists: readonly unknown[] = [
    cards,
    hands,
    rest ?? [],
    ...(Array.isArray(hands) ? hands : []),
  ]
  if (!lists.every(Array.isArray)) return err(reject(table, { code: 'notAList', details: {} }))
  const sizes = hands.map((hand) => hand.length)
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  if (least < most) return err(reject(table, { code: 'unevenHands', details: { least, most } }))
  const dealt = Array.from(
    { length: hands.length * (sizes[0] ?? 0) },
    (_, turn) => hands[turn % hands.length]?.[Math.floor(turn / hands.length)],
  )
  const places = new Map<unknown, number[]>()
  for (const [place, card] of cards.entries()) {
    const same = places.get(card)
    if (same === undefined) places.set(card, [place])
    else same.push(place)
  }
  const ruling: number[] = []
  for (const card of [...dealt, ...(rest ?? [])]) {
    const place = places.get(card)?.shift()
    if (place === undefined) {
      return err(reject(table, { code: 'notThere', details: { card: echoOf(card) } }))
    }
    ruling.push(place)
  }
  const missing = cards.length - ruling.length
  if (missing > 0 && rest !== undefined) {
    return err(reject(table, { code: 'notAll', details: { missing } }))
  }
  const undealt = [...places.values()].flat().sort((one, other) => one - other)
  return ok([...ruling, ...undealt])
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1
}
