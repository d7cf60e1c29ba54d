import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import type { Timestamp } from '@ackanomic/core'
import {
  canonicalJson,
  derivePrivateKey,
  type HostKey,
  type SigningKey,
} from '@ackanomic/core/proof'
import type { Kysely } from 'kysely'
import { addSetting, readSetting } from '../store/settings.js'
import type { Tables } from '../store/tables.js'

/** The milliseconds until a new key signs. By then all processes know it. */
const DELAY = 120_000

/** The milliseconds for which a process relies on what it read. */
const FRESH = 60_000

/**
 * A host's keys. They are derived from its secret, so they need no file, and all processes have the
 * same.
 */
export class SigningKeys {
  readonly #secret: Uint8Array
  readonly #now: () => Timestamp
  readonly #db: Kysely<Tables>
  readonly #derived = new Map<number, SigningKey>()
  #known: { readonly starts: Promise<readonly Timestamp[]>; readonly at: Timestamp } | undefined

  constructor(secret: string | Uint8Array, now: () => Timestamp, db: Kysely<Tables>) {
    this.#secret = typeof secret === 'string' ? new TextEncoder().encode(secret) : secret
    this.#now = now
    this.#db = db
  }

  /** The key that signs at a time. */
  async keyAt(at: Timestamp): Promise<SigningKey> {
    const starts = await this.#starts()
    return this.#derive(Math.max(1, starts.findLastIndex((from) => from <= at) + 1))
  }

  /** All keys, the oldest first. */
  async list(): Promise<readonly HostKey[]> {
    const starts = await this.#starts()
    return starts.map((from, i) => {
      const { publicKey } = this.#derive(i + 1)
      return { number: i + 1, key: publicKey, from, until: starts[i + 1] ?? null }
    })
  }

  /** Adds a key, which signs from two minutes later. A key that is still to follow stays. */
  async rotate(): Promise<HostKey> {
    const now = this.#now()
    const starts = await readStarts(this.#db)
    const isPending = (starts.at(-1) ?? 0) > now
    const added = isPending ? starts : await addStart(this.#db, starts, now + DELAY)
    this.#known = { starts: Promise.resolve(added), at: now }
    return (await this.list()).at(-1) as HostKey
  }

  #starts(): Promise<readonly Timestamp[]> {
    const now = this.#now()
    const known = this.#known
    if (known !== undefined && now >= known.at && now < known.at + FRESH) return known.starts
    const starts = readStarts(this.#db)
    this.#known = { starts, at: now }
    // A failed read is repeated.
    starts.catch(() => {
      this.#known = undefined
    })
    return starts
  }

  #derive(number: number): SigningKey {
    const derived = this.#derived.get(number) ?? nodeSigningKey(this.#secret, number)
    this.#derived.set(number, derived)
    return derived
  }
}

/** The starts of a host that has never changed its key. */
const FIRST_KEY: readonly Timestamp[] = [0]

/** The setting of the starts. */
const KEY_SETTING = 'signing keys'

/** Reads when each key starts to sign; the first starts at 0. */
async function readStarts(db: Kysely<Tables>): Promise<readonly Timestamp[]> {
  const kept = await readSetting(db, KEY_SETTING)
  return kept === undefined ? FIRST_KEY : JSON.parse(kept)
}

/** Adds a start, unless another process added one meanwhile. Returns the stored starts. */
async function addStart(
  db: Kysely<Tables>,
  known: readonly Timestamp[],
  from: Timestamp,
): Promise<readonly Timestamp[]> {
  await addSetting(db, KEY_SETTING, JSON.stringify(FIRST_KEY))
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify([...known, from]) })
    .where('name', '=', KEY_SETTING)
    .where('value', '=', JSON.stringify(known))
    .execute()
  return readStarts(db)
}

/** A host's signing key. Node signs in two thirds of the time that WebCrypto takes. */
export function nodeSigningKey(secret: Uint8Array, number: number): SigningKey {
  const der = Buffer.from(derivePrivateKey(secret, number))
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return {
    publicKey: Buffer.from(x, 'base64url').toString('hex'),
    sign: async (value) => sign(null, Buffer.from(canonicalJson(value)), key).toString('hex'),
  }
}
