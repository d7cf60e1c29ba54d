import type { RandomInt } from '../game/view.js'

/**
 * Works out the probability of each outcome of a random function by trying all choices; use few.
 *
 * @returns the probabilities, in the order in which the outcomes first occurred
 *
 * @example
 * ```ts
 * import { outcomeProbabilities } from '@ackanomic/core/testing'
 *
 * const sums = outcomeProbabilities((choose) => String(choose(2) + choose(2)))
 * Object.fromEntries(sums) // => { 0: 0.25, 1: 0.5, 2: 0.25 }
 * ```
 */
export function outcomeProbabilities(
  draw: (choose: RandomInt) => string,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  /** The choices so far; the last one that is not exhausted changes next. */
  const way: { chosen: number; readonly of: number }[] = []
  do {
    let step = 0
    const drawn = draw((of) => {
      if (step === way.length) way.push({ chosen: 0, of })
      const choice = way[step++]
      if (choice?.of !== of) throw new Error('It does not draw by its choices alone.')
      return choice.chosen
    })
    const likelihood = way.reduce((part, { of }) => part / of, 1)
    found.set(drawn, (found.get(drawn) ?? 0) + likelihood)
    while (way.length > 0) {
      const last = way[way.length - 1]
      if (last !== undefined && ++last.chosen < last.of) break
      way.pop()
    }
  } while (way.length > 0)
  return found
}
