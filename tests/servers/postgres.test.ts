import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { type Host, openHost, postgresStore } from '@ackanomic/host'
import { hostConformance } from '@ackanomic/host/testing'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { pureSkillSample } from '../../packages/host/src/testing/samples.test-support.js'
import { tryFaults } from './faults/faults.js'
import { goTo, type Postgres } from './postgres.js'

const games = mergeCatalogues(catalogue)
const sample = pureSkillSample(games)

let postgres: Postgres

beforeAll(async () => {
  postgres = await goTo(inject('postgres'), 'postgres')
})

afterAll(() => postgres.stop())

describe('a host on PostgreSQL', () => {
  test.each(hostConformance)('holds: $name', async ({ run }) => {
    const url = await postgres.empty()
    const hosts: Host[] = []
    await run({
      sample,
      async open(options) {
        const store = await postgresStore(url)
        const secret = 'kept from the players'
        const host = await openHost({ games, secret, workers: 0, store, ...options })
        hosts.push(host)
        return host
      },
    })
    for (const host of hosts) await host.close()
  })

  test('loses nothing under a hundred faults', async () => {
    expect(await tryFaults(postgres, 100, '1250')).toEqual([])
  })
})
