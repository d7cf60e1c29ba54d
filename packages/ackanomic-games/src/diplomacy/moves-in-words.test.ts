import { days, hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { diplomacy } from './game.js'
import type { Diplomacy } from './model.js'
import { describeOrders } from './notation/describe-orders.js'
import { startingPosition } from './position.js'
import { duel } from './script.test-support.js'
import { DIPLOMACY_DUEL } from './variants/maps.js'
import { parseDuration } from './wording.js'

const view = duel().view('referee')

describe('a move in words', () => {
  test.each<[string, Diplomacy['Move']]>([
    ['Take all orders back', { type: 'orders', orders: [] }],
    [
      'Army Burgfeld moves to Heide; Fleet Altmark holds',
      { type: 'orders', orders: ['A BUR - HEI', 'F ALT H'] },
    ],
    ['Say that you are ready', { type: 'ready', ready: true }],
    ['Say that you are not ready', { type: 'ready', ready: false }],
    ['Call the game off', { type: 'abort' }],
    ['Give 1 day 12 hours more', { type: 'extend', length: days(1) + hours(12) }],
    ['Claim that West and East win together', { type: 'claim', group: ['WEST', 'EAST'] }],
    ['Take your claim back', { type: 'unclaim' }],
    ['Agree to a draw', { type: 'draw', agree: true }],
    ['No longer agree to a draw', { type: 'draw', agree: false }],
    ['Offer to be West', { type: 'offer', for: 'WEST' }],
    ['Offer to be the referee', { type: 'offer', for: 'referee' }],
    ['Correct the position', { type: 'correct', position: startingPosition(DIPLOMACY_DUEL) }],
    ['Accept Vera as East', { type: 'acknowledge', person: 'Vera', for: 'EAST' }],
  ])('is “%s”', (words, move) => {
    expect(diplomacy.describeMove?.(move, view)).toBe(words)
  })
})

test.each<[string, number | undefined]>([
  ['2 days 12 hours', days(2) + hours(12)],
  ['1 day, and 1 hour', days(1) + hours(1)],
  ['3 days, please', undefined],
  ['soon', undefined],
  ['', undefined],
  ['3 fortnights', undefined],
])('“%s” is read as the length %s', (text, length) => {
  expect(parseDuration(text)).toBe(length)
})

test('a line with two orders is shown as written', () => {
  const lines = ['A BUR H; F ALT H', 'A BUR H, F ALT H', 'A BUR H']
  expect(describeOrders(DIPLOMACY_DUEL, lines)).toEqual([
    'A BUR H; F ALT H',
    'A BUR H, F ALT H',
    'Army Burgfeld holds',
  ])
})

test('a long unknown name is shortened', () => {
  const read = diplomacy.notation.parse(`claim ${'x'.repeat(70)}`, duel().view(0))
  expect(read.ok ? '' : read.error.message).toContain(`no power "${'x'.repeat(60)}…"`)
})
