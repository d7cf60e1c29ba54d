/**
 * Proofs for a match: canonical JSON, the chain of hashes over a log, signatures of hosts and
 * people, and draws checked against the revealed secret.
 *
 * @packageDocumentation
 */
export { rebindCommitment } from '../match/chance.js'
export { senderOf } from '../match/match-errors.js'
export { CHANCE_SCHEME, contributionsHash } from '../referees/provable-chance.js'
export { type ActionPlace, signAction, verifyAction } from './action.js'
export { canonicalJson, hashJson } from './canonical-json.js'
export {
  CHAIN_SCHEME,
  type ChainedMatch,
  chainHead,
  type StartedMatch,
  startHash,
} from './chain.js'
export { type CheckedDraws, checkDraws, type Draw, type Judgement } from './draws.js'
export { maskedEvent, maskOf, personOf } from './masks.js'
export { type Receipt, readReceipt, signReceipt, verifyReceipt } from './receipt.js'
export { readSeal, type Seal, sealMatch, verifySeal } from './seal.js'
export {
  readSeatReceipt,
  type SeatReceipt,
  type SeatReceiptContent,
  setupHash,
  signSeatReceipt,
  verifySeatReceipt,
} from './seat-receipt.js'
export {
  createPlayerKey,
  derivePrivateKey,
  deriveSigningKey,
  type HostKey,
  type PlayerKey,
  type PlayerKeyPair,
  type SigningKey,
  verifySignature,
} from './signing-key.js'
