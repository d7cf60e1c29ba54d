import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { days } from '@ackanomic/core'
import type { Delivery } from '../types.js'
import { begin, begun, type ConformanceCase, must, playersOf, START } from './lab.js'

/** What a host does by itself, and what lasts longer than it. */
export const lasting: readonly ConformanceCase[] = [
  {
    name: 'does by itself what is due, and tells of it',
    async run(lab) {
      let ahead = START - Date.now()
      const now = (): number => Date.now() + ahead
      const got: Delivery[] = []
      const channels = { sink: async (delivery: Delivery) => void got.push(delivery) }
      const host = await lab.open({ now, channels, workers: 1 })
      await begin(host, lab)
      const [by, other] = playersOf(lab.sample)
      const until = (await host.listPendingActions(by))[0]?.deadline ?? 0
      const save = must(await host.exportMatch('One'))
      must(await host.subscribe({ person: other, channel: 'sink', address: 'x' }))
      // A match that comes in half a second before its deadline.
      ahead += until - now() - 500
      const { automated } = lab.sample.opening
      must(await host.importMatch({ match: 'Two', save, automated }))
      while (!got.some(({ match }) => match === 'Two')) await pause(20)
      const posts = must(await host.listNotifications(other, { match: 'Two' }))
      same(posts[0]?.at, until)
      same(got.find(({ match }) => match === 'Two')?.notifications, posts)
    },
  },
  {
    name: 'lets fall due what fell due while nobody was there',
    async run(lab) {
      const { clock, host: before, by } = await begun(lab)
      const first = (await before.listPendingActions(by))[0]?.deadline ?? 0
      await before.close()
      clock.now = first + days(7)
      const host = await lab.open({ now: () => clock.now })
      same((await host.health()).late, days(7))
      same((await host.runDueJobs()).due, 1)
      same((await host.health()).late, 0)
      const posts = must(await host.listNotifications(by, { match: 'One' }))
      isTrue(posts.some(({ at }) => at === first))
      isTrue(posts.every(({ at }) => at <= clock.now))
    },
  },
  {
    name: 'asks bots as anybody is asked',
    async run(lab) {
      const { opening, bot, unseen } = lab.sample
      const [by, other] = playersOf(lab.sample)
      const bots = { thread: bot.thread, names: [bot.name] }
      const faults: unknown[] = []
      const onError = (fault: unknown): void => void faults.push(fault)
      const host = await lab.open({ now: () => START, bots, onError: onError })
      const automated = { ...opening.automated, [other]: bot.name }
      must(
        await host.open({
          match: 'One',
          by,
          idempotencyKey: 'open',
          ...opening,
          automated,
        }),
      )
      isTrue((await host.listPendingActions(other)).some(({ need }) => need !== 'optional'))
      isTrue((await host.runDueJobs()).bots > 0)
      same(
        (await host.listPendingActions(other)).filter(({ need }) => need !== 'optional'),
        [],
      )
      const acted = must(await host.listNotifications(other, { match: 'One', limit: 1000 }))
      must(await host.submit({ match: 'One', by, idempotencyKey: '1', action: unseen[0] }))
      isTrue(acted.length > 0)
      same((await host.runDueJobs()).failed, 0)
      same(faults, [])
    },
  },
  {
    name: 'numbers what somebody is told, and gives it in parts',
    async run(lab) {
      let clock = START
      const host = await lab.open({ now: () => clock })
      for (const match of ['One', 'Two', 'Three']) await begin(host, lab, match)
      clock += lab.sample.longest
      await host.runDueJobs()
      const [by] = playersOf(lab.sample)
      const all = must(await host.listNotifications(by, { limit: 1000 }))
      same(
        all.map(({ n }) => n),
        all.map((_, i) => i + 1),
      )
      const parts = []
      for (let after = 0; after < all.length; after += 7) {
        parts.push(...must(await host.listNotifications(by, { after, limit: 7 })))
      }
      same(parts, all)
      const here = all.filter(({ match }) => match === 'Two')
      same(must(await host.listNotifications(by, { match: 'Two', limit: 1000 })), here)
      same(
        must(await host.listNotifications(by, { match: 'Two', after: here[0]?.n, limit: 2 })),
        here.slice(1, 3),
      )
      same(must(await host.listNotifications('Nobody')), [])
    },
  },
  {
    name: 'counts what goes on, and what is over',
    async run(lab) {
      let clock = START
      const host = await lab.open({ now: () => clock })
      const none = { faults: 0, late: 0, waiting: 0, deadLetters: 0 }
      same(await host.health(), { open: 0, over: 0, ...none })
      await begin(host, lab, 'One')
      await begin(host, lab, 'Two')
      same(await host.health(), { open: 2, over: 0, ...none })
      const [by] = playersOf(lab.sample)
      const first = (await host.listPendingActions(by))[0]?.deadline ?? null
      same((await host.runDueJobs()).next, first)
      clock += lab.sample.longest
      await host.runDueJobs()
      same(await host.health(), { open: 0, over: 2, ...none })
    },
  },
  {
    name: 'knows whose place at a match a token is for',
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
      await host.revoke(by)
      same(await host.resolveSeatToken(token), undefined)
      isTrue((await host.seatToken('One', by)) !== token)
    },
  },
]
