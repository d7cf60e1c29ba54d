import type { Rejection, Result } from '@ackanomic/core'
import type { HostContext } from '../context.js'
import { transact } from '../persistence/transact.js'
import { refuse } from '../rejections.js'
import { personSchema, problemOf } from '../schemas.js'
import { calendarToken, readCalendar, renewCalendar } from './calendar.js'
import { channelOf, PUSH } from './delivery-plan.js'
import { addDevice, deviceOf, removeDevice } from './devices.js'
import { noticeSchema } from './notice-schemas.js'
import { readSettings } from './notice-settings.js'
import type { HostNotices, NoticeRequest, Notices } from './notice-types.js'
import { vapidKeysOf } from './vapid-key.js'

/** The notices of a host that uses a store. */
export function createNotices(context: HostContext): HostNotices {
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

async function readNotices(
  context: HostContext,
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
  context: HostContext,
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
  context: HostContext,
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
