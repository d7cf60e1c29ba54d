import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Host } from '../types.js'
import { createHttpApp, type HttpAppOptions } from './http-app.js'

/**
 * For so long a connection on which nothing is asked stays open, milliseconds: longer than proxies keep
 * theirs, or one of them would now and then send a request into one that is just being closed.
 */
const IDLE = 75_000

/** Where a host is served. */
export interface ServerOptions extends HttpAppOptions {
  /** The port; a free one, when it is 0 or left out. */
  readonly port?: number | undefined
  /** The address to listen on. Default `'127.0.0.1'`: this machine alone. */
  readonly hostname?: string | undefined
}

/** A host that is served. */
export interface RunningServer {
  /** Where. */
  readonly url: string
  /** Ends the streams, lets the requests under way be answered, and takes no more. */
  close(): Promise<void>
}

/**
 * Serves a host over HTTP. The host stays yours to close, after the server.
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
  const door = createHttpApp(host, more)
  const server = createAdaptorServer({ fetch: door.app.fetch }) as Server
  server.keepAliveTimeout = IDLE
  // Of the headers of a request Node waits for less long by itself, from the end of the last one on.
  server.headersTimeout = IDLE + 5000
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, hostname, listening)
  })
  const { port: taken } = server.address() as AddressInfo
  const name = hostname.includes(':') ? `[${hostname}]` : hostname
  return {
    url: `http://${name}:${taken}`,
    async close() {
      door.close()
      const closed = new Promise<void>((done) => server.close(() => done()))
      server.closeIdleConnections()
      await closed
    },
  }
}
