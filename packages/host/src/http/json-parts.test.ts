import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonParts } from './json-parts.js'

test('the parts of a value join to its JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (json) => {
      const value = { list: [json, undefined, { absent: undefined }], json, absent: undefined }
      expect([...jsonParts(value)].join('')).toBe(JSON.stringify(value))
    }),
  )
})

test('a long list is written in parts of a bounded length', () => {
  const list = Array.from({ length: 10_000 }, (_, n) => ({ n, text: 'some text' }))
  const parts = [...jsonParts({ list })]
  expect(parts.join('')).toBe(JSON.stringify({ list }))
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(70_000)
})
