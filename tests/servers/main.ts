/** Tries on real servers what every host must do, and ends with the counts. */
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { type Host, openHost, postgresStore } from '@ackanomic/host'
import { pureSkillSample } from '../../packages/host/src/testing/samples.test-support.js'
import { tryCases } from './cases.js'
import { tryFaults } from './faults/faults.js'
import { startPostgres } from './postgres.js'
import { startRestate } from './restate.js'
import { restateTrial, tryBackup, tryCrash } from './restate-cases.js'

const games = mergeCatalogues(catalogue)
const sample = pureSkillSample(games)
const server = await startPostgres()
const counts = await tryCases('PostgreSQL', async () => {
  const url = await server.empty()
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
let { passed, failed } = counts
const restate = await startRestate()
const onRestate = await tryCases('Restate', async () => restateTrial(restate, sample))
passed += onRestate.passed
failed += onRestate.failed
for (const [name, attempt] of [
  ['a backup of a host on Restate is restored', () => tryBackup(restate, server, sample)],
  ['Restate dies, and nothing is lost', () => tryCrash(restate, sample)],
] as const) {
  try {
    await attempt()
    passed += 1
  } catch (thrown) {
    failed += 1
    console.log(`${name}\n${thrown instanceof Error ? thrown.stack : thrown}`)
  }
}
if ((await tryFaults(server, 100, '1250')).length === 0) passed += 1
else failed += 1
await restate.stop()
await server.stop()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
