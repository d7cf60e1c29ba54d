import { Transaction } from 'kysely'
import { expect, test } from 'vitest'
import { pureSkillMatch, world } from '../fresh.test-support.js'
import { sqliteStore } from '../store/sqlite.js'

test('actions that arrive together are written in one commit', async () => {
  const store = await sqliteStore()
  const { host } = await world({ store })
  const matches = Array.from({ length: 20 }, (_, i) => `M ${i}`)
  for (const match of matches) await host.createMatch({ ...pureSkillMatch, match })
  let commits = 0
  const { transaction } = store.db
  Object.assign(store.db, {
    transaction() {
      commits += 1
      return transaction.call(store.db)
    },
  })
  const action = { kind: 'text', text: 'bid K' } as const
  const done = await Promise.all(
    matches.map((match) => host.submit({ match, by: 'Ann', idempotencyKey: '1', action })),
  )
  expect(done.every(({ ok }) => ok)).toBe(true)
  expect(commits).toBeLessThanOrEqual(2)
  // Actions of one match are written one after another, and each sees the one before.
  commits = 0
  const again = await Promise.all(
    ['Bob', 'Cyd', 'Bob'].map((by, i) =>
      host.submit({ match: 'M 0', by, idempotencyKey: `k ${i}`, action }),
    ),
  )
  expect(again.map(({ ok }) => ok)).toEqual([true, true, false])
  // Nothing is written for a refused action.
  expect(commits).toBe(2)
  await host.close()
})

test('steps that are committed together share statements', async () => {
  const store = await sqliteStore()
  const { host } = await world({ store })
  const matches = Array.from({ length: 20 }, (_, i) => `M ${i}`)
  for (const match of matches) await host.createMatch({ ...pureSkillMatch, match })
  let statements = 0
  const { executeQuery } = Transaction.prototype
  Transaction.prototype.executeQuery = function (this: Transaction<unknown>, query) {
    statements += 1
    return executeQuery.call(this, query) as ReturnType<typeof executeQuery<never>>
  }
  const action = { kind: 'text', text: 'bid K' } as const
  const bids = matches.map((match) =>
    host.submit({ match, by: 'Ann', idempotencyKey: '1', action }),
  )
  const done = await Promise.all(bids)
  Transaction.prototype.executeQuery = executeQuery
  expect(done.every(({ ok }) => ok)).toBe(true)
  // One for the row of each match, and one for each table in a few batches, as receipts get ready.
  expect(statements).toBeLessThanOrEqual(20 + 4 * 9)
  await host.close()
})

test('a step that another process has overtaken is computed again', async () => {
  const store = await sqliteStore()
  const shared = { ...store, close: async () => undefined }
  const [one, other] = [await world({ store: shared }), await world({ store: shared })]
  await one.host.createMatch(pureSkillMatch)
  const { match } = pureSkillMatch
  const bid = (host: typeof one.host, by: string, text: string) =>
    host.submit({ match, by, idempotencyKey: `${by} ${text}`, action: { kind: 'text', text } })
  for (const rank of ['2', '3', '4']) {
    const bids = [bid(one.host, 'Ann', `bid ${rank}`), bid(other.host, 'Bob', `bid ${rank}`)]
    const done = await Promise.all([...bids, bid(one.host, 'Cyd', `bid ${rank}`)])
    expect(done.map(({ ok }) => ok)).toEqual([true, true, true])
  }
  const save = await other.host.exportMatch({ match })
  expect(
    save.ok &&
      JSON.parse(save.value).log.filter((entry: { kind: string }) => entry.kind === 'move').length,
  ).toBe(9)
  await one.host.close()
  await other.host.close()
  await store.close()
})
