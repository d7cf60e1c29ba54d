/** The long, seeded runs on real servers. Arguments: a number of faults, and a seed. */
import { tryFaults } from './faults/faults.js'
import { startPostgres } from './postgres.js'

const [count = '1000', seed = '1250'] = process.argv.slice(2)
const postgres = await startPostgres()
const problems = await tryFaults(postgres, Number(count), seed)
await postgres.stop()
console.log(problems.length === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed')
process.exit(problems.length === 0 ? 0 : 1)
