import type { ParsedMail } from 'mailparser'

/** The line above which an answer is written: what stands from it on is a quotation. */
export const ABOVE = '---- Write your answer above this line ----'

/** What somebody wrote in a mail: plain text, without what it quotes, and without a signature. */
export function writtenIn(text: string): string {
  const lines = text.replace(/\r\n?/gu, '\n').split('\n')
  const quoted = lines.findIndex((line) => line.includes(ABOVE))
  const shared = quoted === -1 ? lines : lines.slice(0, quoted)
  const isCut = quoted !== -1 || shared.some(isQuoted)
  const signed = shared.findIndex((line) => /^-- ?$/u.test(line))
  const unsigned = (signed === -1 ? shared : shared.slice(0, signed)).filter(
    (line) => !isQuoted(line),
  )
  return (isCut ? withoutLead(unsigned) : unsigned)
    .map((line) => line.replaceAll('\u00a0', ' ').trimEnd())
    .join('\n')
    .trim()
}

const isQuoted = (line: string): boolean => /^\s*>/u.test(line)

/** Drops what a mail program writes above a quotation: who wrote it and when, or its headers. */
function withoutLead(lines: readonly string[]): readonly string[] {
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
  while (/^\s*(?:[-_]{5,}.*)?$/u.test(before.at(-1) ?? '.')) before.pop()
  return before
}

/** Whether a mail was sent by a program that answers by itself, or to a list: it gets no answer. */
export function isAutomatic(mail: ParsedMail, returnPath: string): boolean {
  if (returnPath === '' || told(mail, 'return-path') === '<>') return true
  const submitted = told(mail, 'auto-submitted')
  if (submitted !== '' && !/^no\b/u.test(submitted)) return true
  if (/^(?:bulk|junk|list|auto_reply)\b/u.test(told(mail, 'precedence'))) return true
  if (told(mail, 'content-type').startsWith('multipart/report')) return true
  return ['list-id', 'x-autoreply', 'x-autorespond', 'x-loop'].some((name) => told(mail, name))
}

/** A header as it came, in small letters. */
function told({ headerLines }: ParsedMail, name: string): string {
  const line = headerLines.find(({ key }) => key === name)?.line ?? ''
  return line
    .slice(line.indexOf(':') + 1)
    .trim()
    .toLowerCase()
}
