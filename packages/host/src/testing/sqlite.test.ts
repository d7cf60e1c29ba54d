import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { test } from 'vitest'
import { freshStore } from '../fresh.test-support.js'
import type { Host } from '../host/host.js'
import { openHost } from '../host/open-host.js'
import { hostConformance } from './host-conformance.test-support.js'
import { pureSkillSample } from './samples.test-support.js'

test.each(hostConformance)('$name', async ({ run }) => {
  const store = await freshStore()
  const hosts: Host[] = []
  const games = mergeCatalogues(catalogue)
  await run({
    sample: pureSkillSample(games),
    async open(options) {
      // Two hosts in one process share the store, which is closed when both are.
      const shared = { ...store, close: async () => undefined }
      const secret = 'kept from the players'
      const host = await openHost({ games, secret, workers: 0, store: shared, ...options })
      hosts.push(host)
      return host
    },
  })
  for (const host of hosts) await host.close()
  await store.close()
})
