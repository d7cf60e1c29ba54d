/**
 * Double Crash, rule 1250.12.
 *
 * @packageDocumentation
 */
export { doubleCrashClauses } from './clauses.js'
export type { Discovered, NamedError, Tentative } from './events.js'
export { reportsBy } from './exchanges.js'
export { doubleCrash } from './game.js'
export type {
  Admission,
  Claim,
  DoubleCrash,
  DoubleCrashSecret,
  DoubleCrashShared,
  Exchange,
  Lookup,
} from './model.js'
export { crashesOf, type Line, salvoSizeOf } from './words.js'
