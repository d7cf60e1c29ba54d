import type { Choose } from '../game/view.js'
import type { Referee } from '../inquiry.js'
import { chanceReferee, isCount } from './chance.js'
import { drawFrom, type Seed } from './seed.js'

/**
 * A fast referee for tests and measurements: it answers the inquiries of chance (`shuffle`, `pick`,
 * `roll`) from a seed, each answer as likely as any other, and leaves the rest to others. Each answer
 * depends on the seed, the inquiry's number and its question, and on nothing else.
 *
 * Its chance can be foretold: whoever has seen some two hundred dice can work out the next ones, and
 * those of other seeds that are like this one. Where people play, take `programReferee`.
 *
 * @param seed - any number or text
 *
 * @example
 * ```ts
 * import { foreseeableReferee } from '@ackanomic/core/bots'
 *
 * const draw = { id: 4, name: 'prize', to: 'referee', at: 0, about: null } as const
 * const inquiry = { ...draw, question: { ask: 'pick', of: 13 } } as const
 * foreseeableReferee(7)(inquiry) === foreseeableReferee('7')(inquiry) // => true
 * ```
 */
export function foreseeableReferee(seed: Seed): Referee {
  return chanceReferee((...purpose) => drawFrom(seed, ...purpose))
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
 * import { foreseeableDie } from '@ackanomic/core/bots'
 *
 * foreseeableDie('friday')(20) === foreseeableDie('friday')(20) // => true
 * ```
 */
export function foreseeableDie(seed: Seed): (sides: number) => number {
  const draw = drawFrom(seed, 'die')
  return (sides) => (isCount(sides, 1) ? draw(sides) + 1 : Number.NaN)
}

/**
 * A source of chance from a seed, for bots, samplers and random play: told of how many things, it
 * chooses one of `0 … of - 1`. It goes on from choice to choice; the same seed and the same numbers in
 * the same order choose the same. It is fast, and can be foretold.
 *
 * @param seed - any number or text
 *
 * @example
 * ```ts
 * import { seededPick } from '@ackanomic/core/bots'
 *
 * seededPick('any seed')(13) === seededPick('any seed')(13) // => true
 * ```
 */
export function seededPick(seed: Seed): Choose {
  const draw = drawFrom(seed, 'pick')
  return (of) => (isCount(of, 1) ? draw(of) : 0)
}
