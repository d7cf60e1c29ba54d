import { deepStrictEqual as same } from 'node:assert/strict'
import type { Delivery } from '../contract/delivery-types.js'
import { PermanentDeliveryError } from '../jobs/delivery-errors.js'
import {
  type ConformanceCase,
  type ConformanceEnv,
  expectOk,
  expectRejection,
  openSample,
  playersOf,
  START,
} from './conformance.test-support.js'

/** A host with deliveries to two players that were given up. */
async function givenUp(lab: ConformanceEnv) {
  const state = { isBroken: true }
  const got: Delivery[] = []
  const sink = async (delivery: Delivery): Promise<void> => {
    if (state.isBroken) throw new PermanentDeliveryError('The sink is broken.')
    got.push(delivery)
  }
  const host = await lab.open({ now: () => START, channels: { sink, other: sink } })
  const [by, other] = playersOf(lab.sample)
  for (const person of [by, other])
    for (const channel of ['sink', 'other'])
      expectOk(await host.subscribe({ person, channel, address: 'old' }))
  await openSample(host, lab)
  await host.runDueJobs()
  same(expectOk(await host.listDeadLetters()).length, 4)
  return { state, got, host, by, other }
}

/** Cases about deliveries that were given up. */
export const deadLetterCases: readonly ConformanceCase[] = [
  {
    name: 'a delivery that was given up is made again, at the address of today',
    async run(lab) {
      const { state, got, host, by } = await givenUp(lab)
      same(expectOk(await host.retryDeadLetters({ person: by })), { delivered: 0, failed: 2 })
      same(expectOk(await host.listDeadLetters()).length, 4)
      state.isBroken = false
      expectOk(await host.subscribe({ person: by, channel: 'sink', address: 'new' }))
      const notifications = expectOk(await host.listNotifications({ by }))
      const query = { person: by, channel: 'sink' }
      same(expectOk(await host.retryDeadLetters(query)), { delivered: 1, failed: 0 })
      same(
        got.map((delivery) => [delivery.person, delivery.channel, delivery.address]),
        [[by, 'sink', 'new']],
      )
      same(got[0]?.notifications, notifications)
      same(got[0]?.idempotencyKey, `sink/${by}/1`)
      same(expectOk(await host.retryDeadLetters(query)), { delivered: 0, failed: 0 })
      same(expectOk(await host.listDeadLetters()).length, 3)
      // What is delivered later is not held up.
      await host.runDueJobs()
      same(got.length, 1)
    },
  },
  {
    name: 'a delivery that was given up is not made to a person who has unsubscribed, and is discarded',
    async run(lab) {
      const { state, got, host, by, other } = await givenUp(lab)
      state.isBroken = false
      await host.unsubscribe({ person: by, channel: 'other' })
      same(expectOk(await host.retryDeadLetters({ person: by })), { delivered: 1, failed: 1 })
      same(
        got.map(({ channel }) => channel),
        ['sink'],
      )
      const [letter] = expectOk(await host.listDeadLetters()).filter(({ person }) => person === by)
      same(letter?.problem, 'The person is no longer subscribed to this channel.')
      const one = { person: by, channel: 'other', from: letter?.from }
      same(expectOk(await host.discardDeadLetters(one)), 1)
      same(expectOk(await host.discardDeadLetters({ person: other })), 2)
      same(expectOk(await host.listDeadLetters()), [])
      same(expectRejection(await host.discardDeadLetters({ person: '' })), 'badRequest')
      same(expectRejection(await host.retryDeadLetters({ person: by, from: 0 })), 'badRequest')
    },
  },
]
