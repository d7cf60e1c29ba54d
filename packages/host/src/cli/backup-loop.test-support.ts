import { createReadStream, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { HEADER, readBackup, TABLES } from '../store/backup.js'
import { completeBackup, saveResponse } from './backup-file.js'

/** Saves one numbered backup after another into a file, for ever. */
export async function saveBackups(
  file: string,
  first: number,
  onSaved: (number: number) => void,
): Promise<never> {
  const data = mkdtempSync(join(tmpdir(), 'ackanomic-secret-'))
  const rows = Array.from({ length: 3000 }, (_, n) => ({ name: `${n}`, value: 'x'.repeat(50) }))
  const counts = Object.fromEntries(TABLES.map((table) => [table, 0]))
  const lines = [HEADER, { table: 'settings', rows }, { counts: { ...counts, settings: 3000 } }]
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  for (let number = first; ; number++) {
    writeFileSync(join(data, 'secret'), String(number))
    const { body } = new Response(text)
    if (body === null) throw new Error('There is no text.')
    await saveResponse(body, file, (path) => completeBackup(path, data))
    onSaved(number)
  }
}

/** The number of the backup in a file. */
export async function numberOfBackup(file: string): Promise<number> {
  const lines = createInterface({ input: createReadStream(file) })
  const { secret } = await readBackup(lines, async () => undefined)
  return Number(secret)
}
