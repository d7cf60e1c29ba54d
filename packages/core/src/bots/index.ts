/**
 * Bots that see what their seat sees, driven by the contract alone.
 *
 * @packageDocumentation
 */

export type { Seed } from '../referees/seed.js'
export { randomJudge, seededPick, seededReferee } from '../referees/seeded.js'
export { type Bot, randomBot } from './bot.js'
export { playOut } from './playout.js'
export { type SearchOptions, searchBot } from './search.js'
