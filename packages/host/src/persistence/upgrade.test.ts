import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { expect, test } from 'vitest'
import { freshStore } from '../fresh.test-support.js'
import { restore } from './backup.js'
import { migrationNames } from './migrations.js'
import { sqliteStore } from './sqlite.js'
import { checkUpgraded, earlierStores } from './upgrade.test-support.js'

test('a store of every version is kept', () => {
  for (const kept of ['sqlite.sql', 'postgresql.sql', 'backup.jsonl'] as const)
    expect(earlierStores(kept).map(([name]) => name)).toEqual(migrationNames)
})

test.each(earlierStores('sqlite.sql'))('a folder of version %s is upgraded', async (_, sql) => {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  const database = new Database(join(folder, 'matches.db'))
  database.exec(sql)
  database.close()
  await checkUpgraded(await sqliteStore(folder))
  // It is a store of this version now.
  const again = await sqliteStore(folder)
  await again.close()
  rmSync(folder, { recursive: true })
})

test.each(earlierStores('backup.jsonl'))('a backup of version %s is restored', async (_, text) => {
  const store = await freshStore()
  await restore(store, text.split('\n'))
  await checkUpgraded(store)
})
