import { expect, test } from 'vitest'
import { checkMutation, playedMatches, type Tally } from './mutations.check.test-support.js'

const COUNT = 12_500

test(`Of ${COUNT} seeded mutations, each is found if it changes the meaning, and only then.`, async () => {
  const all = await playedMatches()
  const tally: Tally = { other: 0, same: 0 }
  for (let number = 0; number < COUNT; number++) await checkMutation(all, number, tally)
  console.log(`${tally.other} changed the meaning, ${tally.same} did not.`)
  expect(tally.other + tally.same).toBeGreaterThan(10_000)
})
