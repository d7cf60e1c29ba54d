import type { RandomInt } from '../game/view.js'
import type { Referee } from '../prompt.js'
import { chanceReferee, isCount } from './chance.js'
import { combineReferees } from './combine-referees.js'
import { drawFrom, type Seed } from './seed.js'
import { usualAnswer } from './usual-answer.js'

/**
 * Creates a referee for tests, measurements and play on one device. It draws by the seed, the
 * prompt's number and its question, gives the `usual` answer to a `judge` question, and leaves
 * everything else to others.
 *
 * It draws the same in every match and is predictable, even from other seeds. Use
 * `automaticReferee` if people play against each other.
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
 * Creates a predictable die for tests: a roll from 1 to `sides`, or `NaN` without positive sides.
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
 * Creates a fast, predictable source of integers `0 … of - 1`, for bots and random play.
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
