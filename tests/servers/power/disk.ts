import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A folder whose power can fail, which loses everything that was not flushed. */
export interface Disk {
  readonly folder: string
  /** The environment variables of a process whose flushes are recorded. */
  readonly environment: Readonly<Record<string, string>>
  /** Counts everything in the folder as flushed. */
  settle(): void
  /** Leaves only flushed data in the folder, which no process may use meanwhile. */
  failPower(): void
  remove(): void
}

/** Whether flushes can be recorded: on Linux with a C compiler. */
export const canSeeFlushes: boolean = process.platform === 'linux' && hasCompiler()

/** Creates an empty folder whose power can fail. */
export function createDisk(): Disk {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'ackanomic-power-')))
  const [folder, synced, library] = ['data', 'synced', 'keep-synced.so'].map((name) =>
    join(root, name),
  ) as [string, string, string]
  const source = fileURLToPath(new URL('keep-synced.c', import.meta.url))
  execFileSync('cc', ['-shared', '-fPIC', '-O1', '-Wall', '-Werror', '-o', library, source, '-ldl'])
  mkdirSync(folder, { mode: 0o700 })
  mkdirSync(synced)
  const settle = (): void => {
    for (const each of readdirSync(synced)) rmSync(join(synced, each))
    const lines = readdirSync(folder).map((name) => {
      const key = keyOf(join(folder, name))
      copyFileSync(join(folder, name), join(synced, key))
      return `${key} ${name}\n`
    })
    writeFileSync(join(synced, 'names'), lines.join(''))
  }
  return {
    folder,
    environment: { LD_PRELOAD: library, SYNCED_FROM: folder, SYNCED_TO: synced },
    settle,
    failPower() {
      const names = join(synced, 'names')
      const lines = existsSync(names) ? readFileSync(names, 'utf8').split('\n') : []
      for (const each of readdirSync(folder)) rmSync(join(folder, each))
      for (const line of lines.filter((each) => each !== '')) {
        const [key = '', ...name] = line.split(' ')
        const [from, to] = [join(synced, key), join(folder, name.join(' '))]
        // A file whose name was flushed, but not its contents, is empty.
        if (existsSync(from)) copyFileSync(from, to)
        else writeFileSync(to, '', { mode: 0o600 })
      }
      settle()
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/**
 * The name under which the library stores a file: its inode and its creation time, which renaming
 * does not change.
 */
function keyOf(path: string): string {
  const { ino, birthtimeNs } = statSync(path, { bigint: true })
  const second = 1_000_000_000n
  return `${ino}-${birthtimeNs / second}${String(birthtimeNs % second).padStart(9, '0')}`
}

function hasCompiler(): boolean {
  try {
    execFileSync('cc', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
