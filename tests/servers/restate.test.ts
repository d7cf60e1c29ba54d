import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { hostConformance } from '@ackanomic/host/testing'
import { afterAll, beforeAll, describe, inject, test } from 'vitest'
import { pureSkillSample } from '../../packages/host/src/testing/samples.test-support.js'
import { goTo, type Postgres } from './postgres.js'
import { type Restate, startRestate } from './restate.js'
import { restateTrial, tryBackup, tryClub, tryCrash } from './restate-cases.js'

const sample = pureSkillSample(mergeCatalogues(catalogue))

let postgres: Postgres
// Not shared: it is killed on the way.
let restate: Restate

beforeAll(async () => {
  postgres = await goTo(inject('postgres'), 'restate')
  restate = await startRestate()
})

afterAll(async () => {
  await restate.stop()
  await postgres.stop()
})

describe('a host on Restate', () => {
  test.each(hostConformance)('holds: $name', async ({ run }) => {
    const trial = restateTrial(restate, sample)
    await run(trial)
    await trial.close()
  })

  test('refuses in a sentence what it does not offer', () => tryClub(restate, sample))

  test('is restored from a backup', () => tryBackup(restate, postgres, sample))

  test('loses nothing when Restate dies', () => tryCrash(restate, sample))
})
