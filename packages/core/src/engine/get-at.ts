/**
 * Returns the item of a list at an index that must exist. A missing one is a bug, and throws.
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
  if (item === undefined) throw new Error(`The list has ${list.length} items and none at ${place}.`)
  return item
}
