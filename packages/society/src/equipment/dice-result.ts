import { err, ok, type Result } from '@ackanomic/core'
import { describeType } from '@ackanomic/core/untrusted'
import { type DiceError, refuseDice } from './dice-errors.js'
import { type DiceRequest, formatDiceRequest, lineBreak, parseDiceRequest } from './dice-request.js'

/** The rolls, each a list of the numbers on its dice. */
export type DiceRolls = readonly (readonly number[])[]

/** A result mail in parsed form. */
export interface DiceResult {
  /** The request, as the head of the result mail repeats it. */
  readonly request: DiceRequest
  readonly rolls: DiceRolls
}

const heading = 'Ackanomic Magic Dice'
const toList = 'To the mailing list'
const lastHeadLine = 'Rolls to a line: '

/** The head's words for the tags of a request. */
const labels = [
  ['#P', 'To'],
  ['#T', 'Title'],
  ['#C', 'Comment'],
  ['#S', 'Sides'],
  ['#D', 'Dice in a roll'],
  ['#R', 'Rolls'],
  ['#L', 'Rolls to a line'],
] as const

/**
 * Writes a result as a mail: the request, then the rolls, between `|`. {@link parseDiceResult}
 * reads it.
 *
 * @example
 * ```ts
 * import { diceRequest, formatDiceResult } from '@ackanomic/society/equipment'
 *
 * const request = diceRequest({ sides: 6, dice: 2, rolls: 3, perLine: 2, title: 'Attack' })
 * const mail = request.ok ? formatDiceResult(request.value, [[1, 6], [3, 3], [5, 2]]) : ''
 * mail.split('\n') // => ['Ackanomic Magic Dice', 'To the mailing list', 'Title: Attack',
 * //   'Sides: 6', 'Dice in a roll: 2', 'Rolls: 3', 'Rolls to a line: 2', '',
 * //   '1 6 | 3 3', '5 2', '']
 * ```
 */
export function formatDiceResult(request: DiceRequest, rolls: DiceRolls): string {
  const head = formatDiceRequest(request).slice(0, -1).split('\n')
  const lines = [heading, ...(request.recipients === 'list' ? [toList] : [])]
  for (const [tag, label] of labels) {
    for (const line of head) {
      if (line.startsWith(tag)) lines.push(`${label}:${line.slice(2)}`)
    }
  }
  lines.push('')
  const perLine = request.perLine >= 1 ? request.perLine : 1
  for (let at = 0; at < rolls.length; at += perLine) {
    const shown = rolls.slice(at, at + perLine)
    lines.push(shown.map((dice) => dice.join(' ')).join(' | '))
  }
  return `${lines.join('\n')}\n`
}

/**
 * Reads a result mail of {@link formatDiceResult}, which must have the announced rolls. It refuses
 * with `notText`, `badResult`, or as {@link parseDiceRequest} does for the repeated request.
 *
 * @example
 * ```ts
 * import { diceRequest, formatDiceResult, parseDiceResult } from '@ackanomic/society/equipment'
 *
 * const request = diceRequest({ sides: 20 })
 * const mail = request.ok ? formatDiceResult(request.value, [[17]]) : ''
 * const read = parseDiceResult(mail)
 * read.ok && read.value.rolls // => [[17]]
 * ```
 */
export function parseDiceResult(text: string): Result<DiceResult, readonly DiceError[]> {
  if (typeof text !== 'string') {
    return err([refuseDice({ code: 'notText', details: { given: describeType(text) } })])
  }
  const lines = text.split(lineBreak)
  while (lines.length > 0 && lines.at(-1)?.trim() === '') lines.pop()
  const headLength = lines.findIndex((line) => line.startsWith(lastHeadLine)) + 1
  if (headLength === 0 && lines[0]?.trimEnd() === heading) {
    const blank = lines.findIndex((line) => line.trim() === '')
    const line = (blank === -1 ? lines.length : blank) + 1
    const wanted = `"${lastHeadLine}" with a number, which ends the head`
    return err([refuseDice({ code: 'badResult', details: { line, wanted } })])
  }
  const request = readHead(lines.slice(0, headLength))
  if (!request.ok) return request
  const rolls = readRolls(request.value, lines, headLength)
  return rolls.ok ? ok({ request: request.value, rolls: rolls.value }) : err([rolls.error])
}

/** Turns the head back into the request mail, and reads that. */
function readHead(head: readonly string[]): Result<DiceRequest, readonly DiceError[]> {
  const refuse = (line: number, wanted: string) =>
    err([refuseDice({ code: 'badResult', details: { line, wanted } })])
  if (head[0]?.trimEnd() !== heading) return refuse(1, `the heading "${heading}"`)
  const mail = ['']
  let forList = false
  let privately = false
  for (const [index, line] of head.entries()) {
    if (index === 0) continue
    const colon = line.indexOf(':')
    const tag = labels.find(([, label]) => line.startsWith(`${label}:`))?.[0]
    if (colon === -1 && line.trimEnd() === toList && !forList) forList = true
    else if (tag === undefined) return refuse(index + 1, 'a line such as "Title: Attack"')
    else if (tag === '#P') privately = true
    mail.push(tag === undefined ? '' : `${tag}${line.slice(colon + 1)}`)
  }
  if (forList === privately) return refuse(2, `either "${toList}" or private addresses`)
  return parseDiceRequest(mail.join('\n'))
}

function readRolls(
  request: DiceRequest,
  lines: readonly string[],
  from: number,
): Result<DiceRolls, DiceError> {
  const refuse = (at: number, wanted: string) =>
    err(refuseDice({ code: 'badResult', details: { line: at + 1, wanted } }))
  if (lines[from]?.trim() !== '') return refuse(from, 'a blank line and the rolls')
  const rolls: (readonly number[])[] = []
  let at = from + 1
  for (; rolls.length < request.rolls; at++) {
    const count = Math.min(request.perLine, request.rolls - rolls.length)
    const shown = (lines[at] ?? '').split('|').map((roll) => readRoll(request, roll))
    const fitting = shown.filter((roll) => roll !== undefined)
    if (fitting.length !== shown.length || shown.length !== count) {
      const { dice, sides } = request
      return refuse(
        at,
        `so many rolls: ${count}, so many dice in each: ${dice}, from 1 to ${sides}`,
      )
    }
    rolls.push(...fitting)
  }
  return at < lines.length ? refuse(at, 'no more lines') : ok(rolls)
}

function readRoll(request: DiceRequest, written: string): readonly number[] | undefined {
  const dice = written.trim().split(/\s+/)
  if (dice.length !== request.dice) return undefined
  const shown: number[] = []
  for (const die of dice) {
    const value = /^[0-9]{1,4}$/.test(die) ? Number(die) : 0
    if (value < 1 || value > request.sides) return undefined
    shown.push(value)
  }
  return shown
}
