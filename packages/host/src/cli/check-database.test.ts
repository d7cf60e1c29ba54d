import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { sqliteStore } from '../store/sqlite.js'
import { completeBackup } from './backup-file.js'
import { checkDatabase } from './check-database.js'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'ackanomic-check-'))
  folders.push(made)
  return made
}

test('a database is checked while a host uses it, and damaged pages are found', async () => {
  const data = folder()
  const settings = { data, database: undefined }
  const store = await sqliteStore(data)
  const rows = Array.from({ length: 300 }, (_, n) => ({ name: `${n}`, value: 'x'.repeat(2000) }))
  await store.db.insertInto('settings').values(rows).execute()
  const file = join(data, 'matches.db')
  expect(checkDatabase(settings)).toEqual([`The database ${file} is sound.`])
  await store.close()
  const handle = openSync(file, 'r+')
  for (let at = statSync(file).size - 40 * 4096; at < statSync(file).size; at += 4096)
    writeSync(handle, Buffer.alloc(1000, 0xfe), 0, 1000, at)
  closeSync(handle)
  expect(() => checkDatabase(settings)).toThrow(/is damaged.*\n/u)
})

test.each([
  [{ data: 'nowhere', database: undefined }, 'There is no file'],
  [{ data: 'nowhere', database: 'postgres://localhost/x' }, 'pg_amcheck'],
])('the check explains why it cannot run on %j', (settings, problem) => {
  expect(() => checkDatabase(settings)).toThrow(problem)
})

test('a backup that the host could not complete fails with the reason', async () => {
  const file = join(folder(), 'backup')
  const lines = [
    '{"format":"ackanomic host","version":1}',
    '{"problem":"database disk image is malformed"}',
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  await expect(completeBackup(file, 'nowhere')).rejects.toThrow(
    'The host could not read its data: database disk image is malformed.',
  )
  expect(readFileSync(file, 'utf8').trim().split('\n')).toEqual(lines)
})
