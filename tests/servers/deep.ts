/** The long, seeded runs on real servers: `faults` or `week`, how many, and a seed; both, without. */
import { tryFaults } from './faults/faults.js'
import { startPostgres } from './postgres.js'
import { playWeek } from './week.js'

const [what = '', count = '1000', seed = '1250'] = process.argv.slice(2)
const runs = { faults: tryFaults, week: playWeek }
const postgres = await startPostgres()
let [passed, failed] = [0, 0]
for (const [name, run] of Object.entries(runs)) {
  if (what !== '' && what !== name) continue
  const problems = await run(postgres, Number(count), seed)
  if (problems.length === 0) passed += 1
  else failed += 1
}
await postgres.stop()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
