import { expect, test } from 'vitest'
import { checkMutation, playedMatches, type Tally } from './mutations.check.test-support.js'
import { KINDS } from './mutations.test-support.js'

test('Each kind of mutation is found if it changes the meaning, and only then.', async () => {
  const all = await playedMatches()
  const tally: Tally = { other: 0, same: 0 }
  for (let number = 0; number < 3 * KINDS; number++) await checkMutation(all, number, tally)
  expect(tally.other).toBeGreaterThan(KINDS)
  expect(tally.same).toBeGreaterThan(KINDS / 4)
})
