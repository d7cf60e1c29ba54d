import * as v from 'valibot'
import { createError } from '../game-error.js'
import { loadErrors } from '../match/load.js'
import type { Match } from '../match/match-value.js'
import { SAVE_FORMAT, saveMatch } from '../match/save.js'
import { parseSave } from '../parse-save.js'
import { err, ok, type Result } from '../result.js'
import { sanitizeText } from '../sanitize-text.js'
import type { Timestamp } from '../time.js'
import { countSchema, hashSchema, parseUntrusted, signatureSchema } from '../untrusted/schemas.js'
import { chainHead } from './chain.js'
import { type SigningKey, verifySignature } from './signing-key.js'

const SEAL_SCHEME = 'ackanomic-seal-2'

/** A host's signature on a whole match: the field `seal` of a save. */
export interface Seal {
  readonly scheme: string
  /** The number of entries that it covers. */
  readonly entries: number
  /** The head of the chain of hashes over them, 64 hexadecimal digits. */
  readonly head: string
  readonly at: Timestamp
  /** The public key of the host, 64 hexadecimal digits. */
  readonly key: string
  readonly signature: string
}

/**
 * Saves a match with a seal, which signs its start and whole log. `@ackanomic/verify` checks it.
 *
 * @example
 * ```ts
 * import { createMatch, loadMatch } from '@ackanomic/core'
 * import { deriveSigningKey, sealMatch } from '@ackanomic/core/proof'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * const key = await deriveSigningKey(new TextEncoder().encode('kept from the players'), 1)
 * const sealed = await sealMatch(key, match.value, Date.now())
 * JSON.parse(sealed).seal.key === key.publicKey // => true
 * loadMatch(pureSkill, sealed).ok // => true
 * ```
 */
export async function sealMatch(key: SigningKey, match: Match, at: Timestamp): Promise<string> {
  const content = {
    scheme: SEAL_SCHEME,
    entries: match.log.length,
    head: chainHead(match),
    at,
    key: key.publicKey,
  }
  const signature = await key.sign(signedOf(match, content))
  const seal: Seal = { ...content, signature }
  return JSON.stringify({ ...JSON.parse(saveMatch(match)), seal })
}

/**
 * Checks whether a seal of this match was signed with the key that it names.
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { deriveSigningKey, readSeal, verifySeal, sealMatch } from '@ackanomic/core/proof'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * const key = await deriveSigningKey(new TextEncoder().encode('kept from the players'), 1)
 * const sealed = await sealMatch(key, match.value, Date.now())
 * const seal = readSeal(sealed)
 * seal.ok && seal.value !== null && (await verifySeal(match.value, seal.value)) // => true
 * ```
 */
export async function verifySeal(
  match: Pick<Match, 'id' | 'game'>,
  { signature, ...content }: Seal,
): Promise<boolean> {
  return await verifySignature(content.key, signedOf(match, content), signature)
}

const sealSchema = /* @__PURE__ */ v.strictObject({
  scheme: /* @__PURE__ */ v.string(),
  entries: countSchema,
  head: hashSchema,
  at: countSchema,
  key: hashSchema,
  signature: signatureSchema,
})

/**
 * Reads the seal of a save; `null` if it has none. The error is a sentence.
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { deriveSigningKey, readSeal, sealMatch } from '@ackanomic/core/proof'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * const key = await deriveSigningKey(new TextEncoder().encode('kept from the players'), 1)
 * const sealed = await sealMatch(key, match.value, Date.now())
 * const seal = readSeal(sealed)
 * seal.ok && seal.value?.key === key.publicKey // => true
 * readSeal(match.save()) // => { ok: true, value: null }
 * ```
 */
export function readSeal(save: unknown): Result<Seal | null, string> {
  const parsed = parseSave(SAVE_FORMAT, save)
  if (!parsed.ok) return err(createError(loadErrors, parsed.error).message)
  const { seal } = parsed.value as { readonly seal?: unknown }
  if (seal === undefined) return ok(null)
  const read = parseUntrusted(sealSchema, seal)
  if (!read.ok) return err(`Its seal cannot be read: ${read.error.replace(/\.?$/u, '.')}`)
  return read.value.scheme === SEAL_SCHEME
    ? ok(read.value)
    : err(`Its seal has the form "${sanitizeText(read.value.scheme)}", which is not known here.`)
}

function signedOf({ id, game }: Pick<Match, 'id' | 'game'>, seal: Omit<Seal, 'signature'>) {
  return { match: id, game, ...seal }
}
