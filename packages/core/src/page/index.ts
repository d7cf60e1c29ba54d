/**
 * Pages of games that need no program to read: rules, notation, and JSON Schemas of what may be sent.
 *
 * @packageDocumentation
 */
export { type GamePage, gamePage, type JsonSchema } from './game-page.js'
