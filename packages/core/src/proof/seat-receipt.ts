import * as v from 'valibot'
import type { Match } from '../match/match-value.js'
import type { Result } from '../result.js'
import type { Timestamp } from '../time.js'
import { countSchema, hashSchema, signatureSchema } from '../untrusted/schemas.js'
import { hashJson } from './canonical-json.js'
import { readSigned } from './read-signed.js'
import { type SigningKey, verifySignature } from './signing-key.js'

const FORMAT = 'ackanomic seat receipt'

/**
 * A host's signed statement to a person who sits down before the match starts: it shows that the
 * host committed to the chance before it knew the person's contribution.
 */
export interface SeatReceipt {
  readonly format: typeof FORMAT
  readonly version: 1
  /** The id that the match will have. */
  readonly match: string
  readonly game: string
  readonly person: string
  /** The hash of what is to be played, from `setupHash`; `null` if it is not agreed yet. */
  readonly setup: string | null
  /** The commitment to the chance of the match, 64 hexadecimal digits. */
  readonly commitment: string
  readonly committedAt: Timestamp
  /** The person's contribution to the chance, or `null`. */
  readonly contribution: string | null
  /** The public keys with which the person signs. */
  readonly keys: readonly string[]
  /** The time at which the person sat down or last changed their contribution or keys. */
  readonly at: Timestamp
  /** The public key of the host, 64 hexadecimal digits. */
  readonly key: string
  readonly signature: string
}

const seatReceiptSchema = /* @__PURE__ */ v.strictObject({
  format: /* @__PURE__ */ v.literal(FORMAT),
  version: /* @__PURE__ */ v.literal(1),
  match: /* @__PURE__ */ v.string(),
  game: /* @__PURE__ */ v.string(),
  person: /* @__PURE__ */ v.string(),
  setup: /* @__PURE__ */ v.nullable(hashSchema),
  commitment: hashSchema,
  committedAt: countSchema,
  contribution: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  keys: /* @__PURE__ */ v.array(hashSchema),
  at: countSchema,
  key: hashSchema,
  signature: signatureSchema,
})

/** The parts of a seat receipt that its signer decides. */
export type SeatReceiptContent = Omit<SeatReceipt, 'format' | 'version' | 'key' | 'signature'>

/**
 * Signs a seat receipt.
 *
 * @example
 * ```ts
 * import { deriveSigningKey, verifySeatReceipt, signSeatReceipt } from '@ackanomic/core/proof'
 *
 * const key = await deriveSigningKey(new TextEncoder().encode('kept from the players'), 1)
 * const seat = { match: 'ghost 1', game: 'ghost', person: 'Ann', setup: null, keys: [] }
 * const committed = { commitment: 'ab'.repeat(32), committedAt: 1, contribution: 'a red sun', at: 2 }
 * const receipt = await signSeatReceipt(key, { ...seat, ...committed })
 * await verifySeatReceipt(receipt) // => true
 * ```
 */
export async function signSeatReceipt(
  key: SigningKey,
  content: SeatReceiptContent,
): Promise<SeatReceipt> {
  const signed = { format: FORMAT, version: 1, ...content, key: key.publicKey } as const
  return { ...signed, signature: await key.sign(signed) }
}

/**
 * Checks whether a seat receipt was signed with the key that it names.
 *
 * @example
 * ```ts
 * import { deriveSigningKey, verifySeatReceipt, signSeatReceipt } from '@ackanomic/core/proof'
 *
 * const key = await deriveSigningKey(new TextEncoder().encode('kept from the players'), 1)
 * const seat = { match: 'ghost 1', game: 'ghost', person: 'Ann', setup: null, keys: [] }
 * const committed = { commitment: 'ab'.repeat(32), committedAt: 1, contribution: null, at: 2 }
 * const receipt = await signSeatReceipt(key, { ...seat, ...committed })
 * await verifySeatReceipt({ ...receipt, contribution: 'a red sun' }) // => false
 * ```
 */
export async function verifySeatReceipt({ signature, ...content }: SeatReceipt): Promise<boolean> {
  return await verifySignature(content.key, content, signature)
}

/**
 * Reads a seat receipt from its text or parsed JSON. The error is a sentence.
 *
 * @example
 * ```ts
 * import { deriveSigningKey, readSeatReceipt, signSeatReceipt } from '@ackanomic/core/proof'
 *
 * const key = await deriveSigningKey(new TextEncoder().encode('kept from the players'), 1)
 * const seat = { match: 'ghost 1', game: 'ghost', person: 'Ann', setup: null, keys: [] }
 * const committed = { commitment: 'ab'.repeat(32), committedAt: 1, contribution: null, at: 2 }
 * const receipt = await signSeatReceipt(key, { ...seat, ...committed })
 * readSeatReceipt(JSON.stringify(receipt)).ok // => true
 * readSeatReceipt('a letter').ok // => false
 * ```
 */
export function readSeatReceipt(given: unknown): Result<SeatReceipt, string> {
  return readSigned(seatReceiptSchema, given)
}

/**
 * Returns the hash (64 hexadecimal digits) of a match's options, census, clock and anonymity.
 *
 * @example
 * ```ts
 * import { setupHash } from '@ackanomic/core/proof'
 *
 * setupHash({ victory: 18 }) === setupHash({ victory: 24 }) // => false
 * ```
 */
export function setupHash(
  options: Match['options'],
  census: Match['roster']['census'] | null = null,
  clock?: Match['roster']['clock'],
  anonymous = false,
): string {
  return hashJson({
    options,
    census,
    ...(clock === undefined ? {} : { clock }),
    ...(anonymous ? { anonymous } : {}),
  })
}
