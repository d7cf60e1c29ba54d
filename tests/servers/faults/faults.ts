/**
 * Plays on real servers while workers are killed, what they work on is cut off, clocks jump and requests
 * come twice; then holds what is stored against what those outside know.
 */
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import {
  type Host,
  openHost,
  postgresStore,
  restore,
  type Store,
  sqliteStore,
} from '@ackanomic/host'
import { openRestateHost } from '@ackanomic/host/restate'
import { freePort } from '../ports.js'
import type { Postgres } from '../postgres.js'
import { createDisk } from '../power/disk.js'
import type { Restate } from '../restate.js'
import { checkStory } from './check.js'
import type { RestateSite } from './pipe.js'
import { people, runFaults, type Stage, type Story } from './run.js'

const WORKERS = 4
const games = mergeCatalogues(catalogue)
const common = {
  games,
  secret: 'kept from the players',
  channels: { sink: async () => undefined },
  workers: 0,
}

/** Makes so many faults to workers on a PostgreSQL; tells what does not hold. */
export async function tryFaults(
  postgres: Postgres,
  count: number,
  seed: string,
): Promise<readonly string[]> {
  const url = await postgres.empty()
  await letIn(await openHost({ ...common, store: await postgresStore(url) }))
  const sites = Array.from({ length: WORKERS }, () => ({ database: url }))
  const stage = { sites, cut: () => postgres.cut(url) }
  return tried('PostgreSQL', stage, count, seed, () => postgresStore(url))
}

/**
 * Makes so many faults to a worker on a folder, whose power fails where connections would be cut: what
 * was not flushed is gone. Tells what does not hold.
 *
 * @param isLazy - whether flushes do nothing, which must be noticed
 */
export async function tryPowerFaults(
  count: number,
  seed: string,
  isLazy = false,
): Promise<readonly string[]> {
  const disk = createDisk()
  const { folder, environment } = disk
  await letIn(await openHost({ ...common, store: await sqliteStore(folder) }))
  disk.settle()
  const stage: Stage = {
    sites: [{ folder }],
    environment: isLazy ? {} : environment,
    cut: (crew) => crew.kill(0, disk.failPower),
  }
  const problems = await tried('SQLite', stage, count, seed, async () => sqliteStore(folder))
  disk.remove()
  return problems
}

/**
 * Makes so many faults to workers on a Restate, which is itself killed where connections would be cut;
 * tells what does not hold. What it keeps is looked at in a PostgreSQL, into which it is restored.
 */
export async function tryRestateFaults(
  restate: Restate,
  postgres: Postgres,
  count: number,
  seed: string,
): Promise<readonly string[]> {
  const { ingress, admin } = restate
  const context = { name: `faults-${seed}`, ingress }
  const sites: RestateSite[] = []
  for (let i = 0; i < WORKERS; i++) {
    sites.push({ ...context, endpoint: { admin, port: await freePort() } })
  }
  await letIn(await openRestateHost({ ...common, ...context, endpoint: { admin } }))
  return tried('Restate', { sites, cut: restate.crash }, count, seed, async (story) => {
    // What was under way goes on where it was: at the same addresses.
    const open = ({ endpoint }: RestateSite): Promise<Host> =>
      openRestateHost({
        ...{ ...common, ...context, endpoint, workers: 1, now: () => story.latest },
        channels: { sink: async (delivery) => void story.deliveries.push(delivery) },
      })
    const hosts = await Promise.all(sites.map(open))
    await hosts[0]?.runDueJobs()
    const lines: string[] = []
    await hosts[0]?.backup((line) => void lines.push(line.trimEnd()))
    for (const host of hosts) await host.close()
    const url = await postgres.empty()
    const store = await postgresStore(url)
    await restore(store, lines)
    return store
  })
}

/** Has everybody told of what happens. */
async function letIn(host: Host): Promise<void> {
  for (const person of people) await host.subscribe({ person, channel: 'sink', address: person })
  await host.close()
}

async function tried(
  where: string,
  stage: Stage,
  count: number,
  seed: string,
  kept: (story: Story) => Promise<Store>,
): Promise<readonly string[]> {
  const began = performance.now()
  const story = await runFaults(stage, { seed, count, start: Date.UTC(2026, 10, 22) })
  const store = await kept(story)
  const checked = await checkStory(games, store, story)
  await store.close()

  const { faults, accepted, refused, again, matches } = story
  const kinds = Object.entries(faults).map(([kind, number]) => `${number} ${kind}`)
  console.log(`${where}: ${count} faults (${kinds.join(', ')}), seed ${seed}:`)
  console.log(
    `${accepted.length} actions accepted, ${refused} refused, asked again ${again} times;`,
  )
  console.log(
    `${checked.entries} entries and ${checked.posts} posts in ${matches.length} matches, ${checked.over} over;`,
  )
  console.log(`${story.deliveries.length} deliveries under faults; ${checked.repeated} came again;`)
  console.log(`${Math.round((performance.now() - began) / 1000)} s`)
  for (const problem of checked.problems.slice(0, 20)) console.log(`WRONG: ${problem}`)
  return checked.problems
}
