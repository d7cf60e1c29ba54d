import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { fieldsOf, pathFields } from '../contract/fields.js'
import type { Operation } from '../contract/operation.js'
import { hostOperations } from '../operations.js'
import {
  actionSchema,
  automatedSchema,
  commitSchema,
  deadLetterQuerySchema,
  deviceSchema,
  keySchema,
  messagePolicySchema,
  openBodySchema,
  redemptionKeySchema,
} from '../schemas.js'
import type { Route } from './api-route.js'
import { MODERATION_ROUTES } from './moderation-api.js'
import { hostStatus } from './problem.js'
import * as answer from './response-schemas.js'
import { hasBody } from './serve-operations.js'

const emptyResponse = v.null()
const actionBody = v.strictObject({
  idempotencyKey: keySchema,
  etag: v.optional(v.string()),
  channel: v.optional(v.string()),
  action: actionSchema,
})
const saveBody = v.strictObject({
  match: v.string(),
  save: v.unknown(),
  automated: v.optional(automatedSchema),
  spectators: v.optional(v.boolean()),
  messages: v.optional(messagePolicySchema),
  trustState: v.optional(v.boolean()),
})

/** All routes, by method and path. */
const ROUTES: Readonly<Record<string, Route>> = {
  'get /health': {
    summary: 'Checks that the host and its store respond.',
    access: 'anybody',
    response: v.strictObject({ ok: v.literal(true) }),
  },
  'get /openapi.json': {
    summary: 'This description.',
    access: 'anybody',
    response: v.looseObject({}),
  },
  'get /.well-known/ackanomic-keys.json': {
    summary: 'The keys with which this host signs receipts and saves.',
    access: 'anybody',
    response: v.strictObject({ keys: v.array(answer.hostKeySchema) }),
  },
  'get /me': {
    summary: 'The person whose token the request carries.',
    access: 'anybody',
    response: v.strictObject({ person: v.nullable(v.string()) }),
  },
  'get /games': {
    summary: 'Lists the games that this host offers.',
    access: 'anybody',
    response: v.array(answer.gameSchema),
  },
  'get /me/pending-actions': {
    summary: 'Lists the actions that matches expect from you, the earliest deadline first.',
    access: 'people',
    response: v.array(answer.pendingActionSchema),
  },
  'post /invitations/redeem': {
    summary:
      'Redeems an invitation, once. The response contains your bearer token. If you send a random "idempotencyKey", you can repeat the request when the response was lost.',
    access: 'anybody',
    body: v.strictObject({
      invitation: v.string(),
      idempotencyKey: v.optional(redemptionKeySchema),
      device: deviceSchema,
    }),
    response: answer.sessionSchema,
  },
  'post /commitments': {
    summary: 'Commits to the chance of a match that you will open, so that people can contribute.',
    access: 'people',
    body: commitSchema,
    response: answer.commitmentSchema,
  },
  'post /matches': {
    summary: 'Opens a match.',
    access: 'people',
    body: openBodySchema,
    response: answer.submitResponseSchema,
  },
  'get /matches/{match}': {
    summary: 'Shows a match as you see it.',
    access: 'anybody',
    query: { at: 'The time at which to show the match, in milliseconds UTC. Default: now.' },
    response: answer.matchPageSchema,
  },
  'post /matches/{match}/actions': {
    summary: 'Submits an action to a match.',
    access: 'people',
    body: actionBody,
    response: answer.submitResponseSchema,
  },
  'get /matches/{match}/receipts': {
    summary: 'Lists the receipts of all your actions in a match.',
    access: 'people',
    response: v.array(answer.receiptSchema),
  },
  'get /matches/{match}/events': {
    summary: 'Streams a match as you see it, now and whenever it changes.',
    access: 'anybody',
    response: answer.matchPageSchema,
    contentType: 'text/event-stream',
  },
  'get /me/notifications': {
    summary: 'Lists your notifications in all matches.',
    access: 'people',
    query: {
      after: 'Lists notifications with higher numbers than this.',
      match: 'Lists notifications of this match only.',
      limit: 'The most notifications to list, 1 to 1000. Default: 100.',
    },
    response: v.array(answer.notificationSchema),
  },
  'get /me/notifications/events': {
    summary: 'Streams your notifications, one by one. Resumes after the "last-event-id".',
    access: 'people',
    query: { after: 'Lists notifications with higher numbers than this.' },
    response: answer.notificationSchema,
    contentType: 'text/event-stream',
  },
  ...MODERATION_ROUTES,
  'post /invitations': {
    summary: 'Creates an invitation. The link is valid once, for a week.',
    access: 'operator',
    body: v.strictObject({ person: v.string() }),
    response: v.strictObject({ invitation: v.string(), link: v.string() }),
  },
  'delete /people/{person}/tokens': {
    summary: 'Revokes all tokens of a person.',
    access: 'operator',
    response: emptyResponse,
  },
  'post /people/{person}/matches': {
    summary: 'Opens a match on behalf of a person.',
    access: 'operator',
    body: openBodySchema,
    response: answer.submitResponseSchema,
  },
  'post /people/{person}/matches/{match}/actions': {
    summary: 'Submits an action on behalf of a person.',
    access: 'operator',
    body: actionBody,
    response: answer.submitResponseSchema,
  },
  'put /people/{person}/subscriptions/{channel}': {
    summary: 'Subscribes a person to a channel.',
    access: 'operator',
    body: v.strictObject({ address: v.string() }),
    response: emptyResponse,
  },
  'delete /people/{person}/subscriptions/{channel}': {
    summary: 'Ends a subscription of a person.',
    access: 'operator',
    response: emptyResponse,
  },
  'post /signing-keys': {
    summary: 'Adds a signing key, which signs from two minutes later.',
    access: 'operator',
    response: answer.hostKeySchema,
  },
  'get /status': {
    summary: 'Shows the health of the host.',
    access: 'operator',
    response: answer.healthSchema,
  },
  'get /dead-letters': {
    summary: 'Lists the deliveries that were given up.',
    access: 'operator',
    response: v.array(answer.deadLetterSchema),
  },
  'post /dead-letters/retry': {
    summary: 'Makes deliveries to a person again that were given up.',
    access: 'operator',
    body: deadLetterQuerySchema,
    response: v.strictObject({ delivered: v.number(), failed: v.number() }),
  },
  'post /dead-letters/discard': {
    summary: 'Forgets deliveries to a person that were given up. Returns how many.',
    access: 'operator',
    body: deadLetterQuerySchema,
    response: v.number(),
  },
  'get /matches/{match}/save': {
    summary:
      'Exports a match as a save, with all its secrets. Participants get it when the match is over.',
    access: 'people',
    response: v.looseObject({}),
  },
  'get /books': {
    summary:
      "Exports the society's books with the results of all finished matches, as `loadBooks` reads them.",
    access: 'operator',
    response: v.looseObject({}),
  },
  'get /backup': {
    summary: 'Backs up all data, as lines of JSON.',
    access: 'operator',
    response: v.looseObject({}),
    contentType: 'application/x-ndjson',
  },
  'get /metrics': {
    summary: 'Shows metrics in the format of Prometheus.',
    access: 'operator',
    response: v.string(),
    contentType: 'text/plain',
  },
  'post /saves': {
    summary: 'Imports a match from a save.',
    access: 'operator',
    body: saveBody,
    response: emptyResponse,
  },
  'post /matches/{match}/resume': {
    summary: 'Resumes a match that was suspended because its game failed.',
    access: 'operator',
    response: emptyResponse,
  },
}

