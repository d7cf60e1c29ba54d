import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { http, opening } from '../http/http.test-support.js'
import { sqliteStore } from '../store/sqlite.js'
import { StoreHealth } from './store-health.js'

/** A host over HTTP whose disk can be full. */
async function onSmallDisk() {
  const store = await sqliteStore()
  const made = await http({}, { store })
  const setPages = (count: number) => sql.raw(`pragma max_page_count = ${count}`).execute(store.db)
  return Object.assign(made, {
    fill: () => setPages(1),
    free: () => setPages(1_000_000),
  })
}

/** The keys of enough requests to fill a page. */
const requestKeys = Array.from({ length: 40 }, (_, i) => `${i}`)

test('a full disk is reported in responses, in /health and once to the operator, until it has space', async () => {
  const made = await onSmallDisk()
  await made.fill()
  let failed: unknown
  for (const key of requestKeys) {
    const [status, body] = await made.ask('Ann', 'POST /matches', {
      ...opening,
      match: `M ${key}`,
      idempotencyKey: key,
    })
    if (status === 200) continue
    failed = body
    expect(status).toBe(503)
  }
  expect(failed).toMatchObject({ code: 'storeFailed', details: { reason: 'diskFull' } })
  expect(await made.ask(null, 'GET /health')).toMatchObject([503, failed])
  const metrics = async () => {
    const headers = { authorization: `Bearer ${made.tokens.get('operator')}` }
    return (await fetch(`${made.server.url}/metrics`, { headers })).text()
  }
  expect(await metrics()).toContain('ackanomic_store_failed 1')
  expect(made.faults).toHaveLength(1)
  expect(made.faults[0]).toMatchObject({
    during: 'using the store (diskFull)',
    problem: { code: 'SQLITE_FULL' },
  })
  await made.free()
  expect(await made.ask(null, 'GET /health')).toEqual([200, { ok: true }])
  expect(await metrics()).toContain('ackanomic_store_failed 0')
  expect((await made.ask('Ann', 'POST /matches', { ...opening, match: 'Later' }))[0]).toBe(200)
})

test.each([
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_IOERR_WRITE', undefined],
  ['ENOENT', undefined],
  ['57P01', undefined],
])('while writes succeed, the reason of the error %s is %s', async (code, reason) => {
  const store = await sqliteStore()
  const health = new StoreHealth(store.db, { onError: () => undefined })
  const explained = await health.explain(
    new Error('outer', { cause: Object.assign(new Error('inner'), { code }) }),
  )
  expect(explained?.details).toEqual(reason === undefined ? undefined : { reason })
  expect((await health.check())?.details).toEqual(explained?.details)
  await store.close()
})
