import { expect, test } from 'vitest'
import { shapeless } from '../testing/shapeless.js'
import { trials } from '../testing/trials.js'

test('the checker accepts 1,000 proofs, and refuses 10,000 mutations that do not hold [RTE/win.c]', () => {
  const found = trials(1_000, 10_000)
  console.log(`${found.won} accepted, ${found.wrong} refused, ${found.sound} mutations hold`)
  expect(found).toMatchObject({ refused: [], accepted: [] })
})

test('100,000 certificates with junk in them throw nothing [RTE/win.c]', () => {
  expect(shapeless(100_000)).toMatchObject({ thrown: [] })
})
