import { type ChildProcess, fork } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Target } from './load.js'

export interface Started extends Target {
  /**
   * Returns the processor time of all its threads in milliseconds, or NaN if the system doesn't
   * tell.
   */
  processorTime(): number
  stop(): Promise<void>
}

/** Starts a server and waits until it answers. `file` is a file of this folder. */
export async function start(file: string, args: readonly string[] = []): Promise<Started> {
  const child: ChildProcess = fork(fileURLToPath(new URL(file, import.meta.url)), [...args], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const target = await new Promise<Target>((ready, failed) => {
    child.once('message', (message) => ready(message as Target))
    child.once('exit', (code) => failed(new Error(`${file} ended with ${code}.`)))
  })
  return {
    ...target,
    processorTime: () => processorTimeOf(child.pid ?? 0),
    stop: () =>
      new Promise((ended) => {
        child.removeAllListeners('exit')
        child.once('exit', () => ended())
        child.disconnect()
      }),
  }
}

/** The processor time of all threads of a process; Linux gives nanoseconds. */
function processorTimeOf(pid: number): number {
  try {
    const tasks = join('/proc', `${pid}`, 'task')
    const times = readdirSync(tasks).map((task) =>
      readFileSync(join(tasks, task, 'schedstat'), 'utf8'),
    )
    return times.reduce((sum, text) => sum + Number.parseInt(text, 10), 0) / 1e6
  } catch {
    return Number.NaN
  }
}
