import { RUNTIME_ERROR_CARDS, type RuntimeErrorCard } from '../cards.js'
import type { RuntimeErrorZones } from '../proof/position.js'
import type { RuntimeErrorStatement } from '../statement.js'

/** A statement from three words: `'5D QD 2H'`. */
export function statement(words: string): RuntimeErrorStatement {
  const [lower, upper, body] = words.split(' ') as [
    RuntimeErrorCard,
    RuntimeErrorCard,
    RuntimeErrorCard,
  ]
  return { lower, upper, function: body }
}

/** Cards from words. */
export function cards(words: string): RuntimeErrorCard[] {
  return words.split(' ').filter((word) => word !== '') as RuntimeErrorCard[]
}

const others = (used: readonly RuntimeErrorCard[]): RuntimeErrorCard[] =>
  RUNTIME_ERROR_CARDS.filter((card) => !used.includes(card))

/** The rule's first example: two cards that swap. The other cards lie in the deck. */
export const example1: RuntimeErrorZones = {
  hand: cards('7C'),
  discard: cards('8D'),
  deck: others(cards('5D QD 2H 4H 10H 2S 7C 8D')),
  own: [statement('5D QD 2H'), statement('4H 10H 2S')],
  opponents: [{ hand: [], statements: [] }],
  script: false,
}

const used2 = cards('AS KS 2C AD QD 2S 5C')

/** The rule's second example: no king can be drawn, for the claimant holds or has laid them all. */
export const example2: RuntimeErrorZones = {
  hand: cards('5C KH KD KC'),
  discard: cards('3C 4C'),
  deck: others([...used2, ...cards('KH KD KC 3C 4C 6H 7H')]),
  own: [statement('AS KS 2C'), statement('AD QD 2S')],
  opponents: [{ hand: cards('6H 7H'), statements: [] }],
  script: false,
}

/** The second example with the kings in an opponent's hand, where the claimant can't see them. */
export const example2Hidden: RuntimeErrorZones = {
  ...example2,
  hand: cards('5C'),
  opponents: [{ hand: cards('6H 7H KH KD KC'), statements: [] }],
}
