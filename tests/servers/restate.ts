import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './postgres.js'

/** A real Restate server with a temporary folder. */
export interface Restate {
  /** The URL for invocations. */
  readonly ingress: string
  /** The URL for the registration of services. */
  readonly admin: string
  /**
   * Kills it with signal 9, and starts it again on its data.
   *
   * @param meanwhile - runs before it starts again
   */
  crash(meanwhile?: () => Promise<void>): Promise<void>
  /** Kills it with signal 9, and starts another without data. */
  lose(): Promise<void>
  stop(): Promise<void>
}

/**
 * Runs a program until its input ends, which happens however this process ends, so that nothing
 * outlives the tests.
 */
const GUARD = '"$@" 0</dev/null & server=$!; cat >/dev/null; kill -9 $server; wait $server'

/** Starts Restate on free ports. */
export async function startRestate(): Promise<Restate> {
  const folder = mkdtempSync(join(tmpdir(), 'ackanomic-restate-'))
  const [ingress, admin, node] = [await freePort(), await freePort(), await freePort()]
  const config = join(folder, 'restate.toml')
  writeFileSync(
    config,
    `disable-telemetry = true
default-num-partitions = 4
bind-address = "127.0.0.1:${node}"
advertised-address = "http://127.0.0.1:${node}"
log-filter = "error"
[ingress]
bind-address = "127.0.0.1:${ingress}"
[admin]
bind-address = "127.0.0.1:${admin}"
disable-web-ui = true
`,
  )
  const args = [
    '--no-logo',
    '--listen-mode',
    'tcp',
    '-c',
    config,
    '--base-dir',
    join(folder, 'data'),
  ]
  const urls = { ingress: `http://127.0.0.1:${ingress}`, admin: `http://127.0.0.1:${admin}` }
  const start = async () => {
    const child = spawn('sh', ['-c', GUARD, 'restate', program(), ...args], {
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    let said = ''
    let isOver = false
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        said += part
      })
    }
    const ended = new Promise<void>((done) => {
      child.on('exit', () => {
        isOver = true
        done()
      })
    })
    for (const url of [`${urls.admin}/health`, `${urls.ingress}/restate/health`]) {
      while (!(await isThere(url))) {
        if (isOver) throw new Error(`Restate does not start:\n${said}`)
        await pause(50)
      }
    }
    return async (): Promise<void> => {
      child.stdin.end()
      await ended
    }
  }
  let end = await start()
  return {
    ...urls,
    async crash(meanwhile = async () => undefined) {
      await end()
      await meanwhile()
      end = await start()
    },
    async lose() {
      await end()
      rmSync(join(folder, 'data'), { recursive: true })
      end = await start()
    },
    async stop() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isThere = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** The path of the server's binary, which has a package for each platform. */
function program(): string {
  const name = `@restatedev/restate-server-${process.platform}-${process.arch}`
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`)
  return join(dirname(manifest), 'bin', 'restate-server')
}
