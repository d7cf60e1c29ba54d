import { createHash } from 'node:crypto'
import { ok } from '@ackanomic/core'
import type { From, Tables } from '@ackanomic/host'
import { transactFor } from '@ackanomic/host/modules'
import type { Kysely } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { PUSH } from './delivery-plan.js'
import type { PushDevice, PushSubscriptionRequest } from './notice-types.js'
import { addressOf, endpointOf, isPushService } from './push-channel.js'

const MAX_DEVICES = 20

export async function addPushDevice(
  context: ClubContext,
  request: From<PushSubscriptionRequest>,
): AsyncResult<PushDevice> {
  if (context.push === undefined) return refuse('noPush', { service: null })
  const { by, endpoint } = request
  if (!isPushService(endpoint, context.push))
    return refuse('noPush', { service: new URL(endpoint).origin })
  const channel = `${PUSH}/${deviceId(endpoint)}`
  const address = addressOf(request)
  return transactFor(context.store, by, async (tx) => {
    // A browser shows the notices of the person who uses it now.
    for (const table of ['subscriptions', 'turn_notices'] as const)
      await tx.deleteFrom(table).where('channel', '=', channel).where('person', '<>', by).execute()
    const devices = await tx
      .selectFrom('subscriptions')
      .select('channel')
      .where('person', '=', by)
      .where('channel', 'like', `${PUSH}/%`)
      .where('channel', '<>', channel)
      .limit(MAX_DEVICES)
      .execute()
    if (devices.length === MAX_DEVICES)
      return refuse('quotaReached', { quota: 'devices of one person', most: MAX_DEVICES })
    const inbox = await tx
      .selectFrom('people')
      .select('latest')
      .where('person', '=', by)
      .executeTakeFirst()
    const delivered = inbox?.latest ?? 0
    const fresh = { delivered, latest: delivered, attempts: 0 }
    await tx
      .insertInto('subscriptions')
      .values({ person: by, channel, address, ...fresh })
      .onConflict((clash) => clash.columns(['person', 'channel']).doUpdateSet({ address }))
      .execute()
    return ok(deviceOf(channel, address))
  })
}

/** Removes a person's device by its channel, or all of their devices. */
export async function removeDevices(
  db: Kysely<Tables>,
  person: string,
  channel?: string,
): Promise<void> {
  for (const table of ['subscriptions', 'turn_notices'] as const)
    await db
      .deleteFrom(table)
      .where('person', '=', person)
      .where('channel', channel === undefined ? 'like' : '=', channel ?? `${PUSH}/%`)
      .execute()
}

/** It does not reveal the endpoint. */
const deviceId = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, 16)

export const deviceOf = (channel: string, address: string): PushDevice => ({
  device: channel.slice(PUSH.length + 1),
  service: new URL(endpointOf(address)).origin,
})
