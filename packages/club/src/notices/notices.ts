import { ok } from '@ackanomic/core'
import type { Handlers } from '@ackanomic/host'
import { channelOf, transact } from '@ackanomic/host/modules'
import type { ClubContext } from '../context.js'
import type { AsyncResult } from '../contract/errors.js'
import { calendarToken, readCalendar, renewCalendar } from './calendar.js'
import { PUSH } from './delivery-plan.js'
import { addPushDevice, deviceOf, removePushDevice } from './devices.js'
import type { noticeOperations } from './notice-operations.js'
import { readSettings } from './notice-settings.js'
import type { NoticeSettings, Notices } from './notice-types.js'
import { vapidKeysOf } from './vapid-key.js'

/** The functions behind the operations on how people are notified. */
export function noticeHandlers(context: ClubContext): Handlers<typeof noticeOperations> {
  return {
    getNotices: ({ by }) => getNotices(context, by),
    changeNoticeSettings: ({ by, currentSession: _, ...changes }) =>
      changeNoticeSettings(context, by, changes),
    addPushDevice: (request) => addPushDevice(context, request),
    removePushDevice: (request) => removePushDevice(context, request),
    renewCalendar: ({ by }) => changeCalendar(context, by, true),
    endCalendar: ({ by }) => changeCalendar(context, by, false),
    getCalendar: ({ calendar }) => readCalendar(context, calendar),
  }
}

async function getNotices(context: ClubContext, person: string): AsyncResult<Notices> {
  const { db } = context.store
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['channel', 'address'])
    .where('person', '=', person)
    .orderBy('channel')
    .execute()
  const ofDevice = subscriptions.filter(({ channel }) => channelOf(channel) === PUSH)
  const pushKey = context.push === undefined ? null : vapidKeysOf(context.secret).publicKey
  return ok({
    settings: await readSettings(db, person),
    channels: subscriptions.map(({ channel }) => channel).filter((name) => !name.includes('/')),
    devices: ofDevice.map(({ channel, address }) => deviceOf(channel, address)),
    pushKey,
    calendar: await calendarToken(context, person),
  })
}

async function changeCalendar(
  context: ClubContext,
  person: string,
  isWanted: boolean,
): AsyncResult<Notices> {
  await renewCalendar(context, person, isWanted)
  return getNotices(context, person)
}

/** Changes settings. What waits is planned anew. */
async function changeNoticeSettings(
  context: ClubContext,
  person: string,
  changes: Partial<NoticeSettings>,
): AsyncResult<Notices> {
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
  return getNotices(context, person)
}
