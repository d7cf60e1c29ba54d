/** Tries on real servers what every host must do, and ends with the counts. */
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { type Host, openHost, postgresStore } from '@ackanomic/host'
import { hostCases, type Lab } from '@ackanomic/host/testing'
import { pureSkillSample } from '../../packages/host/src/testing/samples.test-support.js'
import { tryFaults } from './faults/faults.js'
import { startPostgres } from './postgres.js'

const games = mergeCatalogues(catalogue)
const sample = pureSkillSample(games)
const server = await startPostgres()
let [passed, failed] = [0, 0]

for (const { name, run } of hostCases) {
  const url = await server.empty()
  const hosts: Host[] = []
  const lab: Lab = {
    sample,
    async open(options) {
      const store = await postgresStore(url)
      const secret = 'kept from the players'
      const host = await openHost({ games, secret, workers: 0, store, ...options })
      hosts.push(host)
      return host
    },
  }
  try {
    await run(lab)
    passed += 1
  } catch (thrown) {
    failed += 1
    console.log(`PostgreSQL: ${name}\n${thrown instanceof Error ? thrown.stack : thrown}`)
  }
  for (const host of hosts) await host.close()
}
const problems = await tryFaults(server, 100, '1250')
if (problems.length === 0) passed += 1
else failed += 1
await server.stop()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
