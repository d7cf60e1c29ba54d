import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { hostVenue } from './host-venue.js'
import { createMcpServer, type McpServerOptions } from './server.js'

/** The most sessions at once. The one that was opened first is closed. */
const MAX_SESSIONS = 1000

/** The origins of pages on this machine. */
const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u

/**
 * Creates an HTTP server at `/mcp` that speaks the Model Context Protocol and talks to a host. Each
 * session acts with the bearer token with which it was opened, and nobody else may use it. It refuses
 * pages of other sites, which a browser could lead here.
 *
 * @param host - the address of the host, such as `'https://games.example.org'`
 */
export function createHttpServer(host: string, options: McpServerOptions = {}): Server {
  const sessions = new Map<
    string,
    { transport: StreamableHTTPServerTransport; by?: string | undefined }
  >()

  async function open(by: string | undefined): Promise<StreamableHTTPServerTransport> {
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized(id) {
        const [oldest] = sessions.values()
        if (sessions.size >= MAX_SESSIONS) void oldest?.transport.close()
        sessions.set(id, { transport, by })
      },
    })
    const token = by?.replace(/^bearer /iu, '')
    // The SDK is not written for exact optional properties.
    await createMcpServer(hostVenue({ url: host, token }), options).connect(transport as Transport)
    const { onclose } = transport
    transport.onclose = () => {
      onclose?.()
      sessions.delete(transport.sessionId ?? '')
    }
    return transport
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { authorization: by, 'mcp-session-id': id, origin } = request.headers
    if (origin !== undefined && !LOCAL.test(origin)) {
      response.writeHead(403).end('Pages of other sites may not come here.')
      return
    }
    const session = sessions.get(String(id))
    const isTheirs = id === undefined || (session !== undefined && session.by === by)
    if (request.url !== '/mcp' || !isTheirs) {
      response.writeHead(404).end('There is no such session here; open one at /mcp.')
      return
    }
    await (session?.transport ?? (await open(by))).handleRequest(request, response)
  }

  return createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(500).end('The server failed.'))
  })
}
