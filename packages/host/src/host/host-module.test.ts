import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { freshStore } from '../fresh.test-support.js'
import { restore } from '../store/backup.js'
import type { Migrations } from '../store/migrations.js'
import type { Store } from '../store/tables.js'
import type { HostModule } from './host.js'
import { openHost } from './open-host.js'

const first: Migrations = {
  '0001-notes': { up: async (db) => void (await sql`create table notes (n int)`.execute(db)) },
}

/** The migrations of the module's second version, which has another table. */
const second: Migrations = {
  ...first,
  '0002-letters': {
    async up(db) {
      for (const statement of ['drop table notes', 'create table letters (n int)'])
        await sql.raw(statement).execute(db)
    },
  },
}

const createModule = (migrations: Migrations, name = 'notes'): HostModule => ({
  name,
  migrations,
  operations: {},
  start: async () => ({ handlers: {} }),
})

const open = (store: Store, ...modules: readonly HostModule[]) =>
  openHost({
    games: mergeCatalogues(catalogue),
    secret: 'kept from the players',
    store,
    workers: 0,
    modules,
  })

const backupOf = async (store: Store, ...modules: readonly HostModule[]): Promise<string[]> => {
  const lines: string[] = []
  await (await open(store, ...modules)).backup((line) => void lines.push(line))
  return lines
}

describe('a module', () => {
  test('has its tables in a backup, even if the host runs without the module', async () => {
    const store = await freshStore()
    await open(store, createModule(first))
    await sql`insert into notes values (1)`.execute(store.db)
    const lines = await backupOf(store)
    const restored = await freshStore()
    await expect(restore(restored, lines)).rejects.toThrow(
      'The backup contains the table "notes" of the module "notes". Restore it with that module',
    )
    await restore(restored, lines, [createModule(first)])
    const { rows } = await sql`select n from notes`.execute(restored.db)
    expect(rows).toEqual([{ n: 1 }])
    await expect(restore(restored, lines, [createModule(first)])).rejects.toThrow('already')
  })

  test('is upgraded, and its earlier version is refused after that', async () => {
    const store = await freshStore()
    await open(store, createModule(first))
    await open(store, createModule(second))
    expect((await backupOf(store, createModule(second))).at(-1)).toMatch(/"letters":0\}/u)
    await expect(open(store, createModule(first))).rejects.toThrow(
      'The store cannot be opened with the module "notes": a newer version of the module has written it (migration 0002-letters). Upgrade the module.',
    )
  })

  test('leaves the store as it was if a migration fails', async () => {
    const store = await freshStore()
    const broken = createModule({ ...first, '0002': { up: () => Promise.reject(new Error('no')) } })
    await expect(open(store, broken)).rejects.toThrow('with the module "notes": no')
    await expect(sql`select n from notes`.execute(store.db)).rejects.toThrow('no such table')
    await open(store, createModule(first))
  })

  test('needs a valid name that no other module has', async () => {
    const store = await freshStore()
    await expect(open(store, createModule({}, 'My notes'))).rejects.toThrow('cannot be named')
    await expect(open(store, createModule(first), createModule({}))).rejects.toThrow(
      'Two modules have the name "notes".',
    )
  })
})
