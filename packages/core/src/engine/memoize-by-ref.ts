/**
 * Makes a function of an object compute its result once per object, such as the map of a variant.
 *
 * @example
 * ```ts
 * import { memoizeByRef } from '@ackanomic/core/engine'
 *
 * const deck = { suits: ['H', 'S'], ranks: ['A', 'K'] }
 * const cardsOf = memoizeByRef(({ suits, ranks }: typeof deck) =>
 *   suits.flatMap((suit) => ranks.map((rank) => `${rank}${suit}`)),
 * )
 * cardsOf(deck) // => ['AH', 'KH', 'AS', 'KS']
 * cardsOf(deck) === cardsOf(deck) // => true
 * ```
 */
export function memoizeByRef<Of extends object, Made extends object>(
  make: (of: Of) => Made,
): (of: Of) => Made {
  const made = new WeakMap<Of, Made>()
  return (of) => {
    const known = made.get(of)
    if (known !== undefined) return known
    const fresh = make(of)
    made.set(of, fresh)
    return fresh
  }
}
