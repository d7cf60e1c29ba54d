/**
 * Double Crash, rule 1250.12.
 *
 * @packageDocumentation
 */
export { doubleCrashClauses } from './clauses.js'
export { doubleCrash } from './game.js'
export type {
  Admission,
  AdmitError,
  ChooseTarget,
  Claim,
  ClaimError,
  Discovered,
  Discovery,
  DoubleCrash,
  Exchange,
  Line,
  Lookup,
  Move,
  NamedError,
  Opening,
  Options,
  Own,
  Post,
  PostReply,
  PostSalvo,
  Reason,
  Rejections,
  Secret,
  Tentative,
} from './types.js'
export { crashesOf, reportsBy, salvoSizeOf } from './words.js'
