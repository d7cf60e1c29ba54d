import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { routePath } from 'hono/route'
import { secureHeaders } from 'hono/secure-headers'
import type { Host } from '../types.js'
import { Hub } from './event-stream.js'
import { type Env, whoAsks } from './identity.js'
import { Gate, LIMITS, type Limits } from './limits.js'
import { Metrics } from './metrics.js'
import { operatorRoutes } from './operator.js'
import { turnedAway } from './problem.js'
import { routes } from './routes.js'

/** How a host is reached over HTTP. */
export interface HttpAppOptions {
  /** The operator's token: 32 letters, digits, `_` or `-` at least. Without one nobody is operator. */
  readonly operator?: string | undefined
  /** The address of the page on which an invitation is taken, to which `#<token>` is added. */
  readonly invitations?: string | undefined
  /** The origins whose pages may ask, such as `'https://games.example.org'`. Default: none. */
  readonly origins?: readonly string[] | undefined
  /** Whether anybody who has a token may open matches, or the operator alone. Default: anybody. */
  readonly opens?: 'anybody' | 'operator' | undefined
  /** What is let through; what is left out is as by default. */
  readonly limits?: Partial<Limits> | undefined
  /** The address that a request comes from; behind a proxy, what that one says it is. */
  readonly addressOf?: ((context: Context) => string) | undefined
  /** Is told of every request that was answered, for a log: of nobody's secrets. */
  readonly onRequest?: ((request: RequestLogEntry) => void) | undefined
  /** Is told of what should not have been thrown. */
  readonly onError?: ((problem: unknown) => void) | undefined
}

/** A request that was answered. */
export interface RequestLogEntry {
  /** How it asked. */
  readonly method: string
  /** What it asked for, without names: `/matches/:match`. */
  readonly route: string
  /** The status of the answer. */
  readonly status: number
  /** How long it took. */
  readonly milliseconds: number
}

/** A host's door to HTTP: what `startServer` serves, or a part of your own Hono app. */
export interface HttpApp {
  /** The app. */
  readonly app: Hono<Env>
  /** Hears no more of the host, and ends the streams. */
  close(): void
}

/**
 * The routes of a host over HTTP; `GET /openapi.json` describes them all. The host stays yours to
 * close.
 *
 * @throws RangeError where the operator's token is too short
 *
 * @example
 * ```ts no-run
 * import { serve } from '@hono/node-server'
 * import { catalogue } from '@ackanomic/games'
 * import { openHost } from '@ackanomic/host'
 * import { createHttpApp } from '@ackanomic/host/http'
 *
 * const host = await openHost({ games: catalogue, secret: 'kept from the players', store: './matches' })
 * serve({ fetch: createHttpApp(host).app.fetch, port: 8080 })
 * ```
 */
export function createHttpApp(host: Host, options: HttpAppOptions = {}): HttpApp {
  const { operator, origins = [], onError = () => undefined } = options
  if (operator !== undefined && !/^[\w-]{32,200}$/u.test(operator)) {
    throw new RangeError('The operator’s token must have 32 to 200 letters, digits, "_" or "-".')
  }
  const limits = { ...LIMITS, ...options.limits }
  const gate = new Gate(limits)
  const hub = new Hub(host)
  const app = new Hono<Env>()
  const metrics = new Metrics(host)
  app.use(async (context, next) => {
    const start = performance.now()
    await next()
    const { method } = context.req
    const milliseconds = performance.now() - start
    const { status } = context.res
    const route = routePath(context, -1)
    metrics.request(method, route, status, milliseconds / 1000)
    options.onRequest?.({ method, route, status, milliseconds })
  })
  app.use(secureHeaders({ contentSecurityPolicy: { defaultSrc: ["'none'"] } }))
  if (origins.length > 0) app.use(cors({ origin: [...origins] }))
  app.use(async (context, next) => {
    const address = options.addressOf?.(context) ?? getConnInfo(context).remote.address ?? ''
    const who = await whoAsks(host, gate, operator, address, context.req.header('authorization'))
    if (who instanceof Response) return who
    const over = await gate.request(who.person ?? who.address)
    if (over !== undefined) return over
    context.set('who', who)
    await next()
    context.header('cache-control', 'no-store')
    return undefined
  })
  app.use((context, next) => {
    const isSave = context.req.path === '/saves' && context.get('who').isOperator
    const maxSize = isSave ? limits.save : limits.body
    const onError = (): Response =>
      turnedAway('tooLarge', `What you sent is too long; send ${maxSize} bytes at most.`)
    return bodyLimit({ maxSize, onError })(context, next)
  })
  app.onError((problem) => {
    onError(problem)
    return turnedAway('fault', 'Something is broken here; try again later.')
  })
  app.notFound(() =>
    turnedAway('notFound', 'There is nothing here; see /openapi.json for what is.'),
  )
  routes(app, host, { hub, gate, opens: options.opens ?? 'anybody' })
  operatorRoutes(app, host, { invitations: options.invitations ?? '', metrics })
  return { app, close: () => hub.close() }
}
