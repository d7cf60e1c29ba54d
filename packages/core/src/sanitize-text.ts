const BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu

/** Characters that control a terminal or reverse the direction of writing. */
const STEERING = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Characters without width, except those that join pictures or turn a letter into one. */
const WIDTHLESS =
  /(?!(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic})|[\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu

const HALVES = /\p{Cs}/gu

const PLAIN = /^[ -~]*$/

/**
 * Makes a text from outside safe to show in one line, of up to `most` characters. Line breaks
 * become `⏎`, control characters `·`, and half characters `�`.
 *
 * @example
 * ```ts
 * import { sanitizeText } from '@ackanomic/core/untrusted'
 *
 * sanitizeText('a boat\n\u001b[2Ja ship') // => 'a boat ⏎ ·[2Ja ship'
 * sanitizeText('a very long boat', 6) // => 'a very…'
 * ```
 */
export function sanitizeText(text: string, most = 300): string {
  const short = shortenText(text, most)
  if (PLAIN.test(short)) return short
  const seen = short
    .replace(BREAKS, ' ⏎ ')
    .replace(/\t/gu, ' ')
    .replace(STEERING, '·')
    .replace(WIDTHLESS, '')
    .replace(HALVES, '\ufffd')
  const isShort = seen.length <= most || (short !== text && seen.length === most + 1)
  return isShort ? seen : shortenText(seen, most)
}

/** Shortens a text without splitting a character, and ends it with `…`. */
export function shortenText(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/[\ud800-\udbff]$/u, '')}…`
}
