/** Diplomacy in the formats of python-diplomacy, jDip, judges and DAIDE. @packageDocumentation */
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
