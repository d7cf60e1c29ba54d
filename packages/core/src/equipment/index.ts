/**
 * Dice mails, dictionaries, Gamepoints (1250.3).
 *
 * @packageDocumentation
 */
export {
  type DiceServerOptions,
  diceServerReferee,
  type SendDiceMail,
} from '../referees/dice-server-referee.js'
export { type EquipmentCitation, type EquipmentClause, equipmentClauses } from './clauses.js'
export {
  type DiceNumberTag,
  type DiceRejection,
  type DiceRejectionFacts,
  type DiceTag,
  diceLimits,
  diceLineLimits,
} from './dice-rejection.js'
export {
  type DiceRecipients,
  type DiceRequest,
  type DiceRequestOptions,
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
export { type Die, diceServer, rollDice } from './dice-server.js'
export {
  type Definition,
  type DefinitionDictionary,
  type DefinitionDictionaryName,
  definitionLookupDictionaries,
  type ListedDictionary,
  type WordDictionaryName,
  wordValidatingDictionaries,
} from './dictionaries.js'
export {
  awardGamepoints,
  forfeitGamepoints,
  type GamepointChange,
  type GamepointRejection,
  type GamepointRejectionFacts,
  leadingHolders,
  startGamepoints,
  totalGamepoints,
} from './gamepoints.js'
export { type GeneralEquipment, generalEquipment } from './general-equipment.js'
