import { deepStrictEqual as same } from 'node:assert/strict'
import { days, hours } from '@ackanomic/core'
import type { Delivery } from '@ackanomic/host'
import { START } from '../../../host/src/fresh.test-support.js'
import {
  expectOk,
  expectRejection,
  openSample,
  playersOf,
} from '../../../host/src/testing/conformance.test-support.js'
import type { NoticeSettings } from '../notices/notice-types.js'
import type { Club } from '../open-club.js'
import type { ClubCase, ClubEnv } from './club-case.test-support.js'

/** A host with a match, at which a player gets mail. */
interface Noticing {
  readonly clock: { now: number }
  readonly host: Club
  readonly by: string
  readonly other: string
  readonly got: Delivery[]
  /** Changes how the player is notified. */
  change(settings: Partial<NoticeSettings>): Promise<void>
  /** The other player writes to the table. */
  write(text: string): Promise<void>
  /** Lets time pass to a moment, in hours since the start. Returns what was delivered then. */
  until(hour: number): Promise<readonly Delivery[]>
}

async function noticing(lab: ClubEnv, channel = 'mail'): Promise<Noticing> {
  const clock = { now: START }
  const got: Delivery[] = []
  const channels = { [channel]: async (delivery: Delivery) => void got.push(delivery) }
  const host = await lab.open({ now: () => clock.now, channels })
  await openSample(host, lab)
  const [by, other] = playersOf(lab.sample)
  await host.runDueJobs()
  expectOk(await host.subscribe({ person: by, channel, address: 'x' }))
  return {
    ...{ clock, host, by, other, got },
    async change(settings) {
      expectOk(await host.changeNoticeSettings({ by, ...settings }))
    },
    async write(text) {
      expectOk(await host.sendMessage({ match: 'One', by: other, idempotencyKey: text, text }))
    },
    async until(hour) {
      clock.now = START + hours(hour)
      const before = got.length
      await host.runDueJobs()
      return got.slice(before)
    },
  }
}

const textsOf = (deliveries: readonly Delivery[]): readonly (readonly unknown[])[] =>
  deliveries.map(({ notifications }) =>
    notifications.map(({ event }) => (event as { readonly text?: unknown }).text),
  )

/** Far from every deadline, which would let notices through. */
const night = { from: '22:00', to: '07:30' } as const

