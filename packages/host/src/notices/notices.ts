import { createHash } from 'node:crypto'
import type { Rejection, Result } from '@ackanomic/core'
import type { StoreContext } from '../context.js'
import { transact } from '../persistence/transact.js'
import { refuse } from '../rejections.js'
import { personSchema, problemOf } from '../schemas.js'
import { calendarToken, readCalendar, renewCalendar } from './calendar.js'
import { channelOf, PUSH } from './delivery-plan.js'
import { deviceIdSchema, deviceSchema, noticeSchema } from './notice-schemas.js'
import { readSettings } from './notice-settings.js'
import type {
  HostNotices,
  NoticeRequest,
  Notices,
  PushDevice,
  PushSubscriptionRequest,
} from './notice-types.js'
import { addressOf, endpointOf, isPushService } from './push-channel.js'
import { vapidKeysOf } from './vapid-key.js'

/** The notices of a host that uses a store. */
export function createNotices(context: StoreContext): HostNotices {
  return {
    get: (person) => readNotices(context, person),
    change: (request) => changeSettings(context, request),
    addDevice: (request) => addDevice(context, request),
    removeDevice: (person, device) => removeDevice(context, person, device),
    renewCalendar: (person) => changeCalendar(context, person, true),
    endCalendar: (person) => changeCalendar(context, person, false),
    readCalendar: (token) => readCalendar(context, token),
  }
}

/** The most devices of one person. */
const MAX_DEVICES = 20

const DONE: Result<void, never> = { ok: true, value: undefined }

async function readNotices(
  context: StoreContext,
  person: string,
): Promise<Result<Notices, Rejection>> {
  const problem = problemOf(personSchema, person)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const { db } = context.store
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['channel', 'address'])
    .where('person', '=', person)
    .orderBy('channel')
    .execute()
  const ofDevice = subscriptions.filter(({ channel }) => channelOf(channel) === PUSH)
  const pushKey = context.push === undefined ? null : vapidKeysOf(context.secret).publicKey
  return {
    ok: true,
    value: {
      settings: await readSettings(db, person),
      channels: subscriptions.map(({ channel }) => channel).filter((name) => !name.includes('/')),
      devices: ofDevice.map(({ channel, address }) => deviceOf(channel, address)),
      pushKey,
      calendar: await calendarToken(context, person),
    },
  }
}

async function changeCalendar(
  context: StoreContext,
  person: string,
  isWanted: boolean,
): Promise<Result<Notices, Rejection>> {
  const problem = problemOf(personSchema, person)
  if (problem !== undefined) return refuse('badRequest', { problem })
  await renewCalendar(context, person, isWanted)
  return readNotices(context, person)
}

/** Changes settings. What waits is planned anew. */
async function changeSettings(
  context: StoreContext,
  request: NoticeRequest,
): Promise<Result<Notices, Rejection>> {
  const problem = problemOf(noticeSchema, request)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const { by: person, ...changes } = request
  await transact(context.store, async (tx) => {
    // Changes that are made at once follow one another.
    await tx
      .insertInto('notice_settings')
      .values({ person, settings: '{}' })
      .onConflict((clash) => clash.doNothing())
      .execute()
    const kept = await tx
      .selectFrom('notice_settings')
      .select('settings')
      .where('person', '=', person)
      .$if(context.store.kind === 'postgresql', (query) => query.forUpdate())
      .executeTakeFirstOrThrow()
    const settings = JSON.stringify({ ...JSON.parse(kept.settings), ...changes })
    await tx.updateTable('notice_settings').set({ settings }).where('person', '=', person).execute()
    await tx
      .updateTable('subscriptions')
      .set({ next_attempt: 0, waits: null })
      .where('person', '=', person)
      .where('waits', 'is not', null)
      .where('next_attempt', 'is not', null)
      .execute()
  })
  return readNotices(context, person)
}

async function addDevice(
  context: StoreContext,
  request: PushSubscriptionRequest,
): Promise<Result<PushDevice, Rejection>> {
  const problem = problemOf(deviceSchema, request)
  if (problem !== undefined) return refuse('badRequest', { problem })
  if (context.push === undefined) return refuse('noPush', { service: null })
  const { by, endpoint } = request
  if (!isPushService(endpoint, context.push))
    return refuse('noPush', { service: new URL(endpoint).origin })
  const channel = `${PUSH}/${deviceId(endpoint)}`
  const address = addressOf(request)
  return transact(context.store, async (tx) => {
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
    const fresh = { delivered, latest: delivered, attempts: 0, next_attempt: null, waits: null }
    await tx
      .insertInto('subscriptions')
      .values({ person: by, channel, address, ...fresh })
      .onConflict((clash) => clash.columns(['person', 'channel']).doUpdateSet({ address }))
      .execute()
    return { ok: true, value: deviceOf(channel, address) }
  })
}

async function removeDevice(
  { store: { db } }: StoreContext,
  person: string,
  device: string,
): Promise<Result<void, Rejection>> {
  const problem = problemOf(personSchema, person) ?? problemOf(deviceIdSchema, device)
  if (problem !== undefined) return refuse('badRequest', { problem })
  for (const table of ['subscriptions', 'turn_notices'] as const)
    await db
      .deleteFrom(table)
      .where('person', '=', person)
      .where('channel', '=', `${PUSH}/${device}`)
      .execute()
  return DONE
}

/** The id of a device: nobody can find its endpoint by it. */
const deviceId = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, 16)

const deviceOf = (channel: string, address: string): PushDevice => ({
  device: channel.slice(PUSH.length + 1),
  service: new URL(endpointOf(address)).origin,
})
