/// <reference path="./modules.d.ts" />
import blossom from 'edmonds-blossom-fixed'

/** The cost of a pair; `undefined` if the two may not be matched. */
export type PairCost = (one: number, other: number) => number | undefined

/** More than any pair costs, and small enough that sums of a few stay exact. */
const MAX_COST = 2 ** 49

/**
 * Matches as many of `count` vertices as possible, at the least cost. Returns the pairs, each with
 * the lower number first, and the rest.
 */
export function matchPairs(
  count: number,
  cost: PairCost,
): { readonly pairs: readonly (readonly [number, number])[]; readonly left: readonly number[] } {
  const edges: [number, number, number][] = []
  for (let one = 0; one < count; one++)
    for (let other = one + 1; other < count; other++) {
      const price = cost(one, other)
      if (price !== undefined) edges.push([one, other, MAX_COST - price])
    }
  const partners = edges.length === 0 ? [] : blossom(edges, true)
  const all = Array.from({ length: count }, (_, vertex) => vertex)
  const partnerOf = (vertex: number): number => partners[vertex] ?? -1
  return {
    pairs: all.flatMap((one) => (partnerOf(one) > one ? [[one, partnerOf(one)] as const] : [])),
    left: all.filter((vertex) => partnerOf(vertex) < 0),
  }
}
