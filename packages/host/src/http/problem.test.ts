import { describe, expect, test } from 'vitest'
import { refused } from './problem.js'

describe('the status of a refusal', () => {
  test.each([
    ['host', 'tooEarly', 400],
    ['host', 'tooMany', 429],
    ['host', 'fault', 500],
    ['contract/key', 'invalidIdempotencyKey', 400],
    ['contract/tag', 'staleView', 409],
  ])('is that of the host or the match, for %s and %s', (clause, code, status) => {
    expect(refused({ code, clause, details: {}, message: 'No.' }).status).toBe(status)
  })

  test.each([
    ['1250.17/round.d', 'tooEarly'],
    ['1250.16/1', 'tooMany'],
    ['1250.9/2', 'noMatch'],
    ['1250.9/2', 'fault'],
    ['contract/form', 'invalidEntry'],
  ])('is 422 where a game refuses, whatever its code is: %s and %s', (clause, code) => {
    expect(refused({ code, clause, details: {}, message: 'No.' }).status).toBe(422)
  })
})
