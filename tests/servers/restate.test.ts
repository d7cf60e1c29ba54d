import { type Club, openClub } from '@ackanomic/club'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { postgresStore } from '@ackanomic/host'
import { restateExecutor } from '@ackanomic/host/restate'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { clubConformance } from '../../packages/club/src/testing/club-conformance.test-support.js'
import { hostConformance } from '../../packages/host/src/testing/host-conformance.test-support.js'
import { pureSkillSample } from '../../packages/host/src/testing/samples.test-support.js'
import { tryRestateFaults } from './faults/faults.js'
import { goTo, type Postgres } from './postgres.js'
import { type Restate, startRestate } from './restate.js'
import { tryTwoHosts } from './restate-hosts.js'

const games = mergeCatalogues(catalogue)
const sample = pureSkillSample(games)

let postgres: Postgres
let restate: Restate

// Restate has no server for Windows.
describe.skipIf(process.platform === 'win32')(
  'a host on PostgreSQL whose jobs Restate calls',
  () => {
    beforeAll(async () => {
      postgres = await goTo(inject('postgres'), 'restate')
      restate = await startRestate()
    })

    afterAll(async () => {
      await restate.stop()
      await postgres.stop()
    })

    let opened = 0

    test.each([...hostConformance, ...clubConformance])(
      'meets the requirement: $name',
      async ({ run }) => {
        const url = await postgres.empty()
        const hosts: Club[] = []
        await run({
          sample,
          async open(options) {
            const { ingress, admin } = restate
            opened += 1
            // Each host stands for a process of its own, with a clock and channels of its own.
            const executor = restateExecutor({ ingress, admin, name: `host-${opened}` })
            const store = await postgresStore(url)
            const secret = 'kept from the players'
            const host = await openClub({ games, secret, workers: 0, store, executor, ...options })
            hosts.push(host)
            return host
          },
        })
        for (const host of hosts) await host.close()
      },
    )

    test('loses and doubles nothing while Restate is away or after a process and Restate’s data are lost', async () => {
      expect(await tryTwoHosts(restate, postgres)).toEqual([])
    })

    test('loses nothing under forty faults', async () => {
      expect(await tryRestateFaults(restate, postgres, 40, '1250')).toEqual([])
    })
  },
)
