import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { days } from '@ackanomic/core'
import type { Delivery } from '../contract/delivery-types.js'
import {
  type ConformanceCase,
  expectOk,
  openHostWithSample,
  openSample,
  playersOf,
  START,
  submitToSample,
} from './conformance.test-support.js'

/** Cases about jobs, and about what outlasts a process. */
export const jobCases: readonly ConformanceCase[] = [
  {
    name: 'a host runs due jobs by itself, and delivers what they cause',
    async run(lab) {
      let ahead = START - Date.now()
      const now = (): number => Date.now() + ahead
      const got: Delivery[] = []
      const channels = { sink: async (delivery: Delivery) => void got.push(delivery) }
      const host = await lab.open({ now, channels, workers: 1 })
      await openSample(host, lab)
      const [by, other] = playersOf(lab.sample)
      const until = expectOk(await host.listPendingActions({ by }))[0]?.deadline ?? 0
      const save = expectOk(await host.exportMatch({ match: 'One' }))
      expectOk(await host.subscribe({ person: other, channel: 'sink', address: 'x' }))
      // Import a match half a second before its deadline.
      ahead += until - now() - 500
      const { automated } = lab.sample.opening
      expectOk(await host.importMatch({ match: 'Two', save, automated }))
      while (!got.some(({ match }) => match === 'Two')) await pause(20)
      const notifications = expectOk(await host.listNotifications({ by: other, match: 'Two' }))
      same(notifications[0]?.at, until)
      same(got.find(({ match }) => match === 'Two')?.notifications, notifications)
    },
  },
  {
    name: 'a host fires deadlines that came due while no host was running',
    async run(lab) {
      const { clock, host: before, by } = await openHostWithSample(lab)
      const first = expectOk(await before.listPendingActions({ by }))[0]?.deadline ?? 0
      await before.close()
      clock.now = first + days(7)
      const host = await lab.open({ now: () => clock.now })
      same(expectOk(await host.getHealth()).deadlineLag, days(7))
      same((await host.runDueJobs()).deadlines, 1)
      same(expectOk(await host.getHealth()).deadlineLag, 0)
      const notifications = expectOk(await host.listNotifications({ by, match: 'One' }))
      isTrue(notifications.some(({ at }) => at === first))
      isTrue(notifications.every(({ at }) => at <= clock.now))
    },
  },
  {
    name: 'a host lets bots act like people',
    async run(lab) {
      const { opening, bot, hiddenActions } = lab.sample
      const [by, other] = playersOf(lab.sample)
      const bots = { thread: bot.thread, names: [bot.name] }
      const faults: unknown[] = []
      const onError = (fault: unknown): void => void faults.push(fault)
      const host = await lab.open({ now: () => START, bots, onError })
      const automated = { ...opening.automated, [other]: bot.name }
      expectOk(
        await host.createMatch({
          match: 'One',
          by,
          idempotencyKey: 'open',
          ...opening,
          automated,
        }),
      )
      isTrue(
        expectOk(await host.listPendingActions({ by: other })).some(
          ({ need }) => need !== 'optional',
        ),
      )
      isTrue((await host.runDueJobs()).botMoves > 0)
      same(
        expectOk(await host.listPendingActions({ by: other })).filter(
          ({ need }) => need !== 'optional',
        ),
        [],
      )
      const acted = expectOk(await host.listNotifications({ by: other, match: 'One', limit: 1000 }))
      expectOk(await submitToSample(host, by, '1', hiddenActions[0]))
      isTrue(acted.length > 0)
      same((await host.runDueJobs()).failed, 0)
      same(faults, [])
    },
  },
  {
    name: 'a host numbers the notifications of each person, and lists them in pages',
    async run(lab) {
      let clock = START
      const host = await lab.open({ now: () => clock })
      for (const match of ['One', 'Two', 'Three']) await openSample(host, lab, match)
      clock += lab.sample.duration
      await host.runDueJobs()
      const [by] = playersOf(lab.sample)
      const all = expectOk(await host.listNotifications({ by, limit: 1000 }))
      same(
        all.map(({ n }) => n),
        all.map((_, i) => i + 1),
      )
      const parts = []
      for (let after = 0; after < all.length; after += 7) {
        parts.push(...expectOk(await host.listNotifications({ by, after, limit: 7 })))
      }
      same(parts, all)
      const here = all.filter(({ match }) => match === 'Two')
      same(expectOk(await host.listNotifications({ by, match: 'Two', limit: 1000 })), here)
      same(
        expectOk(await host.listNotifications({ by, match: 'Two', after: here[0]?.n, limit: 2 })),
        here.slice(1, 3),
      )
      same(expectOk(await host.listNotifications({ by: 'Nobody' })), [])
    },
  },
  {
    name: 'a host counts open and finished matches',
    async run(lab) {
      let clock = START
      const host = await lab.open({ now: () => clock })
      const none = { suspended: 0, deadlineLag: 0, pendingDeliveries: 0, deadLetters: 0 }
      same(expectOk(await host.getHealth()), { open: 0, finished: 0, ...none })
      await openSample(host, lab, 'One')
      await openSample(host, lab, 'Two')
      same(expectOk(await host.getHealth()), { open: 2, finished: 0, ...none })
      const [by] = playersOf(lab.sample)
      const first = expectOk(await host.listPendingActions({ by }))[0]?.deadline ?? null
      same((await host.runDueJobs()).next, first)
      clock += lab.sample.duration
      await host.runDueJobs()
      same(expectOk(await host.getHealth()), { open: 0, finished: 2, ...none })
    },
  },
  {
    name: 'a host resolves seat tokens',
    async run(lab) {
      const host = await lab.open({ now: () => START })
      const [by, other] = playersOf(lab.sample)
      const token = await host.seatToken('One', by)
      same(await host.seatToken('One', by), token)
      const others = [await host.seatToken('Two', by), await host.seatToken('One', other)]
      same(new Set([token, ...others]).size, 3)
      same(await host.resolveSeatToken(token), { match: 'One', person: by })
      same(
        [await host.resolveSeatToken('none'), await host.authenticate(token)],
        [undefined, undefined],
      )
      await host.revokeTokens({ person: by })
      same(await host.resolveSeatToken(token), undefined)
      isTrue((await host.seatToken('One', by)) !== token)
    },
  },
]
