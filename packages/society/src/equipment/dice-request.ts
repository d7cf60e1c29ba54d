import { err, ok, type Result } from '@ackanomic/core'
import {
  copyUntrusted,
  describeType,
  type ErrorCase,
  sanitizeText,
} from '@ackanomic/core/untrusted'
import {
  asGiven,
  type DiceError,
  type DiceErrors,
  type DiceNumberTag,
  type DiceTag,
  diceLimits,
  diceLineLimits,
  refuseDice,
} from './dice-errors.js'

/** The whole mailing list, or one to ten private addresses. */
export type DiceRecipients = 'list' | readonly [string, ...string[]]

/** A request to the Ackanomic Magic Dice (rule 1250.3 I). */
export interface DiceRequest {
  /** The number of sides of each die, 2 to 1000 (`#S`). */
  readonly sides: number
  /** The number of dice in each roll, 1 to 1000 (`#D`). */
  readonly dice: number
  /** The number of rolls, 1 to 1000 (`#R`). */
  readonly rolls: number
  /** The number of rolls on a line, 1 to 20 (`#L`), perhaps more than there are. */
  readonly perLine: number
  /** The title of the result (`#T`), one line, perhaps empty. */
  readonly title?: string
  /** The comments (`#C`), at most 100 lines, perhaps empty ones. */
  readonly comments: readonly string[]
  /** The list, unless there are private addresses (`#P`). */
  readonly recipients: DiceRecipients
}

/**
 * Reads a request mail to the Ackanomic Magic Dice, and reports all its errors at once.
 *
 * `#S`, `#D`, `#R` and `#L` must occur once each, `#T` at most once, `#P` up to ten times and `#C`
 * up to a hundred times, in any order and case. It refuses with `notText`, `looseText`, `noBlank`,
 * `badNumber`, `missing`, `repeated`, `tooMany` or `badAddress`, which cite the clause of their
 * line, such as `1250.3/I#S`.
 *
 * @example
 * ```ts
 * import { parseDiceRequest } from '@ackanomic/society/equipment'
 *
 * const read = parseDiceRequest('#S 6\n#D 2\n#R 3\n#L 1\n#T Attack on Moscow')
 * read.ok && read.value.recipients // => 'list'
 *
 * const refused = parseDiceRequest('#S 1\n#D 2\n#R 3')
 * const why = refused.ok ? [] : refused.error.map(({ code, clause }) => [code, clause])
 * why // => [['badNumber', '1250.3/I#S'], ['missing', '1250.3/I#L']]
 * ```
 */
export function parseDiceRequest(text: string): Result<DiceRequest, readonly DiceError[]> {
  if (typeof text !== 'string') {
    return err([refuseDice({ code: 'notText', details: { given: describeType(text) } })])
  }
  const body = readBody(text)
  if (body.errors.length > 0) return err(body.errors.map(refuseDice))
  const { S, D, R, L } = body.numbers as Record<DiceNumberTag, number>
  const [title] = body.texts.T
  const [first, ...others] = body.texts.P
  return ok({
    sides: S,
    dice: D,
    rolls: R,
    perLine: L,
    ...(title === undefined ? {} : { title }),
    comments: body.texts.C,
    recipients: first === undefined ? 'list' : [first, ...others],
  })
}

/**
 * Writes a request as a mail, which {@link parseDiceRequest} reads. Line breaks become blanks.
 *
 * @example
 * ```ts
 * import { diceRequest, formatDiceRequest } from '@ackanomic/society/equipment'
 *
 * const request = diceRequest({ sides: 20, title: 'Does the dragon wake?' })
 * const mail = request.ok ? formatDiceRequest(request.value) : ''
 * mail // => '#S 20\n#D 1\n#R 1\n#L 1\n#T Does the dragon wake?\n'
 * ```
 */
export function formatDiceRequest(request: DiceRequest): string {
  const lines = (request.recipients === 'list' ? [] : request.recipients).map((to) => `#P ${to}`)
  lines.push(`#S ${request.sides}`, `#D ${request.dice}`)
  lines.push(`#R ${request.rolls}`, `#L ${request.perLine}`)
  if (request.title !== undefined) lines.push(textLine('#T', request.title))
  for (const comment of request.comments) lines.push(textLine('#C', comment))
  return `${lines.map((line) => line.replaceAll(lineBreak, ' ')).join('\n')}\n`
}

/**
 * Makes a request from its parts. Defaults: one die, one roll, one roll per line, no title, no
 * comments, the result to the list. It refuses as {@link parseDiceRequest} does, and with `badPart`
 * for invalid titles, comments or recipients, such as an empty list.
 *
 * @example
 * ```ts
 * import { diceRequest } from '@ackanomic/society/equipment'
 *
 * const tooMany = diceRequest({ sides: 6, dice: 1001 })
 * const why = tooMany.ok ? '' : tooMany.error[0]?.message
 * why // => 'Line 2: "1001" won\'t do; #D takes the dice in each roll, a whole number from 1 to 1000.'
 * ```
 */
