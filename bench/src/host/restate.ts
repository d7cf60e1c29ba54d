/**
 * Measures a host on Restate over HTTP, as `host.ts` does the others. Arguments: matches each, and
 * `--write` to have it stand in docs/project/host-speed.md.
 */
import { fileURLToPath } from 'node:url'
import { Tables, told } from '../pages.js'
import { loadOurs } from './load.js'
import { start } from './start.js'

interface Restate {
  readonly ingress: string
  readonly admin: string
  stop(): Promise<void>
}

const { many: matches, isWritten } = told(process.argv.slice(2), 32)
const tables = new Tables()
const file = fileURLToPath(new URL('../../../tests/servers/restate.ts', import.meta.url))
const servers: { startRestate(): Promise<Restate> } = await import(file)
const restate = await servers.startRestate()
const started = await start('restate-server.ts', [restate.ingress, restate.admin])
await loadOurs([started], 4, 4, 'Warm')
const { rate, p50, p99 } = await loadOurs([started], matches, 8, 'Match')
await started.stop()
await restate.stop()
tables.print(`\n${matches} matches of Pure Skill, 8 at once, over HTTP on one machine:\n`)
tables.print('| | bids/s | half answered in ms | 99 of 100 in ms |\n|---|---:|---:|---:|')
tables.print(
  `| host on Restate, one process | ${rate.toFixed(1)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} |`,
)
if (isWritten) tables.writeTo('project/host-speed.md', 'restate')
process.exit()
