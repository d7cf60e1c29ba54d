import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Target } from './load.js'

const tsconfig = fileURLToPath(new URL('../../../tsconfig.json', import.meta.url))

/** A server in a process of its own. */
export interface Started extends Target {
  /** Ends it. */
  stop(): Promise<void>
}

/** Starts a server and waits until it answers. */
export async function start(file: string, ...args: readonly string[]): Promise<Started> {
  const child: ChildProcess = fork(fileURLToPath(new URL(file, import.meta.url)), [...args], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', TSX_TSCONFIG_PATH: tsconfig },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const target = await new Promise<Target>((ready, failed) => {
    child.once('message', (message) => ready(message as Target))
    child.once('exit', (code) => failed(new Error(`${file} ended with ${code}.`)))
  })
  return {
    ...target,
    stop: () =>
      new Promise((ended) => {
        child.removeAllListeners('exit')
        child.once('exit', () => ended())
        child.disconnect()
      }),
  }
}
