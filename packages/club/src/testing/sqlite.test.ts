import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { test } from 'vitest'
import { freshStore } from '../../../host/src/fresh.test-support.js'
import { hostConformance } from '../../../host/src/testing/host-conformance.test-support.js'
import { pureSkillSample } from '../../../host/src/testing/samples.test-support.js'
import { type Club, openClub } from '../open-club.js'
import type { ClubCase } from './club-case.test-support.js'
import { clubConformance } from './club-conformance.test-support.js'

const cases: readonly ClubCase[] = [...hostConformance, ...clubConformance]

test.each(cases)('$name', async ({ run }) => {
  const store = await freshStore()
  const clubs: Club[] = []
  const games = mergeCatalogues(catalogue)
  await run({
    sample: pureSkillSample(games),
    async open(options) {
      // Two hosts in one process share the store, which is closed when both are.
      const shared = { ...store, close: async () => undefined }
      const secret = 'kept from the players'
      const club = await openClub({ games, secret, workers: 0, store: shared, ...options })
      clubs.push(club)
      return club
    },
  })
  for (const club of clubs) await club.close()
  await store.close()
})
