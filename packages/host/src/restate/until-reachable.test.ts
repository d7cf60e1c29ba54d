import { expect, test } from 'vitest'
import { untilReachable } from './until-reachable.js'

test('a host that opens waits for a Restate that is being started, and for nothing else', async () => {
  let asked = 0
  const ask = async (): Promise<string> => {
    asked += 1
    if (asked < 3) throw new TypeError('fetch failed')
    return 'here'
  }
  expect(await untilReachable(ask)).toBe('here')
  const refused = untilReachable(() => Promise.reject(new Error('refused')))
  await expect(refused).rejects.toThrow('refused')
})
