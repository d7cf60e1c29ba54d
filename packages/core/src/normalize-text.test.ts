import { expect, test } from 'vitest'
import { normalizeText } from './normalize-text.js'

test.each([
  [
    'dashes of every length',
    '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d',
    '-'.repeat(10),
  ],
  ['characters without width', 'K\u200b\u200c\u200d\u2060H\u00ad\ufe0f\u200e', 'KH'],
  ['blanks of every width', 'a\u00a0b\u2009c\u202fd\u3000e\ufefff', 'a b c d e f'],
  ['full-width letters', '\uff42\uff49\uff44\u3000\uff14\uff0c', 'bid 4,'],
  ['curly quotes', '\u201cD\u2019Arcy\u201d \u201eso\u201c', '"D\'Arcy" "so"'],
  ['letters composed of several characters', 'Zoe\u0308', 'Zo\u00eb'],
])('%s become plain characters', (_, written, plain) => {
  expect(normalizeText(written)).toBe(plain)
})

test.each(['A Par - Bur', 'naïve Łukasz 名前', 'two\nlines'])('"%s" stays as it is', (text) => {
  expect(normalizeText(text)).toBe(text)
})
