/**
 * Plays on a real PostgreSQL while workers are killed, connections cut, clocks jump and requests come
 * twice; then holds what is stored against what those outside know.
 */
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { openHost, postgresStore } from '@ackanomic/host'
import type { Postgres } from '../postgres.js'
import { checkStory } from './check.js'
import { people, runFaults } from './run.js'

/** Makes so many faults, prints what was counted, and tells what does not hold. */
export async function tryFaults(
  postgres: Postgres,
  count: number,
  seed: string,
): Promise<readonly string[]> {
  const start = Date.UTC(2026, 10, 22)
  const games = mergeCatalogues(catalogue)
  const began = performance.now()
  const url = await postgres.empty()
  const store = await postgresStore(url)
  const host = await openHost({
    games,
    secret: 'kept from the players',
    store: { ...store, close: async () => undefined },
    channels: { sink: async () => undefined },
    workers: 0,
  })
  for (const person of people) await host.subscribe({ person, channel: 'sink', address: person })
  await host.close()
  await store.close()

  const story = await runFaults(postgres, url, { seed, count, start })
  const kept = await postgresStore(url)
  const checked = await checkStory(games, kept, story)
  await kept.close()

  const { faults, accepted, refused, again, matches } = story
  const kinds = Object.entries(faults).map(([kind, number]) => `${number} ${kind}`)
  console.log(`${count} faults (${kinds.join(', ')}), seed ${seed}:`)
  console.log(`${accepted.length} acts accepted, ${refused} refused, asked again ${again} times;`)
  console.log(
    `${checked.entries} entries and ${checked.posts} posts in ${matches.length} matches, ${checked.over} over;`,
  )
  console.log(`${story.deliveries.length} deliveries under faults; ${checked.repeated} came again;`)
  console.log(`${Math.round((performance.now() - began) / 1000)} s`)
  for (const problem of checked.problems.slice(0, 20)) console.log(`WRONG: ${problem}`)
  return checked.problems
}
