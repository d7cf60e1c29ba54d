/**
 * What a list has at a place where it must have something: at a seat of the table, say. That there
 * is nothing is a fault of the program, and thrown.
 *
 * @example
 * ```ts
 * import { itemAt } from '@ackanomic/core/engine'
 *
 * itemAt(['Ann', 'Bob'], 1) // => 'Bob'
 * ```
 */
export function itemAt<Item>(list: readonly Item[], place: number): Item {
  const item = list[place]
  if (item === undefined) throw new Error(`Nothing is at ${place} of ${list.length}.`)
  return item
}
