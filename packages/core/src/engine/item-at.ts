/**
 * Returns the item of a list at an index that must exist. A missing one is a bug, and throws.
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
  if (item === undefined) throw new Error(`The list has ${list.length} items and none at ${place}.`)
  return item
}
