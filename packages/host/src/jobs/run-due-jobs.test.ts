import { setTimeout as pause } from 'node:timers/promises'
import { days } from '@ackanomic/core'
import { expect, test } from 'vitest'
import { pureSkillMatch, START, world } from '../fresh.test-support.js'

test('a clock that is set back while a deadline fires suspends no match', async () => {
  const ahead: number[] = []
  const { host, faults } = await world({ now: () => ahead.shift() ?? START })
  await host.open(pureSkillMatch)
  ahead.push(START + days(40))
  expect((await host.runDueJobs()).deadlines).toBe(1)
  expect(faults).toEqual([])
  await host.close()
})

test('a channel that hangs holds up no deadline and no other delivery, and fails at its limit', async () => {
  const arrived: string[] = []
  let started = 0
  let ahead = START - Date.now()
  const { host } = await world({
    now: () => Date.now() + ahead,
    workers: 1,
    deliveryTimeout: 300,
    channels: {
      hanging: () => {
        started += 1
        return new Promise(() => undefined)
      },
      sink: async ({ person }) => void arrived.push(person),
    },
  })
  await host.subscribe({ person: 'Ann', channel: 'hanging', address: 'x' })
  await host.subscribe({ person: 'Bob', channel: 'sink', address: 'x' })
  await host.open(pureSkillMatch)
  while (started === 0 || arrived.length === 0) await pause(5)
  const began = performance.now()
  ahead += days(3)
  while (arrived.length < 2) await pause(5)
  // The second delivery tells of the deadline that fired while the channel hung.
  expect(performance.now() - began).toBeLessThan(5000)
  // The channel has failed by then, and is tried again.
  await pause(600)
  ahead += days(2)
  while (started < 2) await pause(5)
  await host.close()
})
