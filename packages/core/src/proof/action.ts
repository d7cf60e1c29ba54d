import type { SignedAction } from '../entry.js'
import { type SigningKey, verifySignature } from './signing-key.js'

/** The place of an action, which its signature covers. */
export interface ActionPlace {
  readonly match: string
  /** The hash of the start of the match: see `startHash`. */
  readonly start: string
  readonly person: string
  /** The number of the action among the person's own, from 1. */
  readonly number: number
  /** The SHA-256 of the log entry of their previous action, or `null`. */
  readonly previous: string | null
  readonly idempotencyKey: string | null
}

/**
 * Signs an action of a person with its place: the match, its number and the previous action.
 *
 * @example
 * ```ts
 * import { verifyAction, createPlayerKey, signAction } from '@ackanomic/core/proof'
 *
 * const { key } = await createPlayerKey()
 * const start = 'ab'.repeat(32)
 * const first = { number: 1, previous: null, idempotencyKey: 'request 1' }
 * const place = { match: 'GPS 1', start, person: 'Ann', ...first }
 * const signed = await signAction(key, place, { kind: 'text', text: 'bid K' })
 * await verifyAction(signed, place) // => true
 * await verifyAction(signed, { ...place, number: 2 }) // => false
 * ```
 */
export async function signAction(
  key: SigningKey,
  place: ActionPlace,
  action: unknown,
): Promise<SignedAction> {
  const { publicKey } = key
  return { action, key: publicKey, signature: await key.sign(contentOf(place, action, publicKey)) }
}

/**
 * Checks whether an action was signed for its place with the key that it names.
 *
 * @example
 * ```ts
 * import { verifyAction, createPlayerKey, signAction } from '@ackanomic/core/proof'
 *
 * const { key } = await createPlayerKey()
 * const first = { number: 1, previous: null, idempotencyKey: null }
 * const place = { match: 'GPS 1', start: 'ab'.repeat(32), person: 'Ann', ...first }
 * const signed = await signAction(key, place, { kind: 'text', text: 'bid K' })
 * await verifyAction({ ...signed, action: { kind: 'text', text: 'bid Q' } }, place) // => false
 * ```
 */
export async function verifyAction(signed: SignedAction, place: ActionPlace): Promise<boolean> {
  const { action, key, signature } = signed
  return await verifySignature(key, contentOf(place, action, key), signature)
}

function contentOf(place: ActionPlace, action: unknown, key: string): object {
  const { match, start, person, number, previous, idempotencyKey } = place
  return {
    format: 'ackanomic action',
    version: 1,
    match,
    start,
    person,
    number,
    previous,
    idempotencyKey,
    action,
    key,
  }
}
