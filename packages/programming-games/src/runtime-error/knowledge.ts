import type { SeatNumber } from '@ackanomic/core'
import type { View, VisibleState } from '@ackanomic/core/engine'
import { RUNTIME_ERROR_CARDS, type RuntimeErrorCard } from './cards.js'
import type { RuntimeError } from './model.js'
import type { RuntimeErrorPosition } from './proof/position.js'
import type { RuntimeErrorLaidStatement, RuntimeErrorShared } from './state.js'
import { type RuntimeErrorStatement, SLOTS } from './statement.js'

/** The cards of a statement that lie face up. */
export function openCards(statement: RuntimeErrorLaidStatement): RuntimeErrorCard[] {
  return SLOTS.flatMap((slot) => statement[slot] ?? [])
}

export function isOpen(statement: RuntimeErrorLaidStatement): statement is RuntimeErrorStatement {
  return SLOTS.every((slot) => statement[slot] !== null)
}

/** The statements of a seat that lie face up: all, whenever a move is possible. */
export function openStatements({ statements }: RuntimeErrorShared, seat: SeatNumber) {
  return (statements[seat] ?? []).filter(isOpen)
}

/** The other seats in the order of their turns after one. */
export function seatsAfter({ statements }: RuntimeErrorShared, seat: SeatNumber): SeatNumber[] {
  const count = statements.length
  return Array.from({ length: count - 1 }, (_, ahead) => (seat + 1 + ahead) % count)
}

/** All open cards on the table: the pile, the statements, the input. */
export function openOnTable(shared: RuntimeErrorShared): RuntimeErrorCard[] {
  const { discard, statements, input } = shared
  return [...discard, ...statements.flat().flatMap(openCards), ...(input === null ? [] : [input])]
}

/**
 * The cards that could be in the deck: those of its last shuffle, without the ones on the table, in
 * `apart` (such as one's own hand), or seen going into a hand.
 */
export function drawable(shared: RuntimeErrorShared, apart: readonly RuntimeErrorCard[]) {
  const elsewhere = new Set([...openOnTable(shared), ...apart, ...shared.seen.flat()])
  const { pool } = shared
  return RUNTIME_ERROR_CARDS.filter(
    (card) => pool?.includes(card) !== false && !elsewhere.has(card),
  )
}

/** Whether the player in turn could claim now. */
export function isChoicePoint({ stage, shuffling, solver }: RuntimeErrorShared): boolean {
  const isOpen = stage === 'scripting' || stage === 'testing' || stage === 'loop'
  return isOpen && !shuffling && solver !== 'asked'
}

/** The basis of a claim of the player in turn, with a hand and possible cards of the deck. */
export function positionWith(
  shared: RuntimeErrorShared,
  hand: readonly RuntimeErrorCard[],
  unseen: readonly RuntimeErrorCard[] = drawable(shared, hand),
): RuntimeErrorPosition {
  const { turn, discard, deck, stage } = shared
  return {
    hand: [...hand],
    discard: [...discard],
    unseen: [...unseen],
    deck,
    own: openStatements(shared, turn),
    opponents: seatsAfter(shared, turn).map((other) => openStatements(shared, other)),
    script: stage === 'scripting',
  }
}

export function positionKnown({
  shared,
  secret,
}: Pick<VisibleState<RuntimeError>, 'shared' | 'secret'>): RuntimeErrorPosition {
  return positionWith(shared, secret[shared.turn]?.hand ?? [])
}

/**
 * Returns the position from which the player in turn can argue, for `provePosition`; `undefined`
 * for other viewers, and if nothing can be claimed.
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { provablePositionOf, runtimeError } from '@ackanomic/programming-games/runtime-error'
 *
 * const match = createMatch(runtimeError, { players: ['Ann', 'Bob'], options: { first: 0 } })
 * provablePositionOf(match.viewFor('Ann'))?.unseen.length // => 47
 * ```
 */
export function provablePositionOf(view: View<RuntimeError>): RuntimeErrorPosition | undefined {
  if (view.role !== 'seat' || view.outcome !== null) return undefined
  const { shared, seat, mine } = view
  const mayClaim = shared.turn === seat && isChoicePoint(shared)
  return mayClaim ? positionWith(shared, mine.hand) : undefined
}
