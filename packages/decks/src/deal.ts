import { answerProblem } from '@ackanomic/core/untrusted'

/**
 * Shuffles cards by a permutation, the answer to a `shuffle` prompt, and deals them one at a time.
 *
 * @param cards - the cards, in any order that everybody knows
 *
 * @param order - the index of the card for each place
 *
 * @returns the hands, and the remaining cards, the next one to draw first
 *
 * @throws RangeError if the order is no permutation, or there are too few cards
 *
 * @example
 * ```ts
 * import { deal } from '@ackanomic/decks'
 *
 * deal(['AS', 'KS', 'QS', 'JS', '10S'], [4, 3, 2, 1, 0], 2, 2) // => { hands: [['10S', 'QS'], ['JS', 'KS']], rest: ['AS'] }
 * ```
 */
export function deal<Of>(
  cards: readonly Of[],
  order: readonly number[],
  hands: number,
  perHand: number,
): { readonly hands: readonly (readonly Of[])[]; readonly rest: readonly Of[] } {
  const problem = answerProblem({ kind: 'shuffle', of: cards.length }, order)
  if (problem !== undefined) throw new RangeError(problem)
  const dealt = hands * perHand
  if (!Number.isSafeInteger(dealt) || dealt < 0 || dealt > cards.length) {
    throw new RangeError(`${hands} hands of ${perHand} cannot be dealt from ${cards.length} cards.`)
  }
  const shuffled = order.map((place) => cards[place] as Of)
  return {
    hands: Array.from({ length: hands }, (_, hand) =>
      Array.from({ length: perHand }, (_, turn) => shuffled[turn * hands + hand] as Of),
    ),
    rest: shuffled.slice(dealt),
  }
}
