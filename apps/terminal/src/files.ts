import { copyFileSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { err, ok, type Result, readSaveHead, saveMatch } from '@ackanomic/core'
import type { AnyMatch } from './session/any-game.js'

/** Where saves are read and written; paths that aren't absolute start from a folder. */
export interface Saves {
  /** Writes a match; the answer is what there is to say about it, mostly nothing. */
  write(file: string, match: AnyMatch): Result<string, string>
  /** Reads what stands in a file; the error is a sentence. */
  read(file: string): Result<string, string>
  /** The match on the table is now the one in a file, which may be written over with it. */
  took(file: string): void
}

/** Saves in the file system. */
export function savesIn(folder: string): Saves {
  /** The files that hold the match on the table, as it is or as it was: they are written over. */
  const own = new Set<string>()
  return {
    write(file, match) {
      const path = resolve(folder, file)
      const fresh = `${path}.${process.pid}.new`
      let isBegun = false
      try {
        const kept = keepOther(path, file, own.has(path))
        if (!kept.ok) return kept
        isBegun = true
        writeFileSync(fresh, `${saveMatch(match)}\n`)
        renameSync(fresh, path)
        own.add(path)
        return ok(kept.value)
      } catch (thrown) {
        if (isBegun) rmSync(fresh, { force: true })
        return err(`${file} cannot be written: ${reasonOf(thrown)}.`)
      }
    },
    read(file) {
      try {
        return ok(readFileSync(resolve(folder, file), 'utf8'))
      } catch (thrown) {
        return err(`${file} cannot be read: ${reasonOf(thrown)}.`)
      }
    },
    took(file) {
      own.clear()
      own.add(resolve(folder, file))
    },
  }
}

/** Before a file is written over: keeps another match that it holds, and spares all else. */
function keepOther(path: string, file: string, isOwn: boolean): Result<string, string> {
  const stands = statSync(path, { throwIfNoEntry: false })
  if (stands === undefined) return ok('')
  if (!stands.isFile()) {
    const what = stands.isDirectory() ? 'it is a folder' : 'it is no file'
    return err(`${file} cannot be written: ${what}.`)
  }
  if (isOwn) return ok('')
  const text = readFileSync(path, 'utf8')
  if (text.trim() === '') return ok('')
  if (!readSaveHead(text).ok) {
    return err(`${file} is there already and is no save of a match; name another file.`)
  }
  copyFileSync(path, `${path}~`)
  return ok(`The match that was in ${file} is now in ${file}~.`)
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it is not allowed',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
}

function reasonOf(thrown: unknown): string {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''
  return REASONS[code] ?? (thrown instanceof Error ? thrown.message : String(thrown))
}
