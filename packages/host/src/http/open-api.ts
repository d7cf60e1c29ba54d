import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { actSchema, keySchema, openBodySchema, programsSchema } from '../schemas.js'
import * as answer from './answers.js'

/** A route, as the description of the API tells it. */
interface Route {
  readonly does: string
  readonly who: 'anybody' | 'people' | 'operator'
  readonly body?: v.GenericSchema
  readonly query?: Readonly<Record<string, string>>
  readonly gives: v.GenericSchema
  /** The type of the answer, where it is not JSON. */
  readonly type?: string
}

const nothing = v.null()
const actionBody = v.strictObject({
  idempotencyKey: keySchema,
  etag: v.optional(v.string()),
  channel: v.optional(v.string()),
  action: actSchema,
})
const saveBody = v.strictObject({
  match: v.string(),
  save: v.unknown(),
  automated: v.optional(programsSchema),
  trustState: v.optional(v.boolean()),
})

/** All routes, by method and path. */
const API: Readonly<Record<string, Route>> = {
  'get /health': {
    does: 'Whether the host answers, with its store.',
    who: 'anybody',
    gives: v.strictObject({ ok: v.literal(true) }),
  },
  'get /openapi.json': { does: 'This.', who: 'anybody', gives: v.looseObject({}) },
  'get /me': {
    does: 'Who asks.',
    who: 'anybody',
    gives: v.strictObject({ person: v.nullable(v.string()) }),
  },
  'get /games': {
    does: 'The games that are played here.',
    who: 'anybody',
    gives: v.array(answer.gameSchema),
  },
  'get /me/pending-actions': {
    does: 'What awaits you, the soonest end first.',
    who: 'people',
    gives: v.array(answer.pendingActionSchema),
  },
  'post /invitations/redeem': {
    does: 'Takes an invitation, once; the answer has your bearer token.',
    who: 'anybody',
    body: v.strictObject({ invitation: v.string() }),
    gives: answer.sessionSchema,
  },
  'post /matches': {
    does: 'Opens a match.',
    who: 'people',
    body: openBodySchema,
    gives: answer.receiptSchema,
  },
  'get /matches/{match}': {
    does: 'What you see of a match.',
    who: 'anybody',
    query: { at: 'As it stood at this moment, milliseconds UTC; now, when left out.' },
    gives: answer.matchPageSchema,
  },
  'post /matches/{match}/actions': {
    does: 'Does something in a match.',
    who: 'people',
    body: actionBody,
    gives: answer.receiptSchema,
  },
  'get /matches/{match}/events': {
    does: 'What you see of a match, now and whenever it changes.',
    who: 'anybody',
    gives: answer.matchPageSchema,
    type: 'text/event-stream',
  },
  'get /me/notifications': {
    does: 'What you have been told, in all matches.',
    who: 'people',
    query: {
      after: 'Those with higher numbers than this.',
      match: 'Those of this match alone.',
      limit: 'How many at most, 1 to 1000; 100 when left out.',
    },
    gives: v.array(answer.notificationSchema),
  },
  'get /me/notifications/events': {
    does: 'What you are told, one by one; goes on after the "last-event-id".',
    who: 'people',
    query: { after: 'Those with higher numbers than this.' },
    gives: answer.notificationSchema,
    type: 'text/event-stream',
  },
  'post /invitations': {
    does: 'Invites a person; the link holds for a week, and once.',
    who: 'operator',
    body: v.strictObject({ person: v.string() }),
    gives: v.strictObject({ invitation: v.string(), link: v.string() }),
  },
  'delete /people/{person}/tokens': {
    does: 'Makes all tokens of a person worthless.',
    who: 'operator',
    gives: nothing,
  },
  'post /people/{person}/matches': {
    does: 'Opens a match in the name of a person.',
    who: 'operator',
    body: openBodySchema,
    gives: answer.receiptSchema,
  },
  'post /people/{person}/matches/{match}/actions': {
    does: 'Does something in the name of a person.',
    who: 'operator',
    body: actionBody,
    gives: answer.receiptSchema,
  },
  'put /people/{person}/subscriptions/{channel}': {
    does: 'Has a person told by a channel.',
    who: 'operator',
    body: v.strictObject({ address: v.string() }),
    gives: nothing,
  },
  'delete /people/{person}/subscriptions/{channel}': {
    does: 'Has a person told no more by a channel.',
    who: 'operator',
    gives: nothing,
  },
  'get /status': { does: 'How the host is.', who: 'operator', gives: answer.healthSchema },
  'get /dead-letters': {
    does: 'The deliveries that were given up.',
    who: 'operator',
    gives: v.array(answer.deadLetterSchema),
  },
  'get /matches/{match}/save': {
    does: 'A match as a save, with all its secrets.',
    who: 'operator',
    gives: v.looseObject({}),
  },
  'get /books': {
    does: "The society's books with all matches that are over, as `loadBooks` reads them.",
    who: 'operator',
    gives: v.looseObject({}),
  },
  'get /backup': {
    does: 'All that is kept, as lines of JSON.',
    who: 'operator',
    gives: v.looseObject({}),
    type: 'application/x-ndjson',
  },
  'get /metrics': {
    does: 'What is measured, in the format of Prometheus.',
    who: 'operator',
    gives: v.string(),
    type: 'text/plain',
  },
  'post /saves': {
    does: 'Takes up a match from a save.',
    who: 'operator',
    body: saveBody,
    gives: nothing,
  },
  'post /matches/{match}/resume': {
    does: 'Has a match go on that a fault of its game had stopped.',
    who: 'operator',
    gives: nothing,
  },
}

/** The description of the API, OpenAPI 3.1. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, route] of Object.entries(API)) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = { ...paths[path], [method]: operationOf(path, route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: '@ackanomic/host', version: '0', description: 'Matches of play-by-mail games.' },
    security: [{}, { bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: jsonOf(answer.problemSchema) },
    },
  }
}

function operationOf(
  path: string,
  { does, who, body, query = {}, gives, type = 'application/json' }: Route,
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
    schema: { type: name === 'match' ? 'string' : 'integer' },
  }))
  const content = { [type]: { schema: jsonOf(gives) } }
  const problem = {
    description: 'What was wrong, and what would be right.',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
  return {
    summary: does,
    tags: [who],
    parameters: [...inPath, ...inQuery],
    ...(who === 'anybody' ? {} : { security: [{ bearer: [] }] }),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonOf(body) } },
          },
        }),
    responses: { 200: { description: 'Done.', content }, default: problem },
  }
}

const jsonOf = (schema: v.GenericSchema): object => {
  const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: 'ignore' })
  return json
}
