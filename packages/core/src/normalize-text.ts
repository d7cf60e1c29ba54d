/** Characters without width, which no command of any notation has. */
const INVISIBLE = /(?!\ufeff)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Blanks of every width; U+FEFF counts as one, as in `\s`. */
const BLANKS = /[\p{Zs}\ufeff]/gu

/** Dashes of every length, and the minus sign. */
const DASHES = /[\p{Pd}\u2212]/gu

const SINGLE_QUOTES = /[\u2018\u2019\u201a\u201b]/gu
const DOUBLE_QUOTES = /[\u201c\u201d\u201e\u201f]/gu

/** The wide forms of the characters of a plain keyboard. */
const WIDE = /[\uff01-\uff5e]/gu

/** From a wide form to the plain one. */
const WIDE_OFFSET = 0xfee0

const PLAIN = /^[\n -~]*$/u

/**
 * Writes what people type with the characters of a plain keyboard: hyphens for dashes of any kind,
 * straight quotes, narrow letters and digits, common blanks, and nothing invisible. Accents stay.
 * Notations of the games read a text this way if they cannot read it as it is. Use it to read
 * commands of your own, never for text that is shown.
 *
 * @example
 * ```ts
 * import { normalizeText } from '@ackanomic/core/untrusted'
 *
 * normalizeText('A Par\u2011Bur, “F\u00a0Bre”\u200b') // => 'A Par-Bur, "F Bre"'
 * ```
 */
export function normalizeText(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(BLANKS, ' ')
    .replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE_OFFSET))
    .replace(DASHES, '-')
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
}

/** The form that all ways to type a name have in common. */
export function typedKey(name: string): string {
  return normalizeText(name).toLowerCase()
}
