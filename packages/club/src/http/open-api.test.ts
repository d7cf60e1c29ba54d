import { expect, test } from 'vitest'
import { createOpenApi } from '../../../host/src/http/open-api.js'
import { clubOperations } from '../club-operations.js'

const responses = (schema: object): object => ({
  200: { content: { 'application/json': { schema: { type: 'object', ...schema } } } },
})

test('the OpenAPI description has query parameters and JSON responses', () => {
  const limit = 'The most to list, 1 to 100. Default: 50.'
  const quota = { type: 'integer', minimum: 0, maximum: 1_000_000 }
  const name = { type: 'string' }
  const apart = { items: { prefixItems: [name, name] } }
  expect(createOpenApi(clubOperations)).toMatchObject({
    paths: {
      '/me/matches': { get: { parameters: [{ name: 'after' }, { description: limit }] } },
      '/quotas': { get: { responses: responses({ properties: { openTables: quota } }) } },
      '/tournaments/{tournament}': { get: { responses: responses({ properties: { apart } }) } },
      '/books': { get: { responses: responses({}) } },
    },
  })
})
