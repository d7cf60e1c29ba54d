import * as fc from 'fast-check'
import type { Game } from '../game/game.js'
import type { RandomPlayOptions } from './random-entry.js'
import { described, type Opening, type RandomMatch, randomMatch, replayed } from './random-match.js'

const MAX_SHORTENINGS = 600

/**
 * Creates an arbitrary of random matches. A match that breaks a property shrinks by fewer entries.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check'
 * import { matches } from '@ackanomic/core/testing'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const property = fc.property(matches(pureSkill, [{ roster }]), ({ state }) => {
 *   return state.shared.rounds.length <= 13
 * })
 * fc.check(property, { seed: 1, numRuns: 5 }).failed // => false
 * ```
 */
export function matches<S, M>(
  game: Game<S, M>,
  openings: fc.Arbitrary<Opening> | readonly Opening[],
  options: RandomPlayOptions<S, M> = {},
): fc.Arbitrary<RandomMatch<S, M>> {
  const problem = setupsProblem(openings)
  if (problem !== undefined) throw new Error(problem)
  const opening = isList(openings) ? fc.constantFrom(...openings) : openings
  return new Matches(game, opening, options)
}

const WANTED = 'The laws want to know how instances start; give'

/** Describes invalid openings of random matches. */
export function setupsProblem(setups: unknown): string | undefined {
  if (!Array.isArray(setups)) {
    const isArbitrary = typeof setups === 'object' && setups !== null && 'generate' in setups
    return isArbitrary ? undefined : `${WANTED} setups: a list of { roster, options }.`
  }
  if (setups.length === 0) return `${WANTED} at least one of setups.`
  const odd = setups.findIndex((each) => !Object.hasOwn(Object(each), 'roster'))
  return odd < 0
    ? undefined
    : `${WANTED} each of setups as { roster, options }; setups[${odd}] is not.`
}

function isList(
  openings: fc.Arbitrary<Opening> | readonly Opening[],
): openings is readonly Opening[] {
  return Array.isArray(openings)
}

class Matches<S, M> extends fc.Arbitrary<RandomMatch<S, M>> {
  readonly #game: Game<S, M>
  readonly #opening: fc.Arbitrary<Opening>
  readonly #options: RandomPlayOptions<S, M>

  constructor(game: Game<S, M>, opening: fc.Arbitrary<Opening>, options: RandomPlayOptions<S, M>) {
    super()
    this.#game = game
    this.#opening = opening
    this.#options = options
  }

  override generate(
    chance: fc.Random,
    biasFactor: number | undefined,
  ): fc.Value<RandomMatch<S, M>> {
    const opening = this.#opening.generate(chance, biasFactor).value
    const pick = (of: number): number => chance.nextInt(0, of - 1)
    const match = randomMatch(this.#game, opening, pick, this.#options)
    return new fc.Value(readable(match), { left: MAX_SHORTENINGS })
  }

  override canShrinkWithoutContext(_: unknown): _ is RandomMatch<S, M> {
    return false
  }

  override shrink(
    match: RandomMatch<S, M>,
    context: unknown,
  ): fc.Stream<fc.Value<RandomMatch<S, M>>> {
    return new fc.Stream(this.#shorter(match, context as { left: number }))
  }

  *#shorter(
    match: RandomMatch<S, M>,
    budget: { left: number },
  ): Generator<fc.Value<RandomMatch<S, M>>, void, undefined> {
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
    match: RandomMatch<S, M>,
    budget: { left: number },
    isKept: Parameters<typeof replayed<S, M>>[2],
  ): Generator<fc.Value<RandomMatch<S, M>>, void, undefined> {
    if (budget.left <= 0) return
    budget.left--
    const shorter = replayedIfSound(this.#game, match, isKept)
    if (shorter === undefined || shorter.trials.length >= match.trials.length) return
    yield new fc.Value(readable(shorter), budget)
  }
}

function replayedIfSound<S, M>(
  ...given: Parameters<typeof replayed<S, M>>
): RandomMatch<S, M> | undefined {
  try {
    return replayed(...given)
  } catch {
    return undefined
  }
}

function readable<S, M>(match: RandomMatch<S, M>): RandomMatch<S, M> {
  return Object.assign(match, { [fc.toStringMethod]: () => described(match) })
}
