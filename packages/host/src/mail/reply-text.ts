import type { ParsedMail } from 'mailparser'
import { MAX_LENGTH, quotationFrom, splitLine } from './quotations.js'
import { isAdvertisement, isRestOfAdvertisement, mayBeAdvertisement } from './reply-phrases.js'

/**
 * The sender's own text in a mail, without quotations, announcements of them, and signatures. Text
 * between and below quotations is part of it.
 */
export function ownText(text: string): string {
  const lines = text.replace(/\r\n?/gu, '\n').split('\n').flatMap(splitLine)
  const visible = lines.map(visibleText)
  const own: string[] = []
  for (let at = 0; at < lines.length; ) {
    const { start, end } = quotationFrom(visible, at)
    own.push(...withoutSignature(lines.slice(at, start)))
    at = end
  }
  return own
    .map((line) => line.replaceAll('\u00a0', ' ').trimEnd())
    .join('\n')
    .trim()
}

/** A line without invisible marks, shortened if no mail program writes such long lines. */
function visibleText(line: string): string {
  const text = line
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replace(/\s/gu, ' ')
    .trim()
  return text.length > MAX_LENGTH ? `${text.slice(0, 9)}…` : text
}

/** Drops a signature below "-- ", and the lines that mail programs add. */
function withoutSignature(lines: readonly string[]): readonly string[] {
  const signed = lines.findIndex((line) => /^-- ?$/u.test(line))
  const unsigned = (signed === -1 ? lines : lines.slice(0, signed)).map(visibleText)
  const last = unsigned.findLastIndex((line) => line !== '')
  return lines.slice(0, unsigned.length).filter((_, i) => {
    const [above, line = ''] = [unsigned[i - 1], unsigned[i]]
    if (isAdvertisement(line)) return false
    if (above !== undefined && isAdvertisement(above) && isRestOfAdvertisement(line)) return false
    // An unknown program's line is the last one, below a blank one and other text.
    const isAlone = i === last && above === '' && unsigned.slice(0, i).some((one) => one !== '')
    return !(isAlone && mayBeAdvertisement(line))
  })
}

/** Whether a mail is an automatic reply or from a list. Such a mail gets no answer. */
export function isAutomatic(mail: ParsedMail, returnPath: string): boolean {
  if (returnPath === '' || headerValue(mail, 'return-path') === '<>') return true
  const submitted = headerValue(mail, 'auto-submitted')
  if (submitted !== '' && !/^no\b/u.test(submitted)) return true
  if (/^(?:bulk|junk|list|auto_reply)\b/u.test(headerValue(mail, 'precedence'))) return true
  if (headerValue(mail, 'content-type').startsWith('multipart/report')) return true
  return ['list-id', 'x-autoreply', 'x-autorespond', 'x-loop'].some((name) =>
    headerValue(mail, name),
  )
}

/** The raw value of a header, in lower case. */
function headerValue({ headerLines }: ParsedMail, name: string): string {
  const line = headerLines.find(({ key }) => key === name)?.line ?? ''
  return line
    .slice(line.indexOf(':') + 1)
    .trim()
    .toLowerCase()
}
