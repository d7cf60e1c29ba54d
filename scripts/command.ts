import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './packages.js'

/**
 * A command line, or a command with its arguments, which no shell reads: paths may hold anything.
 */
export type Line = string | readonly [command: string, ...args: string[]]

/** The options of a command besides its folder. */
export interface Surroundings {
  /** Additional variables of the environment. */
  readonly env?: Readonly<Record<string, string>>
  /** The user and group of the process. */
  readonly user?: { readonly uid: number; readonly gid: number }
  /** Receives the output while the command runs. */
  readonly onOutput?: (text: string) => void
}

export interface Ended {
  readonly ok: boolean
  /** The output, both streams in the order in which they came. */
  readonly output: string
  readonly seconds: number
}

/** Runs a command line, with the repository's tools in the path, until it ends. */
export function run(
  line: Line,
  folder: string = root,
  { env = {}, user, onOutput }: Surroundings = {},
): Promise<Ended> {
  const began = performance.now()
  const path = join(root, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? '')
  const [command, ...args] = typeof line === 'string' ? [line] : line
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, PATH: path, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    shell: typeof line === 'string',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  let output = ''
  const keep = (chunk: Buffer): void => {
    output += chunk.toString()
    onOutput?.(chunk.toString())
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ ok: code === 0, output, seconds: (performance.now() - began) / 1000 })
    })
  })
}

/** Runs a command line, and stops with its output if it fails. */
export async function must(line: Line, folder: string = root): Promise<string> {
  const { ok, output } = await run(line, folder)
  if (!ok) throw new Error(`${line}\n${output}`)
  return output
}
