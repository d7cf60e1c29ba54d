import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { automaticReferee } from '@ackanomic/core'
import { loadWordList } from '@ackanomic/core/word-list'
import { type Books, loadBooks } from '@ackanomic/society'
import pino, { type Logger } from 'pino'
import { defaultBots } from '../bots/run-bot-worker.js'
import { openHost } from '../host.js'
import { startServer } from '../http/start-server.js'
import type { HostOptions } from '../options.js'
import { pgliteStore } from '../store/pglite.js'
import { postgresStore } from '../store/postgres.js'
import type { Store } from '../store/tables.js'
import type { Host } from '../types.js'
import { gamesOf } from './games.js'
import { holdsBy, keptSecret, type Settings } from './settings.js'

/** The store that the command was told of. */
export async function storeOf({ database, data }: Settings, logger?: Logger): Promise<Store> {
  if (database === undefined) {
    mkdirSync(data, { recursive: true, mode: 0o700 })
    return pgliteStore(join(data, 'store'))
  }
  return postgresStore(database, {
    onError: (problem) => logger?.warn({ err: problem }, 'database'),
  })
}

/** The books that the command was told of. */
function booksOf({ books }: Settings): Books | undefined {
  if (books === undefined) return undefined
  const loaded = loadBooks(readFileSync(books, 'utf8'))
  if (!loaded.ok) throw new Error(`${books}: ${loaded.error.message}`)
  return loaded.value
}

/** Opens the host in the store, or on the Restate, that the command was told of. */
async function hostOn(settings: Settings, logger: Logger, options: HostOptions): Promise<Host> {
  const { restate, workers } = settings
  if (restate === undefined) {
    return openHost({ ...options, store: await storeOf(settings, logger) })
  }
  const { ingress, admin, services } = restate
  const { openRestateHost } = await import('../restate/host.js').catch((cause: unknown) => {
    const packages = '@restatedev/restate-sdk @restatedev/restate-sdk-clients'
    throw new Error(`--restate needs more packages: npm install ${packages}`, { cause })
  })
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(services.hostname)
  const hostname = isHere ? '127.0.0.1' : '0.0.0.0'
  const port = Number(services.port) || 9080
  const endpoint = { hostname, port, url: services.href, admin }
  return openRestateHost({ ...options, ingress, ...(workers === 0 ? {} : { endpoint }) })
}

/** Serves until a signal comes. */
export async function serve(settings: Settings): Promise<void> {
  const logger = pino()
  const operator = keptSecret(settings, 'operator-token')
  const secret = keptSecret(settings, 'secret')
  const words = await loadWordList()
  if (!words.ok) logger.warn({ message: words.error.message }, 'no dictionary')
  const dictionaries = words.ok ? { official: words.value } : {}
  const referee = automaticReferee(secret, { dictionaries })
  if (!referee.ok) throw new RangeError(referee.error.message)
  const games = await gamesOf(settings.games)
  const host = await hostOn(settings, logger, {
    games,
    secret,
    books: booksOf(settings),
    hasRole: holdsBy(settings),
    workers: settings.workers,
    bots: {
      thread: new URL(
        import.meta.url.endsWith('.ts') ? './thread.mjs' : './cli-thread.js',
        import.meta.url,
      ),
      names: Object.keys(defaultBots),
      workerData: { games: settings.games },
    },
    referee: referee.value,
    onError: ({ match, during, problem }) => logger.error({ match, during, err: problem }, 'fault'),
  })
  const { port, hostname, origins, proxy } = settings
  const server = await startServer(host, {
    port,
    hostname,
    operator,
    origins,
    invitations: settings.join || `${settings.url}/`,
    ...(proxy ? { addressOf: (context) => lastOf(context.req.header('x-forwarded-for')) } : {}),
    onRequest: (request) => logger.debug(request, 'request'),
    onError: (problem) => logger.error({ err: problem }, 'request'),
  })
  logger.info({ url: server.url, games: Object.keys(games).length, data: settings.data }, 'serving')
  await new Promise<void>((stopped) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopped())
  })
  logger.info('stopping')
  await server.close()
  await host.close()
  logger.info('stopped')
}

/** The address that the proxy nearest to us has added. */
function lastOf(header: string | undefined): string {
  return header?.split(',').at(-1)?.trim() ?? ''
}
