/**
 * The board of Tromino Go, rule 1250.11.
 *
 * @packageDocumentation
 */
export { TrominoGoBoard } from './board.js'
export { trominoGoStages } from './stages.js'
