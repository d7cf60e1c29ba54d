import type { Candidate } from '../game/tactics.js'
import type { Choose } from '../game/view.js'

/** So finely is a weight drawn. */
const GRAIN = 2 ** 24

/**
 * One of the candidates by chance, each as often as its weight says beside those of the others;
 * `undefined` where there is none.
 *
 * @param candidates - moves with weights above 0
 * @param choose - where its chance comes from
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
  choose: Choose,
): Move | undefined {
  let all = 0
  for (const { weight } of candidates) all += weight
  let drawn = (choose(GRAIN) / GRAIN) * all
  for (const { move, weight } of candidates) {
    drawn -= weight
    if (drawn < 0) return move
  }
  return candidates.at(-1)?.move
}
