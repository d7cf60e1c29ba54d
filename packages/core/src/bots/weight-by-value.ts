import type { Candidate } from '../game/tactics.js'
import type { RandomInt } from '../game/view.js'

const WEIGHT_RESOLUTION = 2 ** 24

/**
 * Chooses a candidate at random, in proportion to the weights; `undefined` from an empty list.
 *
 * @example
 * ```ts
 * import { chooseByWeight } from '@ackanomic/core/bots'
 *
 * const candidates = [{ move: 'rock', weight: 1 }, { move: 'paper', weight: 3 }]
 * chooseByWeight(candidates, (of) => 0) // => 'rock'
 * chooseByWeight(candidates, (of) => of / 2) // => 'paper'
 * chooseByWeight([], () => 0) // => undefined
 * ```
 */
export function chooseByWeight<Move>(
  candidates: readonly Candidate<Move>[],
  choose: RandomInt,
): Move | undefined {
  let all = 0
  for (const { weight } of candidates) all += weight
  let drawn = (choose(WEIGHT_RESOLUTION) / WEIGHT_RESOLUTION) * all
  for (const { move, weight } of candidates) {
    drawn -= weight
    if (drawn < 0) return move
  }
  return candidates.at(-1)?.move
}

const MIN_WEIGHT = 1e-9

/**
 * Turns values into weights, best first (softmax): `little` more value weighs 2.718 times as much.
 *
 * @param little - a small difference of values
 *
 * @example
 * ```ts
 * import { weightByValue } from '@ackanomic/core/bots'
 *
 * const valued = [{ move: 'rock', value: 3 }, { move: 'paper', value: 5 }, { move: 'well', value: 0 }]
 * weightByValue(valued, 2, 2).map(({ move }) => move) // => ['paper', 'rock']
 * weightByValue(valued, 2)[0]?.weight.toFixed(2) // => '1.00'
 * weightByValue(valued, 2)[1]?.weight.toFixed(2) // => '0.37'
 * ```
 */
export function weightByValue<Move>(
  valued: readonly { readonly move: Move; readonly value: number }[],
  little: number,
  most: number = Number.POSITIVE_INFINITY,
): readonly Candidate<Move>[] {
  const ranked = [...valued].sort((one, other) => other.value - one.value).slice(0, most)
  const best = ranked[0]?.value ?? 0
  return ranked.map(({ move, value }) => ({
    move,
    weight: Math.exp((value - best) / little) + MIN_WEIGHT,
  }))
}
