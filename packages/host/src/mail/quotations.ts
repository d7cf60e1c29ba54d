import { DATE_OPENING, headerKind, ORIGINAL_MESSAGE, WRITING } from './reply-phrases.js'

/** Lines of a text: from `start` to before `end`. */
export interface Span {
  readonly start: number
  readonly end: number
}

interface Lines {
  readonly lines: readonly string[]
  /** The first line that may belong to the next quotation. */
  readonly from: number
}

const MARKER_TEXT = 'Write your answer above this line'

/** People write their answer above this line. */
export const REPLY_MARKER = `---- ${MARKER_TEXT} ----`

/** The longest line of a mail program above a quotation, in characters. */
export const MAX_LENGTH = 400

/** An attribution behind other text. */
const BEHIND =
  /(?<=[^\s-])[ -]{1,9}(?=(?:On|Am|Le|El|Il giorno|Op|Den|Em|W dniu|Dnia|Dne) [^\p{Nd}]{0,30}\p{Nd})/u

/** Parts a line with both a person's text and the announcement of a quotation. */
export function splitLine(line: string): readonly string[] {
  if (line.trimStart().startsWith('>')) return [line]
  const marker = line.indexOf(MARKER_TEXT)
  if (marker >= 0) return [line.slice(0, marker).replace(/[-–— ]{0,9}$/u, ''), REPLY_MARKER]
  const [before = '', after = ''] = line.length > 2 * MAX_LENGTH ? [] : line.split(BEHIND)
  const isAttribution = [COLON, WRITING, YEAR, TIME].every((sign) => sign.test(after.trimEnd()))
  return isAttribution ? [before, after] : [line]
}

/** The most lines of a wrapped attribution. */
const MAX_WRAPPED = 4

/** The most lines of headers, and of blank or ruled lines, above a quotation. */
const MAX_HEADERS = 24

/**
 * The next quotation, with the lines that announce it. Lines must be trimmed and short. A quotation
 * without ">" lasts to the end.
 */
export function quotationFrom(lines: readonly string[], from: number): Span {
  const mail: Lines = { lines, from }
  for (let at = from; at < lines.length; at++) {
    const announced = announcementAt(mail, at)
    if (announced === undefined && !isQuote(mail, at)) continue
    let end = at
    for (let next = announced; next !== undefined; next = announcementFrom(mail, end))
      end = skipRules(lines, next.end)
    const start = announced?.start ?? at
    if (!isMarked(lines[end])) return { start, end: lines.length }
    while (isMarked(lines[end]) || isWrappedQuote(lines, end)) end += 1
    return { start, end }
  }
  return { start: lines.length, end: lines.length }
}

const isMarked = (line = ''): boolean => line.startsWith('>')

const isQuote = ({ lines }: Lines, at: number): boolean =>
  isMarked(lines[at]) || lines[at] === REPLY_MARKER

/** Whether a line was wrapped off the quoted line above it. */
function isWrappedQuote(lines: readonly string[], at: number): boolean {
  const [above = '', line = ''] = [lines[at - 1], lines[at]]
  const [word = ''] = line.split(' ')
  return word !== '' && above.length + word.length > 75 && isMarked(lines[at + 1])
}

/** The lines that announce a quotation and end at a line, or begin there with headers. */
function announcementAt(mail: Lines, at: number): Span | undefined {
  const line = mail.lines[at] ?? ''
  if (line === '' || isQuote(mail, at)) return undefined
  if (ORIGINAL_MESSAGE.test(line.replace(/^[-_=* ]+|[-_=* ]+$/gu, '')))
    return { start: at, end: at + 1 }
  const headers = headersAt(mail, at)
  if (headers > 0) return { start: at, end: at + headers }
  const start = attributionTo(mail, at)
  if (start !== undefined) return { start, end: at + 1 }
  if (!isRule(line)) return undefined
  const next = skipRules(mail.lines, at + 1)
  const isAbove = isQuote(mail, next) || announcementFrom(mail, next) !== undefined
  return isAbove ? { start: at, end: next } : undefined
}

/** The lines that announce a quotation and begin at a line. */
function announcementFrom(mail: Lines, at: number): Span | undefined {
  const rest = { ...mail, from: at }
  if (isRule(mail.lines[at])) return undefined
  for (let end = at; end < at + MAX_WRAPPED; end++) {
    const found = announcementAt(rest, end)
    if (found !== undefined) return found.start === at ? found : undefined
  }
  return undefined
}

/** Whether a line is drawn, with or without words. */
const isRule = (line = ''): boolean =>
  line !== REPLY_MARKER && /^(?:[-_=*]{3}(?:.*[-_=*]{2})?|[—─]{3,})$/u.test(line)

