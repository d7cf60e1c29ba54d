import { expect, test } from 'vitest'
import { expectJunkIsRead } from './junk-law.test-support.js'

test('100,000 junk mails: nothing is thrown, nothing out of the limits gets in', () => {
  const { requests, results } = expectJunkIsRead(100_000)
  expect(requests).toBeGreaterThan(500)
  expect(results).toBeGreaterThan(50)
})
