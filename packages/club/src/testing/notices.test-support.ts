import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { days, hours } from '@ackanomic/core'
import type { Delivery } from '@ackanomic/host'
import { START } from '../../../host/src/fresh.test-support.js'
import {
  column,
  expectError,
  recordDeliveries,
  sendAtOnce,
} from '../../../host/src/testing/conformance.test-support.js'
import { ban, type ClubCase, type ClubSetup, listClubCases } from './club-case.test-support.js'

/** Opens a host with a match, and subscribes a player to a channel. */
async function openWithNotices(setup: ClubSetup, channel = 'mail') {
  const { deliveries, channels } = recordDeliveries(channel)
  const opened = await setup.openWithMatch({ channels })
  const { host, rival, by, clock } = opened
  await host.runDueJobs()
  await host.subscribe({ person: by, channel, address: 'x' })
  return {
    ...opened,
    deliveries,
    /** Writes to the table as the other player. */
    write: (text: string) => rival.sendMessage({ match: 'One', text }),
    /** Sets the clock, in hours since the start. Returns the deliveries at that time. */
    async until(hour: number): Promise<readonly Delivery[]> {
      clock.now = START + hours(hour)
      const before = deliveries.length
      await host.runDueJobs()
      return deliveries.slice(before)
    },
  }
}

/** The texts of the messages in each delivery. */
const textsOf = (deliveries: readonly Delivery[]): readonly (readonly unknown[])[] =>
  deliveries.map(({ notifications }) => notifications.map(({ event }) => Object(event).text))

/** The time of day at a moment, UTC. */
const timeOf = (moment: number): string => new Date(moment).toISOString().slice(11, 16)

/** Quiet hours far from every deadline, which would let notices through. */
const night = { from: '22:00', to: '07:30' } as const

const usualSettings = {
  timeZone: 'UTC',
  quietHours: null,
  mail: 'instant',
  digestTime: '08:00',
  push: 'turns',
}

/** The values of a property in a text of iCalendar. Long lines are folded. */
const valuesOf = (text: string, property: string): readonly string[] =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(`${property}:`))
    .map((line) => line.slice(property.length + 1))

/** A moment as iCalendar writes it in UTC. */
const stamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/gu, '')

