import { spawn } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The file of the page that is built last. */
export const pageFile: string = join(root, 'apps/arcade/dist/index.html')

const SOURCES = [
  'package-lock.json',
  'scripts/styles.ts',
  'apps/arcade/index.html',
  'apps/arcade/offline-worker.js',
  'apps/arcade/vite.config.ts',
  'apps/arcade/public',
  'apps/arcade/src',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`),
]

/**
 * The folder of the page, built anew if anything that it is built from has changed. The build has a
 * process of its own, so that the server keeps none of its memory.
 */
export function builtPage(): Promise<string> {
  const folder = dirname(pageFile)
  const built = timeOf(pageFile)
  if (built !== undefined && SOURCES.every((path) => isOlder(join(root, path), built)))
    return Promise.resolve(folder)
  const program = fileURLToPath(new URL('build.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((done, failed) => {
    child.once('error', failed)
    child.once('exit', (code) => {
      if (code === 0) done(folder)
      else failed(new Error('The page cannot be built.'))
    })
  })
}

/** Whether a file, or all that is in a folder, was changed before a time. */
function isOlder(path: string, time: number): boolean {
  if ((timeOf(path) ?? 0) >= time) return false
  if (!statSync(path).isDirectory()) return true
  return readdirSync(path).every((name) => isOlder(join(path, name), time))
}

function timeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs
}