/** Cases about how people are notified. */
export const noticeCases: readonly ClubCase[] = [
  {
    name: 'a person has settings of their own, which stay until they change them',
    async run(lab) {
      const host = await lab.open({ now: () => START })
      const [by, other] = playersOf(lab.sample)
      const usual = {
        ...{ timeZone: 'UTC', quietHours: null, mail: 'instant', digestTime: '08:00' },
        push: 'turns',
      }
      const before = expectOk(await host.getNotices({ by }))
      same(before, { settings: usual, channels: [], devices: [], pushKey: null, calendar: null })
      const changed = expectOk(await host.changeNoticeSettings({ by, timeZone: 'Asia/Tokyo' }))
      same(changed.settings, { ...usual, timeZone: 'Asia/Tokyo' })
      expectOk(await host.changeNoticeSettings({ by, mail: 'daily', quietHours: night }))
      const again = await lab.open({ now: () => START })
      const { settings } = expectOk(await again.getNotices({ by }))
      same(settings, { ...usual, timeZone: 'Asia/Tokyo', mail: 'daily', quietHours: night })
      same(expectOk(await host.getNotices({ by: other })).settings, usual)
      const wrongChanges: readonly object[] = [
        { timeZone: 'Mars/Olympus' },
        { timeZone: '+01:00' },
        { quietHours: { from: '22:00', to: '22:00' } },
        { quietHours: { from: '22', to: '24:00' } },
        { mail: 'weekly' },
        { digestTime: '8:00' },
        { push: true },
        { more: 1 },
      ]
      for (const wrong of wrongChanges)
        same(expectRejection(await host.changeNoticeSettings({ by, ...wrong })), 'badRequest')
    },
  },
  {
    name: 'settings that are changed at once are all kept',
    async run(lab) {
      const hosts = [await lab.open({ now: () => START }), await lab.open({ now: () => START })]
      const [by] = playersOf(lab.sample)
      const changes = [{ mail: 'daily' }, { timeZone: 'Asia/Tokyo' }, { push: 'all' }] as const
      await Promise.all(
        changes.map(async (each, i) =>
          expectOk(
            (await (hosts[i % 2] ?? hosts[0])?.changeNoticeSettings({ by, ...each })) as never,
          ),
        ),
      )
      const { settings } = expectOk((await hosts[0]?.getNotices({ by })) as never) as never as {
        settings: object
      }
      same(settings, {
        ...{ timeZone: 'Asia/Tokyo', quietHours: null, mail: 'daily', digestTime: '08:00' },
        push: 'all',
      })
    },
  },
  {
    name: 'a digest comes once an hour, with all that has happened since the last one',
    async run(lab) {
      const { write, until, change } = await noticing(lab)
      await change({ mail: 'hourly' })
      await until(10.2)
      await write('one')
      same(await until(10.5), [])
      await write('two')
      same(await until(10.9), [])
      const [digest, ...more] = await until(11)
      same([textsOf(digest === undefined ? [] : [digest]), more], [[['one', 'two']], []])
      same(digest?.isDigest, true)
      same(await until(12), [])
      await write('three')
      same(textsOf(await until(13)), [['three']])
    },
  },
  {
    name: 'a daily digest comes at the time that the person has chosen, in their time zone',
    async run(lab) {
      const { host, by, clock, write, until, change, got } = await noticing(lab)
      await change({ mail: 'daily', timeZone: 'America/New_York', digestTime: '18:30' })
      await until(1)
      await write('one')
      // 18:30 in New York is 23:30 UTC.
      same((await host.runDueJobs()).next, START + hours(23.5))
      same(await until(23.4), [])
      await write('two')
      same(textsOf(await until(23.5)), [['one', 'two']])
      await write('three')
      same(await until(47.4), [])
      // What waits is planned anew when the settings change.
      await change({ mail: 'instant' })
      await host.runDueJobs()
      same(textsOf(got.slice(1)), [['three']])
      await change({ mail: 'off' })
      await write('four')
      clock.now += days(2)
      await host.runDueJobs()
      await change({ mail: 'instant' })
      await host.runDueJobs()
      same(got.length, 2)
      same(expectOk(await host.getNotices({ by })).channels, ['mail'])
    },
  },
  {
    name: 'a digest tells of all matches, and one that cannot be delivered is tried again',
    async run(lab) {
      let fails = true
      const clock = { now: START }
      const got: Delivery[] = []
      const mail = async (delivery: Delivery) => {
        if (fails) throw new Error('no connection')
        got.push(delivery)
      }
      const host = await lab.open({ now: () => clock.now, channels: { mail } })
      const [by, other] = playersOf(lab.sample)
      for (const match of ['One', 'Two']) await openSample(host, lab, match)
      expectOk(await host.subscribe({ person: by, channel: 'mail', address: 'x' }))
      expectOk(await host.changeNoticeSettings({ by, mail: 'hourly' }))
      for (const match of ['One', 'Two', 'One'])
        for (const text of [`${match} ${got.length}`])
          expectOk(await host.sendMessage({ match, by: other, idempotencyKey: `${text}`, text }))
      clock.now += hours(1)
      same((await host.runDueJobs()).failed, 1)
      fails = false
      clock.now += hours(1)
      await host.runDueJobs()
      same(
        got.map(({ notifications }) => [...new Set(notifications.map(({ match }) => match))]),
        [['One', 'Two']],
      )
    },
  },
  {
    name: 'in quiet hours notices wait, by every channel',
    async run(lab) {
      const { write, until, change } = await noticing(lab, 'sink')
      await change({ quietHours: night })
      await until(21.9)
      await write('evening')
      same(textsOf(await until(21.95)), [['evening']])
      await until(22)
      await write('night')
      same(await until(23), [])
      await write('deep night')
      same(await until(31.4), [])
      same(textsOf(await until(31.5)), [['night'], ['deep night']])
    },
  },
  {
    name: 'a deadline that passes in quiet hours lets notices through',
    async run(lab) {
      const { host, by, clock, write, until, change } = await noticing(lab, 'sink')
      const [pending] = expectOk(await host.listPendingActions({ by })).filter(
        ({ need, deadline }) => need !== 'optional' && deadline !== null,
      )
      // Not every game has deadlines.
      const deadline = pending?.deadline ?? null
      if (deadline === null) return
      const hourBefore = (deadline - START) / hours(1) - 1
      const minutes = (time: number): string => new Date(time).toISOString().slice(11, 16)
      const quiet = (to: number): object => ({
        quietHours: { from: minutes(deadline - hours(3)), to: minutes(to) },
      })
      await change(quiet(deadline - 60_000))
      await until(hourBefore)
      await write('one')
      same(await until(hourBefore + 0.1), [])
      // A later end has the deadline within the quiet hours.
      await change(quiet(deadline + 60_000))
      await host.runDueJobs()
      await write('two')
      same(textsOf(await until(hourBefore + 0.2)).at(-1), ['two'])
      same(clock.now < deadline, true)
    },
  },
  {
    name: 'what comes in quiet hours and is urgent does not wait for what is not',
    async run(lab) {
      const { host, by, other, clock, write, until, change, got } = await noticing(lab, 'sink')
      await change({ quietHours: night })
      await until(22)
      await write('night')
      same(await until(22.5), [])
      // A match of which a deadline passes in this night.
      const save = expectOk(await host.exportMatch({ match: 'One' }))
      const first = expectOk(await host.listPendingActions({ by })).find(
        ({ need }) => need !== 'optional',
      )
      if (first?.deadline == null) return
      clock.now = first.deadline - hours(1)
      const start = (clock.now - START) / hours(1)
      const from = new Date(clock.now - hours(1)).toISOString().slice(11, 16)
      const to = new Date(clock.now + hours(3)).toISOString().slice(11, 16)
      await change({ quietHours: { from, to } })
      await host.runDueJobs()
      const before = got.length
      const { automated } = lab.sample.opening
      expectOk(await host.importMatch({ match: 'Two', save, automated }))
      expectOk(
        await host.sendMessage({ match: 'Two', by: other, idempotencyKey: '2', text: 'urgent' }),
      )
      await until(start + 0.1)
      same(
        got.slice(before).some(({ match }) => match === 'Two'),
        true,
      )
    },
  },
]
