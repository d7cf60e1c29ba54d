/**
 * Viruses, rule 1250.16.
 *
 * @packageDocumentation
 */
export { type Area, areaAround, firstGrid, type Square } from './area.js'
export { type Cells, cellAt, countCells } from './cells.js'
export { virusesClauses } from './clauses.js'
export { viruses } from './game.js'
export { generation } from './generation.js'
export { type Drawn, gridRows, numberedGrid } from './grid.js'
export { freeViruses } from './players.js'
export type * from './types.js'
