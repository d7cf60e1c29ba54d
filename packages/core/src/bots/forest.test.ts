import { expect, test } from 'vitest'
import { Choices } from './choices.js'
import { Forest } from './forest.js'

const trials = { widening: 2, exploration: 0.5, mixed: false }
const choices = (count: number): Choices<number> =>
  new Choices(
    trials,
    Array.from({ length: count }, (_, move) => ({ move, weight: 1 })),
    true,
  )

test('a seat finds its own search of a position again, and no other seat does', () => {
  const forest = new Forest<number>()
  const planted = choices(3)
  forest.grow(0, 5, planted)
  expect(forest.find(0, 5)).toBe(planted)
  expect(forest.find(1, 5)).toBeUndefined()
  expect(forest.find(0, 6)).toBeUndefined()
})

test('positions that are not reached for two moves are forgotten', () => {
  const forest = new Forest<number>()
  forest.begin()
  for (const key of [1, 2]) forest.grow(0, key, choices(3))
  for (let move = 0; move < 2; move++) {
    forest.begin()
    expect(forest.find(0, 1)).toBeDefined()
  }
  forest.begin()
  expect(forest.find(0, 2)).toBeUndefined()
  expect(forest.find(0, 1)).toBeDefined()
})

test('the number of kept positions is limited', () => {
  const forest = new Forest<number>()
  forest.begin()
  for (let key = 0; key < 1000; key++) forest.grow(0, key, choices(999))
  const kept = Array.from({ length: 1000 }, (_, key) => forest.find(0, key) !== undefined)
  expect(kept.filter((one) => one)).toHaveLength(151)
  for (let move = 0; move < 4; move++) forest.begin()
  forest.grow(0, 999, choices(9))
  expect(forest.find(0, 999)).toBeDefined()
})
