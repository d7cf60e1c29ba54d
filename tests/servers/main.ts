/** Tries on real servers what every host must do, and ends with the counts. */
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { type Host, openHost, postgresStore } from '@ackanomic/host'
import { pureSkillSample } from '../../packages/host/src/testing/samples.test-support.js'
import { type Counts, tryCases } from './cases.js'
import { tryFaults } from './faults/faults.js'
import { startPostgres } from './postgres.js'
import { startRestate } from './restate.js'
import { restateTrial, tryBackup, tryCrash } from './restate-cases.js'

const games = mergeCatalogues(catalogue)
const sample = pureSkillSample(games)
const [postgres, restate] = await Promise.all([startPostgres(), startRestate()])

/** Tries something alone; tells of what does not hold. */
async function tryOne(name: string, attempt: () => Promise<unknown>): Promise<Counts> {
  const began = performance.now()
  try {
    await attempt()
    console.log(`${name}: ${Math.round((performance.now() - began) / 1000)} s`)
    return { passed: 1, failed: 0 }
  } catch (thrown) {
    console.log(`${name}\n${thrown instanceof Error ? thrown.stack : thrown}`)
    return { passed: 0, failed: 1 }
  }
}

async function onPostgres(): Promise<readonly Counts[]> {
  const cases = await tryCases('PostgreSQL', async () => {
    const url = await postgres.empty()
    const hosts: Host[] = []
    return {
      sample,
      async open(options) {
        const store = await postgresStore(url)
        const secret = 'kept from the players'
        const host = await openHost({ games, secret, workers: 0, store, ...options })
        hosts.push(host)
        return host
      },
      async close() {
        for (const host of hosts) await host.close()
      },
    }
  })
  const problems = await tryFaults(postgres, 100, '1250')
  return [cases, { passed: Number(problems.length === 0), failed: Number(problems.length > 0) }]
}

async function onRestate(): Promise<readonly Counts[]> {
  return [
    await tryCases('Restate', async () => restateTrial(restate, sample)),
    await tryOne('a backup of a host on Restate is restored', () =>
      tryBackup(restate, postgres, sample),
    ),
    await tryOne('Restate dies, and nothing is lost', () => tryCrash(restate, sample)),
  ]
}

// Beside each other: each waits often, and for its own server.
const counts = (await Promise.all([onPostgres(), onRestate()])).flat()
await restate.stop()
await postgres.stop()
const sum = (of: keyof Counts): number => counts.reduce((all, each) => all + each[of], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') > 0 ? 1 : 0)
