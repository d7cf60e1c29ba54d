/**
 * Reads and writes Diplomacy in the formats of other programs: saved games of python-diplomacy, the
 * texts of jDip and of the judges, and the tokens of DAIDE.
 *
 * @packageDocumentation
 */
export {
  type DaideOrder,
  type DaideResult,
  readDaide,
  readDaideResults,
  writeDaide,
  writeDaideResults,
} from './daide.js'
export { type JudgeOrder, readJudge, writeJdip, writeJudge } from './judge.js'
export {
  type DiplomacyReadPhase,
  type DiplomacySavedGame,
  type DiplomacySavedPhase,
  readSavedGame,
  writeSavedGame,
} from './saved-game.js'
