import { build, preview } from 'vite'
import config from '../../apps/arcade/vite.config.js'

/** The Arcade, built and served. */
export interface Served {
  /** Where it is. */
  readonly address: string
  /** Closes it. */
  close(): Promise<void>
}

/** Builds the Arcade as a static host has it, and serves it at a free port. */
export async function serve(): Promise<Served> {
  const quiet = { ...config, configFile: false as const, logLevel: 'error' as const }
  await build(quiet)
  const server = await preview({ ...quiet, preview: { port: 4700, host: '127.0.0.1' } })
  const address = server.resolvedUrls?.local[0]
  if (address === undefined) throw new Error('The Arcade is served nowhere.')
  return { address, close: () => server.close() }
}
