import { InMemoryTaskStore } from '@modelcontextprotocol/sdk/experimental/tasks/stores/in-memory.js'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import * as mcp from '@modelcontextprotocol/sdk/types.js'
import { toJsonSchema } from '@valibot/to-json-schema'
import { type SignalAfter, tools } from './tools.js'
import type { Venue, VenueError } from './venue.js'

/** The address of the board of a match, which a client can show. */
const BOARD = 'ackanomic://matches/{match}/board'

/** How long a task is kept if its client does not say: 20 days, which a timer can hold. */
const TASK_LIFETIME = 20 * 86_400_000

/** Tasks, whose work stops when they are cancelled. */
class Tasks extends InMemoryTaskStore {
  readonly running = new Map<string, AbortController>()

  override async updateTaskStatus(...args: Parameters<InMemoryTaskStore['updateTaskStatus']>) {
    const [id, status] = args
    await super.updateTaskStatus(...args)
    if (status === 'cancelled') this.running.get(id)?.abort()
  }
}

/** Settings of a server. */
export interface McpServerOptions {
  /** Whether players may ask for their legal moves. Default: `true`. */
  readonly legalMoves?: boolean | undefined
}

/**
 * Creates a server of the Model Context Protocol, with the tools to play matches somewhere. Connect
 * it to a transport of the SDK.
 *
 * @param venue - where matches are played: `localVenue` or `hostVenue`
 *
 * @example
 * ```ts no-run
 * import { createMcpServer, localVenue } from '@ackanomic/mcp'
 * import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
 *
 * await createMcpServer(localVenue('matches')).connect(new StdioServerTransport())
 * ```
 */
export function createMcpServer(
  venue: Venue,
  { legalMoves = true }: McpServerOptions = {},
): Server {
  const offered = Object.entries(tools).filter(([name]) => legalMoves || name !== 'legal_moves')
  const tasks = new Tasks()
  const server = new Server(
    { name: 'ackanomic', version: '0' },
    {
      capabilities: {
        tools: {},
        resources: {},
        tasks: { list: {}, cancel: {}, requests: { tools: { call: {} } } },
      },
      taskStore: tasks,
      instructions:
        'Play games: list_games, rules, open, then observe and act until the match is over. If nothing is required of you, wait.',
    },
  )
  server.onclose = () => tasks.cleanup()
  server.setRequestHandler(mcp.ListToolsRequestSchema, () => ({
    tools: offered.map(([name, { description, input, kind }]) => ({
      name,
      description,
      inputSchema: {
        ...toJsonSchema(input, { typeMode: 'input' }),
        type: 'object',
      } as mcp.Tool['inputSchema'],
      annotations: { readOnlyHint: kind === 'reads' },
      ...(kind === 'waits' ? { execution: { taskSupport: 'optional' as const } } : {}),
    })),
  }))
  server.setRequestHandler(mcp.CallToolRequestSchema, async ({ params }, extra) => {
    const found = offered.find(([name]) => name === params.name)?.[1]
    const run = async (signalAfter: SignalAfter): Promise<mcp.CallToolResult> => {
      if (found === undefined)
        return failed({ code: 'noTool', message: `There is no tool "${params.name}".` })
      const done = await found.call(venue, params.arguments ?? {}, signalAfter)
      return done.ok ? succeeded(done.value) : failed(done.error)
    }
    const { taskStore: store, signal, taskRequestedTtl: ttl } = extra
    if (params.task === undefined || store === undefined)
      return run((seconds) => AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)]))
    const task = await store.createTask({ ttl: ttl ?? TASK_LIFETIME, pollInterval: 5000 })
    const cancelled = new AbortController()
    tasks.running.set(task.taskId, cancelled)
    void run(() => cancelled.signal).then(async (result) => {
      tasks.running.delete(task.taskId)
      if (!cancelled.signal.aborted) await store.storeTaskResult(task.taskId, 'completed', result)
    })
    return { task }
  })
  server.setRequestHandler(mcp.ListResourcesRequestSchema, () => ({ resources: [] }))
  server.setRequestHandler(mcp.ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [{ uriTemplate: BOARD, name: 'board', mimeType: 'text/plain' }],
  }))
  server.setRequestHandler(mcp.ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const [, match = ''] = /^ackanomic:\/\/matches\/([^/]+)\/board$/u.exec(uri) ?? []
    const seen = await venue.observe(decodeURIComponent(match), 0)
    if (!seen.ok) throw new mcp.McpError(mcp.ErrorCode.InvalidParams, seen.error.message)
    return { contents: [{ uri, mimeType: 'text/plain', text: seen.value.text }] }
  })
  return server
}

/** The answer of a tool: JSON, and the same as text for clients that read no structured content. */
function succeeded(value: object): mcp.CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(value, null, 1) }],
    structuredContent: { ...value },
  }
}

/** A refusal: a sentence, with its code. It is the tool's answer, so that a model reads it. */
function failed({ code, message }: VenueError): mcp.CallToolResult {
  return { isError: true, content: [{ type: 'text', text: `${message} (${code})` }] }
}
