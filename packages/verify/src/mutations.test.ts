import { expect, test } from 'vitest'
import { checkMutation, playedMatches } from './mutations.check.test-support.js'
import { KINDS } from './mutations.test-support.js'

test('Each kind of mutation is found if it changes the meaning, and only then.', async () => {
  const all = await playedMatches()
  const counts = { other: 0, same: 0 }
  for (let number = 0; number < 2 * KINDS; number++) {
    const checked = await checkMutation(all, number)
    if (checked !== undefined) counts[checked.isOther ? 'other' : 'same'] += 1
  }
  expect(counts.other).toBeGreaterThan(KINDS)
  expect(counts.same).toBeGreaterThan(KINDS / 4)
})
