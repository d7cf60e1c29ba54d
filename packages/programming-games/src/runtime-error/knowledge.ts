import type { SeatNumber } from '@ackanomic/core'
import type { View } from '@ackanomic/core/engine'
import { CARDS, type Card } from './cards.js'
import type { Position } from './proof/position.js'
import { SLOTS, type Statement } from './statement.js'
import type { LaidStatement, Own, RuntimeError } from './types.js'

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

/** All cards that lie open on the table: the pile, the statements, the input. */
export function openOnTable({ discard, statements, input }: Own): Card[] {
  const laid = statements.flat().flatMap(openCards)
  return input === null ? [...discard, ...laid] : [...discard, ...laid, input]
}

/**
 * The cards that could be in the deck, for all that somebody knows who has watched from the start:
 * those that the deck was last made of, less what e sees, and what all have seen go into a hand.
 *
 * @param apart - what e sees besides the table, such as eir own hand
 */
export function drawable(own: Own, apart: readonly Card[]): Card[] {
  const elsewhere = new Set([...openOnTable(own), ...apart, ...own.seen.flat()])
  const pool = own.pool === null ? CARDS : CARDS.filter((card) => own.pool?.includes(card))
  return pool.filter((card) => !elsewhere.has(card))
}

/** Whether the player whose turn it is could claim now: at the choice of an input, or before it. */
export function isChoicePoint({ stage, shuffling, solver }: Own): boolean {
  const isOpen = stage === 'scripting' || stage === 'testing' || stage === 'loop'
  return isOpen && !shuffling && solver !== 'asked'
}

/**
 * What a claim is argued from. Opponents are numbered in the order of their turns, from the one who
 * plays next.
 *
 * @param hand - the claimant's
 * @param unseen - the cards that could be in the deck
 */
export function positionWith(
  own: Own,
  seat: SeatNumber,
  hand: readonly Card[],
  unseen: readonly Card[],
): Position {
  return {
    hand: [...hand],
    discard: [...own.discard],
    unseen: [...unseen],
    deck: own.deck,
    own: openStatements(own, seat),
    opponents: seatsAfter(own, seat).map((other) => openStatements(own, other)),
    script: own.stage === 'scripting',
  }
}

/**
 * What the player whose turn it is could argue from now, as e sees the table: what `prove` takes.
 * `undefined` for other viewers, and while nothing can be claimed.
 *
 * @example
 * ```ts
 * import { programReferee, startMatch } from '@ackanomic/core'
 * import { positionSeen, prove, runtimeError } from '@ackanomic/programming-games/runtime-error'
 *
 * const table = { players: ['Ann', 'Bob'], referees: [], startedAt: 0 }
 * const start = { table, options: { first: 0 } }
 * const referee = programReferee('only the host knows')
 * const started = startMatch(runtimeError, start, { referee })
 * if (!started.ok) throw new Error(started.error.says)
 * const position = positionSeen(runtimeError.view(started.value.match.state, 0))
 * position?.unseen.length // => 47
 * position && prove(position, { reshuffle: 'on-draw' }).forever // => 'no'
 * positionSeen(runtimeError.view(started.value.match.state, 1)) // => undefined
 * ```
 */
export function positionSeen(view: View<RuntimeError>): Position | undefined {
  if (view.role !== 'seat' || view.outcome !== null) return undefined
  const { own, seat, mine } = view
  if (own.turn !== seat || !isChoicePoint(own)) return undefined
  return positionWith(own, seat, mine.hand, drawable(own, mine.hand))
}
