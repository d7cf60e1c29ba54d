/**
 * Plays on real servers while workers are killed, connections are cut, clocks jump and requests are
 * repeated. Then compares the store with what people outside know.
 */

import { type Club, openClub } from '@ackanomic/club'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { postgresStore, type Store, sqliteStore } from '@ackanomic/host'
import { startBalancer } from '../balancer.js'
import { freePort, type Postgres } from '../postgres.js'
import { createDisk } from '../power/disk.js'
import type { Restate } from '../restate.js'
import { checkStory } from './check.js'
import { people, runFaults, type Stage, type Story } from './run.js'

const WORKERS = 4
const games = mergeCatalogues(catalogue)
const common = {
  games,
  secret: 'kept from the players',
  channels: { sink: async () => undefined },
  workers: 0,
}

/** Causes a number of faults to workers on PostgreSQL. Returns the problems. */
export async function tryFaults(
  postgres: Postgres,
  count: number,
  seed: string,
): Promise<readonly string[]> {
  const url = await postgres.empty()
  await letIn(await openClub({ ...common, store: await postgresStore(url) }))
  const sites = Array.from({ length: WORKERS }, () => ({ database: url }))
  const stage = { sites, cut: () => postgres.cut(url) }
  return tried('PostgreSQL', stage, count, seed, () => postgresStore(url))
}

/**
 * Causes a number of faults to workers on PostgreSQL whose jobs Restate calls. Returns the problems.
 * Cut connections to the database alternate with crashes of Restate.
 */
export async function tryRestateFaults(
  restate: Restate,
  postgres: Postgres,
  count: number,
  seed: string,
): Promise<readonly string[]> {
  const database = await postgres.empty()
  await letIn(await openClub({ ...common, store: await postgresStore(database) }))
  const ports = await Promise.all(Array.from({ length: WORKERS }, freePort))
  const balancer = await startBalancer(ports)
  const { ingress, admin } = restate
  const shared = { ingress, admin, name: `faults-${seed}`, url: balancer.url }
  const sites = ports.map((port) => ({ database, restate: { ...shared, port } }))
  let cuts = 0
  const cut = (): Promise<void> => {
    cuts += 1
    return cuts % 2 === 0 ? postgres.cut(database) : restate.crash()
  }
  const problems = await tried('Restate', { sites, cut }, count, seed, () =>
    postgresStore(database),
  )
  await balancer.stop()
  return problems
}

/**
 * Causes a number of faults to a worker on a folder. Its power fails instead of connections being cut,
 * and loses everything that was not flushed. Returns the problems.
 *
 * @param isLazy - whether flushes do nothing, which the checks must find
 */
export async function tryPowerFaults(
  count: number,
  seed: string,
  isLazy = false,
): Promise<readonly string[]> {
  const disk = createDisk()
  const { folder, environment } = disk
  await letIn(await openClub({ ...common, store: await sqliteStore(folder) }))
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

/** Subscribes everybody to notifications. */
async function letIn(host: Club): Promise<void> {
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
