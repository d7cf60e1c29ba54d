/**
 * What a list has at a place where it must have something: at a seat of the table, say. That there
 * is nothing is a fault of the program, and thrown.
 *
 * @example
 * ```ts
 * import { getAt } from '@ackanomic/core/engine'
 *
 * getAt(['Ann', 'Bob'], 1) // => 'Bob'
 * ```
 */
export function getAt<Item>(list: readonly Item[], place: number): Item {
  const item = list[place]
  if (item === undefined) throw new Error(`Nothing is at ${place} of ${list.length}.`)
  return item
}
