import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { days, hours } from '@ackanomic/core'
import type { Delivery } from '../contract/delivery-types.js'
import { START } from '../fresh.test-support.js'
import { PermanentDeliveryError } from '../jobs/delivery-errors.js'
import {
  type CaseHost,
  type ConformanceCase,
  column,
  expectError,
  hearRevocation,
  listCases,
  signIn,
} from './conformance.test-support.js'
import { changeGame } from './samples.test-support.js'

/** Lets all hosts run due jobs at once. Returns how many deadlines fired. */
async function runAll(hosts: readonly CaseHost[]): Promise<number> {
  const reports = await Promise.all(hosts.map((host) => host.runDueJobs()))
  return reports.reduce((sum, { deadlines }) => sum + deadlines, 0)
}

/** Cases about deadlines, deliveries, saves and tokens. */
export const storeCases: readonly ConformanceCase[] = listCases({
  'hosts fire each deadline once, whichever of them runs the job': async (setup) => {
    const { host, open, player, createMatch, clock, sample } = await setup.open()
    const second = await open()
    const hosts = [host, second.host]
    const names = ['One', 'Two', 'Three', 'Four']
    for (const match of names) await createMatch(match)
    const deadline = (await player.listPendingActions())[0]?.deadline ?? null
    isTrue(deadline !== null && deadline > START)
    same(await runAll(hosts), 0)
    clock.now += sample.duration
    isTrue((await runAll(hosts)) >= names.length)
    same(await runAll(hosts), 0)
    same(await player.listPendingActions(), [])
    for (const match of names) {
      const { outcome } = (await second.player.getMatch({ match })).view
      isTrue(outcome !== null && outcome.at <= clock.now)
      const notifications = await second.player.listNotifications({ match, limit: 1000 })
      isTrue(column(notifications, 'at').includes(deadline))
    }
  },
  'a host sorts pending actions by their deadline': async ({ open }) => {
    const { player, createMatch, clock } = await open()
    await createMatch('Late')
    clock.now -= hours(1)
    await createMatch('Early')
    const matches = column(await player.listPendingActions(), 'match')
    const order = matches.filter((match, i) => match !== matches[i - 1])
    same(order, ['Early', 'Late'])
  },
  'a host delivers in order, retries, and finally gives up': async (setup) => {
    const deliveries: Delivery[] = []
    let failures = 2
    const channels = {
      flaky: async (delivery: Delivery) => {
        failures -= 1
        if (failures >= 0) throw new Error('busy')
        deliveries.push(delivery)
      },
      gone: async () => {
        throw new PermanentDeliveryError('no such address')
      },
      never: async () => {
        throw new Error('never')
      },
    }
    const { host, player, createMatch, by, clock, sample } = await setup.open({ channels })
    const nowhere = { person: by, channel: 'none', address: 'x' }
    await expectError(host.subscribe(nowhere), 'noChannel')
    for (const channel of Object.keys(channels))
      await host.subscribe({ person: by, channel, address: `${channel}@example.org` })
    await createMatch('One')
    await player.submit({ match: 'One', action: sample.hiddenActions[0] })
    const notifications = await player.listNotifications()
    isTrue((await host.runDueJobs()).failed >= 3)
    const hoursOfRetries: number[] = []
    for (let hour = 1; hour <= 48; hour++) {
      clock.now += hours(1)
      if ((await host.runDueJobs()).failed > 0) hoursOfRetries.push(hour)
    }
    const delivered = column(deliveries, 'notifications').flat()
    same(column(delivered, 'n'), column(notifications, 'n'))
    const pauses = hoursOfRetries.map((at, i) => at - (hoursOfRetries[i - 1] ?? 0)).slice(1)
    isTrue(pauses.length > 3 && Math.max(...pauses) > Math.min(...pauses))
    const letters = await host.listDeadLetters()
    same(column(letters, 'channel').includes('flaky'), false)
    isTrue(letters.some(({ channel, problem }) => channel === 'gone' && /no such/.test(problem)))
    isTrue(letters.some(({ channel, problem }) => channel === 'never' && problem === 'never'))
    await player.submit({ match: 'One', action: { kind: 'consent' } })
    await host.unsubscribe({ person: by, channel: 'flaky' })
  },
  'a host exports a match as a save, and imports it': async (setup) => {
    const { host, player, endMatches, sample } = await setup.openWithMatch()
    await player.submit({ match: 'One', action: sample.hiddenActions[0] })
    const save = await host.exportMatch({ match: 'One' })
    await host.importMatch({ match: 'Two', save, automated: sample.opening.automated })
    await expectError(host.importMatch({ match: 'Two', save }), 'matchExists')
    await expectError(host.importMatch({ match: 'Three', save: '{}' }), 'notASave')
    // Only the match itself may reveal the secret of its chance.
    const { chance, declaration, ...rest } = JSON.parse(save)
    same([chance.secret, declaration.imported], [null, null])
    const { declaration: declared, ...other } = JSON.parse(await host.exportMatch({ match: 'Two' }))
    same(other, { ...rest, id: 'Two' })
    same(declared.imported, rest.log.length)
    same((await player.listPendingActions()).length % 2, 0)
    await endMatches()
    isTrue((await player.getMatch({ match: 'Two' })).view.outcome !== null)
  },
  'a host shows a match at any earlier time as the viewer saw it': async (setup) => {
    const { player, rival, clock, sample } = await setup.openWithMatch()
    const before = await player.getMatch({ match: 'One' })
    clock.now += 1000
    await player.submit({ match: 'One', action: sample.hiddenActions[0] })
    const after = await player.getMatch({ match: 'One' })
    isTrue(before.etag !== after.etag)
    clock.now += days(1)
    await rival.submit({ match: 'One', action: sample.secondAction })
    same(await player.getMatch({ match: 'One', at: START + 999 }), before)
    same(await player.getMatch({ match: 'One', at: START + 1000 }), after)
    await expectError(player.getMatch({ match: 'One', at: START - 1 }), 'tooEarly')
  },
  'another process continues where the first one stopped': async (setup) => {
    const { player, open, sample } = await setup.openWithMatch()
    const page = await player.getMatch({ match: 'One' })
    const changed: (string | null)[] = []
    const second = await open()
    const stop = second.host.onChange(({ match }) => changed.push(match))
    same(await second.player.getMatch({ match: 'One' }), page)
    await player.submit({ match: 'One', action: sample.hiddenActions[0] })
    while (!changed.includes('One')) await pause(5)
    stop()
    const changedPage = await player.getMatch({ match: 'One' })
    same(await second.player.getMatch({ match: 'One' }), changedPage)
  },
  'a host opens only with the secret with which its store was created': async ({ open }) => {
    await open()
    const refused = await open({ secret: 'another secret of some length' }).then(
      () => 'opened',
      (thrown: unknown) => String(thrown),
    )
    isTrue(refused.includes('belongs to another secret'))
    await open()
  },
  'a host redeems an invitation once, and authenticates the token': async ({ open }) => {
    const { host, clock } = await open()
    const invite = async () => (await host.createInvitation({ person: 'Flo' })).invitation
    const first = { invitation: await invite() }
    const { person, token } = await host.redeemInvitation(first)
    same([person, await host.authenticate(token)], ['Flo', 'Flo'])
    same(await host.authenticate(first.invitation), undefined)
    await expectError(host.redeemInvitation(first), 'noInvitation')
    await expectError(host.redeemInvitation({ invitation: 'none' }), 'noInvitation')
    // With a key, a lost answer can be asked for again, until the token is revoked.
    const second = { invitation: await invite() }
    const withKey = { ...second, idempotencyKey: 'a-key-that-nobody-guesses' }
    const session = await host.redeemInvitation(withKey)
    same(await host.redeemInvitation(withKey), session)
    same(await host.authenticate(session.token), 'Flo')
    const withAnother = { ...second, idempotencyKey: 'another-key-of-theirs' }
    await expectError(host.redeemInvitation(second), 'noInvitation')
    await expectError(host.redeemInvitation(withAnother), 'noInvitation')
    const withWeak = { ...second, idempotencyKey: '1' }
    await expectError(host.redeemInvitation(withWeak), 'badRequest')
    const late = { invitation: await invite() }
    clock.now += days(8)
    await expectError(host.redeemInvitation(late), 'noInvitation')
    await host.revokeTokens({ person: 'Flo' })
    same(await host.authenticate(token), undefined)
    await expectError(host.redeemInvitation(withKey), 'noInvitation')
  },
  'all processes hear that a person’s tokens are revoked': async ({ open }) => {
    const [{ host: one }, { host: other }] = [await open(), await open()]
    const heard = hearRevocation(other, 'Flo')
    const token = await signIn(one, 'Flo')
    same(await other.authenticate(token), 'Flo')
    await one.revokeTokens({ person: 'Flo' })
    same((await heard).revoked, 'Flo')
    same(await other.authenticate(token), undefined)
  },
  'a host suspends a match whose game fails, and resumes it': async (setup) => {
    let isBroken = false
    const games = await changeGame(setup.sample, (game) => ({
      apply(state, entry) {
        if (isBroken) throw new Error('broken')
        return game.apply(state, entry)
      },
    }))
    const { host, player, endMatches, faults, sample } = await setup.openWithMatch({ games })
    const before = await host.exportMatch({ match: 'One' })
    isBroken = true
    const action = { match: 'One', idempotencyKey: '1', action: sample.hiddenActions[0] }
    await expectError(player.submit(action), 'matchSuspended')
    same(await host.exportMatch({ match: 'One' }), before)
    await endMatches()
    same([(await host.getHealth()).suspended, faults.length], [1, 2])
    isBroken = false
    await expectError(player.submit(action), 'matchSuspended')
    await host.resumeMatch({ match: 'One' })
    await host.runDueJobs()
    isTrue((await player.getMatch({ match: 'One' })).view.outcome !== null)
  },
})
