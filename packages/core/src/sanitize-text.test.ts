import { describe, expect, test } from 'vitest'
import { createError } from './game-error.js'
import { sanitizeText } from './sanitize-text.js'

describe('sanitized text', () => {
  test.each([
    ['plain words', 'a boat', 'a boat'],
    ['words of any script, and pictures', 'Ødipus 🐟 ❤️ 👩‍👩‍👧‍👦', 'Ødipus 🐟 ❤️ 👩‍👩‍👧‍👦'],
    ['lines', 'a\r\nb\u2028c\nd', 'a ⏎ b ⏎ c ⏎ d'],
    ['what a terminal obeys', '\u001b[2J\u0000\u009b', '·[2J··'],
    ['what turns the writing', '\u202egnidaer\u202c', '·gnidaer·'],
    ['what has no width', 'A\u200bn\u200dn\ufeff\u00ad\u3164', 'Ann'],
    ['a tab', 'a\tb', 'a b'],
    ['half a letter', 'a\ud83d', 'a\ufffd'],
  ])('%s', (_, text, wanted) => {
    expect(sanitizeText(text)).toBe(wanted)
  })

  test('is cut between two letters', () => {
    expect(sanitizeText('x'.repeat(301))).toBe(`${'x'.repeat(300)}…`)
    expect(sanitizeText('x🐟', 2)).toBe('x…')
    expect(sanitizeText('x🐟', 3)).toBe('x🐟')
  })

  test('does not grow when line breaks are replaced', () => {
    expect(sanitizeText('\n'.repeat(1e6), 100)).toHaveLength(101)
  })
})

describe('a refusal', () => {
  const message = ({ text }: { readonly text: unknown }): string => `${text} is no move; play.`
  const errorOf = (text: unknown) =>
    createError<{ noMove: { text: unknown } }, 'house/1'>(
      { noMove: ['house/1', message] },
      { code: 'noMove', details: { text } },
    )

  test('repeats at most 400 characters of its input, and ends as a sentence', () => {
    const { details, message: said } = errorOf('x'.repeat(1e6))
    expect(details.text).toBe(`${'x'.repeat(399)}…`)
    expect(said).toBe(`${'x'.repeat(399)}… is no move; play.`)
    expect(errorOf(['x'.repeat(1e6)]).details.text).toEqual([`${'x'.repeat(399)}…`])
    expect(errorOf({ a: { b: 'x'.repeat(1e6) } }).details.text).toEqual({
      a: { b: `${'x'.repeat(399)}…` },
    })
  })

  test('has 1,000 characters at most, whatever a game says', () => {
    expect(errorOf(Array.from({ length: 9999 }, () => 'xyz')).message).toHaveLength(1000)
  })

  test('contains no invisible characters', () => {
    expect(errorOf('\u202eA\u200b\nb\ud800').message).toBe('·A ⏎ b\ufffd is no move; play.')
  })

  test('keeps short details as they are', () => {
    const details = { text: ['a\nb', 7, null] }
    const table = { noMove: ['house/1', message] } as const
    expect(
      createError<{ noMove: typeof details }, 'house/1'>(table, { code: 'noMove', details })
        .details,
    ).toBe(details)
  })
})
