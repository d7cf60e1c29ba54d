import * as v from 'valibot'
import type { LogEntry } from '../entry.js'
import { senderOf } from '../match/match-errors.js'
import type { Result } from '../result.js'
import type { Timestamp } from '../time.js'
import { countSchema, hashSchema, signatureSchema } from '../untrusted/schemas.js'
import { hashJson } from './canonical-json.js'
import { type StartedMatch, startHash } from './chain.js'
import { personOf } from './masks.js'
import { readSigned } from './read-signed.js'
import { type SigningKey, verifySignature } from './signing-key.js'

const FORMAT = 'ackanomic receipt'

/** A host's signed statement that it accepted an action. It shows no secret action of others. */
export interface Receipt {
  readonly format: typeof FORMAT
  readonly version: 2
  readonly match: string
  readonly game: string
  readonly revision: number
  /** The hash of the start of the match: see `startHash`. */
  readonly start: string
  readonly person: string
  /** The number of the action among the person's own, from 1. */
  readonly number: number
  readonly at: Timestamp
  /** The SHA-256 of the log entry in its canonical form, 64 hexadecimal digits. */
  readonly entryHash: string
  /** The person's own signature on the action, 128 hexadecimal digits, or `null`. */
  readonly signed: string | null
  /** The public key of the host, 64 hexadecimal digits. */
  readonly key: string
  readonly signature: string
}

const receiptSchema = /* @__PURE__ */ v.strictObject({
  format: /* @__PURE__ */ v.literal(FORMAT),
  version: /* @__PURE__ */ v.literal(2),
  match: /* @__PURE__ */ v.string(),
  game: /* @__PURE__ */ v.string(),
  revision: countSchema,
  start: hashSchema,
  person: /* @__PURE__ */ v.string(),
  number: countSchema,
  at: countSchema,
  entryHash: hashSchema,
  signed: /* @__PURE__ */ v.nullable(signatureSchema),
  key: hashSchema,
  signature: signatureSchema,
})

/**
 * Signs a receipt for an entry of a match's log.
 *
 * @param entry - the entry as the log has it; a time entry gets no receipt
 * @param hashes - the hashes of the start and the entry, if you know them already
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { deriveSigningKey, verifyReceipt, signReceipt } from '@ackanomic/core/proof'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * match.play('Ann', 'bid K')
 * const entry = match.value.log.at(-1)
 * const key = await deriveSigningKey(new TextEncoder().encode('kept from the players'), 1)
 * const receipt = await signReceipt(key, match.value, entry!, 1)
 * receipt?.person // => 'Ann'
 * receipt && (await verifyReceipt(receipt)) // => true
 * ```
 */
export async function signReceipt(
  key: SigningKey,
  match: StartedMatch,
  entry: LogEntry,
  number: number,
  hashes: Readonly<Partial<Record<'start' | 'entryHash', string | null>>> = {},
): Promise<Receipt | undefined> {
  const sender = senderOf(entry)
  if (sender === null) return undefined
  const content = {
    format: FORMAT,
    version: 2,
    match: match.id,
    game: match.game,
    revision: match.revision,
    start: hashes.start ?? startHash(match),
    person: personOf(match, sender),
    number,
    at: entry.at,
    entryHash: hashes.entryHash ?? hashJson(entry),
    signed: ('signed' in entry ? entry.signed?.signature : undefined) ?? null,
    key: key.publicKey,
  } as const
  return { ...content, signature: await key.sign(content) }
}

/**
 * Checks whether a receipt was signed with the key that it names.
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { deriveSigningKey, verifyReceipt, signReceipt } from '@ackanomic/core/proof'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * match.play('Ann', 'bid K')
 * const key = await deriveSigningKey(new TextEncoder().encode('kept from the players'), 1)
 * const receipt = (await signReceipt(key, match.value, match.value.log.at(-1)!, 1))!
 * await verifyReceipt(receipt) // => true
 * await verifyReceipt({ ...receipt, number: 2 }) // => false
 * ```
 */
export async function verifyReceipt({ signature, ...content }: Receipt): Promise<boolean> {
  return await verifySignature(content.key, content, signature)
}

/**
 * Reads a receipt from its text or parsed JSON. The error is a sentence.
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { deriveSigningKey, readReceipt, signReceipt } from '@ackanomic/core/proof'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * match.play('Ann', 'bid K')
 * const key = await deriveSigningKey(new TextEncoder().encode('kept from the players'), 1)
 * const receipt = (await signReceipt(key, match.value, match.value.log.at(-1)!, 1))!
 * readReceipt(JSON.stringify(receipt)).ok // => true
 * readReceipt('a letter').ok // => false
 * ```
 */
export function readReceipt(given: unknown): Result<Receipt, string> {
  return readSigned(receiptSchema, given)
}
