import type { Context, Hono } from 'hono'
import type { AsyncResult } from '../contract/errors.js'
import {
  fieldsOf,
  mayCall,
  type Operation,
  type Operations,
  pathFields,
  typeOf,
} from '../contract/operation.js'
import type { HttpEnv } from './identity.js'
import { respondInParts } from './json-parts.js'
import type { RateLimits } from './limits.js'
import { rejectRequest, respond, respondAs, resultResponse } from './problem.js'

/** An action of an operator or a moderator, for a log. */
export interface OperatorLogEntry {
  readonly request: string
  /** `operator` for the host's own token. */
  readonly operator: string
  readonly operation: string
  /** The fields that say whom or what it concerns. */
  readonly about: Readonly<Record<string, unknown>>
  /** `'ok'`, or the code of the refusal. */
  readonly result: string
}

export interface ServingContext {
  readonly rateLimits: RateLimits
  /** The callers of operations that create a match. */
  readonly openers: 'anybody' | 'operator'
  /** Called after each request of an operator that changes something or exports data. */
  readonly onOperation: (entry: OperatorLogEntry) => void
  /** Checks a person's input further; returns the response that refuses it. */
  readonly check: (name: string, by: string | null, input: object) => Promise<Response | undefined>
}

type Call = (request: object) => AsyncResult<unknown>

export function serveOperations(
  app: Hono<HttpEnv>,
  operations: Operations,
  api: object,
  serving: ServingContext,
): void {
  const { rateLimits } = serving
  // Each call parses its request.
  const calls = api as Readonly<Record<string, Call | undefined>>
  for (const [name, operation] of Object.entries(operations)) {
    const call = calls[name]
    const { limit } = operation
    if (call === undefined || operation.stream !== undefined) continue
    app.on(operation.method, honoPath(operation), async (context) => {
      const refused = admit(operation, context, serving)
      if (refused !== undefined) return refused
      const input = await readInput(operation, context)
      if (input instanceof Response) return input
      const identity = context.get('identity')
      const { person, session: currentSession, network, operator, countedAs } = identity
      const stopped =
        (await serving.check(name, person, input)) ??
        (limit === undefined || limit === 'guesses'
          ? undefined
          : await rateLimits.count(limit, limit === 'openings' ? countedAs : network))
      if (stopped !== undefined) return stopped
      const result = await call({
        ...input,
        ...(isForOperators(operation)
          ? { by: operator?.name }
          : { by: person, currentSession, network }),
      })
      if (operation.method !== 'GET' || operation.text !== undefined)
        logOperation(name, operation, input, context, serving, result.ok ? 'ok' : result.error.code)
      if (result.ok && operation.isLong) return respondInParts(result.value)
      if (result.ok)
        return operation.text === undefined
          ? respond(result.value ?? null)
          : respondAs(operation.text, String(result.value))
      // A right token is never blocked, even if somebody guesses from the same address.
      const limited = limit === 'guesses' ? await rateLimits.count(limit, network) : undefined
      return limited ?? resultResponse(result)
    })
  }
}

export function serveStream(
  app: Hono<HttpEnv>,
  operation: Operation,
  serving: ServingContext,
  respond: (
    context: Context<HttpEnv>,
    input: Readonly<Record<string, unknown>>,
  ) => Promise<Response>,
): void {
  app.on(operation.method, honoPath(operation), async (context) => {
    const refused = admit(operation, context, serving)
    if (refused !== undefined) return refused
    const input = await readInput(operation, context)
    return input instanceof Response ? input : respond(context, input)
  })
}

const honoPath = ({ path }: Operation): string => path.replace(/\{(\w+)\}/gu, ':$1')

/** Whether only operators call it, who sign with their own name. */
const isForOperators = (operation: Operation): boolean =>
  !mayCall(operation, 'person') && mayCall(operation, 'operator')

/** Logs what an operator did. Operations for anybody are left out. */
export function logOperation(
  name: string,
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
  context: Context<HttpEnv>,
  { onOperation }: Pick<ServingContext, 'onOperation'>,
  result: string,
): void {
  const { operator } = context.get('identity')
  if (operator === null || operation.access === 'anybody') return
  const fields = [...pathFields(operation), 'person', 'name', 'role', 'decision']
  const about = Object.fromEntries(
    Object.entries(input).filter(([field]) => fields.includes(field)),
  )
  onOperation({
    request: context.get('requestId'),
    operator: operator.name,
    operation: name,
    about,
    result,
  })
}

/** Checks who calls an operation. Returns the response that refuses it. */
function admit(
  operation: Operation,
  context: Context<HttpEnv>,
  { openers }: ServingContext,
): Response | undefined {
  const { person, operator } = context.get('identity')
  const { limit } = operation
  const caller = operator?.role ?? (person === null ? 'guest' : 'person')
  if (!mayCall(operation, caller))
    return mayCall(operation, 'person')
      ? rejectRequest('unauthorized', 'This route needs the bearer token of a person.')
      : rejectRequest('operatorOnly', `Only ${namesOf(operation)} may do this.`)
  if (limit === 'openings' && openers === 'operator')
    return rejectRequest('operatorOnly', 'Only the operator may open matches on this host.')
  return undefined
}

const namesOf = (operation: Operation): string =>
  mayCall(operation, 'moderator') ? 'moderators and the operator' : 'the operator'

/** The fields by which the host names the sender. */
const SENDER_FIELDS: readonly string[] = ['by', 'currentSession', 'network']

/** Reads an operation's input from the path, and from the query or the body. */
async function readInput(
  operation: Operation,
  context: Context,
): Promise<Readonly<Record<string, unknown>> | Response> {
  const fields = fieldsOf(operation)
  const inPath = pathFields(operation)
  const given: Readonly<Record<string, unknown>> | Response = hasBody(operation)
    ? await readBody(context)
    : context.req.query()
  if (given instanceof Response) return given
  const twice = Object.keys(given).find(
    (name) => SENDER_FIELDS.includes(name) || inPath.includes(name),
  )
  if (twice !== undefined)
    return rejectRequest('badRequest', `Leave "${twice}" out: the route says it.`)
  const texts = { ...(hasBody(operation) ? {} : given), ...context.req.param() }
  const read = Object.entries(texts).map(([name, text]) => {
    const field = fields[name]
    return [name, field === undefined ? text : readText(typeOf(field), String(text))]
  })
  return { ...given, ...Object.fromEntries(read) }
}

export const hasBody = ({ method }: Operation): boolean => method !== 'GET' && method !== 'DELETE'

/** Reads a text of a path or a query. The schema refuses what is not of the type. */
function readText(type: string, text: string): unknown {
  if (type === 'number') return /^-?\d{1,16}$/u.test(text) ? Number(text) : Number.NaN
  return type === 'boolean' && /^(?:true|false)$/u.test(text) ? text === 'true' : text
}

/** Reads the body, a JSON object; no body is an empty one. */
async function readBody({ req }: Context): Promise<Readonly<Record<string, unknown>> | Response> {
  const refused = (): Response =>
    rejectRequest('badRequest', 'Send a JSON object as "application/json".')
  const text = await req.text()
  if (text === '') return {}
  if (!/^application\/json\b/iu.test(req.header('content-type') ?? '')) return refused()
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Readonly<Record<string, unknown>>)
      : refused()
  } catch {
    return refused()
  }
}
