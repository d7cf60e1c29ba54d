import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { subtleCrypto } from '../environment.js'
import type { Timestamp } from '../time.js'
import { canonicalJson } from './canonical-json.js'

/** A key that signs: Ed25519, by the platform's WebCrypto. */
export interface SigningKey {
  /** The public key, 64 hexadecimal digits. */
  readonly publicKey: string
  /** Signs a JSON value in its canonical form; 128 hexadecimal digits. */
  sign(value: unknown): Promise<string>
}

/** A key with which a host signs, as it publishes it. */
export interface HostKey {
  /** The number of the key, from 1. */
  readonly number: number
  /** The public key, 64 hexadecimal digits. */
  readonly key: string
  /** From when it signs, milliseconds since the epoch, UTC. */
  readonly from: Timestamp
  /** Until when it signs; `null` for the last key. */
  readonly until: Timestamp | null
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = /* @__PURE__ */ hexToBytes('302e020100300506032b657004220420')

/**
 * The signing key that a secret gives: the same secret and number always give the same key. A new
 * number is a new key, so that keys can be rotated without another secret.
 *
 * @param secret - the host's secret
 * @param number - the number of the key; 1 for the first
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
  const info = utf8ToBytes(canonicalJson(['ackanomic-signing-key-1', number]))
  const pkcs8 = concatBytes(PKCS8_HEAD, hkdf(sha256, secret, undefined, info, 32))
  const key = await subtleCrypto().importKey('pkcs8', new Uint8Array(pkcs8), 'Ed25519', true, [
    'sign',
  ])
  const { x = '' } = await subtleCrypto().exportKey('jwk', key)
  return {
    publicKey: bytesToHex(fromBase64Url(x)),
    async sign(value) {
      const bytes = signedBytes(value)
      return bytesToHex(new Uint8Array(await subtleCrypto().sign('Ed25519', key, bytes)))
    },
  }
}

/**
 * Whether a signature of a JSON value is by the holder of a public key.
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
    const key = await subtleCrypto().importKey('raw', raw, 'Ed25519', false, ['verify'])
    const signed = new Uint8Array(hexToBytes(signature))
    return await subtleCrypto().verify('Ed25519', key, signed, signedBytes(value))
  } catch {
    return false
  }
}

function signedBytes(value: unknown): Uint8Array<ArrayBuffer> {
  return new Uint8Array(utf8ToBytes(canonicalJson(value)))
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
