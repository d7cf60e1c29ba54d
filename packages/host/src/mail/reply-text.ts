import type { ParsedMail } from 'mailparser'

/** The line above which people write their answer. The rest of the mail is a quotation. */
export const REPLY_MARKER = '---- Write your answer above this line ----'

/** The sender's own text in a plain-text mail, without quotations and signature. */
export function ownText(text: string): string {
  const lines = text.replace(/\r\n?/gu, '\n').split('\n')
  const quoted = lines.findIndex((line) => line.includes(REPLY_MARKER))
  const shared = quoted === -1 ? lines : lines.slice(0, quoted)
  const isCut = quoted !== -1 || shared.some(isQuoted)
  const signed = shared.findIndex((line) => /^-- ?$/u.test(line) || ADVERTISEMENT.test(line))
  const unsigned = (signed === -1 ? shared : shared.slice(0, signed)).filter(
    (line) => !isQuoted(line),
  )
  return (isCut ? dropAttribution(unsigned) : unsigned)
    .map((line) => line.replaceAll('\u00a0', ' ').trimEnd())
    .join('\n')
    .trim()
}

/** What the mail programs of phones write below a mail. */
const ADVERTISEMENT =
  /^(?:Sent from my |Sent via |Get Outlook for |Von meinem .+ gesendet|Envoyé de mon )/u

const isQuoted = (line: string): boolean => /^\s*>/u.test(line)

/** Drops the attribution line or the headers that a mail program writes above a quotation. */
function dropAttribution(lines: readonly string[]): readonly string[] {
  let end = lines.length
  while (end > 0 && (lines[end - 1] ?? '').trim() === '') end -= 1
  let start = end
  while (start > 0 && (lines[start - 1] ?? '').trim() !== '') start -= 1
  const last = lines.slice(start, end)
  if (last.length === 0) return lines
  const says = last.join(' ')
  const isAttribution = /:$/u.test(says.trimEnd()) && /\d/u.test(says) && last.length <= 3
  const headers = last.filter((line) => /^\s*\*?[\p{L}\p{M} -]{1,20}:/u.test(line))
  const isHeaders = headers.length >= 3 && /@/u.test(says)
  if (!isAttribution && !isHeaders) return lines.slice(0, end)
  const before = lines.slice(0, start)
  while (/^\s*(?:[-_]{5}.*)?$/u.test(before.at(-1) ?? '.')) before.pop()
  return before
}

/** Whether a mail is an automatic reply or was sent to a list. Such a mail gets no answer. */
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
