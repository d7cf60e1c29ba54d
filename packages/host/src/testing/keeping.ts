import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { days, hours } from '@ackanomic/core'
import { PermanentDeliveryError } from '../deliveries.js'
import type { Delivery, Host } from '../types.js'
import { begin, begun, type ConformanceCase, must, playersOf, refusalOf, START } from './lab.js'

/** Has all hosts work at once, until nothing is left. */
async function workAll(hosts: readonly Host[]): Promise<number> {
  const worked = await Promise.all(hosts.map((host) => host.runDueJobs()))
  return worked.reduce((sum, { due }) => sum + due, 0)
}

/** Time, deliveries, saves. */
export const keeping: readonly ConformanceCase[] = [
  {
    name: 'lets deadlines fall due by themselves, each once, whoever works',
    async run(lab) {
      let clock = START
      const now = (): number => clock
      const hosts = [await lab.open({ now }), await lab.open({ now })] as const
      const names = ['One', 'Two', 'Three', 'Four']
      for (const match of names) await begin(hosts[0], lab, match)
      const [by] = playersOf(lab.sample)
      const first = (await hosts[0].listPendingActions(by))[0]?.deadline ?? null
      isTrue(first !== null && first > START)
      same(await workAll(hosts), 0)
      clock = START + lab.sample.longest
      isTrue((await workAll(hosts)) >= names.length)
      same(await workAll(hosts), 0)
      same(await hosts[0].listPendingActions(by), [])
      for (const match of names) {
        const { view } = must(await hosts[1].getMatch(match, by))
        isTrue(view.outcome !== null && view.outcome.at <= clock)
        const posts = must(await hosts[1].listNotifications(by, { match, limit: 1000 }))
        isTrue(posts.some(({ at }) => at === first))
      }
    },
  },
  {
    name: 'orders what is wanted by its end',
    async run(lab) {
      let clock = START
      const host = await lab.open({ now: () => clock })
      await begin(host, lab, 'Late')
      clock = START - hours(1)
      await begin(host, lab, 'Early')
      const [by] = playersOf(lab.sample)
      const wanted = await host.listPendingActions(by)
      same(
        wanted.map(({ match }) => match).filter((match, i, all) => match !== all[i - 1]),
        ['Early', 'Late'],
      )
    },
  },
  {
    name: 'delivers in order, tries again, and gives up in the end',
    async run(lab) {
      let clock = START
      const got: Delivery[] = []
      let failures = 2
      const channels = {
        flaky: async (delivery: Delivery) => {
          failures -= 1
          if (failures >= 0) throw new Error('busy')
          got.push(delivery)
        },
        gone: async () => {
          throw new PermanentDeliveryError('no such address')
        },
        never: async () => {
          throw new Error('never')
        },
      }
      const host = await lab.open({ now: () => clock, channels })
      const [by] = playersOf(lab.sample)
      same(
        refusalOf(await host.subscribe({ person: by, channel: 'none', address: 'x' })),
        'noChannel',
      )
      for (const channel of Object.keys(channels)) {
        must(await host.subscribe({ person: by, channel, address: `${channel}@example.org` }))
      }
      await begin(host, lab)
      must(
        await host.submit({ match: 'One', by, idempotencyKey: '1', action: lab.sample.unseen[0] }),
      )
      const posts = must(await host.listNotifications(by))
      isTrue((await host.runDueJobs()).failed >= 3)
      const tries: number[] = []
      for (let hour = 1; hour <= 48; hour++) {
        clock += hours(1)
        if ((await host.runDueJobs()).failed > 0) tries.push(hour)
      }
      same(
        got.flatMap((delivery) => delivery.notifications).map(({ n }) => n),
        posts.map(({ n }) => n),
      )
      const pauses = tries.map((at, i) => at - (tries[i - 1] ?? 0)).slice(1)
      isTrue(pauses.length > 3 && Math.max(...pauses) > Math.min(...pauses))
      const letters = await host.deadLetters()
      same(
        letters.some(({ channel }) => channel === 'flaky'),
        false,
      )
      isTrue(letters.some(({ channel, problem }) => channel === 'gone' && /no such/.test(problem)))
      isTrue(letters.some(({ channel, problem }) => channel === 'never' && problem === 'never'))
      must(
        await host.submit({ match: 'One', by, idempotencyKey: '2', action: { kind: 'consent' } }),
      )
      await host.unsubscribe(by, 'flaky')
    },
  },
  {
    name: 'gives a match out as a save, and takes it in',
    async run(lab) {
      const { clock, host, by } = await begun(lab)
      must(
        await host.submit({ match: 'One', by, idempotencyKey: '1', action: lab.sample.unseen[0] }),
      )
      const save = must(await host.exportMatch('One'))
      const { automated } = lab.sample.opening
      must(await host.importMatch({ match: 'Two', save, automated }))
      same(refusalOf(await host.importMatch({ match: 'Two', save })), 'matchExists')
      isTrue(!(await host.importMatch({ match: 'Three', save: '{}' })).ok)
      same(must(await host.exportMatch('Two')), save)
      same((await host.listPendingActions(by)).length % 2, 0)
      clock.now += lab.sample.longest
      await host.runDueJobs()
      isTrue(must(await host.getMatch('Two', by)).view.outcome !== null)
    },
  },
  {
    name: 'shows any moment as a viewer may see it',
    async run(lab) {
      const { clock, host, by, other } = await begun(lab)
      const before = must(await host.getMatch('One', by))
      clock.now += 1000
      must(
        await host.submit({ match: 'One', by, idempotencyKey: '1', action: lab.sample.unseen[0] }),
      )
      const after = must(await host.getMatch('One', by))
      isTrue(before.etag !== after.etag)
      clock.now += days(1)
      must(
        await host.submit({
          match: 'One',
          by: other,
          idempotencyKey: '1',
          action: lab.sample.second,
        }),
      )
      same(must(await host.getMatch('One', by, { at: START + 999 })), before)
      same(must(await host.getMatch('One', by, { at: START + 1000 })), after)
      same(refusalOf(await host.getMatch('One', by, { at: START - 1 })), 'tooEarly')
    },
  },
  {
    name: 'goes on where it was, in another process',
    async run(lab) {
      const { clock, host: one, by } = await begun(lab)
      const look = must(await one.getMatch('One', by))
      const heard: (string | null)[] = []
      const other = await lab.open({ now: () => clock.now })
      const stop = other.onChange(({ match }) => heard.push(match))
      same(must(await other.getMatch('One', by)), look)
      must(
        await one.submit({ match: 'One', by, idempotencyKey: '1', action: lab.sample.unseen[0] }),
      )
      while (!heard.includes('One')) await new Promise((done) => setTimeout(done, 5))
      stop()
      same(must(await other.getMatch('One', by)), must(await one.getMatch('One', by)))
    },
  },
  {
    name: 'takes an invitation once, and knows a token',
    async run(lab) {
      let clock = START
      const host = await lab.open({ now: () => clock })
      const invitation = must(await host.invite('Flo'))
      const { person, token } = must(await host.redeemInvitation(invitation))
      same(
        [person, await host.authenticate(token), await host.authenticate(invitation)],
        ['Flo', 'Flo', undefined],
      )
      same(refusalOf(await host.redeemInvitation(invitation)), 'noInvitation')
      same(refusalOf(await host.redeemInvitation('none')), 'noInvitation')
      const late = must(await host.invite('Flo'))
      clock += days(8)
      same(refusalOf(await host.redeemInvitation(late)), 'noInvitation')
      await host.revoke('Flo')
      same(await host.authenticate(token), undefined)
    },
  },
  {
    name: 'stops a match whose game is broken, and lets it go on',
    async run(lab) {
      const { games, opening, longest, unseen } = lab.sample
      const listing = games[opening.game]
      if (listing === undefined) throw new Error('The sample lists no such game.')
      let isBroken = false
      const game = await listing.load()
      const broken = {
        ...game,
        apply(state: unknown, entry: unknown) {
          if (isBroken) throw new Error('broken')
          return game.apply(state, entry)
        },
      }
      const faults: unknown[] = []
      const { clock, host, by } = await begun(lab, {
        games: { ...games, [opening.game]: { ...listing, load: async () => broken } },
        onError: (fault) => faults.push(fault),
      })
      const before = must(await host.exportMatch('One'))
      isBroken = true
      const sent = { match: 'One', by, idempotencyKey: '1', action: unseen[0] }
      same(refusalOf(await host.submit(sent)), 'fault')
      same(must(await host.exportMatch('One')), before)
      clock.now += longest
      await host.runDueJobs()
      same([(await host.health()).faults, faults.length], [1, 2])
      isBroken = false
      same(refusalOf(await host.submit(sent)), 'fault')
      must(await host.resume('One'))
      await host.runDueJobs()
      isTrue(must(await host.getMatch('One', by)).view.outcome !== null)
    },
  },
]
