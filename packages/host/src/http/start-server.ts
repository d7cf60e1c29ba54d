import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Host } from '../host/host.js'
import { messageOf } from '../store/folder.js'
import { createHttpApp, type HttpApp, type HttpAppOptions } from './http-app.js'
import { rejectRequest } from './problem.js'

/**
 * The milliseconds that an idle connection stays open: longer than proxies keep theirs, or they
 * could send a request into a connection that is being closed.
 */
const KEEP_ALIVE = 75_000

/** The milliseconds that requests may take to end when the server closes. */
const GRACE = 5000

/** The options of {@link startServer}. */
export interface ServerOptions extends HttpAppOptions {
  /** Default: 0, which takes a free one. */
  readonly port?: number | undefined
  /** The address to listen on. Default: `'127.0.0.1'`, which only this machine can reach. */
  readonly hostname?: string | undefined
}

/** A running server. */
export interface RunningServer {
  readonly url: string
  /** Ends all event streams, gives requests five seconds, and stops. */
  close(): Promise<void>
}

/**
 * Serves a host over HTTP. Close the server first, then the host.
 *
 * @example
 * ```ts
 * import { mergeCatalogues } from '@ackanomic/core/catalogue'
 * import { catalogue } from '@ackanomic/games'
 * import { openHost } from '@ackanomic/host'
 * import { hostClient } from '@ackanomic/host/client'
 * import { startServer } from '@ackanomic/host/http'
 *
 * const host = await openHost({ games: mergeCatalogues(catalogue), secret: 'kept from the players' })
 * const server = await startServer(host)
 * const invitation = await host.createInvitation({ person: 'Ann' })
 * if (!invitation.ok) throw new Error(invitation.error.message)
 *
 * const guest = hostClient({ url: server.url })
 * const admitted = await guest.redeemInvitation({ invitation: invitation.value.invitation })
 * if (!admitted.ok) throw new Error(admitted.error.message)
 * const ann = hostClient({ url: server.url, token: admitted.value.token })
 * const me = await ann.whoAmI()
 * me.ok && me.value.person // => 'Ann'
 *
 * await server.close()
 * await host.close()
 * ```
 */
export async function startServer(host: Host, options: ServerOptions = {}): Promise<RunningServer> {
  const bound = await bindServer(options)
  return bound.serve(host, options)
}

/** A server that has its port, but no host yet. It answers every request with status 503. */
export interface BoundServer {
  readonly url: string
  serve(host: Host, options: HttpAppOptions): RunningServer
  close(): Promise<void>
}

/**
 * Takes a port, so that nothing is opened if it is in use. Throws if the port is in use or not
 * allowed.
 */
export async function bindServer({
  port = 0,
  hostname = '127.0.0.1',
}: Pick<ServerOptions, 'port' | 'hostname'>): Promise<BoundServer> {
  let httpApp: HttpApp | undefined
  const fetch = (request: Request, env: object): Response | Promise<Response> =>
    httpApp?.app.fetch(request, env) ??
    rejectRequest('starting', 'The host is starting. Try again in a moment.', {
      'retry-after': '1',
    })
  const server = createAdaptorServer({ fetch: fetch as HttpApp['app']['fetch'] }) as Server
  server.keepAliveTimeout = KEEP_ALIVE
  // Node's default is shorter, and counts from the end of the previous request.
  server.headersTimeout = KEEP_ALIVE + 5000
  await new Promise<void>((listening, failed) => {
    server.once('error', (cause) => failed(new Error(listenProblem(cause, port), { cause })))
    server.listen(port, hostname, listening)
  })
  const { port: taken } = server.address() as AddressInfo
  const url = `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${taken}`
  const close = async (): Promise<void> => {
    httpApp?.close()
    const closed = new Promise<void>((done) => server.close(() => done()))
    // A connection is idle only once its last response has been sent.
    const idle = setInterval(() => server.closeIdleConnections(), 20)
    const late = setTimeout(() => server.closeAllConnections(), GRACE)
    await closed
    clearTimeout(late)
    clearInterval(idle)
  }
  return {
    url,
    close,
    serve(host, options) {
      httpApp = createHttpApp(host, options)
      return { url, close }
    },
  }
}

function listenProblem(cause: unknown, port: number): string {
  const { code } = Object(cause) as { readonly code?: string }
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. Is another host running?`
  if (code === 'EACCES') return `Port ${port} is not allowed. Choose one from 1024 on.`
  return `The server cannot listen on port ${port}: ${messageOf(cause)}.`
}
