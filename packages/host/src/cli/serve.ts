import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { automaticReferee } from '@ackanomic/core'
import { loadWordList } from '@ackanomic/core/dictionary'
import pino, { type Logger } from 'pino'
import { defaultBots } from '../bots/run-bot-worker.js'
import type { Channel } from '../contract/delivery-types.js'
import type { HttpAppOptions } from '../http/http-app.js'
import { type BoundServer, bindServer } from '../http/start-server.js'
import type { Executor } from '../jobs/executor.js'
import { createWebHookChannel } from '../jobs/web-hook.js'
import type { MailGateway } from '../mail/mail-gateway.js'
import { writeAtomically } from '../store/folder.js'
import { loadChannels, loadGames, loadModules } from './modules.js'
import { openStore } from './open-store.js'
import type { Program } from './program.js'
import { readOrCreateSecret, SERVER_FILE, type Settings, withReachableHost } from './settings.js'

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

/** Creates the executor of the settings. A process without workers needs none. */
async function createExecutor({ restate, workers }: Settings): Promise<Executor | undefined> {
  if (restate === undefined || workers === 0) return undefined
  const { restateExecutor } = await import('../restate/restate-executor.js').catch(
    (cause: unknown) => {
      const message = '--restate needs a package. Run: npm install @restatedev/restate-sdk@1.9.1'
      throw new Error(message, { cause })
    },
  )
  return restateExecutor(restate)
}

/** Serves the host of a program until the process gets SIGTERM or SIGINT. */
export async function serve<Own>(
  program: Program<Own>,
  settings: Settings,
  own: Own,
): Promise<readonly string[]> {
  const logger = pino({ level: settings.logLevel })
  const { port, hostname } = settings
  // The port comes first: if it is in use, nothing has been opened.
  const bound = await bindServer({ port, hostname })
  try {
    await serveOn(bound, program, settings, own, logger)
    return []
  } catch (thrown) {
    await bound.close()
    throw thrown
  }
}

/** The channels of every server. They send to nobody but Discord and Slack. */
const CHAT_CHANNELS: Readonly<Record<string, Channel>> = {
  discord: createWebHookChannel({ format: 'discord', origins: ['https://discord.com'] }),
  slack: createWebHookChannel({ format: 'slack', origins: ['https://hooks.slack.com'] }),
}

/** The file of the data folder that lists operators' actions, one on each line. */
const OPERATOR_LOG = 'operators.log'

async function serveOn<Own>(
  bound: BoundServer,
  program: Program<Own>,
  settings: Settings,
  own: Own,
  logger: Logger,
): Promise<void> {
  const operatorToken = readOrCreateSecret(settings, 'operator-token')
  const secret = readOrCreateSecret(settings, 'secret')
  const words = await loadWordList()
  if (!words.ok) logger.warn({ message: words.error.message }, 'no dictionary')
  const dictionaries = words.ok ? { official: words.value } : {}
  const referee = automaticReferee(secret, { dictionaries })
  if (!referee.ok) throw new RangeError(referee.error.message)
  const games = await loadGames(settings.games)
  const modules = await loadModules(settings.modules)
  const mail = await createMail(settings, logger)
  const channels = { ...CHAT_CHANNELS, ...(await loadChannels(settings.channels)) }
  // Browsers have passkeys for names, and this machine has one.
  const reached = withReachableHost(bound.url)
  const url = settings.url ?? reached.replace('//127.0.0.1:', '//localhost:')
  const store = await openStore(settings, logger)
  const opening = program.open(
    {
      games,
      modules,
      secret,
      store,
      url,
      sendMail: mail?.sendMail,
      hasRole: (person, role) => settings.roles.has(`${role}=${person}`),
      workers: settings.workers,
      executor: await createExecutor(settings),
      channels: mail === undefined ? channels : { ...channels, mail: mail.channel },
      bots: {
        thread: new URL(
          import.meta.url.endsWith('.ts') ? './thread.mjs' : './thread.js',
          import.meta.url,
        ),
        names: Object.keys(defaultBots),
        workerData: { games: [...settings.games, ...(program.botGames?.(own) ?? [])] },
      },
      referee: referee.value,
      invitationPage: settings.invitationPage ?? `${settings.url ?? reached}/invitations`,
      onError: ({ match, during, problem }) =>
        logger.error({ match, during, err: problem }, 'error'),
    },
    own,
  )
  const host = await opening.catch(async (thrown: unknown) => {
    await store.close()
    throw thrown
  })
  const mailPort = await mail?.open(host)
  // The address that the nearest proxy added.
  const clientAddress: HttpAppOptions['clientAddress'] = ({ req }) =>
    req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  const { data, trustProxy, seatOthers, openers, limits } = settings
  const server = bound.serve(host, {
    operatorToken,
    seatOthers,
    openers,
    limits,
    origins: settings.origins,
    ...(trustProxy ? { clientAddress } : {}),
    onOperation(entry) {
      logger.info(entry, 'operator')
      const line = JSON.stringify({ at: new Date().toISOString(), ...entry })
      try {
        appendFileSync(join(data, OPERATOR_LOG), `${line}\n`, { mode: 0o600 })
      } catch (problem) {
        logger.error({ err: problem }, 'log of operators')
      }
    },
    onRequest: (request) => logger.debug(request, 'request'),
    onError: (problem, request) => logger.error({ err: problem, request }, 'request'),
  })
  // The other commands find the server by this file.
  const address = join(data, SERVER_FILE)
  writeAtomically(address, JSON.stringify({ url: server.url, pid: process.pid }))
  const count = Object.keys(games).length
  logger.info({ url: settings.url ?? reached, games: count, data, mailPort }, 'serving')
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
