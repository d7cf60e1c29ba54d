/** Tromino Go, rule 1250.11. @packageDocumentation */
export { treasuryPrize } from './ending.js'
export type { TrominoGoPayment, TrominoGoWinReason } from './events.js'
export type { TrominoGoFault } from './faults.js'
export { trominoGo } from './game.js'
export { drawTrominoGrid, readTrominoGrid, trominoGridRows } from './grid.js'
export type { TrominoGo, TrominoGoMove, TrominoGoState } from './model.js'
export { movesIn, placesIn, type TrominoShift } from './places.js'
export { trominoesOf } from './plays.js'
export type {
  TrominoGoConcession,
  TrominoGoPlay,
  TrominoGoQuestion,
  TrominoGoRound,
  TrominoGoRoundEnd,
  TrominoGoShared,
  TrominoGoUntimedPlay,
} from './state.js'
export {
  groupsIn,
  noMansLandsIn,
  outsideEdges,
  surroundedIn,
  type TrominoGoGridOptions,
} from './surroundings.js'
export type {
  Tromino,
  TrominoCells,
  TrominoLetter,
  TrominoPosition,
  TrominoSquare,
} from './tromino.js'
export { isTromino, letterOfPlay, sharedEdge } from './tromino.js'
export { firstIllegal, type TrominoGoIllegalPlay } from './watch.js'
