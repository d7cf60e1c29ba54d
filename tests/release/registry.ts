import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { must } from '../../scripts/command.js'

/** A registry on loopback that has only our packages and gets all others from the usual registry. */
export interface Registry {
  readonly address: string
  /** The environment for commands that publish to it and install from it. */
  readonly settings: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

/**
 * Starts the registry. Commands with its settings have no other login, so that nothing can be
 * published by mistake. It stores everything in `folder`.
 *
 * @param names - our packages
 */
export async function startRegistry(folder: string, names: readonly string[]): Promise<Registry> {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const usual = (await must('npm config get registry'))
    .split('\n')
    .find((x) => x.startsWith('http'))
  const config = join(folder, 'config.yaml')
  writeFileSync(
    config,
    `storage: ${JSON.stringify(join(folder, 'storage'))}
listen: 127.0.0.1:${port}
uplinks:
  usual:
    url: ${usual}
packages:
${names.map((name) => `  '${name}':\n    access: $all\n    publish: $all\n`).join('')}  '**':
    access: $all
    proxy: usual
max_body_size: 100mb
log: { type: stdout, format: pretty, level: warn }
`,
  )
  const address = `http://127.0.0.1:${port}/`
  const npmrc = join(folder, 'npmrc')
  writeFileSync(npmrc, `registry=${address}\n//127.0.0.1:${port}/:_authToken=rehearsal\n`)
  const bin = join(import.meta.dirname, 'node_modules', 'verdaccio', 'bin', 'verdaccio')
  const child = spawn(process.execPath, [bin, '--config', config], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  for (;;) {
    if (child.exitCode !== null) throw new Error('the registry did not start')
    const answer = await fetch(`${address}-/ping`).catch(() => undefined)
    if (answer?.ok === true) break
    await pause(100)
  }
  return {
    address,
    settings: { npm_config_userconfig: npmrc, npm_config_registry: address },
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
