import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Target } from './load.js'

/** What a server has used so far. Each is not a number where the system doesn't tell it. */
export interface Usage {
  /** Its processor time, milliseconds. */
  readonly processor: number
  /** How often it had files flushed. */
  readonly flushes: number
  /** Its memory, MB. */
  readonly memory: number
}

/** A server in a process of its own. */
export interface Started extends Target {
  /** What it has used so far. */
  usage(): Usage
  /** Asks it for something. */
  ask(): Promise<unknown>
  /** Ends it. */
  stop(): Promise<void>
}

const folder = mkdtempSync(join(tmpdir(), 'ackanomic-flushes-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const counter = join(folder, 'count-flushes.so')
const counting = canCount()
let servers = 0

/**
 * Starts a server and waits until it answers.
 *
 * @param file - beside this one, or its whole path
 * @param args - its arguments
 */
export async function start(file: string, args: readonly string[] = []): Promise<Started> {
  const program = fileURLToPath(new URL(file, import.meta.url))
  servers += 1
  const counted = join(folder, `${servers}`)
  writeFileSync(counted, Buffer.alloc(8))
  const tsconfig = program.replace(/bench\/src\/.*$/u, 'tsconfig.json')
  const preload = counting ? { LD_PRELOAD: counter, FLUSHES: counted } : {}
  const child: ChildProcess = fork(program, [...args], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...preload, NODE_ENV: 'production', TSX_TSCONFIG_PATH: tsconfig },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const target = await new Promise<Target>((ready, failed) => {
    child.once('message', (message) => ready(message as Target))
    child.once('exit', (code) => failed(new Error(`${file} ended with ${code}.`)))
  })
  return {
    ...target,
    usage: () => ({
      processor: processorOf(child.pid ?? 0),
      flushes: counting ? Number(readFileSync(counted).readBigUInt64LE()) : Number.NaN,
      memory: memoryOf(child.pid ?? 0),
    }),
    ask: () =>
      new Promise((answered) => {
        child.once('message', answered)
        child.send('')
      }),
    stop: () =>
      new Promise((ended) => {
        child.removeAllListeners('exit')
        child.once('exit', () => ended())
        child.disconnect()
      }),
  }
}

/** Whether flushes can be counted here: on Linux, with a C compiler. */
function canCount(): boolean {
  const source = fileURLToPath(new URL('count-flushes.c', import.meta.url))
  try {
    execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', counter, source, '-ldl'])
    return process.platform === 'linux'
  } catch {
    return false
  }
}

/** The processor time of all threads of a process, milliseconds; Linux tells it in nanoseconds. */
function processorOf(pid: number): number {
  return told(() => {
    const tasks = join('/proc', `${pid}`, 'task')
    const times = readdirSync(tasks).map((task) =>
      readFileSync(join(tasks, task, 'schedstat'), 'utf8'),
    )
    return times.reduce((sum, text) => sum + Number.parseInt(text, 10), 0) / 1e6
  })
}

function memoryOf(pid: number): number {
  return told(() => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1024
  })
}

function told(read: () => number): number {
  try {
    return read()
  } catch {
    return Number.NaN
  }
}
