import { days, hours } from '@ackanomic/core'
import { expect, test } from 'vitest'
import { freshStore, pureSkillMatch, START, type World, world } from '../fresh.test-support.js'
import type { Store } from '../store/tables.js'
import { expectOk } from '../testing/conformance.test-support.js'

/** A machine whose clock can be set, and a store that outlives its hosts. */
async function startMachine() {
  const store = await freshStore()
  const made = { wall: START, uptime: 0, store }
  const shared: Store = { ...store, close: async () => undefined }
  const open = (): Promise<World> =>
    world({ store: shared, now: () => made.wall, elapsed: () => made.uptime })
  return Object.assign(made, {
    open,
    pass(milliseconds: number) {
      made.wall += milliseconds
      made.uptime += milliseconds
    },
  })
}

test('no deadline fires when the clock jumps ahead, and the operator is told once', async () => {
  const machine = await startMachine()
  const { host, faults } = await machine.open()
  expectOk(await host.createMatch(pureSkillMatch))
  machine.wall += days(400)
  for (let i = 0; i < 3; i++) {
    machine.pass(hours(1))
    expect(await host.runDueJobs()).toMatchObject({ deadlines: 0 })
  }
  const action = { kind: 'text', text: 'bid K' } as const
  expectOk(await host.submit({ match: 'GPS 1', by: 'Ann', idempotencyKey: '1', action }))
  expect(expectOk(await host.getMatch({ match: 'GPS 1' })).view.outcome).toBeNull()
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatchObject({ match: null, during: 'reading the clock' })
  expect(expectOk(await host.ping())).toEqual({ ok: true, warnings: ['clockJumped'] })
  expect(expectOk(await host.getHealth()).clockAhead).toBe(days(400))
  await host.close()
})

test('a corrected clock is followed again, and the next jump is reported again', async () => {
  const machine = await startMachine()
  const { host, faults } = await machine.open()
  for (const told of [1, 2]) {
    machine.wall += days(2)
    expect(expectOk(await host.ping()).warnings).toEqual(['clockJumped'])
    machine.wall -= days(2)
    expect(expectOk(await host.ping()).warnings).toBeUndefined()
    expect(faults).toHaveLength(told)
  }
  await host.close()
})

test('deadlines fire once the operator accepts the clock', async () => {
  const machine = await startMachine()
  const { host } = await machine.open()
  expectOk(await host.createMatch(pureSkillMatch))
  machine.wall += days(40)
  expect(await host.runDueJobs()).toMatchObject({ deadlines: 0 })
  expectOk(await host.acceptClock())
  expect(await host.runDueJobs()).toMatchObject({ deadlines: 1 })
  expect(expectOk(await host.ping())).toEqual({ ok: true })
  await host.close()
})

test.each([
  ['an adjustment of a few minutes', hours(0.1), 0],
  ['a machine that sleeps', 0, days(3)],
  ['a clock that is set back', -days(1), 0],
])('%s is not reported as a jump', async (_, jump, sleep) => {
  const machine = await startMachine()
  const { host, faults } = await machine.open()
  machine.wall += jump
  machine.pass(sleep)
  expect(expectOk(await host.ping())).toEqual({ ok: true })
  expect(faults).toEqual([])
  await host.close()
})

test.each([
  ['a week', days(7), 1],
  ['more than a year', days(400), 0],
])(
  'after %s without a host, the number of deadlines that fire is %i',
  async (_, pause, deadlines) => {
    const machine = await startMachine()
    const before = await machine.open()
    expectOk(await before.host.createMatch(pureSkillMatch))
    await before.host.close()
    machine.wall += pause
    machine.uptime = 0
    const { host, faults } = await machine.open()
    expect(await host.runDueJobs()).toMatchObject({ deadlines })
    expect(faults).toHaveLength(deadlines === 0 ? 1 : 0)
    await host.close()
  },
)

test('a jump is still reported after a restart', async () => {
  const machine = await startMachine()
  const before = await machine.open()
  machine.wall += days(2)
  expect(expectOk(await before.host.ping()).warnings).toEqual(['clockJumped'])
  await before.host.close()
  const { host } = await machine.open()
  expect(expectOk(await host.ping()).warnings).toEqual(['clockJumped'])
  expectOk(await host.acceptClock())
  await host.close()
  const after = await machine.open()
  expect(expectOk(await after.host.ping())).toEqual({ ok: true })
  await after.host.close()
})

test('a jump is still reported after a crash', async () => {
  const machine = await startMachine()
  const crashed = await machine.open()
  machine.wall += days(2)
  await crashed.host.ping()
  const { host } = await machine.open()
  expect(expectOk(await host.ping()).warnings).toEqual(['clockJumped'])
  await host.close()
})
