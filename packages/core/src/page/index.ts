/**
 * Pages of games for other programs: rules, notation, and JSON Schemas of input.
 *
 * @packageDocumentation
 */
export { type GamePage, gamePage, type JsonSchema } from './game-page.js'
