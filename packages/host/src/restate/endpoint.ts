import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createEndpointHandler } from '@restatedev/restate-sdk/fetch'
import type { createServices } from './services.js'

/** The milliseconds that an idle connection stays open: longer than proxies keep theirs. */
const KEEP_ALIVE = 75_000

export interface Endpoint {
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves over HTTP/1.1, which every load balancer spreads over processes. Throws if the port is in
 * use or not allowed.
 */
export async function serveEndpoint(
  services: ReturnType<typeof createServices>,
  port: number,
  hostname: string,
): Promise<Endpoint> {
  // The handlers tell the operator about failures themselves.
  const fetch = createEndpointHandler({ services, logger: () => undefined })
  const server = createAdaptorServer({ fetch }) as Server
  server.keepAliveTimeout = KEEP_ALIVE
  server.headersTimeout = KEEP_ALIVE + 5000
  await new Promise<void>((listening, failed) => {
    server.once('error', (cause) => {
      failed(new Error(`Restate needs port ${port}: ${cause.message}. Choose another.`, { cause }))
    })
    server.listen(port, hostname, listening)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${taken}`,
    async close() {
      const closed = new Promise<void>((done) => server.close(() => done()))
      const idle = setInterval(() => server.closeIdleConnections(), 20)
      await closed
      clearInterval(idle)
    },
  }
}
