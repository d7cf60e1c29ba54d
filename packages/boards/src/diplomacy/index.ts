/**
 * The board of Diplomacy, rule 1250.14.
 *
 * @packageDocumentation
 */
export { DiplomacyBoard } from './board.js'
