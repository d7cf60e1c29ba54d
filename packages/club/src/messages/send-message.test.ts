import { sqliteStore } from '@ackanomic/host'
import { expect, test } from 'vitest'
import { expectOk } from '../../../host/src/testing/conformance.test-support.js'
import { world } from '../fresh.test-support.js'

test('a message that arrives while its sender is deleted is refused', async () => {
  const store = await sqliteStore()
  const { host } = await world({ store })
  const { invitation } = expectOk(await host.createInvitation({ person: 'Ann' }))
  expectOk(await host.redeemInvitation({ invitation }))
  const request = { by: 'Ann', idempotencyKey: '1', game: 'pure-skill', seats: 3 }
  const { table } = expectOk(await host.createTable(request))
  await host.takeSeat({ table, by: 'Bob' })
  // The texts are erased already; the table is not left yet.
  await store.db.updateTable('accounts').set({ deleted_at: 1 }).execute()
  const message = { match: table, by: 'Ann', idempotencyKey: '2', text: 'Hello!' }
  expect(await host.sendMessage(message)).toMatchObject({ error: { code: 'noAccount' } })
  await host.close()
})
