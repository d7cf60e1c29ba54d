import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import { pureSkillMatch, START } from '../fresh.test-support.js'
import type { Host } from '../host/host.js'
import { openHost } from '../host/open-host.js'
import { backup, restore } from './backup.js'
import { migrate, migrations } from './migrations.js'
import type { Store } from './tables.js'

/** The migrations of the next version, which has a column with the number of a match's entries. */
const nextMigrations = {
  ...migrations,
  '0002-next': {
    async up(db: Kysely<unknown>): Promise<void> {
      await sql`alter table matches add column counted integer not null default 0`.execute(db)
      await sql`update matches set counted = entry_count`.execute(db)
    },
  },
}

const open = (store: Store): Promise<Host> =>
  openHost({
    games: mergeCatalogues(catalogue),
    secret: 'kept from the players',
    store,
    now: () => START,
    workers: 0,
  })

const bid = (host: Host, by: string, text: string) =>
  host.submit({ match: 'GPS 1', by, idempotencyKey: 'bid', action: { kind: 'text', text } })

const countedIn = async ({ db }: Store): Promise<unknown> => {
  const { rows } = await sql<{ readonly counted: number }>`select counted from matches`.execute(db)
  return rows.map(({ counted }) => counted)
}

/**
 * Checks that a store and its backup work with the next version of the schema, and that this version
 * then refuses the store.
 *
 * @param openStore - opens the same store, empty at first
 * @param openOther - opens another, empty store
 */
export async function checkUpgrade(
  openStore: () => Promise<Store>,
  openOther: () => Promise<Store>,
): Promise<void> {
  const host = await open(await openStore())
  await host.createMatch(pureSkillMatch)
  const answer = await bid(host, 'Ann', 'bid K')
  const lines: string[] = []
  await host.backup((line) => void lines.push(line.trimEnd()))
  await host.close()

  const store = await openStore()
  await migrate(store.db, nextMigrations)
  // A second process that starts has nothing to migrate.
  await migrate(store.db, nextMigrations)
  expect(await countedIn(store)).toEqual([2])
  const restored = await openOther()
  await migrate(restored.db, nextMigrations)
  await restore(restored, lines)
  const again: string[] = []
  await backup(store, (line) => void again.push(line.trimEnd()))
  expect(again.join('\n')).toContain('"counted":2')

  for (const upgraded of [store, restored]) {
    const next = await open(upgraded)
    // A repeated request gets its first answer, and the match goes on.
    expect(await bid(next, 'Ann', 'bid K')).toEqual(answer)
    for (const by of ['Bob', 'Cyd']) expect((await bid(next, by, 'bid 2')).ok).toBe(true)
    const page = await next.getMatch({ match: 'GPS 1' })
    expect(page.ok && page.value.text).toContain('Round 2 of 13')
    await next.close()
  }
  await expect(openStore()).rejects.toThrow(
    'a newer version of the host has written it (migration 0002-next)',
  )
}
