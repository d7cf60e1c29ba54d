/**
 * General Equipment for the society's secretary: dice mails and dictionaries (1250.3).
 *
 * @packageDocumentation
 */
export { type EquipmentCitation, type EquipmentClause, equipmentClauses } from './clauses.js'
export type { DiceError, DiceErrors, DiceNumberTag, DiceTag } from './dice-errors.js'
export {
  type DiceRecipients,
  type DiceRequest,
  diceRequest,
  formatDiceRequest,
  parseDiceRequest,
} from './dice-request.js'
export {
  type DiceResult,
  type DiceRolls,
  formatDiceResult,
  parseDiceResult,
} from './dice-result.js'
export { type Die, diceServer } from './dice-server.js'
export {
  type DiceServerOptions,
  diceServerReferee,
  type SendDiceMail,
} from './dice-server-referee.js'
export {
  type DefinitionDictionary,
  type DefinitionDictionaryName,
  type GeneralEquipment,
  generalEquipment,
  type WordDefinition,
  type WordDictionaryName,
} from './general-equipment.js'
