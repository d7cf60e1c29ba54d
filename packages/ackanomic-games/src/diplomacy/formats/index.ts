/**
 * Diplomacy in the formats of others: saved games of python-diplomacy, the texts of jDip and the
 * judges, the tokens of DAIDE; each is written and read.
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
