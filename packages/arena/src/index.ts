/**
 * An arena in which programs play matches against each other and against bots.
 *
 * @packageDocumentation
 */
export { type ArenaOptions, judgeFolder, runArena, type Standing } from './arena.js'
export {
  type ArenaMatch,
  type FailureCause,
  failureCauses,
  type PlayedMatch,
  playMatch,
} from './play-match.js'
export { type ArenaPage, commandPlayer, type Player, readPlayer } from './players.js'
