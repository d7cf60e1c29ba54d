import { describe, expect, test } from 'vitest'
import { createError } from './game-error.js'
import { sanitizeText } from './sanitize-text.js'

describe('sanitized text', () => {
  test.each([
    ['keeps plain words', 'a boat', 'a boat'],
    ['keeps words of any script, and emoji', 'Ødipus 🐟 ❤️ 👩‍👩‍👧‍👦', 'Ødipus 🐟 ❤️ 👩‍👩‍👧‍👦'],
    ['marks the ends of lines', 'a\r\nb\u2028c\nd', 'a ⏎ b ⏎ c ⏎ d'],
    ['masks characters that a terminal obeys', '\u001b[2J\u0000\u009b', '·[2J··'],
    ['masks characters that turn the writing', '\u202egnidaer\u202c', '·gnidaer·'],
    ['drops characters without width', 'A\u200bn\u200dn\ufeff\u00ad\u3164', 'Ann'],
    ['has a blank for a tab', 'a\tb', 'a b'],
    ['replaces half a character', 'a\ud83d', 'a\ufffd'],
  ])('%s', (_, text, wanted) => {
    expect(sanitizeText(text)).toBe(wanted)
  })

  test('is cut between two characters', () => {
    expect(sanitizeText('x'.repeat(301))).toBe(`${'x'.repeat(300)}…`)
    expect(sanitizeText('x🐟', 2)).toBe('x…')
    expect(sanitizeText('x🐟', 3)).toBe('x🐟')
  })

  test('keeps its limit when line breaks are marked', () => {
    expect(sanitizeText('\n'.repeat(1e6), 100)).toHaveLength(101)
  })
})

describe('an error', () => {
  const message = ({ text }: { readonly text: unknown }): string => `${text} is no move; play.`
  const errorOf = (text: unknown) =>
    createError<{ noMove: { text: unknown } }, 'house/1'>(
      { noMove: ['house/1', message] },
      { code: 'noMove', details: { text } },
    )

  test('repeats at most 400 characters of a detail, and ends as a sentence', () => {
    const { details, message: sentence } = errorOf('x'.repeat(1e6))
    expect(details.text).toBe(`${'x'.repeat(399)}…`)
    expect(sentence).toBe(`${'x'.repeat(399)}… is no move; play.`)
    expect(errorOf(['x'.repeat(1e6)]).details.text).toEqual([`${'x'.repeat(399)}…`])
    expect(errorOf({ a: { b: 'x'.repeat(1e6) } }).details.text).toEqual({
      a: { b: `${'x'.repeat(399)}…` },
    })
  })

  test('has a message of at most 1,000 characters', () => {
    expect(errorOf(Array.from({ length: 9999 }, () => 'xyz')).message).toHaveLength(1000)
  })

  test('contains no invisible characters', () => {
    expect(errorOf('\u202eA\u200b\nb\ud800').message).toBe('·A ⏎ b\ufffd is no move; play.')
  })

  test('keeps short details unchanged', () => {
    const details = { text: ['a\nb', 7, null] }
    const errors = { noMove: ['house/1', message] } as const
    expect(
      createError<{ noMove: typeof details }, 'house/1'>(errors, { code: 'noMove', details })
        .details,
    ).toBe(details)
  })
})
