import { kmac256xof } from '@noble/hashes/sha3-addons.js'
import type { DrawFor } from './chance.js'

/** How many bytes one round of the hash gives. */
const blockLength = 136

/**
 * Chance from KMAC256 (NIST SP 800-185), a keyed hash of any length. Without the secret, past draws
 * tell nothing about future draws, nor about those of other purposes or secrets.
 */
export function keyedChance(secret: Uint8Array): DrawFor {
  const keyed = kmac256xof.create(secret)
  return (...purpose) => {
    // As JSON, so that no two purposes run together.
    const stream = keyed.clone().update(JSON.stringify(purpose))
    const block = new Uint8Array(blockLength)
    const words = new DataView(block.buffer)
    let at = blockLength
    return fairDraw(() => {
      if (at === blockLength) {
        stream.xofInto(block)
        at = 0
      }
      at += 4
      return words.getUint32(at - 4)
    })
  }
}

/** Passes over the few words at the top that would make some numbers likelier than others. */
function fairDraw(word: () => number): (below: number) => number {
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
