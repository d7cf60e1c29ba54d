import type { GameTypes } from './bundle.js'
import type { RulesOf } from './contract.js'
import type { PositionDefinition } from './definition.js'
import { Engine } from './engine.js'
import { knownEngineOf } from './engine-of.js'
import { startedFrom } from './position.js'
import { rulesOf } from './rules.js'

/**
 * Adds positions to rules: matches can start in the middle of play, and states can be checked.
 *
 * @example
 * ```ts
 * import { mediocrity } from '@ackanomic/games/mediocrity'
 * import { mediocrityRules } from '@ackanomic/games/mediocrity/rules'
 *
 * // The game is `withPositions(mediocrityRules, …)` with its words; the rules alone have none.
 * const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: [], startedAt: 0 }
 * const refused = mediocrityRules.setup(roster, {}, {})
 * refused.ok ? '' : refused.error.code // => 'badPosition'
 * ```
 */
export function withPositions<T extends GameTypes>(
  rules: RulesOf<T>,
  position: PositionDefinition<T>,
): RulesOf<T> {
  const { model, definition } = knownEngineOf<T>(rules)
  return rulesOf(new Engine(model, definition, position), startedFrom)
}
