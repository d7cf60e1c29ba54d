/**
 * The scores of a Game in Gamepoints (rule 1250.3 II), by seat, or by team if the Game says so.
 * They are whole numbers and may be negative. Gamepoints are not points of Ackanomic, and no award
 * can contain them.
 */
export type Gamepoints = readonly number[]

/**
 * Awards Gamepoints to a holder, or lets them forfeit some if the number is negative, and returns
 * the new scores. A Game calls it with the number that its own rule states.
 *
 * @throws RangeError if the scores do not have this holder, or the number is not an integer
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
 * Returns the holders with the most Gamepoints. There are several if they are tied.
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
