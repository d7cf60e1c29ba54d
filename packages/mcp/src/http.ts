import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { InMemoryTaskStore } from '@modelcontextprotocol/sdk/experimental/tasks/stores/in-memory.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { hostVenue } from './host-venue.js'
import { createMcpServer, type McpServerOptions } from './server.js'

/** The origins of pages on this machine. */
const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u

/**
 * Creates an HTTP server at `/mcp` that speaks the Model Context Protocol and talks to a host. Each
 * request acts with its own bearer token. It refuses pages of other sites, which a browser could
 * lead here.
 *
 * @param host - the address of the host, such as `'https://games.example.org'`
 */
export function createHttpServer(host: string, options: McpServerOptions = {}): Server {
  const tasks = new InMemoryTaskStore()

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { authorization = '', origin = 'http://localhost' } = request.headers
    if (request.url !== '/mcp' || !LOCAL.test(origin))
      return void response.writeHead(403).end('The tools are at /mcp, and not for other sites.')
    const token = authorization.replace(/^bearer /iu, '')
    const made = createMcpServer(hostVenue({ url: host, token }), options, tasks)
    const transport = new StreamableHTTPServerTransport({})
    // The tasks of a person are found by their token, as others are by a session.
    Object.defineProperty(transport, 'sessionId', { value: token })
    response.on('close', () => void made.close())
    // The SDK is not written for exact optional properties.
    await made.connect(transport as Transport)
    await transport.handleRequest(request, response)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(500).end('The server failed.'))
  })
  return server.on('close', () => tasks.cleanup())
}
