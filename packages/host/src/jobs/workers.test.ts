import { expect, test } from 'vitest'

import { freshStore } from '../fresh.test-support.js'
import { startWorkers } from './workers.js'

/** The number of incidents while every query of the workers fails with a code. */
async function incidentsWith(code: string, milliseconds: number): Promise<number> {
  const store = await freshStore()
  const faults: unknown[] = []
  const failing = new Proxy(store.db, {
    get() {
      throw Object.assign(new Error('lost'), { code })
    },
  })
  const context = {
    store: { ...store, db: failing },
    now: Date.now,
    channels: {},
    onError: (incident: unknown) => faults.push(incident),
    storeHealth: { explain: async () => undefined },
  }
  const workers = startWorkers(context as never, 1)
  const until = Date.now() + milliseconds
  while (Date.now() < until) {
    workers.wake({ deadline: true, bot: true, delivery: true })
    await new Promise((done) => setTimeout(done, 10))
  }
  await workers.stop()
  await store.close()
  return faults.length
}

test('a lost connection is an incident only if it stays lost, and any other error always is', async () => {
  for (const code of ['57P01', '25006', 'EHOSTUNREACH'])
    expect(await incidentsWith(code, 35)).toBe(0)
  expect(await incidentsWith('57P01', 400)).toBeGreaterThan(0)
  expect(await incidentsWith('XX000', 35)).toBeGreaterThan(0)
})
