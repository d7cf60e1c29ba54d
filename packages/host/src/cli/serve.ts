import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { automaticReferee } from '@ackanomic/core'
import { loadWordList } from '@ackanomic/core/dictionary'
import { type Books, loadBooks } from '@ackanomic/society'
import pino, { type Logger } from 'pino'
import { defaultBots } from '../bots/run-bot-worker.js'
import { type ClubOptions, openClub } from '../club/open-club.js'
import type { Channel } from '../contract/delivery-types.js'
import { type BoundServer, bindServer } from '../http/start-server.js'
import { createWebHookChannel } from '../jobs/web-hook.js'
import type { MailGateway } from '../mail/mail-gateway.js'
import { writeAtomically } from '../store/folder.js'
import { postgresStore } from '../store/postgres.js'
import { sqliteStore } from '../store/sqlite.js'
import type { Store } from '../store/tables.js'
import { loadChannels, loadGames } from './modules.js'
import { hasConfiguredRole, readOrCreateSecret, SERVER_FILE, type Settings } from './settings.js'

/** Opens the store that the settings name. */
export async function openStore(
  { database, databaseConnections, data }: Settings,
  logger?: Logger,
): Promise<Store> {
  if (database === undefined) return sqliteStore(data)
  return postgresStore(database, {
    connections: databaseConnections,
    onError: (problem) => logger?.warn({ err: problem }, 'database'),
  })
}

/** Reads the books that the settings name. */
function readBooks({ books }: Settings): Books | undefined {
  if (books === undefined) return undefined
  const loaded = loadBooks(readFileSync(books, 'utf8'))
  if (!loaded.ok) throw new Error(`${books}: ${loaded.error.message}`)
  return loaded.value
}

/** Creates the mail gateway that the settings describe. */
async function createMail({ mail }: Settings, logger: Logger): Promise<MailGateway | undefined> {
  if (mail === undefined) return undefined
  const { createMailGateway } = await import('../mail/mail-gateway.js')
  const { tls, ...more } = mail
  const read = (file: string): string => readFileSync(file, 'utf8')
  return createMailGateway({
    ...more,
    tls: tls === undefined ? undefined : { key: read(tls.key), cert: read(tls.cert) },
    onError: (problem) => logger.warn({ err: problem }, 'mail'),
  })
}

/** Serves until the process gets SIGTERM or SIGINT. */
export async function serve(settings: Settings): Promise<void> {
  const logger = pino()
  const { port, hostname } = settings
  // The port comes first: if it is in use, nothing has been opened.
  const bound = await bindServer({ port, hostname })
  try {
    await serveOn(bound, settings, logger)
  } catch (thrown) {
    await bound.close()
    throw thrown
  }
}

/** The channels that every server has. They send to nobody but Discord and Slack. */
const CHAT_CHANNELS: Readonly<Record<string, Channel>> = {
  discord: createWebHookChannel({ format: 'discord', origins: ['https://discord.com'] }),
  slack: createWebHookChannel({ format: 'slack', origins: ['https://hooks.slack.com'] }),
}

async function serveOn(bound: BoundServer, settings: Settings, logger: Logger): Promise<void> {
  const operatorToken = readOrCreateSecret(settings, 'operator-token')
  const secret = readOrCreateSecret(settings, 'secret')
  const words = await loadWordList()
  if (!words.ok) logger.warn({ message: words.error.message }, 'no dictionary')
  const dictionaries = words.ok ? { official: words.value } : {}
  const referee = automaticReferee(secret, { dictionaries })
  if (!referee.ok) throw new RangeError(referee.error.message)
  const games = await loadGames(settings.games)
  const proposals = await loadGames(settings.proposedGames)
  const mail = await createMail(settings, logger)
  const channels = { ...CHAT_CHANNELS, ...(await loadChannels(settings.channels)) }
  const options: ClubOptions = {
    games,
    proposals,
    secret,
    books: readBooks(settings),
    seasons: settings.seasons,
    hasRole: hasConfiguredRole(settings),
    workers: settings.workers,
    push: settings.pushContact === undefined ? undefined : { contact: settings.pushContact },
    channels: mail === undefined ? channels : { ...channels, mail: mail.channel },
    accounts: {
      ...settings.accounts,
      // Browsers have passkeys for names, and this machine has one.
      url: settings.url ?? bound.url.replace('//127.0.0.1:', '//localhost:'),
      sendMail: mail?.sendMail,
    },
    bots: {
      thread: new URL(
        import.meta.url.endsWith('.ts') ? './thread.mjs' : './cli-thread.js',
        import.meta.url,
      ),
      names: Object.keys(defaultBots),
      workerData: { games: [...settings.games, ...settings.proposedGames] },
    },
    referee: referee.value,
    invitationPage: settings.invitationPage ?? `${settings.url ?? bound.url}/invitations`,
    onError: ({ match, during, problem }) => logger.error({ match, during, err: problem }, 'error'),
  }
  const store = await openStore(settings, logger)
  const host = await openClub({ ...options, store }).catch(async (thrown: unknown) => {
    await store.close()
    throw thrown
  })
  const mailPort = await mail?.open(host)
  const { data, trustProxy, seatOthers, openers, limits } = settings
  const server = bound.serve(host, {
    ...{ operatorToken, seatOthers, openers, limits },
    origins: settings.origins,
    ...(trustProxy
      ? { clientAddress: (context) => lastAddress(context.req.header('x-forwarded-for')) }
      : {}),
    onRequest: (request) => logger.debug(request, 'request'),
    onError: (problem) => logger.error({ err: problem }, 'request'),
  })
  // The other commands find the server by this file.
  const address = join(data, SERVER_FILE)
  writeAtomically(address, JSON.stringify({ url: server.url, pid: process.pid }))
  const count = Object.keys(games).length
  logger.info({ url: server.url, games: count, data, mailPort }, 'serving')
  await new Promise<void>((stopped) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopped())
  })
  logger.info('stopping')
  rmSync(address, { force: true })
  await server.close()
  await mail?.close()
  await host.close()
  logger.info('stopped')
}

/** The address that the nearest proxy has added. */
function lastAddress(header: string | undefined): string {
  return header?.split(',').at(-1)?.trim() ?? ''
}
