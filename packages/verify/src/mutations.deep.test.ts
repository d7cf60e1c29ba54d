import { expect, test } from 'vitest'
import { checkMutation, playedMatches } from './mutations.check.test-support.js'
import { KINDS } from './mutations.test-support.js'

const COUNT = 12_500

/** The number of checks at a time; hashing waits for the platform's threads. */
const AT_ONCE = 20

test(`Of ${COUNT} seeded mutations, each is found if it changes the meaning, and only then.`, async () => {
  const all = await playedMatches()
  const kinds = Array.from({ length: KINDS }, () => ({
    example: '',
    other: 0,
    same: 0,
    proven: 0,
    trusted: 0,
    contradicted: 0,
  }))
  for (let from = 0; from < COUNT; from += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, i) => from + i)
    const checked = await Promise.all(numbers.map((number) => checkMutation(all, number)))
    checked.forEach((one, i) => {
      const kind = kinds[(from + i) % KINDS]
      if (one === undefined || kind === undefined) return
      kind.example = one.what
      kind[one.verdict] += 1
      kind[one.isOther ? 'other' : 'same'] += 1
    })
  }
  console.table(kinds)
  const made = kinds.reduce((sum, { other, same }) => sum + other + same, 0)
  expect(made).toBeGreaterThan(10_000)
})
