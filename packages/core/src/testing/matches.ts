import * as fc from 'fast-check'
import type { GameTypes } from '../engine/bundle.js'
import type { Game } from '../engine/contract.js'
import { described } from './described.js'
import { tablesProblem } from './misuse.js'
import type { Opening } from './opening.js'
import type { PlayOptions } from './random-entry.js'
import { type RandomMatch, randomMatch, replayed } from './random-match.js'

/** How many shorter matches are looked at when one breaks a law. */
const SHORTENINGS = 600

/**
 * Random matches of a game, for properties of your own. One that breaks a property shrinks: entries
 * are left out, as many as can be while the property stays broken.
 *
 * @param openings - how instances start: a list, or an arbitrary
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check'
 * import { matches } from '@ackanomic/core/testing'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const property = fc.property(matches(pureSkill, [{ table }]), ({ state }) => {
 *   return state.own.rounds.length <= 13
 * })
 * fc.check(property, { seed: 1, numRuns: 5 }).failed // => false
 * ```
 */
export function matches<T extends GameTypes>(
  game: Game<T>,
  openings: fc.Arbitrary<Opening> | readonly Opening[],
  options: PlayOptions<T> = {},
): fc.Arbitrary<RandomMatch<T>> {
  const problem = tablesProblem(openings)
  if (problem !== undefined) throw new Error(problem)
  const opening = isList(openings) ? fc.constantFrom(...openings) : openings
  return new Matches(game, opening, options)
}

function isList(
  openings: fc.Arbitrary<Opening> | readonly Opening[],
): openings is readonly Opening[] {
  return Array.isArray(openings)
}

class Matches<T extends GameTypes> extends fc.Arbitrary<RandomMatch<T>> {
  readonly #game: Game<T>
  readonly #opening: fc.Arbitrary<Opening>
  readonly #options: PlayOptions<T>

  constructor(game: Game<T>, opening: fc.Arbitrary<Opening>, options: PlayOptions<T>) {
    super()
    this.#game = game
    this.#opening = opening
    this.#options = options
  }

  override generate(chance: fc.Random, biasFactor: number | undefined): fc.Value<RandomMatch<T>> {
    const opening = this.#opening.generate(chance, biasFactor).value
    const pick = (of: number): number => chance.nextInt(0, of - 1)
    const match = randomMatch(this.#game, opening, pick, this.#options)
    return new fc.Value(readable(match), { left: SHORTENINGS })
  }

  override canShrinkWithoutContext(_: unknown): _ is RandomMatch<T> {
    return false
  }

  override shrink(match: RandomMatch<T>, context: unknown): fc.Stream<fc.Value<RandomMatch<T>>> {
    return new fc.Stream(this.#shorter(match, context as { left: number }))
  }

  *#shorter(
    match: RandomMatch<T>,
    budget: { left: number },
  ): Generator<fc.Value<RandomMatch<T>>, void, undefined> {
    const length = match.trials.length
    yield* this.#without(match, budget, ({ result }) => result.ok)
    for (let size = length; size >= 1; size = Math.floor(size / 2)) {
      for (let end = length; end > 0; end -= size) {
        const start = Math.max(0, end - size)
        yield* this.#without(match, budget, (_, index) => index < start || index >= end)
      }
    }
  }

  *#without(
    match: RandomMatch<T>,
    budget: { left: number },
    isKept: Parameters<typeof replayed<T>>[2],
  ): Generator<fc.Value<RandomMatch<T>>, void, undefined> {
    if (budget.left <= 0) return
    budget.left--
    const shorter = replayedIfSound(this.#game, match, isKept)
    if (shorter === undefined || shorter.trials.length >= match.trials.length) return
    yield new fc.Value(readable(shorter), budget)
  }
}

function replayedIfSound<T extends GameTypes>(
  ...given: Parameters<typeof replayed<T>>
): RandomMatch<T> | undefined {
  try {
    return replayed(...given)
  } catch {
    return undefined
  }
}

/** Has fast-check print a match as its entries, and not as a thousand lines of states. */
function readable<T extends GameTypes>(match: RandomMatch<T>): RandomMatch<T> {
  return Object.assign(match, { [fc.toStringMethod]: () => described(match) })
}
