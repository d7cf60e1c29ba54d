import { setTimeout as delay } from 'node:timers/promises'
import { InMemoryTaskStore } from '@modelcontextprotocol/sdk/experimental/tasks/stores/in-memory.js'
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import * as mcp from '@modelcontextprotocol/sdk/types.js'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { refuse, type Tool, tools, type Venue } from './tools.js'

/** The boards of matches, which a client can show. */
const BOARD = new ResourceTemplate('ackanomic://matches/{match}/board', { list: undefined })

/** How long a task is kept if its client does not say: 20 days, which a timer can hold. */
const TASK_LIFETIME = 20 * 86_400_000

/** How often clients and servers look after a task, in milliseconds. */
const INTERVAL = 5000

type Call = mcp.CallToolRequest['params']

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
 * @param shared - the tasks, if other servers answer for them too. Default: its own
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
  shared?: InMemoryTaskStore,
): McpServer {
  const { legal_moves: _, ...others } = tools
  const offered: Readonly<Record<string, Tool>> = legalMoves ? tools : others
  const tasks = shared ?? new InMemoryTaskStore()
  const made = new McpServer(
    { name: 'ackanomic', version: '0' },
    {
      capabilities: { tasks: { list: {}, cancel: {}, requests: { tools: { call: {} } } } },
      taskStore: tasks,
      instructions:
        'Play games: list_games, rules, open, then observe and act until the match is over. If nothing is required of you, wait.',
    },
  )
  made.registerResource('board', BOARD, { mimeType: 'text/plain' }, async ({ href }, { match }) => {
    const seen = await venue.observe({ match: decodeURIComponent(String(match)) })
    if (!seen.ok) throw new mcp.McpError(mcp.ErrorCode.InvalidParams, seen.error.message)
    return { contents: [{ uri: href, mimeType: 'text/plain', text: seen.value.text }] }
  })
  // The SDK's own tools need another library of schemas, and tasks of theirs are polled.
  made.server.registerCapabilities({ tools: {} })
  if (shared === undefined) made.server.onclose = () => tasks.cleanup()
  made.server.setRequestHandler(mcp.ListToolsRequestSchema, () => ({
    tools: Object.entries(offered).map(([name, { input, ...tool }]) => {
      const schema = toJsonSchema(input, { typeMode: 'input', errorMode: 'ignore' })
      return { name, ...tool, inputSchema: schema as mcp.Tool['inputSchema'] }
    }),
  }))
  made.server.setRequestHandler(mcp.CallToolRequestSchema, async ({ params }, extra) => {
    const { taskStore, taskRequestedTtl: ttl = TASK_LIFETIME } = extra
    if (params.task === undefined || taskStore === undefined) return run(params)
    // A task calls its tool again while a host is away, which would repeat a move.
    if (params.name !== 'wait')
      throw new mcp.McpError(mcp.ErrorCode.MethodNotFound, 'Only "wait" can be a task.')
    const task = await taskStore.createTask({ ttl, pollInterval: INTERVAL })
    void work(task.taskId, params)
    return { task }
  })
  return made

  /** Calls a tool. A refusal is an answer, so that a model reads it. */
  async function run({ name, arguments: args = {} }: Call): Promise<mcp.CallToolResult> {
    const input = offered[name]?.input ?? v.never('There is no such tool.')
    const read = v.safeParse(input, args)
    const done = read.success
      ? await venue[name as keyof Venue](read.output as never)
      : refuse('badArguments', v.summarize(read.issues))
    const text = done.ok
      ? JSON.stringify(done.value, null, 1)
      : `${done.error.message} (${done.error.code})`
    // The same as text, for clients that read no structured content.
    const content = [{ type: 'text' as const, text }]
    return done.ok ? { content, structuredContent: { ...done.value } } : { content, isError: true }
  }

  /** Waits until the wait of a task is over, even while a host is away, or the task is no more. */
  async function work(id: string, params: Call): Promise<void> {
    for (;;) {
      const result = await run(params).catch(() => undefined)
      if ((await tasks.getTask(id))?.status !== 'working') return
      if (result !== undefined && result.structuredContent?.status !== 'still waiting')
        return tasks.storeTaskResult(id, 'completed', result)
      await delay(INTERVAL)
    }
  }
}
