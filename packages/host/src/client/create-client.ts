import type { GameError, Result } from '@ackanomic/core'
import type { Client, Method, Operations } from '../contract/operation.js'
import { type ClientOptions, createRequester, queryText, type Requester } from './requests.js'

/** The route of an operation, as far as a client needs it. */
export interface ClientRoute {
  /** The HTTP method. */
  readonly method: Method
  /** The path. `{name}` is a field of the request. */
  readonly path: `/${string}`
  /** Whether its input has an idempotency key. */
  readonly hasKey?: true
  /** Whether its output is sent as the text that it is. */
  readonly isText?: true
}

/** The routes of operations, by name. */
export type ClientRoutes<T extends Operations> = {
  readonly [Name in keyof Client<T>]: ClientRoute
}

/**
 * Creates a client of operations, such as those of a module of your own. It loads no schemas: give it
 * the routes of the operations.
 *
 * @example
 * ```ts no-run
 * import { createClient } from '@ackanomic/host/client'
 *
 * const routes = { listWishes: { method: 'GET', path: '/wishes' } } as const
 * const client = createClient(routes, { url: 'https://games.example.org' })
 * ```
 */
export function createClient<T extends Operations>(
  routes: ClientRoutes<T>,
  options: ClientOptions,
): Client<T> {
  const ask = createRequester(options)
  const calls = Object.entries<ClientRoute>(routes).map(([name, route]) => [
    name,
    (request: Readonly<Record<string, unknown>> = {}) => send(ask, route, request),
  ])
  // Each function has the type of its operation, which the loop cannot follow.
  return Object.fromEntries(calls) as Client<T>
}

function send(
  ask: Requester,
  { method, path, hasKey, isText }: ClientRoute,
  request: Readonly<Record<string, unknown>>,
): Promise<Result<unknown, GameError>> {
  const inPath = new Set<string>()
  const filled = path.replace(/\{(\w+)\}/gu, (_, name: string) => {
    inPath.add(name)
    return encodeURIComponent(String(request[name]))
  })
  const rest = Object.fromEntries(Object.entries(request).filter(([name]) => !inPath.has(name)))
  return method === 'GET' || method === 'DELETE'
    ? ask(method, `${filled}${queryText(rest)}`, undefined, isText)
    : ask(method, filled, { ...(hasKey ? { idempotencyKey: crypto.randomUUID() } : {}), ...rest })
}
