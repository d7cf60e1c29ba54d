/**
 * Proofs for a match. They hold canonical JSON, the chain of hashes over a log, and a host's signatures
 * on saves and actions. Draws are checked against the secret that a finished match reveals.
 *
 * @packageDocumentation
 */
export { keepChance } from '../match/chance.js'
export { senderOf } from '../match/refusals.js'
export { CHANCE_SCHEME, contributionsHash } from '../referees/provable-chance.js'
export { canonicalJson, hashJson } from './canonical-json.js'
export { CHAIN_SCHEME, type ChainedMatch, chainHead } from './chain.js'
export { type CheckedDraws, checkDraws, type Draw } from './draws.js'
export { type Receipt, readReceipt, receiptHolds, signReceipt } from './receipt.js'
export { readSeal, type Seal, sealHolds, sealMatch } from './seal.js'
export {
  derivePrivateKey,
  deriveSigningKey,
  type HostKey,
  type SigningKey,
  verifySignature,
} from './signing-key.js'
