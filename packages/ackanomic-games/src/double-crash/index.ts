/**
 * Double Crash, rule 1250.12.
 *
 * @packageDocumentation
 */
export { doubleCrashClauses } from './clauses.js'
export type { NamedError } from './errors.js'
export { reportsBy } from './exchanges.js'
export { doubleCrash } from './game.js'
export type { DoubleCrash } from './model.js'
export type {
  Admission,
  Claim,
  Discovered,
  DoubleCrashSecret,
  DoubleCrashShared,
  Exchange,
  Lookup,
  Tentative,
} from './state.js'
export { crashesOf, type Line, salvoSizeOf } from './words.js'