export function diceRequest(
  parts: Partial<DiceRequest> & Pick<DiceRequest, 'sides'>,
): Result<DiceRequest, readonly DiceError[]> {
  const looked = copyUntrusted(parts)
  if (!looked.ok)
    return err([refuseDice({ code: 'notText', details: { given: 'nothing that can be read' } })])
  const given: { readonly [Part in keyof DiceRequest]?: unknown } = Object(looked.value)
  const { sides, dice = 1, rolls = 1, perLine = 1 } = given
  const { title, comments = [], recipients = 'list' } = given
  const wrong: ErrorCase<DiceErrors>[] = []
  const bad = (tag: 'T' | 'C' | 'P', wanted: string) =>
    wrong.push({ code: 'badPart', details: { tag, wanted } })
  if (title !== undefined && typeof title !== 'string') bad('T', 'a text')
  if (!areTexts(comments)) bad('C', 'a list of texts, one for each line')
  if (recipients !== 'list' && !(areTexts(recipients) && recipients.length > 0)) {
    bad('P', '"list", or a list of private addresses, at least one')
  }
  const request: Readonly<Record<keyof DiceRequest, unknown>> = {
    sides: written(sides),
    dice: written(dice),
    rolls: written(rolls),
    perLine: written(perLine),
    title: typeof title === 'string' ? title : undefined,
    comments: areTexts(comments) ? comments : [],
    recipients: areTexts(recipients) ? recipients : 'list',
  }
  const read = parseDiceRequest(formatDiceRequest(request as DiceRequest))
  if (wrong.length === 0) return read
  return err([...(read.ok ? [] : read.error), ...wrong.map(refuseDice)])
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string')
}

/** Other values appear in the mail as their type, and are refused when it is read. */
function written(value: unknown): string | number {
  return typeof value === 'number' || typeof value === 'string' ? value : asGiven(value)
}

export const lineBreak: RegExp = /\r\n|\n|\r/g

function textLine(tag: string, text: string): string {
  return text === '' ? tag : `${tag} ${text}`
}

interface Body {
  readonly numbers: Partial<Record<DiceNumberTag, number>>
  readonly texts: Readonly<Record<'P' | 'C' | 'T', string[]>>
  readonly errors: ErrorCase<DiceErrors>[]
}

const numberTags = ['S', 'D', 'R', 'L'] as const

function readBody(text: string): Body {
  const body: Body = { numbers: {}, texts: { P: [], C: [], T: [] }, errors: [] }
  const seen = new Set<DiceTag>()
  for (const [index, written] of text
    .replace(/^\ufeff/, '')
    .split(lineBreak)
    .entries()) {
    if (written.trim() === '') continue
    const line = index + 1
    const tag = tagOf(written)
    if (tag === undefined) {
      body.errors.push({ code: 'looseText', details: { line, text: sanitizeText(written) } })
    } else if (seen.has(tag) && tag !== 'P' && tag !== 'C') {
      body.errors.push({ code: 'repeated', details: { line, tag } })
    } else {
      seen.add(tag)
      readLine(body, line, tag, written)
    }
  }
  for (const tag of numberTags) {
    if (!seen.has(tag)) body.errors.push({ code: 'missing', details: { tag } })
  }
  for (const tag of ['P', 'C'] as const) {
    const count = body.texts[tag].length
    if (count > diceLineLimits[tag]) body.errors.push({ code: 'tooMany', details: { tag, count } })
  }
  return body
}

function tagOf(written: string): DiceTag | undefined {
  return /^#([PSDRLCTpsdrlct])/.exec(written)?.[1]?.toUpperCase() as DiceTag | undefined
}

function readLine(body: Body, line: number, tag: DiceTag, written: string): void {
  const rest = written.slice(2)
  if (rest !== '' && rest.trimStart() === rest) {
    body.errors.push({ code: 'noBlank', details: { line, tag, text: sanitizeText(written) } })
  } else if (tag === 'C' || tag === 'T') {
    body.texts[tag].push(rest.slice(1))
  } else if (tag === 'P') {
    const text = rest.trim()
    body.texts.P.push(text)
    if (isOneAddress(text)) return
    body.errors.push({ code: 'badAddress', details: { line, tag, text: sanitizeText(text) } })
  } else {
    const { least, most } = diceLimits[tag]
    const given = rest.trim()
    const value = /^[0-9]+$/.test(given) ? Number(given) : Number.NaN
    if (value >= least && value <= most) body.numbers[tag] = value
    else body.errors.push({ code: 'badNumber', details: { line, tag, given: sanitizeText(given) } })
  }
}

/** One word, or a name with one word in angle brackets behind it. */
function isOneAddress(text: string): boolean {
  const bracket = text.endsWith('>') ? text.indexOf('<') : -1
  const address = bracket === -1 ? text : text.slice(bracket + 1, -1)
  const name = bracket === -1 ? '' : text.slice(0, bracket)
  return /^[^\s,;<>]+$/u.test(address) && address.split('@').length <= 2 && !/[,;@]/u.test(name)
}
