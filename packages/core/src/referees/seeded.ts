import type { RandomInt } from '../game/view.js'
import type { Referee } from '../prompt.js'
import { chanceReferee, isCount } from './chance.js'
import { combineReferees } from './combine-referees.js'
import { drawFrom, type Seed } from './seed.js'
import { usualAnswer } from './usual-answer.js'

/**
 * Creates a referee for tests, measurements and play on one device. It answers the prompts of
 * chance (`shuffle`, `pick`, `roll`) from a seed, with all answers equally likely and whoever the
 * addressee is. It gives the `usual` answer to a `judge` question, and leaves everything else to
 * others. Each answer depends on the seed, the prompt's number and its question, and on nothing
 * else.
 *
 * It draws the same in every match and is predictable: from some two hundred dice one can work out
 * the next ones, and those of similar seeds. If people play against each other, use
 * `automaticReferee`.
 *
 * @param seed - any number or text
 *
 * @example
 * ```ts
 * import { seededReferee } from '@ackanomic/core/bots'
 *
 * const match = { gameId: 'pure-skill', matchId: 'a match', committedAt: 0 }
 * const draw = { id: 4, name: 'prize', to: 'referee', at: 0, details: null } as const
 * const prompt = { ...draw, question: { kind: 'pick', of: 13 } } as const
 * seededReferee(7)(prompt, match) === seededReferee('7')(prompt, match) // => true
 * ```
 */
export function seededReferee(seed: Seed): Referee {
  const chance = chanceReferee(
    () =>
      (...purpose) =>
        drawFrom(seed, ...purpose),
  )
  return combineReferees(chance, (prompt, match) =>
    typeof prompt.to === 'number' ? undefined : usualAnswer(prompt, match),
  )
}

/**
 * Creates a die for tests from a seed. Call it with a number of sides, and it returns the next
 * roll, from 1 to `sides`. If `sides` is not a positive integer, it returns `NaN` and does not
 * advance. It is predictable. If people play, a dice server needs another die, such as
 * `(sides) => randomInt(1, sides + 1)` in Node.
 *
 * @param seed - any number or text
 *
 * @example
 * ```ts
 * import { seededDie } from '@ackanomic/core/bots'
 *
 * seededDie('friday')(20) === seededDie('friday')(20) // => true
 * ```
 */
export function seededDie(seed: Seed): (sides: number) => number {
  const draw = drawFrom(seed, 'die')
  return (sides) => (isCount(sides, 1) ? draw(sides) + 1 : Number.NaN)
}

/**
 * Creates a random source from a seed, for bots, samplers and random play. Call it with a count
 * `of`, and it returns an integer from 0 to `of - 1`. The same seed and the same counts in the same
 * order give the same choices. It is fast and predictable.
 *
 * @param seed - any number or text
 *
 * @example
 * ```ts
 * import { seededRandom } from '@ackanomic/core/bots'
 *
 * seededRandom('any seed')(13) === seededRandom('any seed')(13) // => true
 * ```
 */
export function seededRandom(seed: Seed): RandomInt {
  const draw = drawFrom(seed, 'pick')
  return (of) => (isCount(of, 1) ? draw(of) : 0)
}
