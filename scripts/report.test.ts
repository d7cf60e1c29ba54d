import { expect, test } from 'vitest'
import { countsOfBrowser } from './report.js'

test('a browser test that passes at its second try counts as passed, and an error outside of tests as failed', () => {
  const stats = { expected: 46, unexpected: 1, flaky: 1 }
  expect(countsOfBrowser({ stats, errors: ['the Arcade was not built'] })).toEqual({
    passed: 47,
    failed: 2,
  })
})
