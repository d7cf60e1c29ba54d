import { expect, test } from 'vitest'
import { meant } from './suggest.js'

const known = ['help', 'look', 'moves', 'rewind', 'vacation', 'as']

test.each([
  ['hepl', 'help'],
  ['HLEP', 'help'],
  ['lok', 'look'],
  ['move', 'moves'],
  ['rewnid', 'rewind'],
  ['vacatoin', 'vacation'],
  ['vaca', 'vacation'],
  ['bid', undefined],
  ['begin', undefined],
  ['a', undefined],
  ['', undefined],
])('for %j, the suggestion is %j', (typed, meaning) => {
  expect(meant(typed, known)).toBe(meaning)
})
