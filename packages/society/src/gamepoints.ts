/**
 * The score of a Game in Gamepoints (rule 1250.3 II): by seat, or by team as the Game says, whole
 * numbers that may be below zero. They are no points of Ackanomic: no award can hold them.
 */
export type Gamepoints = readonly number[]

/**
 * The score after a holder was awarded Gamepoints, or forfeited them where the number is below zero.
 * A Game calls it with what its own rule says.
 *
 * @throws RangeError for a holder whom the score does not have, or a number that is not whole
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
  if (held === undefined) throw new RangeError(`Nobody numbered ${holder} holds Gamepoints here.`)
  if (!Number.isSafeInteger(held + by)) throw new RangeError(`${by} is not a number of Gamepoints.`)
  return score.with(holder, held + by)
}

/**
 * The leaders: the holders with the most Gamepoints; several if they are tied.
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
