import { createServer, type ServerHttp2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { createEndpointHandler, type LoggerTransport } from '@restatedev/restate-sdk'
import { createBotsObject } from './bots.js'
import { createChangeFeedObject, createListenerService } from './change-feed.js'
import type { RestateContext } from './context.js'
import { createDeliveryObject } from './delivery.js'
import { createMatchObject } from './match.js'
import { createPersonObject } from './person.js'
import { createRegistryObject } from './registry.js'
import { createRoleObject } from './role-inbox.js'
import { createSchedulerObject } from './scheduler.js'
import { createTokenObject } from './token.js'
import { untilReachable } from './until-reachable.js'

/** How Restate reaches this process. */
export interface EndpointOptions {
  /** The port. Default: 0, which takes a free one. */
  readonly port?: number | undefined
  /**
   * The address to listen on. Default: `'127.0.0.1'`, which only a Restate on this machine can
   * reach.
   */
  readonly hostname?: string | undefined
  /** The URL for Restate. Default: built from the hostname and the port. */
  readonly url?: string | undefined
  /**
   * The URL of Restate's admin API, such as `'http://127.0.0.1:9070'`, at which the host registers
   * its services. Without it, register them yourself with `restate deployments register`.
   */
  readonly admin?: string | undefined
  /**
   * The public keys of the Restate servers that may call, as `publickeyv1_…`. Default: anybody may
   * call.
   */
  readonly identityKeys?: readonly string[] | undefined
}

/** A running endpoint for Restate. */
export interface Endpoint {
  /** Waits briefly for current invocations, then closes. Restate completes the others elsewhere or later. */
  close(): Promise<void>
}

/** How long current invocations may take when the endpoint closes, in milliseconds. */
const GRACE = 3000

/**
 * Serves the services of a host, and registers them.
 *
 * @param check - rejects if they must not be registered
 */
export async function serveServices(
  restate: RestateContext,
  options: EndpointOptions,
  check: () => Promise<void> = async () => undefined,
): Promise<Endpoint> {
  const { port = 0, hostname = '127.0.0.1', identityKeys = [] } = options
  const handler = createEndpointHandler({
    services: [
      createMatchObject(restate),
      createPersonObject(restate),
      createRoleObject(restate),
      createRegistryObject(restate),
      createSchedulerObject(restate),
      createChangeFeedObject(restate),
      createListenerService(restate),
      createBotsObject(restate),
      createDeliveryObject(restate),
      createTokenObject(restate),
    ],
    ...(identityKeys.length === 0 ? {} : { identityKeys: [...identityKeys] }),
    logger: logger(restate),
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
    await check()
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

/** Registers the services at a URL. They replace those that were there before. */
async function register(admin: string, uri: string): Promise<void> {
  const response = await untilReachable(() =>
    fetch(`${admin.replace(/\/$/u, '')}/deployments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ uri, force: true }),
    }),
  ).catch((thrown: unknown) => {
    throw new Error(`Restate does not answer at ${admin}. Is it running?`, { cause: thrown })
  })
  if (response.ok) return
  throw new Error(`Restate did not register ${uri}: ${await response.text()}`)
}

/** What the SDK says if the connection to Restate was lost. Restate runs the invocation again. */
const LOST_CONNECTION = /Got abort error from connection|The input was closed/u

/** Reports failures that Restate retries, but no lost connections. */
function logger({ context, names }: RestateContext): LoggerTransport {
  return ({ level, context: call }, message, ...more) => {
    if (call === undefined || (level !== 'warn' && level !== 'error')) return
    if (LOST_CONNECTION.test(String(message))) return
    const problem = more.find((each) => each instanceof Error) ?? [message, ...more].join(' ')
    const match = call.serviceName === names.match ? (call.key ?? null) : null
    context.onError({ match, during: call.invocationTarget, problem })
  }
}
