import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import {
  type CardNumber,
  card,
  cardNumber,
  cardOf,
  cardValue,
  type RuntimeErrorCard,
  SUITS,
  type Suit,
  suitOf,
} from './cards.js'

/** The slots of a statement, in their order in a flat one. */
export const SLOTS = ['lower', 'upper', 'function'] as const

/** A card of a statement: one of its bounds, or its function. */
export type Slot = (typeof SLOTS)[number]

export const statementSchema = v.strictObject({
  /** The smallest value that satisfies it; of the suit of `upper`. */
  lower: card,
  /** The largest value that satisfies it. */
  upper: card,
  /** The function's card: `D` EDIT, `C` LOAD, `H` PULL, `S` LOOP. Its rank does not matter. */
  function: card,
})

/** A statement on the table: its condition, and its function. */
export interface RuntimeErrorStatement extends Immutable<v.InferOutput<typeof statementSchema>> {}

/** The effects of functions, by the suit of their card, in the order of execution. */
export const FUNCTIONS = { D: 'edit', C: 'load', H: 'pull', S: 'loop' } as const

/** One of `FUNCTIONS`. */
export type RuntimeErrorFunction = (typeof FUNCTIONS)[Suit]

export function functionOf(card: RuntimeErrorCard): RuntimeErrorFunction {
  return FUNCTIONS[card.slice(-1) as Suit]
}

/** The functions that a card triggers, in the order of execution. */
export function setOffBy(
  statements: readonly RuntimeErrorStatement[],
  input: RuntimeErrorCard,
): RuntimeErrorFunction[] {
  const value = worthOf(input)
  const isSetOff = ({ lower, upper }: RuntimeErrorStatement): boolean =>
    worthOf(lower) <= value && value <= worthOf(upper)
  const names = statements.filter(isSetOff).map((statement) => functionOf(statement.function))
  return Object.values(FUNCTIONS).filter((name) => names.includes(name))
}

const worthOf = (card: RuntimeErrorCard): number => cardValue(cardNumber(card))

/** The indices of a player's statements, oldest first. */
export const STATEMENT_NUMBERS = [0, 1, 2, 3] as const

/** The place of a card in a player's statements. */
export const place = {
  /** The statement, from 0. */
  statement: v.picklist(STATEMENT_NUMBERS),
  slot: v.picklist(SLOTS),
}

/** Describes what is wrong with one player's statements: bounds, or two functions of one suit. */
export function syntaxProblem(statements: readonly RuntimeErrorStatement[]): string | undefined {
  const functions = new Set<number>()
  for (const statement of statements) {
    const [lower, upper, body] = flat(statement)
    if (suitOf(lower) !== suitOf(upper))
      return `${statement.lower} and ${statement.upper} differ in suit; bounds are of one suit.`
    if (lower >= upper)
      return `${statement.lower} is not below ${statement.upper}; the lower bound must be the smaller one.`
    if (functions.has(suitOf(body)))
      return `There is already a function of suit ${SUITS[suitOf(body)]}; there can be only one of each suit.`
    functions.add(suitOf(body))
  }
  return undefined
}

/** Lower bound, upper bound, function. */
type CardTriple = [lower: CardNumber, upper: CardNumber, body: CardNumber]

export function flat(statement: RuntimeErrorStatement): CardTriple {
  return [cardNumber(statement.lower), cardNumber(statement.upper), cardNumber(statement.function)]
}

export function statementOf([lower, upper, body]: CardTriple): RuntimeErrorStatement {
  return { lower: cardOf(lower), upper: cardOf(upper), function: cardOf(body) }
}

/** Whether two cards can be lower and upper bound of a statement. */
export function areBounds(lower: number, upper: number): boolean {
  // Within a suit, numbers have the order of values.
  return suitOf(lower) === suitOf(upper) && lower < upper
}

/** All statements from a hand, as three numbers each; `statements` has the existing ones end to end. */
export function statementsIn(hand: readonly CardNumber[], statements: readonly CardNumber[]) {
  const taken = new Set(statements.filter((_, at) => at % 3 === 2).map(suitOf))
  const bodies = hand.filter((card) => !taken.has(suitOf(card)))
  const found: CardTriple[] = []
  for (const lower of bodies.length > 0 ? hand : []) {
    for (const upper of hand) {
      if (!areBounds(lower, upper)) continue
      for (const body of bodies) {
        if (body !== lower && body !== upper) found.push([lower, upper, body])
      }
    }
  }
  return found
}

/** Whether a hand card may replace the one at an index of an owner's statements, end to end. */
export function mayReplace(statements: readonly number[], at: number, card: number): boolean {
  const slot = at % 3
  if (slot === 0) return areBounds(card, statements[at + 1] ?? card)
  if (slot === 1) return areBounds(statements[at - 1] ?? card, card)
  for (let other = 2; other < statements.length; other += 3) {
    if (other !== at && suitOf(statements[other] ?? 0) === suitOf(card)) return false
  }
  return true
}
