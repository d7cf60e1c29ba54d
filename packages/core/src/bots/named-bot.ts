import type { Game } from '../game/game.js'
import type { Tactics } from '../game/tactics.js'
import type { RandomInt } from '../game/view.js'
import { type Bot, randomBot } from './bot.js'
import { type Level, levels } from './level.js'
import { type RolloutBudget, searchBot, type TimeBudget } from './search.js'

/** The name of a bot: `random`, or the level of one that searches. */
export type BotName = 'random' | Level

/** The names of all bots. */
export const botNames: readonly BotName[] = ['random', ...(Object.keys(levels) as Level[])]

/**
 * Creates a bot by its name.
 *
 * @example
 * ```ts
 * import { botNames, namedBot, seededRandom } from '@ackanomic/core/bots'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * botNames // => ['random', 'easy', 'fair', 'strong']
 * const bot = namedBot(pureSkill, 'easy', seededRandom('any seed'), { rollouts: 50 })
 * ```
 */
export function namedBot<State, Move>(
  game: Game<State, Move>,
  name: BotName,
  choose: RandomInt,
  budget: RolloutBudget | TimeBudget,
  tactics?: Tactics<NoInfer<State>, NoInfer<Move>>,
): Bot<Move> {
  if (name === 'random') return randomBot(game, choose)
  return searchBot(game, choose, { ...budget, level: name, tactics })
}
