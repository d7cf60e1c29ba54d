import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { fieldsOf, type Operation, type Operations, pathFields } from '../contract/operation.js'
import { hostStatus, problemSchema } from './problem.js'
import { hasBody } from './serve-operations.js'

export function createOpenApi(operations: Operations): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, operation] of Object.entries(operations)) {
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
      schemas: { Problem: toJson(problemSchema) },
    },
  }
}

const PROBLEM = {
  description: 'What is wrong, and what would be right.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

function describeOperation(name: string, operation: Operation): object {
  const { summary, access, output = v.null(), errors = [], text, stream } = operation
  const fields = Object.entries(fieldsOf(operation))
  const inPath = pathFields(operation)
  const others = fields.filter(([field]) => !inPath.includes(field))
  const query = hasBody(operation) ? [] : others
  const body = hasBody(operation) ? others : []
  // Readers of the response see a text of JSON as an object.
  const schema = text === 'application/json' ? { type: 'object' } : toJson(output)
  const content = { [text ?? stream ?? 'application/json']: { schema } }
  return {
    operationId: name,
    summary,
    tags: [access],
    parameters: [
      ...inPath.map((field) =>
        describeParameter('path', field, fieldsOf(operation)[field] ?? v.string()),
      ),
      ...query.map(([field, schema]) => describeParameter('query', field, schema)),
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

function describeParameter(place: 'path' | 'query', name: string, field: v.GenericSchema): object {
  const { description, ...schema } = toJson(field)
  return {
    name,
    in: place,
    required: place === 'path' || !isOptional(field),
    ...(description === undefined ? {} : { description }),
    schema,
  }
}

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

const toJson = (schema: v.GenericSchema): JsonSchema => {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    overrideSchema({ valibotSchema }) {
      return valibotSchema.type === 'non_optional' && 'wrapped' in valibotSchema
        ? toJson(Object(valibotSchema.wrapped))
        : undefined
    },
  })
  return json
}
