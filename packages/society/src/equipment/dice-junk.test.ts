import { expect, test } from 'vitest'
import { parseDiceRequest } from './dice-request.js'
import { parseDiceResult } from './dice-result.js'
import { expectJunkIsRead } from './junk-law.test-support.js'

test('20,000 junk mails: nothing is thrown, nothing out of the limits gets in', () => {
  const { requests, results } = expectJunkIsRead(20_000)
  expect(requests).toBeGreaterThan(100)
  expect(results).toBeGreaterThan(10)
})

test('huge mails are read', () => {
  const signature = `${'x'.repeat(100)}\n`.repeat(20_000)
  const mail = `${signature}#S 6\n#D 1\n#R 1\n#L 1\n${' '.repeat(1_000_000)}\n#C ${'y'.repeat(1_000_000)}`
  expect(parseDiceRequest(mail.slice(signature.length)).ok).toBe(true)
  const strict = parseDiceRequest(mail)
  expect(strict.ok ? 0 : strict.error.length).toBe(20_000)
  expect(parseDiceResult(`${mail}\n${'1 | '.repeat(1_000_000)}`).ok).toBe(false)
})
