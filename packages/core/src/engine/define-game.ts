import type { GameTypes } from './bundle.js'
import type { GameOf, RulesOf, TextOf } from './contract.js'
import type { SearchDefinition } from './definition.js'
import { knownEngineOf } from './engine-of.js'
import { stateOf } from './resample.js'
import { answerAtRandom } from './sample.js'
import { Simulation } from './simulation.js'

/**
 * Makes a game from its rules, its text and its support for search.
 *
 * @example See `examples/` in the repository for a whole game in under a hundred lines.
 */
export function defineGame<T extends GameTypes>(
  rules: RulesOf<T>,
  text: TextOf<T>,
  search: SearchDefinition<T> = {},
): GameOf<T> {
  const engine = knownEngineOf<T>(rules)
  const { determinize, scores } = search
  return {
    ...rules,
    ...text,
    sampleAnswer: (state, asked, choose) => answerAtRandom(search, state, asked, choose),
    simulate: (state) => new Simulation(engine, search, state),
    ...(scores === undefined ? {} : { scores: (state) => scores.call(search, state) }),
    ...(determinize === undefined
      ? {}
      : {
          determinize: (view, choose, now) =>
            stateOf(view, determinize.call(search, view, choose), now),
        }),
  }
}
