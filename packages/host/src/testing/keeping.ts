import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { days, hours } from '@ackanomic/core'
import { Undeliverable } from '../deliveries.js'
import type { Delivery, Host } from '../types.js'
import { begin, begun, type HostCase, must, playersOf, refusalOf, START } from './lab.js'

/** Has all hosts work at once, until nothing is left. */
async function workAll(hosts: readonly Host[]): Promise<number> {
  const worked = await Promise.all(hosts.map((host) => host.work()))
  return worked.reduce((sum, { due }) => sum + due, 0)
}

/** Time, deliveries, saves. */
export const keeping: readonly HostCase[] = [
  {
    name: 'lets deadlines fall due by themselves, each once, whoever works',
    async run(lab) {
      let clock = START
      const now = (): number => clock
      const hosts = [await lab.open({ now }), await lab.open({ now })] as const
      const names = ['One', 'Two', 'Three', 'Four']
      for (const match of names) await begin(hosts[0], lab, match)
      const [by] = playersOf(lab.sample)
      const first = (await hosts[0].wanted(by))[0]?.until ?? null
      isTrue(first !== null && first > START)
      same(await workAll(hosts), 0)
      clock = START + lab.sample.longest
      isTrue((await workAll(hosts)) >= names.length)
      same(await workAll(hosts), 0)
      same(await hosts[0].wanted(by), [])
      for (const match of names) {
        const { view } = must(await hosts[1].look(match, by))
        isTrue(view.outcome !== null && view.outcome.at <= clock)
        const posts = must(await hosts[1].posts(by, { match, limit: 1000 }))
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
      const wanted = await host.wanted(by)
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
          throw new Undeliverable('no such address')
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
      must(await host.submit({ match: 'One', by, key: '1', act: lab.sample.unseen[0] }))
      const posts = must(await host.posts(by))
      isTrue((await host.work()).failed >= 3)
      const tries: number[] = []
      for (let hour = 1; hour <= 48; hour++) {
        clock += hours(1)
        if ((await host.work()).failed > 0) tries.push(hour)
      }
      same(
        got.flatMap((delivery) => delivery.posts).map(({ n }) => n),
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
      must(await host.submit({ match: 'One', by, key: '2', act: { kind: 'willing' } }))
      await host.unsubscribe(by, 'flaky')
    },
  },
  {
    name: 'gives a match out as a save, and takes it in',
    async run(lab) {
      const { clock, host, by } = await begun(lab)
      must(await host.submit({ match: 'One', by, key: '1', act: lab.sample.unseen[0] }))
      const save = must(await host.takeOut('One'))
      const { programs } = lab.sample.opening
      must(await host.bringIn({ match: 'Two', save, programs }))
      same(refusalOf(await host.bringIn({ match: 'Two', save })), 'matchExists')
      isTrue(!(await host.bringIn({ match: 'Three', save: '{}' })).ok)
      same(must(await host.takeOut('Two')), save)
      same((await host.wanted(by)).length % 2, 0)
      clock.now += lab.sample.longest
      await host.work()
      isTrue(must(await host.look('Two', by)).view.outcome !== null)
    },
  },
  {
    name: 'shows any moment as a viewer may see it',
    async run(lab) {
      const { clock, host, by, other } = await begun(lab)
      const before = must(await host.look('One', by))
      clock.now += 1000
      must(await host.submit({ match: 'One', by, key: '1', act: lab.sample.unseen[0] }))
      const after = must(await host.look('One', by))
      isTrue(before.tag !== after.tag)
      clock.now += days(1)
      must(await host.submit({ match: 'One', by: other, key: '1', act: lab.sample.second }))
      same(must(await host.look('One', by, { at: START + 999 })), before)
      same(must(await host.look('One', by, { at: START + 1000 })), after)
      same(refusalOf(await host.look('One', by, { at: START - 1 })), 'tooEarly')
    },
  },
  {
    name: 'goes on where it was, in another process',
    async run(lab) {
      const { clock, host: one, by } = await begun(lab)
      const look = must(await one.look('One', by))
      const heard: (string | null)[] = []
      const other = await lab.open({ now: () => clock.now })
      const stop = other.listen(({ match }) => heard.push(match))
      same(must(await other.look('One', by)), look)
      must(await one.submit({ match: 'One', by, key: '1', act: lab.sample.unseen[0] }))
      while (!heard.includes('One')) await new Promise((done) => setTimeout(done, 5))
      stop()
      same(must(await other.look('One', by)), must(await one.look('One', by)))
    },
  },
  {
    name: 'takes an invitation once, and knows a token',
    async run(lab) {
      let clock = START
      const host = await lab.open({ now: () => clock })
      const invitation = must(await host.invite('Flo'))
      const { person, token } = must(await host.admit(invitation))
      same(
        [person, await host.whoIs(token), await host.whoIs(invitation)],
        ['Flo', 'Flo', undefined],
      )
      same(refusalOf(await host.admit(invitation)), 'noInvitation')
      same(refusalOf(await host.admit('none')), 'noInvitation')
      const late = must(await host.invite('Flo'))
      clock += days(8)
      same(refusalOf(await host.admit(late)), 'noInvitation')
      await host.revoke('Flo')
      same(await host.whoIs(token), undefined)
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
        onFault: (fault) => faults.push(fault),
      })
      const before = must(await host.takeOut('One'))
      isBroken = true
      const sent = { match: 'One', by, key: '1', act: unseen[0] }
      same(refusalOf(await host.submit(sent)), 'fault')
      same(must(await host.takeOut('One')), before)
      clock.now += longest
      await host.work()
      same([(await host.health()).faults, faults.length], [1, 2])
      isBroken = false
      same(refusalOf(await host.submit(sent)), 'fault')
      must(await host.resume('One'))
      await host.work()
      isTrue(must(await host.look('One', by)).view.outcome !== null)
    },
  },
]
