/**
 * Checks finished matches: chance, log, signatures, receipts and results.
 *
 * @packageDocumentation
 */
export type { HostKey } from '@ackanomic/core/proof'
export { readHostKeys } from './keys.js'
export {
  type Check,
  type CheckName,
  formatReport,
  type VerificationReport,
  verdictOf,
} from './report.js'
export { type VerificationOptions, verifyMatch } from './verify-match.js'
