import { normalizeText } from '../normalize-text.js'
import { type Reading, withoutMarks } from './move-reader.js'
import { CHOICE, CHOICE_IN_LINE, ELSEWHERE, LABEL, PRELUDE, THOUGHTS } from './reply-words.js'

/** The mark around the number of a part that was read before. */
export const HELD = '\ue000'

const MAX_CLAUSE = 80

/** How much of the end of a text is searched for a mark. */
const MAX_END = 40

/** Whether a decision after this text is for this turn and the writer's own. */
export function isHereAndNow(before: string): boolean {
  if (ELSEWHERE.test(before)) return false
  const clause =
    before.split(/[,;]|\s-+\s|\b(?:but|so|and|therefore|thus|hence|yet)\b/iu).at(-1) ?? ''
  return clause.length < MAX_CLAUSE && PRELUDE.test(clause)
}

/** Whether a text begins with the verb of a move. */
export function beginsLike(said: string, { move, text }: Reading<unknown>): boolean {
  const [first = ''] = said.trim().toLowerCase().split(/\W/u)
  return (
    /^[a-z]{3,}$/u.test(first) &&
    [text, String(Object(move).type)].some((each) => each.toLowerCase().split(/\W/u)[0] === first)
  )
}

/** The label at the beginning of a text, and whether it says "final". */
export function labelOf(text: string): readonly [label: string, isFinal: boolean] {
  const [label = '', ...finals] = LABEL.exec(text) ?? []
  return [label, finals.some((each) => each !== undefined)]
}

/** Removes quotations, the signature and thoughts from a reply. */
export function ownPart(text: string): string {
  const lines = text
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/gu, '\n')
    .replaceAll(HELD, ' ')
    .replace(THOUGHTS, '\n')
    .split('\n')
  const plain = lines.map((line) => normalizeText(line).trimEnd())
  const end = plain.indexOf('--')
  const first = plain.findIndex((line) => line.trim() !== '')
  const isQuote = (line = ''): boolean => /^\s*>/u.test(line)
  const own = lines.filter((_, at) => {
    const [line = '', next = '', afterNext] = plain.slice(at, at + 3)
    if (end >= 0 && at >= end) return false
    if (at < first) return false
    const isAttribution =
      /\b(?:wrote|writes):$/u.test(line) && isQuote(next === '' ? afterNext : next)
    return !isQuote(line) && !isAttribution
  })
  return own
    .join('\n')
    .trimEnd()
    .replace(/^(?:[^\S\n]*\n)+|^[\u200b-\u200d\u2060\ufeff]+/u, '')
}

export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The places of the outermost JSON objects in a text. */
export function objectsIn(text: string): readonly (readonly [start: number, end: number])[] {
  const found: (readonly [number, number])[] = []
  let depth = 0
  let start = 0
  let isText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (isText) {
      if (sign === '\\') at += 1
      else if (sign === '"' || sign === '\n') isText = false
    } else if (sign === '"') isText = depth > 0
    else if (sign === '{' && depth++ === 0) start = at
    else if (sign === '}' && depth > 0 && --depth === 0) found.push([start, at + 1])
  }
  return found
}

/** Whether a text ends with a mark, apart from quotes and blanks. */
export const endsWith = (text: string, mark: ':' | '?'): boolean =>
  (mark === ':' ? /:\W*$/u : /\?\W*$/u).test(text.slice(-MAX_END))

/** The names of choices in a reply, such as the 2 of "2. Q". */
export function choicesIn(reply: string): ReadonlySet<string> {
  const choices = [CHOICE, CHOICE_IN_LINE].flatMap((each) => [...reply.matchAll(each)])
  return new Set(choices.map(([, name, other]) => (name ?? other ?? '').toLowerCase()))
}

/** Whether a text may refer to a choice by its name. */
export function isChoice(said: string, choices: ReadonlySet<string>): boolean {
  const plain = withoutMarks(said.slice(-MAX_CLAUSE)).replace(/[.!]+$/u, '')
  const [bare = ''] = /\b(?:[a-z]|\d{1,2})$/iu.exec(plain) ?? []
  if (!choices.has(bare.toLowerCase())) return false
  const rest = plain.slice(0, -bare.length).trim()
  return rest === '' || CHOOSES.test(rest)
}

const CHOOSES = /\b(?:choose|pick|select|play|send|submit|with|choice|answer|move)\W*$|[:=]$/iu
