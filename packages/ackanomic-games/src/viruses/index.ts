/** Viruses, rule 1250.16. @packageDocumentation */
export { areaAround, initialGridSize } from './area.js'
export { cellAt, countCells, type VirusesCells } from './cells.js'
export type { VirusesFault } from './errors.js'
export { viruses } from './game.js'
export { nextGeneration } from './generation.js'
export { numberedVirusesGrid, virusesGridRows } from './grid.js'
export type { Viruses, VirusesMove, VirusesState } from './model.js'
export { freeViruses } from './players.js'
export type {
  Virus,
  VirusesArea,
  VirusesPlayer,
  VirusesReport,
  VirusesSecret,
  VirusesSentMove,
  VirusesShared,
  VirusesSquare,
} from './state.js'
