import { ok, type SignedAction } from '@ackanomic/core'
import { type ActionPlace, maskOf, verifyAction } from '@ackanomic/core/proof'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type { ActionSignature, SubmitRequest } from '../contract/match-types.js'
import { headOf } from './action-heads.js'
import { startHashOf } from './hashes.js'
import type { HostedMatch } from './match-cache.js'

/**
 * Checks a signature on an action, and returns the action as the log keeps it. Rejects with
 * `staleSignature`, `badSignature` or `unknownKey`.
 */
export async function checkSignature(
  { id, match, actionHeads }: HostedMatch,
  person: string,
  { action, idempotencyKey }: Pick<SubmitRequest, 'action' | 'idempotencyKey'>,
  { key, start, number, previous, signature }: ActionSignature,
): AsyncResult<SignedAction> {
  const head = headOf(actionHeads, maskOf(match, person))
  const place: ActionPlace = {
    match: id,
    start: startHashOf(match),
    person,
    number: head.count + 1,
    previous: head.last,
    idempotencyKey,
  }
  if (start !== place.start || number !== place.number || previous !== place.previous)
    return refuse('staleSignature', place)
  const signed = { action, key, signature }
  if (!(await verifyAction(signed, place))) return refuse('badSignature', {})
  const { keys = {} } = match.declaration ?? {}
  const named = Object.hasOwn(keys, person) ? keys[person] : undefined
  const known = [...(named ?? []), ...(head.keys ?? [])]
  const isAdded =
    action.kind === 'roster' && action.event.type === 'newKey' && action.event.key === key
  return known.includes(key) || isAdded ? ok(signed) : refuse('unknownKey', { person })
}
