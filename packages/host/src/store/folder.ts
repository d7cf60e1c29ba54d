import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'

/** Makes a data folder that only its owner can read. */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
    chmodSync(folder, 0o700)
  } catch (cause) {
    throw new Error(`The data folder ${folder} cannot be written: ${messageOf(cause)}.`, { cause })
  }
}

/** Makes a file that only its owner can read. */
export function preparePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
}

export interface FolderLock {
  release(): void
}

/**
 * Locks a data folder for this process. The system releases the lock however the process ends, so a
 * crash leaves no stale lock. Throws if another process holds it.
 */
export function lockFolder(folder: string): FolderLock {
  prepareFolder(folder)
  const path = join(folder, 'lock')
  const holder = join(folder, 'lock.json')
  const real = realpathSync(folder)
  // On POSIX, a process that opens and closes a locked file loses its own lock.
  if (locked.has(real)) throw inUse(folder, holder)
  preparePrivateFile(path)
  const database = new Database(path)
  try {
    // SQLite locks the file on each operating system.
    database.exec('pragma busy_timeout = 0')
    database.exec('begin exclusive')
  } catch (cause) {
    database.close()
    throw inUse(folder, holder, cause)
  }
  locked.add(real)
  writeAtomically(holder, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }))
  return {
    release() {
      rmSync(holder, { force: true })
      locked.delete(real)
      database.close()
    },
  }
}

/** The folders that this process has locked. */
const locked = new Set<string>()

function inUse(folder: string, holder: string, cause?: unknown): Error {
  const message = `The data folder ${folder} is in use by ${holderIn(holder)}.`
  return new Error(`${message} Stop it first, or use another folder.`, { cause })
}

function holderIn(path: string): string {
  try {
    const { pid, since } = JSON.parse(readFileSync(path, 'utf8'))
    return `process ${pid}, which has run since ${since}`
  } catch {
    return 'another process'
  }
}

/** Writes a private file. A crash leaves either the old or the new contents. */
export function writeAtomically(path: string, contents: string): void {
  const temporary = `${path}.${process.pid}.tmp`
  writeSynced(temporary, contents)
  renameSync(temporary, path)
}

/** Creates a private file, unless there is one. No process sees it half-written. */
export function createPrivateFile(path: string, contents: string): void {
  const temporary = `${path}.${process.pid}.tmp`
  writeSynced(temporary, contents)
  try {
    linkSync(temporary, path)
  } catch (thrown) {
    if (Object(thrown).code !== 'EEXIST') throw thrown
  } finally {
    rmSync(temporary, { force: true })
  }
}

/** Flushes a folder, so that new and renamed files survive a power failure. */
export function syncFolder(folder: string): void {
  // Windows cannot open folders, and flushes them by itself.
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

function writeSynced(path: string, contents: string): void {
  const descriptor = openSync(path, 'w', 0o600)
  try {
    writeFileSync(descriptor, contents)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown)
