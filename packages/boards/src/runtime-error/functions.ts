import type {
  RuntimeErrorCard,
  RuntimeErrorLaidStatement,
  RuntimeErrorShared,
} from '@ackanomic/programming-games/runtime-error'

/** The functions in the order in which they run. */
export const FUNCTIONS = [
  { suit: 'D', sign: '♦', name: 'EDIT' },
  { suit: 'C', sign: '♣', name: 'LOAD' },
  { suit: 'H', sign: '♥', name: 'PULL' },
  { suit: 'S', sign: '♠', name: 'LOOP' },
] as const

/** One of {@link FUNCTIONS}. */
export type FunctionShown = (typeof FUNCTIONS)[number]

/** The effect of a function card; `undefined` while it lies face down. */
export function functionOf(card: RuntimeErrorCard | null): FunctionShown | undefined {
  return FUNCTIONS.find(({ suit }) => suit === card?.slice(-1))
}

/** The ranks from the lowest. */
export const RANKS: readonly string[] = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ')

/** The rank of a card, from 1 for the Ace. */
export function rankOf(card: RuntimeErrorCard): number {
  return RANKS.indexOf(card.slice(0, -1)) + 1
}

/**
 * Whether a statement runs with an input: nothing of it lies face down, and its bounds enclose it.
 */
function runsWith(
  { lower, upper, function: body }: RuntimeErrorLaidStatement,
  input: RuntimeErrorCard,
): boolean {
  if (lower === null || upper === null || body === null) return false
  return rankOf(lower) <= rankOf(input) && rankOf(input) <= rankOf(upper)
}

/** The functions that an input would set off, in the order in which they run. */
export function setOffBy(
  { statements }: Pick<RuntimeErrorShared, 'statements'>,
  seat: number,
  input: RuntimeErrorCard,
): readonly FunctionShown[] {
  const running = (statements[seat] ?? []).filter((statement) => runsWith(statement, input))
  return FUNCTIONS.filter((each) =>
    running.some((statement) => functionOf(statement.function) === each),
  )
}

/** Cards by suit, each from the Ace up. */
export function bySuit(one: RuntimeErrorCard, other: RuntimeErrorCard): number {
  const suits = 'DCHS'
  const order = suits.indexOf(one.slice(-1)) - suits.indexOf(other.slice(-1))
  return order === 0 ? rankOf(one) - rankOf(other) : order
}
