/**
 * Tromino Go, rule 1250.11.
 *
 * @packageDocumentation
 */
export { trominoGoClauses } from './clauses.js'
export { prizeFor } from './ending.js'
export type { Fault } from './faults.js'
export { trominoGo } from './game.js'
export { drawGrid, gridRows, readGrid } from './grid.js'
export type { TrominoGo } from './model.js'
export { movesIn, placesIn, type Shift } from './places.js'
export { trominoesOf } from './plays.js'
export {
  groupsIn,
  type Leaking,
  noMansLandsIn,
  outsideEdges,
  surroundedIn,
} from './surroundings.js'
export type { Cells, Letter, Position, Square, Tromino } from './tromino.js'
export { isTromino, letterOfPlay, sharedEdge } from './tromino.js'
export type {
  Concession,
  Made,
  Payment,
  Play,
  Question,
  RoundEnd,
  TrominoGoRound,
  TrominoGoShared,
} from './types.js'
export { firstIllegal, type IllegalPlay } from './watch.js'
