import { describe, expect, test } from 'vitest'
import { problemResponse } from './problem.js'

describe('problemResponse', () => {
  test.each([
    ['host', 'tooEarly', 400],
    ['host', 'tooManyRequests', 429],
    ['host', 'internalError', 500],
    ['host', 'matchSuspended', 500],
    ['contract/idempotencyKey', 'invalidIdempotencyKey', 400],
    ['contract/etag', 'staleView', 409],
  ])('has the code’s own status for clause %s and code %s', (clause, code, status) => {
    expect(problemResponse({ code, clause, details: {}, message: 'No.' }).status).toBe(status)
  })

  test.each([
    ['1250.17/round.d', 'tooEarly'],
    ['1250.16/1', 'tooManyRequests'],
    ['1250.9/2', 'noMatch'],
    ['1250.9/2', 'internalError'],
    ['contract/form', 'invalidEntry'],
  ])('has the status 422 for a game’s rejection with clause %s and code %s', (clause, code) => {
    expect(problemResponse({ code, clause, details: {}, message: 'No.' }).status).toBe(422)
  })
})
