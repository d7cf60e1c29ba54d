import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { RandomInt } from '../game/view.js'
import type { Contributions, MatchIdentity } from '../prompt.js'

/** The name and version of the derivation of chance, which every save contains. */
export const CHANCE_SCHEME = 'ackanomic-chance-1'

const HMAC_BYTES = 32

/** JSON separates the parts, so that no two purposes run together. */
const bytesOf = (...parts: readonly (number | string)[]): Uint8Array =>
  utf8ToBytes(JSON.stringify([CHANCE_SCHEME, ...parts]))

/** The secret of one match: HKDF-SHA-256 of the host's secret and the match's name. */
export function matchSecretOf(
  secret: Uint8Array,
  { gameId, matchId, committedAt }: MatchIdentity,
): Uint8Array {
  return hkdf(sha256, secret, undefined, bytesOf(gameId, matchId, committedAt), 32)
}

export function commitmentTo(matchSecret: Uint8Array): string {
  return bytesToHex(sha256(matchSecret))
}

const NO_CONTRIBUTIONS: Contributions = Object.freeze({})

const hashes = new WeakMap<Contributions, string>()

/**
 * Returns the SHA-256 of all contributions, in hexadecimal: of the JSON of their `[name, text]`
 * pairs, sorted by name as JavaScript compares texts.
 *
 * @example
 * ```ts
 * import { contributionsHash } from '@ackanomic/core/proof'
 *
 * contributionsHash({ Ann: 'blue' }) === contributionsHash({ Ann: 'red' }) // => false
 * ```
 */
export function contributionsHash(contributions: Contributions = NO_CONTRIBUTIONS): string {
  const known = hashes.get(contributions)
  if (known !== undefined) return known
  const pairs = Object.entries(contributions).sort(([a], [b]) => (a < b ? -1 : 1))
  const hash = bytesToHex(sha256(utf8ToBytes(JSON.stringify(pairs))))
  if (Object.isFrozen(contributions)) hashes.set(contributions, hash)
  return hash
}

/**
 * The chance for one prompt: HMAC-SHA-256 with the match's secret over `purpose` (the prompt's
 * number, the kind of its question, and the numbers in it) and the hash of all contributions, block
 * by block, four bytes at a time.
 */
export function derivedChance(
  matchSecret: Uint8Array,
  contributed: string,
  ...purpose: readonly (number | string)[]
): RandomInt {
  const keyed = hmac.create(sha256, matchSecret)
  let block = 0
  let at = HMAC_BYTES
  let words: DataView | undefined
  return fairDraw(() => {
    if (words === undefined || at === HMAC_BYTES) {
      const mac = keyed
        .clone()
        .update(bytesOf(...purpose, contributed, block))
        .digest()
      words = new DataView(mac.buffer, mac.byteOffset)
      block += 1
      at = 0
    }
    at += 4
    return words.getUint32(at - 4)
  })
}

/** Skips the few words at the top that would make some numbers likelier than others. */
function fairDraw(word: () => number): RandomInt {
  return (below) => {
    const isWide = below > 2 ** 32
    const all = isWide ? 2 ** 53 : 2 ** 32
    const fair = all - (all % below)
    for (;;) {
      const drawn = isWide ? (word() >>> 11) * 2 ** 32 + word() : word()
      if (drawn < fair) return drawn % below
    }
  }
}
