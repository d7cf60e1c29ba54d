import { ok as isTrue, deepStrictEqual as same } from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { days } from '@ackanomic/core'
import type { Delivery } from '../contract/delivery-types.js'
import { START } from '../fresh.test-support.js'
import { PermanentDeliveryError } from '../jobs/delivery-errors.js'
import {
  type CaseSetup,
  type ConformanceCase,
  column,
  columns,
  expectError,
  expectNumbered,
  listCases,
  recordDeliveries,
} from './conformance.test-support.js'

/** A host with deliveries to two players that were given up. */
async function openWithDeadLetters(setup: CaseSetup) {
  const state = { isBroken: true }
  const deliveries: Delivery[] = []
  const sink = async (delivery: Delivery): Promise<void> => {
    if (state.isBroken) throw new PermanentDeliveryError('The sink is broken.')
    deliveries.push(delivery)
  }
  const opened = await setup.open({ channels: { sink, other: sink } })
  const { host, createMatch, by, other } = opened
  for (const person of [by, other])
    for (const channel of ['sink', 'other'])
      await host.subscribe({ person, channel, address: 'old' })
  await createMatch('One')
  await host.runDueJobs()
  same((await host.listDeadLetters()).length, 4)
  return { ...opened, state, deliveries }
}

/** Cases about jobs, bots, counts, seat tokens and deliveries that were given up. */
export const jobCases: readonly ConformanceCase[] = listCases({
  'a host runs due jobs by itself and delivers their notifications': async (setup) => {
    let ahead = START - Date.now()
    const now = (): number => Date.now() + ahead
    const { deliveries, channels } = recordDeliveries()
    const options = { now, channels, workers: 1 }
    const { host, player, rival, other, sample } = await setup.openWithMatch(options)
    const deadline = (await player.listPendingActions())[0]?.deadline ?? 0
    const save = await host.exportMatch({ match: 'One' })
    await host.subscribe({ person: other, channel: 'sink', address: 'x' })
    // Import a match half a second before its deadline.
    ahead += deadline - now() - 500
    await host.importMatch({ match: 'Two', save, automated: sample.opening.automated })
    while (!column(deliveries, 'match').includes('Two')) await pause(20)
    const notifications = await rival.listNotifications({ match: 'Two' })
    same(notifications[0]?.at, deadline)
    same(deliveries.find(({ match }) => match === 'Two')?.notifications, notifications)
  },
  'a host fires deadlines that came due while no host was running': async (setup) => {
    const { host: before, open, clock, ...first } = await setup.openWithMatch()
    const deadline = (await first.player.listPendingActions())[0]?.deadline ?? 0
    await before.close()
    clock.now = deadline + days(7)
    const { host, player } = await open()
    same((await host.getHealth()).deadlineLag, days(7))
    same((await host.runDueJobs()).deadlines, 1)
    same((await host.getHealth()).deadlineLag, 0)
    const times = column(await player.listNotifications({ match: 'One' }), 'at')
    isTrue(times.includes(deadline))
    isTrue(times.every((at) => at <= clock.now))
  },
  'a host lets bots act like people': async ({ open, other, sample }) => {
    const { opening, bot, hiddenActions } = sample
    const bots = { thread: bot.thread, names: [bot.name] }
    const { host, player, rival, createMatch, faults } = await open({ bots })
    await createMatch('One', { automated: { ...opening.automated, [other]: bot.name } })
    const mustAct = async () =>
      (await rival.listPendingActions()).some(({ need }) => need !== 'optional')
    isTrue(await mustAct())
    isTrue((await host.runDueJobs()).botMoves > 0)
    isTrue(!(await mustAct()))
    isTrue((await rival.listNotifications({ match: 'One', limit: 1000 })).length > 0)
    await player.submit({ match: 'One', action: hiddenActions[0] })
    same((await host.runDueJobs()).failed, 0)
    same(faults, [])
  },
  'a host numbers the notifications of each person, and lists them in pages': async (setup) => {
    const { player, createMatch, endMatches } = await setup.open()
    for (const match of ['One', 'Two', 'Three']) await createMatch(match)
    await endMatches()
    const { listNotifications } = player
    const all = await listNotifications({ limit: 1000 })
    expectNumbered(all)
    const parts = []
    for (let after = 0; after < all.length; after += 7)
      parts.push(...(await listNotifications({ after, limit: 7 })))
    same(parts, all)
    const two = all.filter(({ match }) => match === 'Two')
    same(await listNotifications({ match: 'Two', limit: 1000 }), two)
    same(await listNotifications({ match: 'Two', after: two[0]?.n, limit: 2 }), two.slice(1, 3))
    same(await listNotifications({ by: 'Nobody' }), [])
  },
  'a host counts open and finished matches': async ({ open }) => {
    const { host, player, createMatch, endMatches } = await open()
    const lags = { deadlineLag: 0, botsDue: 0, botLag: 0, stepsWaiting: 0, clockAhead: 0 }
    const none = { suspended: 0, ...lags, pendingDeliveries: 0, deadLetters: 0 }
    same(await host.getHealth(), { open: 0, finished: 0, ...none })
    for (const match of ['One', 'Two']) await createMatch(match)
    same(await host.getHealth(), { open: 2, finished: 0, ...none })
    const deadline = (await player.listPendingActions())[0]?.deadline ?? null
    same((await host.runDueJobs()).next, deadline)
    await endMatches()
    same(await host.getHealth(), { open: 0, finished: 2, ...none })
  },
  'a host resolves seat tokens': async ({ open }) => {
    const { host, by, other } = await open()
    const token = await host.seatToken('One', by)
    same(await host.seatToken('One', by), token)
    const others = [await host.seatToken('Two', by), await host.seatToken('One', other)]
    same(new Set([token, ...others]).size, 3)
    same(await host.resolveSeatToken(token), { match: 'One', person: by })
    same(await host.resolveSeatToken('none'), undefined)
    same(await host.authenticate(token), undefined)
    await host.revokeTokens({ person: by })
    same(await host.resolveSeatToken(token), undefined)
    isTrue((await host.seatToken('One', by)) !== token)
  },
  'a delivery that was given up is repeated at the person’s current address': async (setup) => {
    const { host, player, by, state, deliveries } = await openWithDeadLetters(setup)
    same(await host.retryDeadLetters({ person: by }), { delivered: 0, failed: 2 })
    same((await host.listDeadLetters()).length, 4)
    state.isBroken = false
    await host.subscribe({ person: by, channel: 'sink', address: 'new' })
    const query = { person: by, channel: 'sink' }
    same(await host.retryDeadLetters(query), { delivered: 1, failed: 0 })
    same(columns(deliveries, 'person', 'channel', 'address'), [[by, 'sink', 'new']])
    same(deliveries[0]?.notifications, await player.listNotifications())
    same(deliveries[0]?.idempotencyKey, `sink/${by}/1`)
    same(await host.retryDeadLetters(query), { delivered: 0, failed: 0 })
    same((await host.listDeadLetters()).length, 3)
    // Later deliveries are not held up.
    await host.runDueJobs()
    same(deliveries.length, 1)
  },
  'a delivery that was given up can be discarded, and is repeated only to subscribers': async (
    setup,
  ) => {
    const { host, by, other, state, deliveries } = await openWithDeadLetters(setup)
    state.isBroken = false
    await host.unsubscribe({ person: by, channel: 'other' })
    same(await host.retryDeadLetters({ person: by }), { delivered: 1, failed: 1 })
    same(column(deliveries, 'channel'), ['sink'])
    const letter = (await host.listDeadLetters()).find(({ person }) => person === by)
    same(letter?.problem, 'The person is no longer subscribed to this channel.')
    const one = { person: by, channel: 'other', from: letter?.from }
    same(await host.discardDeadLetters(one), 1)
    same(await host.discardDeadLetters({ person: other }), 2)
    same(await host.listDeadLetters(), [])
    await expectError(host.discardDeadLetters({ person: '' }), 'badRequest')
    await expectError(host.retryDeadLetters({ person: by, from: 0 }), 'badRequest')
  },
})
