const INVISIBLE = /(?!\ufeff)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

const BLANKS = /[\p{Zs}\ufeff]/gu

const DASHES = /[\p{Pd}\u2212]/gu

const SINGLE_QUOTES = /[\u2018\u2019\u201a\u201b]/gu
const DOUBLE_QUOTES = /[\u201c\u201d\u201e\u201f]/gu

/** The wide forms of ASCII. */
const WIDE = /[\uff01-\uff5e]/gu

const WIDE_OFFSET = 0xfee0

const PLAIN = /^[\n -~]*$/u

/**
 * Replaces unusual hyphens, quotes, wide letters and blanks by those of a plain keyboard, and drops
 * invisible characters. Use it to read commands, never for text that is shown.
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

/** The key by which names are compared, however they are typed. */
export function typedKey(name: string): string {
  return normalizeText(name).toLowerCase()
}
