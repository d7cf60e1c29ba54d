import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { freshStore } from '../fresh.test-support.js'
import { sqliteStore } from './sqlite.js'
import { checkUpgrade } from './upgrade.test-support.js'

test('a folder and a backup are upgraded to a next version', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  await checkUpgrade(() => sqliteStore(folder), freshStore)
  rmSync(folder, { recursive: true })
})
