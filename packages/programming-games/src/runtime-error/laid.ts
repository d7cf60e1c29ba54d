import type { SeatNumber } from '@ackanomic/core'
import type { Card } from './cards.js'
import { SLOTS, type Statement } from './statement.js'
import type { FunctionName, LaidStatement, Own } from './types.js'

/** The functions by suit, in the order of their execution. */
export const FUNCTIONS: Readonly<Record<string, FunctionName>> = {
  D: 'edit',
  C: 'load',
  H: 'pull',
  S: 'loop',
}

/** What a statement does, by the suit of its function. */
export function functionOf({ function: body }: Pick<Statement, 'function'>): FunctionName {
  return FUNCTIONS[body.slice(-1)] ?? 'edit'
}

/** The cards of a statement that lie face up. */
export function openCards(statement: LaidStatement): Card[] {
  return SLOTS.flatMap((slot) => statement[slot] ?? [])
}

/** Whether all its cards lie face up. */
function isOpen(statement: LaidStatement): statement is Statement {
  return SLOTS.every((slot) => statement[slot] !== null)
}

/** The statements of a seat that lie face up as a whole: all, whenever something can be done. */
export function openStatements({ statements }: Own, seat: SeatNumber): Statement[] {
  return (statements[seat] ?? []).filter(isOpen)
}

/** The seats in the order of their turns, from the one after a seat round to the one before it. */
export function seatsAfter({ statements }: Own, seat: SeatNumber): SeatNumber[] {
  const count = statements.length
  return Array.from({ length: count - 1 }, (_, ahead) => (seat + 1 + ahead) % count)
}
