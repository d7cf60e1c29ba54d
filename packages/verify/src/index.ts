/** Checks finished matches: chance, log, signatures, receipts and results. @packageDocumentation */
export type { HostKey } from '@ackanomic/core/proof'
export { readHostKeys } from './host-keys.js'
export {
  type Check,
  type CheckCode,
  formatReport,
  type PersonReport,
  titleOf,
  type VerificationReport,
  verdictOf,
} from './report.js'
export { type VerificationOptions, verifyMatch } from './verify-match.js'
export { englishWords, type VerifyWords } from './words.js'
