import type { RandomInt } from '../game/view.js'
import type { Referee } from '../prompt.js'
import { chanceReferee, isCount } from './chance.js'
import { combineReferees } from './combine-referees.js'
import { drawFrom, type Seed } from './seed.js'
import { usualAnswer } from './usual-answer.js'

/**
 * A referee for tests, measurements and play at one screen: it answers the prompts of chance
 * (`shuffle`, `pick`, `roll`) from a seed, each answer as likely as any other and to whomever they are put,
 * judges as is usual, and leaves the rest to others. Each answer depends on the seed, the prompt's number and its question, and
 * on nothing else.
 *
 * It draws the same in every match, and can be foretold: some two hundred dice tell the next ones, and
 * those of other seeds that are like this one. Where people play, take `automaticReferee`.
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
 * A die for tests, from a seed: told its number of sides it shows one of `1 … sides`, and goes on from
 * throw to throw; for what is no number of sides it shows `NaN`, and draws nothing. It can be foretold:
 * a dice server where people play wants another, such as `(sides) => randomInt(1, sides + 1)` in Node.
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
 * Creates a random source from a seed, for bots, samplers and random play. Call it with a count,
 * and it chooses one of `0 … of - 1`. The same seed and the same counts in the same order give the
 * same choices. It is fast, and predictable.
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
