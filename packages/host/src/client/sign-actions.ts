import type { Err, GameError } from '@ackanomic/core'
import { type ActionPlace, type Receipt, type SigningKey, signAction } from '@ackanomic/core/proof'
import type { HostAction, SubmitRequest } from '../contract/match-types.js'
import type { Client } from '../contract/operation.js'
import type { hostOperations } from '../host/operations.js'

type Operations = Client<typeof hostOperations>

type Signing = Pick<Operations, 'submit' | 'createMatch'>

/** No action's place: the host answers with the right one. */
const NOWHERE = { start: '0'.repeat(64), person: '', number: 1, previous: null }

/** How often an action is signed again when another device was faster. */
const TRIES = 4

const OTHER_ACTION: Err<GameError> = {
  ok: false,
  error: {
    code: 'wrongReceipt',
    clause: 'host',
    details: {},
    message: 'The host confirms another action than the one that was sent.',
  },
}

/**
 * Signs every action, and compares each receipt with it. The key joins the account before a match
 * is created, so that the match's start names it. In a match that began without it, it is added
 * before the first action.
 */
export function signActions(client: Operations, key: SigningKey): Signing {
  const places = new Map<string, Omit<ActionPlace, 'idempotencyKey'>>()
  const send = async (
    request: Omit<SubmitRequest, 'action'>,
    action: HostAction,
  ): ReturnType<Operations['submit']> => {
    const { match, idempotencyKey } = request
    const place = { ...(places.get(match) ?? { match, ...NOWHERE }), idempotencyKey }
    const { signature, key: publicKey } = await signAction(key, place, action)
    const { start, number, previous } = place
    const signed = { key: publicKey, start, number, previous, signature }
    const sent = await client.submit({ ...request, action, signed })
    const receipt = sent.ok ? sent.value.receipt : null
    // A person's action in a role's name has the receipt of the role.
    if (receipt === null || receipt.person !== place.person) return sent
    if (receipt.signed !== signature) {
      const earlier = { ...(await placeOf(client, receipt)), idempotencyKey }
      // A repeated request has its first receipt, which may be for another place.
      const { signature: first } = await signAction(key, earlier, action)
      return receipt.signed === first ? sent : OTHER_ACTION
    }
    const { person, entryHash } = receipt
    places.set(match, { match, start, person, number: number + 1, previous: entryHash })
    return sent
  }
  const submit: Operations['submit'] = async (request) => {
    // As JSON, for it is signed as the host reads it.
    const action: HostAction = JSON.parse(JSON.stringify(request.action))
    const { idempotencyKey = crypto.randomUUID() } = request
    for (let tried = 1; ; tried++) {
      const sent = await send({ ...request, idempotencyKey }, action)
      if (sent.ok || tried === TRIES) return sent
      const { code, details } = sent.error as GameError & { readonly details: ActionPlace }
      // A host that named another match would have a signature for that one.
      if (code === 'staleSignature') places.set(request.match, { ...details, match: request.match })
      else if (code === 'unknownKey') await addToMatch(request.match)
      else return sent
    }
  }
  const addToMatch = async (match: string): Promise<void> => {
    const { person = '' } = places.get(match) ?? {}
    const event = { type: 'newKey', person, key: key.publicKey } as const
    const idempotencyKey = crypto.randomUUID()
    await send({ match, idempotencyKey }, { kind: 'roster', event })
  }
  return {
    submit: (request) =>
      request.action.kind === 'consent' ? client.submit(request) : submit(request),
    async createMatch(request) {
      await client.addKey({ key: key.publicKey })
      return client.createMatch(request)
    },
  }
}

async function placeOf(
  client: Operations,
  { match, start, person, number }: Receipt,
): Promise<Omit<ActionPlace, 'idempotencyKey'>> {
  const listed = await client.listReceipts({ match })
  const before = (listed.ok ? listed.value : []).find((one) => one.number === number - 1)
  return { match, start, person, number, previous: before?.entryHash ?? null }
}
