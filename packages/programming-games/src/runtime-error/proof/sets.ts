import type { CardNumber } from '../cards.js'

/*
 * A set of cards is a pair of bit masks, because bit operations in JavaScript stop at 32 bits: the
 * low mask holds the diamonds and clubs, the high mask the hearts and spades, 26 bits each. Both
 * masks repeat the same pattern of two times thirteen values, so a set of values is one mask, too.
 */

/** How many bits are set in a mask of at most 26 bits. */
export function count(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** The low mask of one card: empty for hearts and spades. */
export function low(card: CardNumber): number {
  return card < 26 ? 1 << card : 0
}

/** The high mask of one card: empty for diamonds and clubs. */
export function high(card: CardNumber): number {
  return card < 26 ? 0 : 1 << (card - 26)
}

/** The cards of a set, in the order of their numbers. */
export function cardsIn(lowMask: number, highMask: number): CardNumber[] {
  const cards: CardNumber[] = []
  for (let rest = lowMask; rest !== 0; rest &= rest - 1) cards.push(31 - Math.clz32(rest & -rest))
  for (let rest = highMask; rest !== 0; rest &= rest - 1) {
    cards.push(57 - Math.clz32(rest & -rest))
  }
  return cards
}

/** The mask, for either half of a set, of all cards with values from one bound to the other. */
export function valuesBetween(lower: CardNumber, upper: CardNumber): number {
  const from = lower % 13
  const to = upper % 13
  const values = (2 << to) - (1 << from)
  return values | (values << 13)
}
