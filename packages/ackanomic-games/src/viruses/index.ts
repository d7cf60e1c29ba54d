/**
 * Viruses, rule 1250.16.
 *
 * @packageDocumentation
 */
export { type Area, areaAround, firstGrid, type Square } from './area.js'
export { type Cells, cellAt, countCells } from './cells.js'
export { virusesClauses } from './clauses.js'
export type { Fault } from './errors.js'
export type { Entrance, ListedMove, VirusesMove, VirusesReport } from './events.js'
export { viruses } from './game.js'
export { generation } from './generation.js'
export { type Drawn, gridRows, numberedGrid } from './grid.js'
export type { Viruses, VirusesPlayer, VirusesSecret, VirusesShared } from './model.js'
export { freeViruses } from './players.js'
export type { Virus } from './virus.js'
