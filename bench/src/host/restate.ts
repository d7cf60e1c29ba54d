/** Measures a host on Restate over HTTP, as `table.ts` does the others. Argument: matches each. */
import { fileURLToPath } from 'node:url'
import { loadOurs } from './load.js'
import { start } from './start.js'

interface Restate {
  readonly ingress: string
  readonly admin: string
  stop(): Promise<void>
}

const matches = Number(process.argv[2] ?? '32')
const file = fileURLToPath(new URL('../../../tests/servers/restate.ts', import.meta.url))
const servers: { startRestate(): Promise<Restate> } = await import(file)
const restate = await servers.startRestate()
const started = await start('restate-server.ts', restate.ingress, restate.admin)
await loadOurs([started], 4, 4, 'Warm')
const { rate, p50, p99 } = await loadOurs([started], matches, 8, 'Match')
await started.stop()
await restate.stop()
console.log('\n| | bids/s | half answered in ms | 99 of 100 in ms |\n|---|---:|---:|---:|')
console.log(
  `| host on Restate, one process | ${rate.toFixed(1)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} |`,
)
process.exit()
