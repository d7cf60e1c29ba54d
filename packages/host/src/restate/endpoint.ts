import { createServer, type ServerHttp2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { createEndpointHandler, type LoggerTransport } from '@restatedev/restate-sdk'
import { botsObject } from './bots.js'
import { earService, newsObject } from './change-feed.js'
import type { Inside } from './context.js'
import { deliveryObject } from './delivery.js'
import { matchObject } from './match.js'
import { personObject } from './person.js'
import { houseObject } from './registry.js'
import { officeObject } from './role-inbox.js'
import { agendaObject } from './scheduler.js'
import { tokenObject } from './token.js'

/** How Restate reaches what a process does for it. */
export interface EndpointOptions {
  /** The port; a free one, when it is 0 or left out. */
  readonly port?: number | undefined
  /** The address to listen on. Default `'127.0.0.1'`: a Restate on this machine alone. */
  readonly hostname?: string | undefined
  /** Where Restate finds it. Default: the hostname and the port. */
  readonly url?: string | undefined
  /**
   * The address of Restate's admin, such as `'http://127.0.0.1:9070'`, at which the services are
   * registered. Left out, they have to be registered by hand, with `restate deployments register`.
   */
  readonly admin?: string | undefined
  /** The public keys of the Restate that may call, as `publickeyv1_…`. Default: whoever reaches it. */
  readonly identityKeys?: readonly string[] | undefined
}

/** What a process does for Restate. */
export interface Endpoint {
  /** Lets what is under way end, as far as it soon does; the rest Restate does elsewhere, or later. */
  close(): Promise<void>
}

/** For so long what is under way may go on when the process ends, milliseconds. */
const GRACE = 3000

/** Serves all services of a host, and registers them. */
export async function serveServices(inside: Inside, options: EndpointOptions): Promise<Endpoint> {
  const { port = 0, hostname = '127.0.0.1', identityKeys = [] } = options
  const handler = createEndpointHandler({
    services: [
      matchObject(inside),
      personObject(inside),
      officeObject(inside),
      houseObject(inside),
      agendaObject(inside),
      newsObject(inside),
      earService(inside),
      botsObject(inside),
      deliveryObject(inside),
      tokenObject(inside),
    ],
    ...(identityKeys.length === 0 ? {} : { identityKeys: [...identityKeys] }),
    logger: logger(inside),
  })
  const server = createServer(handler)
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, hostname, listening)
  })
  const { port: taken } = server.address() as AddressInfo
  const close = async (): Promise<void> => {
    const closed = new Promise<void>((done) => server.close(() => done()))
    for (const session of sessions) session.close()
    const late = setTimeout(() => {
      for (const session of sessions) session.destroy()
    }, GRACE)
    await closed
    clearTimeout(late)
  }
  try {
    if (options.admin !== undefined) {
      const name = hostname.includes(':') ? `[${hostname}]` : hostname
      await register(options.admin, options.url ?? `http://${name}:${taken}`)
    }
  } catch (thrown) {
    await close()
    throw thrown
  }
  return { close }
}

/** Registers what stands at an address; what stood there before is gone, so it is overwritten. */
async function register(admin: string, uri: string): Promise<void> {
  const response = await fetch(`${admin.replace(/\/$/u, '')}/deployments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uri, force: true }),
  }).catch((thrown: unknown) => {
    throw new Error(`Nobody answers at ${admin}; is Restate running?`, { cause: thrown })
  })
  if (response.ok) return
  throw new Error(`Restate does not register ${uri}: ${await response.text()}`)
}

/** Tells of what fails in a service, and is tried again. */
function logger({ household, names }: Inside): LoggerTransport {
  return ({ level, context }, message, ...more) => {
    if (context === undefined || (level !== 'warn' && level !== 'error')) return
    const problem = more.find((each) => each instanceof Error) ?? [message, ...more].join(' ')
    const match = context.serviceName === names.match ? (context.key ?? null) : null
    household.onError({ match, during: context.invocationTarget, problem })
  }
}
