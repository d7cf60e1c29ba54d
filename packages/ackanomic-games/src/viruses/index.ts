/**
 * Viruses, rule 1250.16.
 *
 * @packageDocumentation
 */
export { areaAround, firstGrid, type VirusesArea, type VirusesSquare } from './area.js'
export { cellAt, countCells, type VirusesCells } from './cells.js'
export { virusesClauses } from './clauses.js'
export type { VirusesFault } from './errors.js'
export type { VirusesEntrance, VirusesListedMove, VirusesMove, VirusesReport } from './events.js'
export { viruses } from './game.js'
export { generation } from './generation.js'
export { type Drawn, numberedVirusesGrid, virusesGridRows } from './grid.js'
export type { Viruses, VirusesPlayer, VirusesSecret, VirusesShared } from './model.js'
export { freeViruses } from './players.js'
export type { Virus } from './virus.js'
