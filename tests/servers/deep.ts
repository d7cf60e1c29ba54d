/**
 * The long, seeded runs on real servers. Arguments: the run, its size and a seed; all runs without
 * arguments. The runs: `power` (faults on a folder), `backups` (while the power fails), `faults` (on
 * PostgreSQL), `restate` (faults while it calls the jobs), `standby` (lost primaries), `week`, `month`,
 * `crowd` (200 people; the size is in seconds) and `crowd-postgres`.
 */
import { playCrowd, playCrowdOnPostgres } from './crowd.js'
import { tryFaults, tryPowerFaults, tryRestateFaults } from './faults/faults.js'
import { playMonth } from './month.js'
import { startPostgres } from './postgres.js'
import { tryBackups } from './power-backups.js'
import { startRestate } from './restate.js'
import { losePrimaries } from './standby/lose-primary.js'
import { playWeek } from './week.js'

const [what = '', many, seed = '1250'] = process.argv.slice(2)
const postgres = await startPostgres()
const runs = {
  power: () => tryPowerFaults(Number(many ?? 1000), seed),
  faults: () => tryFaults(postgres, Number(many ?? 1000), seed),
  async restate() {
    const restate = await startRestate()
    const problems = await tryRestateFaults(restate, postgres, Number(many ?? 1000), seed)
    await restate.stop()
    return problems
  },
  standby: () => losePrimaries(Number(many ?? 30), seed),
  week: () => playWeek(postgres, Number(many ?? 1000), seed),
  month: () => playMonth(postgres, Number(many ?? 500), seed),
  crowd: () => playCrowd({ people: 200, seconds: Number(many ?? 600) }, seed),
  'crowd-postgres': () =>
    playCrowdOnPostgres(postgres, { people: 200, seconds: Number(many ?? 600) }, seed),
  backups: () => tryBackups(Number(many ?? 200), seed),
}
let [passed, failed] = [0, 0]
for (const [name, run] of Object.entries(runs)) {
  if (what !== '' && what !== name) continue
  if ((await run()).length === 0) passed += 1
  else failed += 1
}
await postgres.stop()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
