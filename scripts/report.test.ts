import { expect, test } from 'vitest'
import { countsOfBrowser } from './report.js'

test('what a browser test needs a second try for, and what fails outside of tests, counts as failed', () => {
  const stats = { expected: 46, unexpected: 1, flaky: 1 }
  expect(countsOfBrowser({ stats, errors: ['the Arcade was not built'] })).toEqual({
    passed: 46,
    failed: 3,
  })
})
