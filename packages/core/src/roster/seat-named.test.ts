import { expect, test } from 'vitest'
import { seatNamed } from './roster.js'

const seats = ['Ann', 'bob', 'Bob', 'Dr. No.', 'Jo–Lee', 'D’Arcy'].map(
  (player) => ({ player, holder: player, presence: 'here', active: true }) as const,
)

test.each([
  ['Ann', 0],
  ['aNN', 0],
  ['Ann.', 0],
  ['ANN!', 0],
  ['Dr. No.', 3],
  ['dr. no..', 3],
  ['Jo-Lee', 4],
  ['JO\u2011LEE\u200b.', 4],
  ["D'Arcy", 5],
  ['bob', 1],
  ['Bob', 2],
  ['BOB', undefined],
  ['Eve', undefined],
  ['', undefined],
])('"%s" names a seat, or none', (name, seat) => {
  expect(seatNamed({ seats }, name)).toBe(seat)
})

test('a name with 100,000 marks names a seat', () => {
  expect(seatNamed({ seats }, `bob${'.!'.repeat(50_000)}`)).toBe(1)
  expect(seatNamed({ seats }, `Dr. No.${'.'.repeat(100_000)}`)).toBe(3)
  expect(seatNamed({ seats }, '.'.repeat(100_000))).toBeUndefined()
})
