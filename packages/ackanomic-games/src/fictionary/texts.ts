const PLAIN_TEXT =
  /^(?![\s"=:])[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+(?<!\s)$/u

const ESCAPED = /[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** A text as it is, or in double quotes with escapes of JSON. */
export function writtenText(text: string): string {
  if (PLAIN_TEXT.test(text)) return text
  const escaped = (letter: string): string =>
    `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(text).replace(ESCAPED, escaped)
}

/** Reads a text from {@link writtenText} or a person. */
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
