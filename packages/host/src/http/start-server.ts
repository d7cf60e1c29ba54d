import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Host } from '../types.js'
import { createHttpApp, type HttpAppOptions } from './http-app.js'

/**
 * How long an idle connection stays open, in milliseconds. It must be longer than proxies keep
 * theirs, or a proxy could send a request into a connection that is being closed.
 */
const KEEP_ALIVE = 75_000

/** The options of {@link startServer}. */
export interface ServerOptions extends HttpAppOptions {
  /** The port. Default 0, which takes a free one. */
  readonly port?: number | undefined
  /** The address to listen on. Default `'127.0.0.1'`, which only this machine can reach. */
  readonly hostname?: string | undefined
}

/** A running server. */
export interface RunningServer {
  /** Its URL. */
  readonly url: string
  /** Ends all event streams, answers the current requests, and stops. */
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
 * const invitation = await host.invite('Ann')
 * if (!invitation.ok) throw new Error(invitation.error.message)
 *
 * const guest = hostClient({ url: server.url })
 * const admitted = await guest.redeemInvitation(invitation.value)
 * if (!admitted.ok) throw new Error(admitted.error.message)
 * const ann = hostClient({ url: server.url, token: admitted.value.token })
 * await ann.whoAmI() // => 'Ann'
 *
 * await server.close()
 * await host.close()
 * ```
 */
export async function startServer(host: Host, options: ServerOptions = {}): Promise<RunningServer> {
  const { port = 0, hostname = '127.0.0.1', ...more } = options
  const httpApp = createHttpApp(host, more)
  const server = createAdaptorServer({ fetch: httpApp.app.fetch }) as Server
  server.keepAliveTimeout = KEEP_ALIVE
  // Node's default is shorter, and counts from the end of the previous request.
  server.headersTimeout = KEEP_ALIVE + 5000
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, hostname, listening)
  })
  const { port: taken } = server.address() as AddressInfo
  const name = hostname.includes(':') ? `[${hostname}]` : hostname
  return {
    url: `http://${name}:${taken}`,
    async close() {
      httpApp.close()
      const closed = new Promise<void>((done) => server.close(() => done()))
      server.closeIdleConnections()
      await closed
    },
  }
}
