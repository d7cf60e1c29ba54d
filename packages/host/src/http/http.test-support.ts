import { afterEach, expect } from 'vitest'
import { pureSkillMatch, type World, world } from '../fresh.test-support.js'
import type { Host } from '../host/host.js'
import type { HostOptions } from '../host/options.js'
import { type RunningServer, type ServerOptions, startServer } from './start-server.js'

const OPERATOR = 'o'.repeat(32)

/** A host over HTTP, with four people. */
export interface Http<H extends Host = Host> extends World<H> {
  readonly server: RunningServer
  readonly tokens: ReadonlyMap<string, string>
  /** The status and the parsed body of a response. */
  ask(by: string | null, line: string, body?: unknown): Promise<readonly [number, unknown]>
}

const open: Http[] = []

afterEach(async () => {
  for (const { server, host } of open.splice(0)) {
    await server.close()
    await host.close()
  }
})

/** Serves a host. */
export const http = async (
  options: ServerOptions = {},
  hostOptions: Partial<HostOptions> = {},
): Promise<Http> => httpOf(await world(hostOptions), options)

/** Serves a host of any kind. */
export async function httpOf<H extends Host>(
  made: World<H>,
  options: ServerOptions = {},
): Promise<Http<H>> {
  const server = await startServer(made.host, {
    operatorToken: OPERATOR,
    seatOthers: true,
    ...options,
  })
  const tokens = new Map([['operator', OPERATOR]])
  for (const person of ['Ann', 'Bob', 'Cyd', 'Eve']) {
    const invited = await made.host.createInvitation({ person })
    const admitted = await made.host.redeemInvitation({
      invitation: invited.ok ? invited.value.invitation : '',
    })
    if (admitted.ok) tokens.set(person, admitted.value.token)
  }
  const ask: Http<H>['ask'] = async (by, line, body) => {
    const [method = '', path = ''] = line.split(' ')
    const headers: Record<string, string> = {}
    if (by !== null) headers.authorization = `Bearer ${tokens.get(by) ?? by}`
    if (body !== undefined) headers['content-type'] = 'application/json'
    const sent =
      body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
    const response = await fetch(`${server.url}${path}`, { method, headers, ...sent })
    return [response.status, await response.json()]
  }
  const all = Object.assign(made, { server, tokens, ask })
  open.push(all)
  return all
}

const { by: _, ...more } = pureSkillMatch

/** The request to open the match. */
export const opening: Omit<typeof pureSkillMatch, 'by'> = more
/** The request to bid a card. */
export const bid = (card: string, key: string): object => ({
  idempotencyKey: key,
  action: { kind: 'move', move: { type: 'bid', card } },
})
/** The path of the match. */
export const at = '/matches/GPS%201'

/** Serves a host with a match of Pure Skill that has just begun. */
export async function bidding(options: ServerOptions = {}): Promise<Http> {
  const made = await http(options)
  expect((await made.ask('Ann', 'POST /matches', opening))[0]).toBe(200)
  return made
}
