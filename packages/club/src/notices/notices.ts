import { ok } from '@ackanomic/core'
import type { Handlers } from '@ackanomic/host'
import { channelOf, transactFor } from '@ackanomic/host/modules'
import type { ClubContext } from '../context.js'
import type { AsyncResult } from '../contract/errors.js'
import { calendarToken, readCalendar, renewCalendar } from './calendar.js'
import { PUSH } from './delivery-plan.js'
import { addPushDevice, deviceOf, removeDevices } from './devices.js'
import type { noticeOperations } from './notice-operations.js'
import { readSettings } from './notice-settings.js'
import type { Notices } from './notice-types.js'
import { vapidKeysOf } from './push-channel.js'

export function noticeHandlers(context: ClubContext): Handlers<typeof noticeOperations> {
  const { store, push, secret } = context
  const { db } = store
  const noticesOf = async (person: string): AsyncResult<Notices> => {
    const subscriptions = await db
      .selectFrom('subscriptions')
      .select(['channel', 'address'])
      .where('person', '=', person)
      .orderBy('channel')
      .execute()
    const ofDevice = subscriptions.filter(({ channel }) => channelOf(channel) === PUSH)
    return ok({
      settings: await readSettings(db, person),
      channels: subscriptions.map(({ channel }) => channel).filter((name) => !name.includes('/')),
      devices: ofDevice.map(({ channel, address }) => deviceOf(channel, address)),
      pushKey: push === undefined ? null : vapidKeysOf(secret).publicKey,
      calendar: await calendarToken(context, person),
    })
  }
  const renew = async (person: string, isWanted: boolean): AsyncResult<Notices> => {
    const renewed = await renewCalendar(context, person, isWanted)
    return renewed.ok ? noticesOf(person) : renewed
  }
  return {
    getNotices: ({ by }) => noticesOf(by),
    async changeNoticeSettings({ by: person, currentSession: _, ...changes }) {
      const changed = await transactFor(store, person, async (tx) => {
        // Changes that come at once follow one another.
        await tx
          .insertInto('notice_settings')
          .values({ person, settings: '{}' })
          .onConflict((clash) => clash.doNothing())
          .execute()
        const kept = await tx
          .selectFrom('notice_settings')
          .select('settings')
          .where('person', '=', person)
          .$if(store.kind === 'postgresql', (query) => query.forUpdate())
          .executeTakeFirstOrThrow()
        const settings = JSON.stringify({ ...JSON.parse(kept.settings), ...changes })
        const own = tx.updateTable('notice_settings').where('person', '=', person)
        await own.set({ settings }).execute()
        // Waiting notices are planned anew.
        await tx
          .updateTable('subscriptions')
          .set({ next_attempt: 0, waits: null })
          .where('person', '=', person)
          .where('waits', 'is not', null)
          .where('next_attempt', 'is not', null)
          .execute()
        return ok(undefined)
      })
      return changed.ok ? noticesOf(person) : changed
    },
    addPushDevice: (request) => addPushDevice(context, request),
    async removePushDevice({ by, device }) {
      await removeDevices(db, by, `${PUSH}/${device}`)
      return ok(undefined)
    },
    renewCalendar: ({ by }) => renew(by, true),
    endCalendar: ({ by }) => renew(by, false),
    getCalendar: ({ calendar }) => readCalendar(context, calendar),
  }
}
