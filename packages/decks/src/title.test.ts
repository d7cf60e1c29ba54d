import { describe, expect, test } from 'vitest'
import { deckTitle, isDeckName } from './title.js'

describe('the title of a defining rule', () => {
  test.each([
    ['Standard', 'Description of a Standard Deck'],
    ['Eleusis', 'Description of a Eleusis Deck'],
    ['Bar Room', 'Description of a Bar Room Deck'],
  ])('for %s is %s [1250.4/9]', (name, title) => {
    expect(deckTitle(name)).toBe(title)
  })
})

describe('the name of a deck', () => {
  test.each([
    'Standard',
    'X',
    '7',
    'Bar Room',
    '/dev/joe',
    'Écarté',
    '花札',
    'x'.repeat(60),
    '𝒳'.repeat(60),
  ])('may be %j [1250.4/9]', (name) => expect(isDeckName(name)).toBe(true))

  test.each([
    '',
    ' ',
    '-',
    ' Bar',
    'Bar ',
    'Bar  Room',
    'Bar\nRoom',
    'Bar\tRoom',
    'Bar\u0000',
    'a\u200bb',
    'a\ud800',
    'x'.repeat(61),
    '𝒳'.repeat(61),
    undefined,
    null,
    7,
    ['Standard'],
    {},
  ])('may not be %j [1250.4/9]', (name) => {
    expect(isDeckName(name as string)).toBe(false)
  })
})
