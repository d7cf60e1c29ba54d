import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { days, hours } from '@ackanomic/core'
import type { Delivery } from '../contract/delivery-types.js'
import type { Host } from '../host/host.js'
import { PermanentDeliveryError } from '../jobs/delivery-errors.js'
import {
  type ConformanceCase,
  expectOk,
  expectRejection,
  openHostWithSample,
  openSample,
  playersOf,
  START,
  submitToSample,
} from './conformance.test-support.js'

/** Lets all hosts run due jobs at once. Returns how many deadlines fired. */
async function runAll(hosts: readonly Host[]): Promise<number> {
  const worked = await Promise.all(hosts.map((host) => host.runDueJobs()))
  return worked.reduce((sum, { deadlines }) => sum + deadlines, 0)
}

/** Cases about deadlines, deliveries, saves and tokens. */
export const storeCases: readonly ConformanceCase[] = [
  {
    name: 'hosts fire each deadline once, whichever of them runs the job',
    async run(lab) {
      let clock = START
      const now = (): number => clock
      const hosts = [await lab.open({ now }), await lab.open({ now })] as const
      const names = ['One', 'Two', 'Three', 'Four']
      for (const match of names) await openSample(hosts[0], lab, match)
      const [by] = playersOf(lab.sample)
      const first = expectOk(await hosts[0].listPendingActions({ by }))[0]?.deadline ?? null
      isTrue(first !== null && first > START)
      same(await runAll(hosts), 0)
      clock = START + lab.sample.duration
      isTrue((await runAll(hosts)) >= names.length)
      same(await runAll(hosts), 0)
      same(expectOk(await hosts[0].listPendingActions({ by })), [])
      for (const match of names) {
        const { view } = expectOk(await hosts[1].getMatch({ match, by }))
        isTrue(view.outcome !== null && view.outcome.at <= clock)
        const notifications = expectOk(await hosts[1].listNotifications({ by, match, limit: 1000 }))
        isTrue(notifications.some(({ at }) => at === first))
      }
    },
  },
  {
    name: 'a host sorts pending actions by their deadline',
    async run(lab) {
      let clock = START
      const host = await lab.open({ now: () => clock })
      await openSample(host, lab, 'Late')
      clock = START - hours(1)
      await openSample(host, lab, 'Early')
      const [by] = playersOf(lab.sample)
      const pending = expectOk(await host.listPendingActions({ by }))
      same(
        pending.map(({ match }) => match).filter((match, i, all) => match !== all[i - 1]),
        ['Early', 'Late'],
      )
    },
  },
  {
    name: 'a host delivers in order, retries, and finally gives up',
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
        expectRejection(await host.subscribe({ person: by, channel: 'none', address: 'x' })),
        'noChannel',
      )
      for (const channel of Object.keys(channels)) {
        expectOk(await host.subscribe({ person: by, channel, address: `${channel}@example.org` }))
      }
      await openSample(host, lab)
      expectOk(await submitToSample(host, by, '1', lab.sample.hiddenActions[0]))
      const notifications = expectOk(await host.listNotifications({ by }))
      isTrue((await host.runDueJobs()).failed >= 3)
      const tries: number[] = []
      for (let hour = 1; hour <= 48; hour++) {
        clock += hours(1)
        if ((await host.runDueJobs()).failed > 0) tries.push(hour)
      }
      same(
        got.flatMap((delivery) => delivery.notifications).map(({ n }) => n),
        notifications.map(({ n }) => n),
      )
      const pauses = tries.map((at, i) => at - (tries[i - 1] ?? 0)).slice(1)
      isTrue(pauses.length > 3 && Math.max(...pauses) > Math.min(...pauses))
      const letters = expectOk(await host.listDeadLetters())
      same(
        letters.some(({ channel }) => channel === 'flaky'),
        false,
      )
      isTrue(letters.some(({ channel, problem }) => channel === 'gone' && /no such/.test(problem)))
      isTrue(letters.some(({ channel, problem }) => channel === 'never' && problem === 'never'))
      expectOk(await submitToSample(host, by, '2', { kind: 'consent' }))
      await host.unsubscribe({ person: by, channel: 'flaky' })
    },
  },
  {
    name: 'a host exports a match as a save, and imports it',
    async run(lab) {
      const { clock, host, by } = await openHostWithSample(lab)
      expectOk(await submitToSample(host, by, '1', lab.sample.hiddenActions[0]))
      const save = expectOk(await host.exportMatch({ match: 'One' }))
      const { automated } = lab.sample.opening
      expectOk(await host.importMatch({ match: 'Two', save, automated }))
      same(expectRejection(await host.importMatch({ match: 'Two', save })), 'matchExists')
      isTrue(!(await host.importMatch({ match: 'Three', save: '{}' })).ok)
      // Only the match itself may reveal the secret of its chance.
      const { chance, ...rest } = JSON.parse(save)
      same(chance.secret, null)
      same(expectOk(await host.exportMatch({ match: 'Two' })), JSON.stringify(rest))
      same(expectOk(await host.listPendingActions({ by })).length % 2, 0)
      clock.now += lab.sample.duration
      await host.runDueJobs()
      isTrue(expectOk(await host.getMatch({ match: 'Two', by })).view.outcome !== null)
    },
  },
  {
    name: 'a host shows any earlier time as a viewer may see it',
    async run(lab) {
      const { clock, host, by, other } = await openHostWithSample(lab)
      const before = expectOk(await host.getMatch({ match: 'One', by }))
      clock.now += 1000
      expectOk(await submitToSample(host, by, '1', lab.sample.hiddenActions[0]))
      const after = expectOk(await host.getMatch({ match: 'One', by }))
      isTrue(before.etag !== after.etag)
      clock.now += days(1)
      expectOk(await submitToSample(host, other, '1', lab.sample.secondAction))
      same(expectOk(await host.getMatch({ match: 'One', by, at: START + 999 })), before)
      same(expectOk(await host.getMatch({ match: 'One', by, at: START + 1000 })), after)
      same(expectRejection(await host.getMatch({ match: 'One', by, at: START - 1 })), 'tooEarly')
    },
  },
  {
    name: 'another process continues where the first one stopped',
    async run(lab) {
      const { clock, host: one, by } = await openHostWithSample(lab)
      const page = expectOk(await one.getMatch({ match: 'One', by }))
      const listener: (string | null)[] = []
      const other = await lab.open({ now: () => clock.now })
      const stop = other.onChange(({ match }) => listener.push(match))
      same(expectOk(await other.getMatch({ match: 'One', by })), page)
      expectOk(await submitToSample(one, by, '1', lab.sample.hiddenActions[0]))
      while (!listener.includes('One')) await new Promise((done) => setTimeout(done, 5))
      stop()
      same(
        expectOk(await other.getMatch({ match: 'One', by })),
        expectOk(await one.getMatch({ match: 'One', by })),
      )
    },
  },
  {
    name: 'a host opens only with the secret with which its store was created',
    async run(lab) {
      const now = (): number => START
      await lab.open({ now })
      const other = lab.open({ now, secret: 'another secret of some length' })
      const refused = await other.then(
        () => 'opened',
        (thrown: unknown) => String(thrown),
      )
      isTrue(refused.includes('belongs to another secret'))
      await lab.open({ now })
    },
  },
  {
    name: 'a host redeems an invitation once, and authenticates the token',
    async run(lab) {
      let clock = START
      const host = await lab.open({ now: () => clock })
      const invitation = expectOk(await host.createInvitation({ person: 'Flo' })).invitation
      const { person, token } = expectOk(await host.redeemInvitation({ invitation }))
      same(
        [person, await host.authenticate(token), await host.authenticate(invitation)],
        ['Flo', 'Flo', undefined],
      )
      same(expectRejection(await host.redeemInvitation({ invitation })), 'noInvitation')
      same(expectRejection(await host.redeemInvitation({ invitation: 'none' })), 'noInvitation')
      // With a key, a lost answer can be asked for again, until the token is revoked.
      const second = expectOk(await host.createInvitation({ person: 'Flo' })).invitation
      const options = { idempotencyKey: 'a-key-that-nobody-guesses' }
      const session = expectOk(await host.redeemInvitation({ invitation: second, ...options }))
      same(expectOk(await host.redeemInvitation({ invitation: second, ...options })), session)
      same(await host.authenticate(session.token), 'Flo')
      const others = [{}, { idempotencyKey: 'another-key-of-theirs' }]
      for (const other of others)
        same(
          expectRejection(await host.redeemInvitation({ invitation: second, ...other })),
          'noInvitation',
        )
      const weak = { idempotencyKey: '1' }
      same(
        expectRejection(await host.redeemInvitation({ invitation: second, ...weak })),
        'badRequest',
      )
      const late = expectOk(await host.createInvitation({ person: 'Flo' })).invitation
      clock += days(8)
      same(expectRejection(await host.redeemInvitation({ invitation: late })), 'noInvitation')
      await host.revokeTokens({ person: 'Flo' })
      same(await host.authenticate(token), undefined)
      same(
        expectRejection(await host.redeemInvitation({ invitation: second, ...options })),
        'noInvitation',
      )
    },
  },
  {
    name: 'all processes hear that a person’s tokens are revoked',
    async run(lab) {
      const now = (): number => START
      const [one, other] = [await lab.open({ now }), await lab.open({ now })]
      const heard = new Promise<string | null>((done) => {
        other.onChange(({ revoked }) => revoked !== null && done(revoked))
      })
      const session = expectOk(
        await one.redeemInvitation({
          invitation: expectOk(await one.createInvitation({ person: 'Flo' })).invitation,
        }),
      )
      same(await other.authenticate(session.token), 'Flo')
      expectOk(await one.revokeTokens({ person: 'Flo' }))
      same(await heard, 'Flo')
      same(await other.authenticate(session.token), undefined)
    },
  },
  {
    name: 'a host suspends a match whose game fails, and resumes it',
    async run(lab) {
      const { games, opening, duration, hiddenActions } = lab.sample
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
      const { clock, host, by } = await openHostWithSample(lab, {
        games: { ...games, [opening.game]: { ...listing, load: async () => broken } },
        onError: (fault) => faults.push(fault),
      })
      const before = expectOk(await host.exportMatch({ match: 'One' }))
      isBroken = true
      const sent = { match: 'One', by, idempotencyKey: '1', action: hiddenActions[0] }
      same(expectRejection(await host.submit(sent)), 'matchSuspended')
      same(expectOk(await host.exportMatch({ match: 'One' })), before)
      clock.now += duration
      await host.runDueJobs()
      same([expectOk(await host.getHealth()).suspended, faults.length], [1, 2])
      isBroken = false
      same(expectRejection(await host.submit(sent)), 'matchSuspended')
      expectOk(await host.resumeMatch({ match: 'One' }))
      await host.runDueJobs()
      isTrue(expectOk(await host.getMatch({ match: 'One', by })).view.outcome !== null)
    },
  },
]
