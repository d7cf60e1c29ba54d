import { describe, expect, test } from 'vitest'
import { doubleCrash } from './game.js'
import type { DoubleCrash } from './model.js'
import { Script, salvo } from './script.test-support.js'

type Move = DoubleCrash['Move']

const start = new Script()
const view = start.view(0)

function read(text: string): Move | string {
  const parsed = doubleCrash.notation.parse(text, view)
  return parsed.ok ? parsed.value : parsed.error.message
}

const SIX = ['HEART', 'SPADE', 'STAFF', 'CHAFF', 'SWORD', 'WORDY'] as const

describe('a Salvo', () => {
  const post = '1) HEART\n2) SPADE\n3) STAFF\n4) CHAFF\n5) SWORD\n6) WORDY'

  test('is written as the numbered list of the rule [1250.12/IV.salvo(3)]', () => {
    const move = { type: 'salvo', words: SIX } as const
    expect(doubleCrash.notation.format(move, view)).toBe(post)
    expect(read(post)).toEqual(move)
  })

  test.each([
    '        1) HEART\n        2) SPADE',
    '1) heart 2) spade',
    '1. Heart\r\n2. Spade\r\n',
    '> 1) HEART\n> 2) SPADE',
    'Salvo:\n1) HEART\n2) SPADE',
    '1) HEART, 2) SPADE;',
  ])('may be written as %j [1250.12/IV.salvo(3)]', (text) => {
    expect(read(text)).toEqual({ type: 'salvo', words: ['HEART', 'SPADE'] })
  })

  test.each([
    ['1) HEART 3) SPADE', /^Number the words in order: 2\) should stand before SPADE\.$/],
    ['2) HEART', /^Number the words in order: 1\) should stand before HEART/],
    ['1) HEART 1) SPADE', /2\) should stand before SPADE/],
    ['HEART\nSPADE', /^“HEART ⏎ SPADE” cannot be read/],
    ['1) HEART\nSPADE', /^“SPADE” cannot be read/],
    ['1) HE4RT', /cannot be read/],
  ])('is refused when written as %j [1250.12/IV.salvo(3)]', (text, says) => {
    expect(read(text)).toMatch(says)
  })
})

describe('a Reply', () => {
  const move = {
    type: 'reply',
    lines: [
      { word: 'HEART', crashes: 2 },
      { word: 'SPADE', crashes: 0 },
    ],
  } as const

  test('is written as the list with a number after each word [1250.12/IV.reply(1)]', () => {
    expect(doubleCrash.notation.format(move, view)).toBe('1) HEART  2\n2) SPADE  0')
    expect(read('1) HEART  2\n2) SPADE  0')).toEqual(move)
  })

  test.each([
    '1) HEART 2 2) SPADE 0',
    'Reply:\n1) heart: 2\n2) spade: 0',
    '> 1) HEART 2\n> 2) SPADE 0',
    '1) HEART 2, 2) SPADE 0',
  ])('may be written as %j [1250.12/IV.reply(1)]', (text) => {
    expect(read(text)).toEqual(move)
  })

  test('is refused for a missing or wrong number [1250.12/IV.reply(1), 1250.12/IV.reply(3)]', () => {
    expect(read('1) HEART 2\n2) SPADE')).toBe(
      'A Reply has a number after each word; write one after SPADE.',
    )
    expect(read('1) HEART -1')).toMatch(/^“-1” cannot be read/)
    expect(read('1) HEART 6')).toBe('HEART cannot crash 6 times; write a number from 0 to 5.')
  })

  test('may be written as numbers only', () => {
    const script = new Script().chosen().plays('Ann', { type: 'salvo', words: SIX })
    script.plays('Bob', salvo(6)).plays('Bob', 'reply 1 1 1 0, 5 0')
    expect(script.state.shared.exchanges[0]?.replies[1]).toEqual([1, 1, 1, 0, 5, 0])
    const short = doubleCrash.notation.parse('reply 1 1', script.view(0))
    expect(short.ok ? '' : short.error.message).toMatch(/^Give 6 numbers, one for each of QQQQQ/)
    expect(read('reply 1 1')).toBe('There is no Salvo for you to reply to now.')
  })
})

describe('other moves', () => {
  test.each<[string, Move]>([
    ['target HEART', { type: 'target', word: 'HEART' }],
    ['Target: heart.', { type: 'target', word: 'HEART' }],
    [
      'target HEART\n1) SPADE\n2) STAFF',
      { type: 'opening', target: 'HEART', words: ['SPADE', 'STAFF'] },
    ],
    ['claim: improper target', { type: 'claim', error: { what: 'target' } }],
    ['Admit: improper Target Word', { type: 'admit', error: { what: 'target' } }],
    ['claim: round 4, word 2', { type: 'claim', error: { what: 'report', round: 4, place: 2 } }],
    [
      'claim: round 9007199254740991, word 1000000',
      {
        type: 'claim',
        error: { what: 'report', round: Number.MAX_SAFE_INTEGER, place: 1_000_000 },
      },
    ],
    ['admit round 12 word 3.', { type: 'admit', error: { what: 'report', round: 12, place: 3 } }],
  ])('may be written as %j, and are read back', (text, move) => {
    expect(read(text)).toEqual(move)
    expect(read(doubleCrash.notation.format(move, view))).toEqual(move)
  })

  test.each([
    ['', /^Write a move\. A Salvo/],
    ['salvo', /^Number the words from 1 up/],
    ['Reply:', /^Number the words from 1 up/],
    ['claim', /^Say which error: "claim: round 4, word 2"/],
    ['admit: round 0, word 2', /^Say which error: "admit/],
    ['admit: round 9007199254740992, word 2', /^Say which error: "admit/],
    ['target HEART\n1) SPADE 2', /^After a Target Word comes a Salvo/],
    [`target ${'A'.repeat(41)}`, /too long/],
    [`1) ${'A'.repeat(41)}`, /too long/],
    ['x'.repeat(5000), /^That is too long for a move/],
    [Array.from({ length: 21 }, (_, i) => `${i + 1}) HEART`).join('\n'), /^A list has 20 words/],
    ['\uD800', /cannot be read/],
  ])('are refused with a reason when written as %j', (text, says) => {
    expect(read(text)).toMatch(says)
  })
})