/** Cases about notifications, their settings, and calendars of deadlines. */
export const noticeCases: readonly ClubCase[] = listClubCases({
  'a person’s notice settings stay until they change them': async (setup) => {
    const { player, rival, open } = await setup.open()
    const none = { channels: [], devices: [], pushKey: null, calendar: null }
    same(await player.getNotices(), { settings: usualSettings, ...none })
    const changed = { ...usualSettings, timeZone: 'Asia/Tokyo' }
    const { settings } = await player.changeNoticeSettings({ timeZone: 'Asia/Tokyo' })
    same(settings, changed)
    await player.changeNoticeSettings({ mail: 'daily', quietHours: night })
    const again = await (await open()).player.getNotices()
    same(again.settings, { ...changed, mail: 'daily', quietHours: night })
    same((await rival.getNotices()).settings, usualSettings)
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
      await expectError(player.changeNoticeSettings(wrong), 'badRequest')
  },
  'settings that are changed at the same time are all kept': async ({ open }) => {
    const [one, other] = [await open(), await open()]
    const changes = [{ mail: 'daily' }, { timeZone: 'Asia/Tokyo' }, { push: 'all' }] as const
    await sendAtOnce([one.player, other.player], changes, (player, change) =>
      player.changeNoticeSettings(change),
    )
    const { settings } = await one.player.getNotices()
    same(settings, { ...usualSettings, timeZone: 'Asia/Tokyo', mail: 'daily', push: 'all' })
  },
  'an hourly digest has everything that has happened since the last one': async (setup) => {
    const { player, write, until } = await openWithNotices(setup)
    await player.changeNoticeSettings({ mail: 'hourly' })
    await until(10.2)
    await write('one')
    same(await until(10.5), [])
    await write('two')
    same(await until(10.9), [])
    const digests = await until(11)
    same(textsOf(digests), [['one', 'two']])
    same(digests[0]?.isDigest, true)
    same(await until(12), [])
    await write('three')
    same(textsOf(await until(13)), [['three']])
  },
  'a daily digest comes at the time that the person has chosen': async (setup) => {
    const { host, deliveries, player, write, until, passTime } = await openWithNotices(setup)
    const change = player.changeNoticeSettings
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
    // Waiting mails are rescheduled when the settings change.
    await change({ mail: 'instant' })
    await host.runDueJobs()
    same(textsOf(deliveries.slice(1)), [['three']])
    await change({ mail: 'off' })
    await write('four')
    await passTime(days(2))
    await change({ mail: 'instant' })
    await host.runDueJobs()
    same(deliveries.length, 2)
    same((await player.getNotices()).channels, ['mail'])
  },
  'a digest covers all matches and is sent again if it fails': async (setup) => {
    let fails = true
    const deliveries: Delivery[] = []
    const mail = async (delivery: Delivery) => {
      if (fails) throw new Error('no connection')
      deliveries.push(delivery)
    }
    const { host, player, rival, createMatch, by, clock, passTime } = await setup.openWithMatch({
      channels: { mail },
    })
    await createMatch('Two')
    await host.subscribe({ person: by, channel: 'mail', address: 'x' })
    await player.changeNoticeSettings({ mail: 'hourly' })
    for (const match of ['One', 'Two']) await rival.sendMessage({ match, text: 'text' })
    clock.now += hours(1)
    same((await host.runDueJobs()).failed, 1)
    fails = false
    await passTime(hours(1))
    const matches = deliveries.map(({ notifications }) => [
      ...new Set(column(notifications, 'match')),
    ])
    same(matches, [['One', 'Two']])
  },
  'notices on every channel wait until quiet hours end': async (setup) => {
    const { player, write, until } = await openWithNotices(setup, 'sink')
    await player.changeNoticeSettings({ quietHours: night })
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
  'notices come through if a deadline passes in quiet hours': async (setup) => {
    const { host, player, clock, write, until } = await openWithNotices(setup, 'sink')
    const pending = await player.listPendingActions()
    const deadline = pending.find(
      (each) => each.need !== 'optional' && each.deadline !== null,
    )?.deadline
    // Not every game has deadlines.
    if (typeof deadline !== 'number') return
    const hourBefore = (deadline - START) / hours(1) - 1
    const from = timeOf(deadline - hours(3))
    const beforeDeadline = { from, to: timeOf(deadline - 60_000) }
    await player.changeNoticeSettings({ quietHours: beforeDeadline })
    await until(hourBefore)
    await write('one')
    same(await until(hourBefore + 0.1), [])
    // With a later end, the deadline is within the quiet hours.
    const overDeadline = { from, to: timeOf(deadline + 60_000) }
    await player.changeNoticeSettings({ quietHours: overDeadline })
    await host.runDueJobs()
    await write('two')
    same(textsOf(await until(hourBefore + 0.2)).at(-1), ['two'])
    same(clock.now < deadline, true)
  },
  'an urgent notice in quiet hours does not wait for others': async (setup) => {
    const opened = await openWithNotices(setup, 'sink')
    const { host, deliveries, player, rival, clock, sample, write, until } = opened
    await player.changeNoticeSettings({ quietHours: night })
    await until(22)
    await write('night')
    same(await until(22.5), [])
    // The match has a deadline in the quiet hours.
    const save = await host.exportMatch({ match: 'One' })
    const pending = await player.listPendingActions()
    const deadline = pending.find(({ need }) => need !== 'optional')?.deadline
    if (typeof deadline !== 'number') return
    clock.now = deadline - hours(1)
    const start = (clock.now - START) / hours(1)
    const quietHours = { from: timeOf(clock.now - hours(1)), to: timeOf(clock.now + hours(3)) }
    await player.changeNoticeSettings({ quietHours })
    await host.runDueJobs()
    const before = deliveries.length
    await host.importMatch({ match: 'Two', save, automated: sample.opening.automated })
    await rival.sendMessage({ match: 'Two', text: 'urgent' })
    await until(start + 0.1)
    same(column(deliveries.slice(before), 'match').includes('Two'), true)
  },
  'a calendar lists a person’s deadlines in UTC, with stable ids': async (setup) => {
    const { host, player, endMatches, clock } = await setup.openWithMatch()
    same((await player.getNotices()).calendar, null)
    const { calendar } = await player.renewCalendar()
    const read = () => host.getCalendar({ calendar: calendar ?? '' })
    const before = await read()
    const pending = await player.listPendingActions()
    const due = pending.filter(({ deadline }) => deadline !== null)
    isTrue(due.length > 0)
    const stamps = due.map(({ deadline }) => stamp(deadline ?? 0))
    same(valuesOf(before, 'DTSTART'), stamps)
    const summaries = due.map(({ match, action }) => `${match}: ${action}`)
    same(valuesOf(before, 'SUMMARY'), summaries)
    const ids = valuesOf(before, 'UID')
    same([new Set(ids).size, ids.length], [due.length, due.length])
    clock.now += 60_000
    const after = await read()
    same(valuesOf(after, 'UID'), ids)
    same(valuesOf(after, 'DTSTART'), valuesOf(before, 'DTSTART'))
    clock.now += days(1)
    await endMatches()
    same(valuesOf(await read(), 'UID'), [])
  },
  'a calendar has a secret address, which its person can renew and end': async (setup) => {
    const { host, player, open, by, other } = await setup.openWithMatch()
    const renew = async (person: string): Promise<string> =>
      (await host.as(person).renewCalendar()).calendar ?? ''
    const expectNone = (calendar: string) =>
      expectError(host.getCalendar({ calendar }), 'noCalendar')
    const first = await renew(by)
    isTrue(/^[0-9a-f]{32}$/u.test(first))
    same((await player.getNotices()).calendar, first)
    // Other processes know the address, too.
    await (await open()).host.getCalendar({ calendar: first })
    const second = await renew(by)
    await expectNone(first)
    same(new Set([first, second, await renew(other)]).size, 3)
    same(await host.authenticate(second), undefined)
    same(await host.resolveSeatToken(second), undefined)
    await expectError(host.redeemInvitation({ invitation: second }), 'noInvitation')
    same(await host.hasAccount(by), false)
    same((await player.endCalendar()).calendar, null)
    await expectNone(second)
    const third = await renew(by)
    await host.revokeTokens({ person: by })
    await expectNone(third)
    const banned = await renew(other)
    await ban(host, other)
    await expectNone(banned)
  },
})
