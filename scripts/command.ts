import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './packages.js'

/** How a command ended. */
export interface Ended {
  readonly ok: boolean
  /** What it printed, both streams in the order in which they came. */
  readonly output: string
  readonly seconds: number
}

/**
 * Runs a command line, with the tools of the repository in reach, and waits for its end or the signal.
 * A list is a command with its arguments, which no shell reads: for paths, which may hold anything.
 */
export function run(
  line: string | readonly [command: string, ...args: string[]],
  folder: string = root,
  signal?: AbortSignal,
): Promise<Ended> {
  const began = performance.now()
  const path = join(root, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? '')
  const [command, ...args] = typeof line === 'string' ? [line] : line
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, PATH: path, NO_COLOR: '1', FORCE_COLOR: undefined },
    shell: typeof line === 'string',
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that the signal ends what the shell has started too.
    detached: signal !== undefined,
  })
  const stop = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  }
  signal?.addEventListener('abort', stop)
  let output = ''
  const keep = (chunk: Buffer): void => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((resolve) => {
    child.on('close', (code) => {
      signal?.removeEventListener('abort', stop)
      resolve({ ok: code === 0, output, seconds: (performance.now() - began) / 1000 })
    })
  })
}

/** Runs a command line and stops with what it printed when it fails. */
export async function must(line: string, folder: string = root): Promise<string> {
  const { ok, output } = await run(line, folder)
  if (!ok) throw new Error(`${line}\n${output}`)
  return output
}
