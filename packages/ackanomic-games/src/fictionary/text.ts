/** So much of a text is shown where texts stand in a view; the rest is in the view’s own. */
const SHOWN = 1000

/** Line breaks of every kind, which in a list could pass for further entries of it. */
const BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/gu

/** What could change a terminal, or the direction in which a line is read. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Halves of letters that are cut in two. */
const HALVES = /\p{Cs}/gu

/**
 * A text of a player’s on one line, fit to be shown: line breaks are marked, control characters and
 * halves of letters replaced, a very long text is cut. What was sent stays as it is in the state.
 *
 * @example
 * ```ts
 * import { shownText } from '@ackanomic/games/fictionary'
 *
 * shownText('a boat\n2. a \u001b[2Jship') // => 'a boat ⏎ 2. a ·[2Jship'
 * ```
 */
export function shownText(text: string): string {
  const cut = text.slice(0, SHOWN)
  // A letter that the cut would halve is left out whole.
  const whole = /[\ud800-\udbff]$/.test(cut) && text.length > SHOWN ? cut.slice(0, -1) : cut
  const seen = whole.replace(BREAKS, ' ⏎ ').replace(UNSEEN, '·').replace(HALVES, '\ufffd')
  const left = text.length - whole.length
  return left === 0 ? seen : `${seen}… (${left} more)`
}

/** A text of a player’s in quotes; an empty one says that it is empty. */
export function quoted(text: string): string {
  return text === '' ? '(nothing)' : `“${shownText(text)}”`
}

/** Whether a text can be written as it is, and read back. */
const PLAIN =
  /^(?![\s"=:])[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+(?<!\s)$/u

const ESCAPED = /[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** A text as moves have it: plain where it can be, else in double quotes with escapes of JSON. */
export function writtenText(text: string): string {
  if (PLAIN.test(text)) return text
  const escaped = (letter: string): string =>
    `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(text).replace(ESCAPED, escaped)
}

/** Reads a text that {@link writtenText} wrote, or that a person did. */
export function readText(text: string): string {
  const trimmed = text.trim()
  if (!/^"[\s\S]*"$/.test(trimmed)) return trimmed
  try {
    const read: unknown = JSON.parse(trimmed)
    return typeof read === 'string' ? read : trimmed
  } catch {
    return trimmed
  }
}
