import { sqliteStore } from '@ackanomic/host'
import { expect, test } from 'vitest'
import { pureSkillMatch } from '../../../host/src/fresh.test-support.js'
import { expectOk } from '../../../host/src/testing/conformance.test-support.js'
import { world } from '../fresh.test-support.js'

test('a deleted person leaves a suspended match once it is resumed', async () => {
  const store = await sqliteStore()
  const { host } = await world({
    store,
    accounts: { open: true, url: 'https://games.example.org' },
  })
  const { match } = pureSkillMatch
  await host.createAccount({ name: 'Ann' })
  expectOk(await host.createMatch(pureSkillMatch))
  await store.db.updateTable('matches').set({ suspended: 'a fault of the game' }).execute()
  expectOk(await host.deletePerson({ person: 'Ann' }))
  await host.runDueJobs()
  expectOk(await host.resumeMatch({ match }))
  await host.runDueJobs()
  const { view } = expectOk(await host.getMatch({ match, by: 'Bob' }))
  expect(view.roster.seats[0]?.presence).toBe('left')
  await host.close()
})
