import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { routePath } from 'hono/route'
import { secureHeaders } from 'hono/secure-headers'
import type { Host } from '../host/host.js'
import { isTransient } from '../store/transact.js'
import { EventStreams } from './event-stream.js'
import { ANSWER, answerTo, CHALLENGE, type HttpEnv, identify } from './identity.js'
import { DEFAULT_LIMITS, type HttpLimits, RateLimits } from './limits.js'
import { createMetrics } from './metrics.js'
import { addPlainRoutes } from './plain-routes.js'
import { problemResponse, rejectRequest, resultResponse } from './problem.js'
import { startRequest } from './request-span.js'
import { checkContributions, checkSeating } from './seating.js'
import { type OperatorLogEntry, type ServingContext, serveOperations } from './serve-operations.js'

const REQUEST_ID = 'x-request-id'

/** The options of {@link createHttpApp}. */
export interface HttpAppOptions {
  /** 32 to 200 letters, digits, `_` or `-`. Without it there is no operator. */
  readonly operatorToken?: string | undefined
  /** The origins that CORS allows, such as `'https://games.example.org'`. Default: none. */
  readonly origins?: readonly string[] | undefined
  /** The people who may create matches. `anybody` needs a token. Default: anybody. */
  readonly openers?: 'anybody' | 'operator' | undefined
  /**
   * Whether a person may seat other people in a match, or name them as referees or bots, without
   * asking them. Otherwise they may seat themselves and bots. The operator may seat anybody.
   * Default: `false`.
   */
  readonly seatOthers?: boolean | undefined
  /** The milliseconds between heartbeats of an event stream. Default: 25,000. */
  readonly heartbeat?: number | undefined
  /** The limits that differ from the defaults. */
  readonly limits?: Partial<HttpLimits> | undefined
  /** The client's address. Set it if the host is behind a proxy. */
  readonly clientAddress?: ((context: Context) => string) | undefined
  /** Called after each request, for a log. The entry contains no secrets. */
  readonly onRequest?: ((request: RequestLogEntry) => void) | undefined
  /**
   * Called after each request of an operator or a moderator that changes something or exports data.
   */
  readonly onOperation?: ((entry: OperatorLogEntry) => void) | undefined
  /** Called with unexpected errors, and the id of the request. */
  readonly onError?: ((problem: unknown, request?: string) => void) | undefined
}

/** A request, for a log. */
export interface RequestLogEntry {
  /** Also the `x-request-id` of the response. A proxy may have chosen it. */
  readonly id: string
  readonly method: string
  /** Without parameters, such as `/matches/:match`. */
  readonly route: string
  readonly status: number
  readonly milliseconds: number
}

/** The routes of a host. `startServer` serves them, or you mount them in your own Hono app. */
export interface HttpApp {
  readonly app: Hono<HttpEnv>
  /** Ends all event streams. */
  close(): void
}

/**
 * Creates the routes of a host. `GET /openapi.json` describes them. Closing the app does not close
 * the host. Throws a `RangeError` if the operator's token is invalid.
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
  const { operatorToken, origins = [], onError = () => undefined } = options
  if (operatorToken !== undefined && !/^[\w-]{32,200}$/u.test(operatorToken)) {
    throw new RangeError('`operatorToken` must have 32 to 200 letters, digits, "_" or "-".')
  }
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const rateLimits = new RateLimits(limits)
  const streams = new EventStreams(host, options.heartbeat ?? 25_000, onError)
  const app = new Hono<HttpEnv>()
  const metrics = createMetrics(host, streams)
  app.use(async (context, next) => {
    const start = performance.now()
    const { method } = context.req
    const given = context.req.header(REQUEST_ID) ?? ''
    const id = /^[\w=-]{1,255}$/u.test(given) ? given : randomUUID()
    context.set('requestId', id)
    const span = startRequest(method, context.req.raw.headers)
    await span.run(next)
    const milliseconds = performance.now() - start
    const { status } = context.res
    const route = routePath(context, -1)
    metrics.request(method, route, status, milliseconds / 1000)
    span.end(route, status)
    context.res.headers.set(REQUEST_ID, id)
    options.onRequest?.({ id, method, route, status, milliseconds })
  })
  // Other subdomains are none of the host's business.
  const strictTransportSecurity = 'max-age=15552000'
  app.use(
    secureHeaders({
      strictTransportSecurity,
      contentSecurityPolicy: { defaultSrc: ["'none'"] },
      // The page for invitations has a policy of its own.
      overwrite: false,
    }),
  )
  if (origins.length > 0) app.use(cors({ origin: [...origins] }))
  app.use(async (context, next) => {
    const address = options.clientAddress?.(context) ?? getConnInfo(context).remote.address ?? ''
    const identity = await identify(
      host,
      rateLimits,
      operatorToken,
      address,
      context.req.header('authorization'),
    )
    if (identity instanceof Response) return identity
    // A host stays well when many watch it.
    const isProbe = context.req.path === '/health'
    const limited = isProbe ? undefined : await rateLimits.count('requests', identity.countedAs)
    if (limited !== undefined) return limited
    context.set('identity', identity)
    const challenge = isProbe ? context.req.header(CHALLENGE) : undefined
    await next()
    if (challenge !== undefined && operatorToken !== undefined)
      context.res.headers.set(ANSWER, answerTo(challenge, operatorToken))
    // Hono's `header` would make a stream of the body.
    context.res.headers.set('cache-control', 'no-store')
    return undefined
  })
  app.use(async (context, next) => {
    const isSave =
      context.req.path === '/saves' && context.get('identity').operator?.role === 'operator'
    const maxSize = isSave ? limits.saveBytes : limits.bodyBytes
    const onError = (): Response =>
      rejectRequest('tooLarge', `The body is too long. The limit is ${maxSize} bytes.`)
    const length = context.req.header('content-length')
    const isChunked = context.req.header('transfer-encoding') !== undefined
    // A body of unknown length is counted as it comes.
    if (isChunked) return bodyLimit({ maxSize, onError })(context, next)
    if (length !== undefined && Number(length) > maxSize) return onError()
    return await next()
  })
  app.onError(async (problem, context) => {
    const storeProblem = await host.explainFailure(problem)
    // The operator has been told once.
    if (storeProblem !== undefined) return problemResponse(storeProblem)
    onError(problem, context.get('requestId'))
    if (isTransient(problem)) {
      const message = 'The database is not available. Try again in a moment.'
      return rejectRequest('storeUnavailable', message, { 'retry-after': '1' })
    }
    return rejectRequest('internalError', 'The host had an internal error. Try again later.')
  })
  app.notFound(() => rejectRequest('notFound', 'There is no such route. See /openapi.json.'))
  const serving: ServingContext = {
    rateLimits,
    onOperation: options.onOperation ?? (() => undefined),
    openers: options.openers ?? 'anybody',
    async check(name, by, input) {
      if (name !== 'createMatch' || by === null) return undefined
      const contributed = checkContributions(by, input)
      if (!contributed.ok) return resultResponse(contributed)
      if (options.seatOthers === true) return undefined
      const seating = await checkSeating(host, by, input)
      return seating.ok ? undefined : resultResponse(seating)
    },
  }
  serveOperations(app, host.operations, host, serving)
  addPlainRoutes(app, host, { ...serving, streams, metrics })
  return {
    app,
    close() {
      streams.close()
      metrics.close()
    },
  }
}
