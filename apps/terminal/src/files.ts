import { randomUUID } from 'node:crypto'
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { err, type Match, ok, type Result, readSaveHeader, saveMatch } from '@ackanomic/core'
import { readSeed, seedFile, seedIn, seedText } from './seeds.js'

/** Reads and writes saves; relative paths start from a folder. */
export interface Saves {
  /** Writes a match, and its seed beside it. Returns remarks, usually none. */
  write(file: string, match: Match, seed: string): Result<string, string>
  /** Reads a file; the error is a sentence. */
  read(file: string): Result<Kept, string>
  /** Says that the current match was read from a file, so that its save may be replaced. */
  took(file: string, text: string): void
}

export interface Kept {
  readonly text: string
  /** The seed of its chance, if its file is beside the save. */
  readonly seed: string | undefined
}

/** Only the owner reads a save. */
const PRIVATE = 0o600

/**
 * Saves in the file system. A save is written whole or not at all, under an unpredictable name, and
 * then moved into place. Only this table's own save is overwritten: another match is kept beside
 * it, and any other file is left alone.
 */
export function savesIn(folder: string): Saves {
  /** The last read or written text of the current match, by path. */
  const shared = new Map<string, string>()
  return {
    write(file, match, seed) {
      const path = resolve(folder, file)
      const text = `${saveMatch(match)}\n`
      try {
        const stands = lstatSync(path, { throwIfNoEntry: false })
        const problem =
          (stands === undefined ? undefined : barred(stands, file)) ?? seedProblem(path, file)
        if (problem !== undefined) return err(problem)
        const kept = stands === undefined ? ok('') : keepOther(path, file, stands, shared.get(path))
        if (!kept.ok) return kept
        if (readSeed(path) !== seed) replace(seedFile(path), seedText(seed), PRIVATE)
        replace(path, text, stands === undefined ? PRIVATE : stands.mode & 0o777)
        shared.set(path, text)
        return ok(kept.value)
      } catch (thrown) {
        return err(`${file} cannot be written: ${reasonOf(thrown)}.`)
      }
    },
    read(file) {
      const path = resolve(folder, file)
      try {
        return statSync(path).isFIFO()
          ? err(`${file} cannot be read: it is not a file.`)
          : ok({ text: readFileSync(path, 'utf8'), seed: readSeed(path) })
      } catch (thrown) {
        return err(`${file} cannot be read: ${reasonOf(thrown)}.`)
      }
    },
    took(file, text) {
      shared.clear()
      shared.set(resolve(folder, file), text)
    },
  }
}

/** Why a file can't be overwritten, whatever is in it. */
function barred(stands: Stats, file: string): string | undefined {
  if (stands.isFile()) return undefined
  const what = stands.isSymbolicLink()
    ? 'it is a link; name the file itself'
    : stands.isDirectory()
      ? 'it is a folder'
      : 'it is not a file'
  return `${file} cannot be written: ${what}.`
}

/** Why no seed can be written beside a save: something else is there. */
function seedProblem(path: string, file: string): string | undefined {
  const beside = seedFile(path)
  const stands = lstatSync(beside, { throwIfNoEntry: false })
  if (stands === undefined) return undefined
  const text = stands.isFile() ? readFileSync(beside, 'utf8') : ''
  if (stands.isFile() && seedIn(text) !== undefined) return undefined
  return (
    barred(stands, seedFile(file)) ??
    `${seedFile(file)} already exists and is not the seed of a match; name another file.`
  )
}

/** Before a file is overwritten: keeps another match that it holds, and refuses all else. */
function keepOther(
  path: string,
  file: string,
  { mode }: Stats,
  ours: string | undefined,
): Result<string, string> {
  const text = readFileSync(path, 'utf8')
  if (text === ours || text.trim() === '') return ok('')
  if (!readSaveHeader(text).ok) {
    return err(`${file} already exists and is not a save of a match; name another file.`)
  }
  const end = keptAs(path, text, mode & 0o777)
  return ok(`The match that was in ${file} is now in ${file}${end}.`)
}

/**
 * Keeps a save beside a file, under the first free name, with its seed; returns what was added to
 * the name.
 */
function keptAs(path: string, text: string, mode: number): string {
  for (let count = 1; ; count++) {
    const end = count === 1 ? '~' : `~${count}`
    const stands = lstatSync(path + end, { throwIfNoEntry: false })
    const beside = lstatSync(seedFile(path + end), { throwIfNoEntry: false })
    if (stands === undefined && beside === undefined) {
      const seed = readSeed(path)
      if (seed !== undefined) create(seedFile(path + end), seedText(seed), PRIVATE)
      create(path + end, text, mode)
      return end
    }
    if (stands?.isFile() && readFileSync(path + end, 'utf8') === text) return end
  }
}

function replace(path: string, text: string, mode: number): void {
  const fresh = join(dirname(path), `.${basename(path)}.${randomUUID()}`)
  try {
    create(fresh, text, mode)
    renameSync(fresh, path)
  } catch (thrown) {
    rmSync(fresh, { force: true })
    throw thrown
  }
}

/** Creates a new file, without following or overwriting anything. */
function create(path: string, text: string, mode: number): void {
  const opened = openSync(path, 'wx', PRIVATE)
  try {
    writeFileSync(opened, text)
    fchmodSync(opened, mode)
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it is not allowed',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'its name is too long',
}

function reasonOf(thrown: unknown): string {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''
  return REASONS[code] ?? (thrown instanceof Error ? thrown.message : String(thrown))
}