/** The number of header lines at a line, such as "From:" and "Subject:". */
function headersAt({ lines }: Lines, start: number): number {
  const first = headerKind(lines[start] ?? '')
  // No program writes the recipient first.
  if (first === undefined || first === 'to') return 0
  const kinds = new Set<string>()
  let [end, others] = [start, 0]
  for (let at = start; at < start + MAX_HEADERS && at - end < 3; at++) {
    const kind = headerKind(lines[at] ?? '')
    if (kind === undefined) continue
    if (kind === 'other') others += 1
    else if (first === 'other') return 0
    else if (kinds.has(kind)) break
    else kinds.add(kind)
    end = at + 1
  }
  const values = lines.slice(start, end).join(' ')
  const isUnknown = others >= 3 && others === end - start && ADDRESS.test(values)
  const isKnown =
    kinds.size >= 3 || (kinds.size === 2 && (kinds.has('from') || ADDRESS.test(values)))
  return isKnown || isUnknown ? end - start : 0
}

const ADDRESS = /[^\s@<>"]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u
const YEAR =
  /(?<![a-z\p{Nd}])\p{Nd}{4}(?![a-z\p{Nd}])|\p{Nd}{1,2}[./-] ?\p{Nd}{1,2}[./-] ?\p{Nd}{2}/iu
const TIME = /\p{Nd}{1,2} ?[:.時时시h] ?\p{Nd}{2}/u
const COLON = /(?:[:：]|-{2,})$/u

/** A date comes early on a line: "On Mon, Jan 5, 2026". */
const EARLY_DIGIT = /^\P{L}{0,12}(?:[\p{L}\p{M}\p{P}]{1,20} +){0,4}[\p{L}\p{P}]{0,2}\p{Nd}/u

/** A name comes before an address: "Games <games@example.org>". */
const NAMED = /[<([] ?(?:mailto:)?(?:$|\S+@)/u

/**
 * The first line of the attribution that ends at a line. It says who wrote a quotation, and when.
 */
function attributionTo(mail: Lines, at: number): number | undefined {
  const { lines } = mail
  const last = lines[at] ?? ''
  const next = skipRules(lines, at + 1)
  const isAbove = isQuote(mail, next) || headersAt(mail, next) > 0
  const hasColon = COLON.test(last)
  const isWhole = hasColon || WRITING.test(last) || /@.*[>)\]]$/u.test(last)
  if (isAbove && /^\p{Nd}{4}[-/.]\p{Nd}.*:\p{Nd}/u.test(last)) return at
  if (!isWhole || !(hasColon || isAbove)) return undefined
  const spans = wrappedTo(mail, at)
  const dated = spans.find(
    ({ first, text }) =>
      EARLY_DIGIT.test(first) &&
      YEAR.test(first) &&
      (TIME.test(text) || DATE_OPENING.test(first) || WRITING.test(text)) &&
      (ADDRESS.test(text) || isAbove || isRule(last)),
  )
  if (dated !== undefined) return withOpening(mail, dated.start)
  const named = spans.find(
    ({ first, text }) => NAMED.test(first) && ADDRESS.test(text) && (WRITING.test(text) || isAbove),
  )
  if (named !== undefined) return named.start
  const isShort = last.split(' ').length <= 6
  const isSaid = WRITING.test(last) && (isShort || (YEAR.test(last) && TIME.test(last)))
  return isAbove && (isSaid || ADDRESS.test(last)) ? at : undefined
}

function skipRules(lines: readonly string[], from: number): number {
  let at = from
  while (at < from + MAX_HEADERS && (lines[at] === '' || isRule(lines[at]))) at += 1
  return at
}

/** The one to four lines that end at a line, the shortest span first. */
function wrappedTo({ lines, from }: Lines, end: number) {
  const spans: { start: number; first: string; text: string }[] = []
  for (let start = end; start >= from && start > end - MAX_WRAPPED; start--) {
    const first = lines[start] ?? ''
    if (first === '' || (start < end && COLON.test(first))) break
    const text = lines.slice(start, end + 1).join(' ')
    // A wrapped address began on the line above.
    if (!/^[^<]*>/u.test(text)) spans.push({ start, first, text })
  }
  return spans
}

/** The start of an attribution whose date is wrapped: "On Monday, January", "5, 2026". */
function withOpening({ lines, from }: Lines, start: number): number {
  const [above = '', line = ''] = [lines[start - 1], lines[start]]
  const isOpening = start > from && /^\p{Nd}/u.test(line) && DATE_OPENING.test(above)
  return isOpening && above.split(' ').length <= 5 ? start - 1 : start
}
