import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { days } from '@ackanomic/core'
import { START } from '../../../host/src/fresh.test-support.js'
import {
  expectOk,
  expectRejection,
  openHostWithSample,
} from '../../../host/src/testing/conformance.test-support.js'
import type { ClubCase } from './club-case.test-support.js'

/** The values of a property in a text of iCalendar. Long lines are folded. */
const valuesOf = (text: string, property: string): readonly string[] =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(`${property}:`))
    .map((line) => line.slice(property.length + 1))

/** A moment as iCalendar writes it in UTC. */
const stamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/gu, '')

/** Cases about the calendars of deadlines. */
export const calendarCases: readonly ClubCase[] = [
  {
    name: 'a calendar has the deadlines of a person, in UTC, under names that stay',
    async run(lab) {
      const { clock, host, by } = await openHostWithSample(lab)
      same(expectOk(await host.getNotices({ by })).calendar, null)
      const { calendar: token } = expectOk(await host.renewCalendar({ by }))
      const before = expectOk(await host.getCalendar({ calendar: token ?? '' }))
      const pending = expectOk(await host.listPendingActions({ by })).filter(
        ({ deadline }) => deadline !== null,
      )
      isTrue(pending.length > 0)
      same(
        valuesOf(before, 'DTSTART'),
        pending.map(({ deadline }) => stamp(deadline ?? 0)),
      )
      same(
        valuesOf(before, 'SUMMARY'),
        pending.map(({ match, action }) => `${match}: ${action}`),
      )
      const ids = valuesOf(before, 'UID')
      same([new Set(ids).size, ids.length], [pending.length, pending.length])
      clock.now += 60_000
      const after = expectOk(await host.getCalendar({ calendar: token ?? '' }))
      same(valuesOf(after, 'UID'), ids)
      same(valuesOf(after, 'DTSTART'), valuesOf(before, 'DTSTART'))
      clock.now += lab.sample.duration + days(1)
      await host.runDueJobs()
      same(valuesOf(expectOk(await host.getCalendar({ calendar: token ?? '' })), 'UID'), [])
    },
  },
  {
    name: 'a calendar has a secret address, which its person renews and ends',
    async run(lab) {
      const { host, by, other } = await openHostWithSample(lab)
      const renew = async (person: string): Promise<string> =>
        expectOk(await host.renewCalendar({ by: person })).calendar ?? ''
      const first = await renew(by)
      isTrue(/^[0-9a-f]{32}$/u.test(first))
      same(expectOk(await host.getNotices({ by })).calendar, first)
      // Other processes know it, too.
      const again = await lab.open({ now: () => START })
      expectOk(await again.getCalendar({ calendar: first }))
      const second = await renew(by)
      same(expectRejection(await host.getCalendar({ calendar: first })), 'noCalendar')
      same(new Set([first, second, await renew(other)]).size, 3)
      same(await host.authenticate(second), undefined)
      same(await host.resolveSeatToken(second), undefined)
      same(expectRejection(await host.redeemInvitation({ invitation: second })), 'noInvitation')
      same(await host.hasAccount(by), false)
      same(expectOk(await host.endCalendar({ by })).calendar, null)
      same(expectRejection(await host.getCalendar({ calendar: second })), 'noCalendar')
      const third = await renew(by)
      await host.revokeTokens({ person: by })
      same(expectRejection(await host.getCalendar({ calendar: third })), 'noCalendar')
      const banned = await renew(other)
      const ban = { by: 'operator', person: other, decision: 'ban', reason: 'x' } as const
      expectOk(await host.decide(ban))
      same(expectRejection(await host.getCalendar({ calendar: banned })), 'noCalendar')
    },
  },
]
