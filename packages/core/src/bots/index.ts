/** Bots that see only what their seat sees, and fast, seeded chance. @packageDocumentation */
export type { Candidate, Lexicon, MoveEvaluation, Tactics } from '../game/tactics.js'
export type { Seed } from '../referees/seed.js'
export { seededDie, seededRandom, seededReferee } from '../referees/seeded.js'
export { type Bot, randomBot } from './bot.js'
export { type Level, type LevelSettings, levels } from './level.js'
export { type BotName, botNames, namedBot } from './named-bot.js'
export type { AbortSignalLike, Stopwatch } from './pace.js'
export { type Playable, rollout } from './rollout.js'
export {
  type RolloutBudget,
  type SearchBot,
  type SearchOptions,
  type SearchSettings,
  searchBot,
  type ThinkOptions,
  type TimeBudget,
} from './search.js'
export { chooseByWeight, weightByValue } from './weight-by-value.js'