/** The description of the API, as OpenAPI 3.1. */
export function createOpenApi(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, route] of Object.entries(ROUTES)) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = { ...paths[path], [method]: describeRoute(path, route) }
  }
  for (const [name, operation] of Object.entries<Operation>(hostOperations)) {
    const { method, path } = operation
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(name, operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '@ackanomic/host',
      version: '0',
      description: 'Hosts matches of play-by-mail games.',
    },
    security: [{}, { bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: toJson(answer.problemSchema) },
    },
  }
}

/** The parameters of queries that are numbers. */
const NUMBERS: ReadonlySet<string> = new Set(['at', 'after', 'before', 'limit', 'skip'])

/** Whether a parameter is the cursor of a page, which is a text. */
const isCursor = (path: string, name: string): boolean =>
  name === 'after' && !/^\/me\/(?:notifications|messages)/u.test(path)

function describeRoute(
  path: string,
  { summary, access, body, query = {}, response, contentType = 'application/json' }: Route,
): object {
  const inPath = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const inQuery = Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: { type: NUMBERS.has(name) && !isCursor(path, name) ? 'integer' : 'string' },
  }))
  const content = { [contentType]: { schema: toJson(response) } }
  return {
    summary,
    tags: [access],
    parameters: [...inPath, ...inQuery],
    ...(access === 'anybody' ? {} : { security: [{ bearer: [] }] }),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toJson(body) } },
          },
        }),
    responses: { 200: { description: 'Success.', content }, default: PROBLEM },
  }
}

const PROBLEM = {
  description: 'What is wrong, and what would be right.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

function describeOperation(name: string, operation: Operation): object {
  const { summary, access, output, errors = [], text, stream } = operation
  const fields = Object.entries(fieldsOf(operation))
  const inPath = pathFields(operation)
  const others = fields.filter(([field]) => !inPath.includes(field))
  const query = hasBody(operation) ? [] : others
  const body = hasBody(operation) ? others : []
  const content = { [text ?? stream ?? 'application/json']: { schema: toJson(output) } }
  return {
    operationId: name,
    summary,
    tags: [access],
    parameters: [
      ...inPath.map((field) => ({
        ...{ name: field, in: 'path', required: true },
        schema: toJson(fieldsOf(operation)[field] ?? v.string()),
      })),
      ...query.map(([field, schema]) => ({
        ...{ name: field, in: 'query', required: !isOptional(schema), schema: toJson(schema) },
      })),
    ],
    ...(access === 'anybody' ? {} : { security: [{ bearer: [] }] }),
    ...(body.length === 0
      ? {}
      : {
          requestBody: {
            required: body.some(([, schema]) => !isOptional(schema)),
            content: {
              'application/json': { schema: toJson(v.strictObject(Object.fromEntries(body))) },
            },
          },
        }),
    responses: {
      200: { description: 'Success.', content },
      ...errorResponses(errors),
      default: PROBLEM,
    },
  }
}

/** The responses of an operation's own errors, by status. */
function errorResponses(codes: readonly string[]): object {
  const statuses = [...new Set(codes.map(hostStatus))]
  const codesOf = (status: number): readonly string[] =>
    codes.filter((code) => hostStatus(code) === status)
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { ...PROBLEM, description: `The code is ${codesOf(status).join(' or ')}.` },
    ]),
  )
}

const isOptional = (schema: v.GenericSchema): boolean =>
  schema.type === 'exact_optional' || v.safeParse(schema, undefined).success

const toJson = (schema: v.GenericSchema): object => {
  if (schema.type === 'void') return { type: 'null' }
  const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: 'ignore' })
  return json
}
