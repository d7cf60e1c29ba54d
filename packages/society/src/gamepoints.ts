/** Scores in Gamepoints (1250.3 II) by seat or team: integers, not points of Ackanomic. */
export type Gamepoints = readonly number[]

/**
 * Awards Gamepoints to a holder, or takes some if negative, and returns the new scores.
 *
 * @throws RangeError if there is no such holder, or the number is not an integer
 *
 * @example
 * ```ts
 * import { awardGamepoints } from '@ackanomic/society'
 *
 * awardGamepoints([0, 5], 1, -7) // => [0, -2]
 * ```
 */
export function awardGamepoints(score: Gamepoints, holder: number, by: number): Gamepoints {
  const held = score[holder]
  if (held === undefined)
    throw new RangeError(`No holder of Gamepoints here has the number ${holder}.`)
  if (!Number.isSafeInteger(held + by))
    throw new RangeError(`${by} is not a number of Gamepoints; give a whole number.`)
  return score.with(holder, held + by)
}

/**
 * Returns the holders with the most Gamepoints.
 *
 * @example
 * ```ts
 * import { leadersOf } from '@ackanomic/society'
 *
 * leadersOf([-2, 5, 5]) // => [1, 2]
 * ```
 */
export function leadersOf(score: Gamepoints): readonly number[] {
  const most = score.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  return [...score.keys()].filter((holder) => score[holder] === most)
}
