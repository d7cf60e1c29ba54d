import { createReadStream, createWriteStream, existsSync, readFileSync, rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readBackup, restore } from '../store/backup.js'
import { createPrivateFile, prepareFolder, syncFolder } from '../store/folder.js'
import type { ModuleSchema } from '../store/migrations.js'
import type { Store } from '../store/tables.js'

/** The private files of a data folder that are in a backup. */
const FILES = ['secret', 'operator-token'] as const

/**
 * Saves a response into a private file. A failure leaves an earlier file as it was. `finish`
 * completes and checks the temporary file; if it rejects, nothing is saved.
 */
export async function saveResponse(
  body: ReadableStream<Uint8Array>,
  file: string,
  finish: (temporary: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const temporary = `${file}.${process.pid}.partial`
  try {
    await pipeline(Readable.fromWeb(body as never), createWriteStream(temporary, { mode: 0o600 }))
    await finish(temporary)
    const handle = await open(temporary, 'r+')
    await handle.sync()
    await handle.close()
    await rename(temporary, file)
    syncFolder(dirname(file))
  } catch (thrown) {
    rmSync(temporary, { force: true })
    throw thrown
  }
}

/** Adds the private files of a data folder to a backup, and checks that the backup is complete. */
export async function completeBackup(path: string, data: string): Promise<void> {
  const problem = await problemIn(path)
  if (problem !== undefined) throw new Error(`The host could not read its data: ${problem}.`)
  const files: Record<string, string> = {}
  for (const name of FILES) {
    const kept = join(data, name)
    if (existsSync(kept)) files[name] = readFileSync(kept, 'utf8').trim()
  }
  const handle = await open(path, 'a')
  await handle.write(`${JSON.stringify({ files })}\n`)
  await handle.close()
  await readBackup(linesOf(path), async () => undefined)
}

/** The bytes that are read of the end of a file. */
const TAIL = 4096

/** The problem that stopped a backup, from its last line. */
async function problemIn(path: string): Promise<string | undefined> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read({
      buffer: Buffer.alloc(TAIL),
      position: Math.max(0, size - TAIL),
    })
    const last = buffer.toString('utf8', 0, bytesRead).trimEnd().split('\n').at(-1) ?? ''
    return last.startsWith('{"problem":') ? String(JSON.parse(last).problem) : undefined
  } finally {
    await handle.close()
  }
}

/**
 * Restores a backup with its private files into an empty store. Returns a sentence about it. Throws
 * if the backup is incomplete, or the folder already has another secret.
 */
export async function restoreBackup(
  store: Store,
  path: string,
  data: string,
  schemas: readonly ModuleSchema[],
): Promise<string> {
  const files = await readBackup(linesOf(path), async () => undefined)
  prepareFolder(data)
  for (const name of FILES) {
    const kept = join(data, name)
    const differs = existsSync(kept) && readFileSync(kept, 'utf8').trim() !== files[name]
    if (files[name] !== undefined && differs) {
      throw new Error(`${kept} differs from the one in the backup. Remove it first.`)
    }
  }
  await restore(store, linesOf(path), schemas)
  for (const name of FILES) {
    const contents = files[name]
    if (contents !== undefined) createPrivateFile(join(data, name), `${contents}\n`)
  }
  return files.secret === undefined
    ? `Restored ${path}. It contains no secret: copy the old one to ${join(data, 'secret')}.`
    : `Restored ${path}, with its secret and its operator token.`
}

const linesOf = (path: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(path) })
