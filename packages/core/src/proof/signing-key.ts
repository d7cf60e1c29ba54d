import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type PlatformKey, subtleCrypto } from '../environment.js'
import type { Timestamp } from '../time.js'
import { canonicalJson } from './canonical-json.js'

/** A key for signatures by Ed25519, from the platform's WebCrypto. */
export interface SigningKey {
  readonly publicKey: string
  /** Signs a JSON value in its canonical form. Returns 128 hexadecimal digits. */
  sign(value: unknown): Promise<string>
}

/** A `CryptoKeyPair` of WebCrypto. */
export interface PlayerKeyPair {
  readonly publicKey: PlatformKey
  readonly privateKey: PlatformKey
}

/** The key of a person, with the pair from which it comes. */
export interface PlayerKey {
  readonly key: SigningKey
  readonly pair: PlayerKeyPair
}

/** A published public key of a host. */
export interface HostKey {
  /** The number of the key, from 1. */
  readonly number: number
  readonly key: string
  /** The time from which it signs. */
  readonly from: Timestamp
  /** The time until which it signs, or `null` for the last key. */
  readonly until: Timestamp | null
}

/** The public keys of small order, without the sign of x, which would verify forged signatures. */
const SMALL_ORDER: ReadonlySet<string> = new Set([
  `00${'00'.repeat(31)}`,
  `01${'00'.repeat(31)}`,
  `ec${'ff'.repeat(30)}7f`,
  `ed${'ff'.repeat(30)}7f`,
  `ee${'ff'.repeat(30)}7f`,
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
])

/** The prefix of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = /* @__PURE__ */ hexToBytes('302e020100300506032b657004220420')

/**
 * Derives a signing key from a secret. To rotate keys, use a new number, not a new secret.
 *
 * @example
 * ```ts
 * import { deriveSigningKey, verifySignature } from '@ackanomic/core/proof'
 *
 * const secret = new TextEncoder().encode('kept from the players')
 * const key = await deriveSigningKey(secret, 1)
 * const signature = await key.sign({ won: 'Ann' })
 * await verifySignature(key.publicKey, { won: 'Ann' }, signature) // => true
 * await verifySignature(key.publicKey, { won: 'Bob' }, signature) // => false
 * ```
 */
export async function deriveSigningKey(secret: Uint8Array, number: number): Promise<SigningKey> {
  const pkcs8 = derivePrivateKey(secret, number)
  const key = await subtleCrypto().importKey('pkcs8', pkcs8, 'Ed25519', true, ['sign'])
  const { x = '' } = await subtleCrypto().exportKey('jwk', key)
  return signingKey(bytesToHex(fromBase64Url(x)), key)
}

/**
 * Derives the private key of {@link deriveSigningKey} as PKCS #8 (DER), for other platforms.
 *
 * @example
 * ```ts
 * import { createPrivateKey } from 'node:crypto'
 * import { derivePrivateKey } from '@ackanomic/core/proof'
 *
 * const secret = new TextEncoder().encode('kept from the players')
 * const key = Buffer.from(derivePrivateKey(secret, 1))
 * createPrivateKey({ key, format: 'der', type: 'pkcs8' }).asymmetricKeyType // => 'ed25519'
 * ```
 */
export function derivePrivateKey(secret: Uint8Array, number: number): Uint8Array<ArrayBuffer> {
  const info = utf8ToBytes(canonicalJson(['ackanomic-signing-key-1', number]))
  const seed = hkdf(sha256, secret, undefined, info, 32)
  return new Uint8Array(concatBytes(PKCS8_HEAD, seed))
}

/**
 * Checks whether a JSON value was signed with the key. It rejects public keys of small order.
 *
 * @example
 * ```ts
 * import { deriveSigningKey, verifySignature } from '@ackanomic/core/proof'
 *
 * const key = await deriveSigningKey(new TextEncoder().encode('kept from the players'), 1)
 * const signature = await key.sign({ won: 'Ann' })
 * await verifySignature(key.publicKey, { won: 'Ann' }, signature) // => true
 * await verifySignature(key.publicKey, { won: 'Ann' }, signature.replace(/^./u, 'g')) // => false
 * ```
 */
export async function verifySignature(
  publicKey: string,
  value: unknown,
  signature: string,
): Promise<boolean> {
  try {
    const raw = new Uint8Array(hexToBytes(publicKey))
    const point = raw.with(31, (raw[31] ?? 0) & 0x7f)
    if (SMALL_ORDER.has(bytesToHex(point))) return false
    const key = await subtleCrypto().importKey('raw', raw, 'Ed25519', false, ['verify'])
    const signed = new Uint8Array(hexToBytes(signature))
    return await subtleCrypto().verify('Ed25519', key, signed, signedBytes(value))
  } catch {
    return false
  }
}

/**
 * Creates a key with which a person signs in this browser or process. Its private half never leaves
 * the platform. To keep it, store the pair in IndexedDB and pass it again.
 *
 * @param pair - a pair that was stored earlier. Default: a new one
 *
 * @example
 * ```ts
 * import { createPlayerKey, verifySignature } from '@ackanomic/core/proof'
 *
 * const { key, pair } = await createPlayerKey()
 * pair.privateKey.extractable // => false
 * const again = await createPlayerKey(pair)
 * again.key.publicKey === key.publicKey // => true
 * await verifySignature(key.publicKey, 'a move', await again.key.sign('a move')) // => true
 * ```
 */
export async function createPlayerKey(pair?: PlayerKeyPair): Promise<PlayerKey> {
  const subtle = subtleCrypto()
  const made = pair ?? (await subtle.generateKey('Ed25519', false, ['sign', 'verify']))
  // The platform's type does not know that Ed25519 has a pair.
  const kept = made as PlayerKeyPair
  const publicKey = bytesToHex(new Uint8Array(await subtle.exportKey('raw', kept.publicKey)))
  return { key: signingKey(publicKey, kept.privateKey), pair: kept }
}

function signingKey(publicKey: string, privateKey: PlatformKey): SigningKey {
  return {
    publicKey,
    async sign(value) {
      const signature = await subtleCrypto().sign('Ed25519', privateKey, signedBytes(value))
      return bytesToHex(new Uint8Array(signature))
    },
  }
}

function signedBytes(value: unknown): Uint8Array<ArrayBuffer> {
  return new Uint8Array(utf8ToBytes(canonicalJson(value)))
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
