import { type From, sqliteStore } from '@ackanomic/host'
import { expect, test } from 'vitest'
import { expectOk } from '../../../host/src/testing/conformance.test-support.js'
import { world } from '../fresh.test-support.js'
import type { Club } from '../open-club.js'
import type { CreateTableRequest, OpenTable } from './table-types.js'

const request: From<CreateTableRequest> = {
  by: 'Ann',
  idempotencyKey: '1',
  game: 'pure-skill',
  seats: 3,
}

async function openTable(host: Club, more: Partial<CreateTableRequest> = {}): Promise<OpenTable> {
  const opened = await host.createTable({ ...request, ...more })
  if (!opened.ok) throw new Error(opened.error.message)
  return opened.value
}

test('a job starts the match of a table whose process ended while it started', async () => {
  const store = await sqliteStore()
  const { host } = await world({ store })
  const { table } = await openTable(host)
  await host.takeSeat({ table, by: 'Bob' })
  const seating = {
    players: ['Ann', 'Bob', 'Cyd'],
    referees: ['Ref'],
    automated: { Ref: 'referee' },
  }
  await store.db
    .updateTable('open_tables')
    .set({ stage: 'starting', seating: JSON.stringify(seating) })
    .execute()
  expect((await host.getMatch({ match: table, by: 'Ann' })).ok).toBe(false)
  await host.runDueJobs()
  const page = await host.getMatch({ match: table, by: 'Ann' })
  expect(page.ok && page.value.names).toEqual(['Ann', 'Bob', 'Cyd'])
  expect(await host.getTable({ table, by: 'Ann' })).toMatchObject({ value: { stage: 'started' } })
  await host.close()
})

test('a match starts no earlier than the last seat receipt, even if a clock is slow', async () => {
  const store = await sqliteStore()
  const [ahead, behind] = [await world({ store }), await world({ store })]
  ahead.now += 1000
  const { table } = await openTable(ahead.host)
  ahead.now += 1000
  const left = expectOk(await ahead.host.takeSeat({ table, by: 'Bob', contribution: 'red' }))
  await ahead.host.leaveSeat({ table, by: 'Bob' })
  for (const by of ['Cyd', 'Bob']) expectOk(await behind.host.takeSeat({ table, by }))
  const save = JSON.parse(expectOk(await behind.host.exportMatch({ match: table })))
  expect(left.receipt?.at).toBe(ahead.now)
  expect(save.roster.startedAt).toBe(ahead.now)
  await behind.host.close()
})

test('a table whose match cannot start is closed, and the operator is told', async () => {
  const store = await sqliteStore()
  const made = await world({ store })
  const { host } = made
  const { table } = await openTable(host)
  await store.db.updateTable('open_tables').set({ options: '{"none":1}' }).execute()
  await host.takeSeat({ table, by: 'Bob' })
  const full = await host.takeSeat({ table, by: 'Cyd' })
  expect(full).toMatchObject({ ok: true, value: { stage: 'closed' } })
  expect(made.faults).toMatchObject([{ match: table, during: 'starting a table' }])
  const told = await host.listNotifications({ by: 'Bob' })
  expect(told.ok && told.value.at(-1)?.message).toContain('could not start')
  await host.close()
})

test('a table that bots fill starts once, when it is opened', async () => {
  const { host } = await world({
    bots: {
      thread: new URL('../bots/thread.test-support.mjs', import.meta.url),
      names: ['random'],
    },
  })
  const { table, stage } = await openTable(host, { bots: ['random', 'random'] })
  expect(stage).toBe('started')
  expect(await openTable(host, { bots: ['random', 'random'] })).toMatchObject({ table, stage })
  const page = await host.getMatch({ match: table, by: 'Ann' })
  expect(page.ok && page.value.names).toEqual(['Ann', 'Ada (bot)', 'Bea (bot)'])
  await host.close()
})

test('programs at a table do not take the names of people with accounts', async () => {
  const { host } = await world({
    bots: {
      thread: new URL('../bots/thread.test-support.mjs', import.meta.url),
      names: ['random'],
    },
  })
  for (const person of ['Referee', 'Ada (bot)']) await host.createInvitation({ person })
  const { table } = await openTable(host, { bots: ['random'] })
  await host.takeSeat({ table, by: 'Ada (bot) 2' })
  const page = await host.getMatch({ match: table })
  expect(page.ok && page.value.names).toEqual(['Ann', 'Ada (bot) 2', 'Ada (bot) 3'])
  const referee = await host.getMatch({ match: table, by: 'Referee' })
  expect(referee.ok && referee.value.viewer).not.toBe('referee')
  await host.close()
})

test('every game can be played at a table', async () => {
  const { host } = await world({ quotas: { openTables: 100, tableSeats: 100 } })
  for (const { id } of expectOk(await host.listGames())) {
    const answers: string[] = []
    for (const seats of [2, 3, 4, 5]) {
      const key = `${id} ${seats}`
      const opened = await host.createTable({ ...request, idempotencyKey: key, game: id, seats })
      answers.push(opened.ok ? 'opened' : opened.error.code)
    }
    expect([id, answers.includes('opened')]).toEqual([id, true])
  }
  await host.close()
})

test('listing tables is faster than reading thousands of them', async () => {
  const store = await sqliteStore()
  const { host } = await world({ store })
  const { table } = await openTable(host)
  const row = await store.db
    .selectFrom('open_tables')
    .selectAll()
    .where('id', '=', table)
    .executeTakeFirstOrThrow()
  for (let i = 0; i < 10; i++) {
    const rows = Array.from({ length: 1000 }, (_, k) => ({
      ...row,
      id: `t ${i} ${k}`,
      opener: `P ${k}`,
    }))
    await store.db.insertInto('open_tables').values(rows).execute()
  }
  const quickest = async (read: (i: number) => Promise<unknown>): Promise<number> => {
    const times: number[] = []
    for (let i = 0; i < 10; i++) {
      const began = performance.now()
      await read(i)
      times.push(performance.now() - began)
    }
    return Math.min(...times)
  }
  const all = await quickest(() => store.db.selectFrom('open_tables').selectAll().execute())
  for (const list of [host.listMyTables, host.listTables])
    expect(await quickest(() => list({ by: 'Bob' }))).toBeLessThan(all)
  await host.close()
})

test('a table is started once even if its opener is deleted while it starts', async () => {
  const store = await sqliteStore()
  const made = await world({ store })
  const { host } = made
  const { invitation } = expectOk(await host.createInvitation({ person: 'Ann' }))
  expectOk(await host.redeemInvitation({ invitation }))
  const { table } = await openTable(host)
  await host.takeSeat({ table, by: 'Bob' })
  await host.takeSeat({ table, by: 'Cyd' })
  await store.db.updateTable('open_tables').set({ stage: 'starting' }).execute()
  expectOk(await host.deletePerson({ person: 'Ann' }))
  await host.runDueJobs()
  await host.runDueJobs()
  expect(made.faults).toEqual([])
  expect(await host.getTable({ table, by: 'Bob' })).toMatchObject({ value: { stage: 'started' } })
  await host.close()
})

test('a person may have a name like “Player 2” and open a table', async () => {
  const { host } = await world()
  for (const by of ['Player 1', 'Player 2', 'Player 3'])
    expectOk(await host.createTable({ ...request, by }))
  await host.close()
})
