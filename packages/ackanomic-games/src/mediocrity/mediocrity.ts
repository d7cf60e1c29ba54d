/**
 * The near-Mediocre member of a set of numbers in which equals all count: the middle one, or of
 * two in the middle the lower (med.1, med.2); `null` for an empty set.
 *
 * @example
 * ```ts
 * import { nearMediocre } from '@ackanomic/games/mediocrity'
 *
 * nearMediocre([3, 1, 2]) // => 2
 * nearMediocre([4, 1, 2, 3]) // => 2
 * ```
 */
export function nearMediocre(numbers: readonly number[]): number | null {
  const members = sorted(numbers)
  return members[middleOf(members)] ?? null
}

/**
 * The most Mediocre member of a set of numbers in which equals all count: the near-Mediocre one
 * where it has no equal; otherwise it goes with its equals, and the rest is looked at in the same
 * way (med.1 to med.5). `null` where nothing is left.
 *
 * @example
 * ```ts
 * import { mostMediocre } from '@ackanomic/games/mediocrity'
 *
 * mostMediocre([1, 2, 3]) // => 2
 * mostMediocre([1, 2, 2, 3]) // => 1
 * mostMediocre([5, 5, 5]) // => null
 * ```
 */
export function mostMediocre(numbers: readonly number[]): number | null {
  const members = sorted(numbers)
  for (;;) {
    const middle = middleOf(members)
    const near = members[middle]
    if (near === undefined) return null
    let [first, last] = [middle, middle]
    while (members[first - 1] === near) first--
    while (members[last + 1] === near) last++
    if (first === last) return near
    members.splice(first, last - first + 1)
  }
}

function sorted(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => a - b)
}

/** The place in the middle, counted from 0: the `(N+1)/2`th of an odd number, the `N/2`th of an even. */
function middleOf(members: readonly number[]): number {
  return Math.ceil(members.length / 2) - 1
}
