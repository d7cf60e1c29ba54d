import { err, ok, type Result } from '@ackanomic/core'
import { defineText, type NotationOf, shown, type TextOf, type View } from '@ackanomic/core/engine'
import { doubleCrashClauses } from './clauses.js'
import { listed, renderDoubleCrash, sayDoubleCrash } from './render.js'
import type { DoubleCrash, Line, Move } from './types.js'
import { exchangeOf, isSalvoRound, LETTERS, LONGEST, MOST, otherThan } from './words.js'

type Read = Result<Move, string>

/** A line of a numbered list; the number of crashes is `null` where none stands there. */
interface Item {
  readonly word: string
  readonly crashes: number | null
}

/** Moves as text: numbered lists as the rule shows them, and a few words for the rest. */
const doubleCrashNotation: NotationOf<DoubleCrash> = {
  help: /* @__PURE__ */ [
    'A Salvo is a numbered list ("1) HEART 2) SPADE", in lines or in one); a Reply is the other’s',
    'Salvo with a number behind each word ("1) HEART 2 2) SPADE 0"), or just "reply 2 0".',
    '"target HEART", alone or before a Salvo; "claim: round 4, word 2", "claim: improper target";',
    '"admit: round 4, word 2", "admit: improper target".',
  ].join('\n'),
  parse,
  format,
}

/** More than any move can fill. */
const LONGEST_TEXT = 4000

function format(move: Move): string {
  switch (move.type) {
    case 'target':
      return `target ${move.word}`
    case 'salvo':
      return listed(move.words)
    case 'opening':
      return `target ${move.target}\n${listed(move.words)}`
    case 'reply':
      return listed(move.lines.map(({ word, crashes }) => `${word}  ${crashes}`))
    default:
      return `${move.type}: ${move.error.what === 'target' ? 'improper target' : `round ${move.error.round}, word ${move.error.place}`}`
  }
}

function parse(text: string, view: View<DoubleCrash>): Read {
  if (text.length > LONGEST_TEXT) return err('That is too long for a move; write the move alone.')
  // Mail is quoted with ">" at the beginning of a line.
  const written = text.replace(/^[ \t]*>[> \t]*/gm, '').trim()
  if (written === '') return err(`Write a move. ${doubleCrashNotation.help}`)
  const claimed = /^(claim|admit)\b[\s:,–-]*(.*)$/is.exec(written)
  if (claimed !== null) {
    return readError(claimed[1]?.toLowerCase() === 'claim' ? 'claim' : 'admit', claimed[2] ?? '')
  }
  const numbers = /^reply[\s:]+(\d+(?:[\s,]+\d+)*)$/i.exec(written)?.[1]
  if (numbers !== undefined) return readNumbers(numbers.split(/[\s,]+/).map(Number), view)
  const target =
    /^(?:my\s+)?target(?:\s+word)?(?:\s+is)?[\s:=]+["“‘']?([A-Za-z]+)["”’']?[.,;]?(?:\s+(.+))?$/is.exec(
      written,
    )
  if (target !== null) return readTarget(target[1] ?? '', target[2] ?? '')
  return readList(written)
}

function readError(type: 'claim' | 'admit', rest: string): Read {
  if (/^(?:an?\s+|the\s+)?(?:improper\s+)?target(?:\s+word)?[.!]?$/i.test(rest)) {
    return ok({ type, error: { what: 'target' } })
  }
  const named =
    /^round\s+(\d{1,16})[\s,;]+(?:(?:word|line|place|number)\s*)?(\d{1,16})[.)!]?$/i.exec(rest)
  const round = Number(named?.[1] ?? 0)
  const place = Number(named?.[2] ?? 0)
  return isCount(round) && isCount(place)
    ? ok({ type, error: { what: 'report', round, place } })
    : err(`Say which error: "${type}: round 4, word 2" or "${type}: improper target".`)
}

function isCount(number: number): boolean {
  return number > 0 && Number.isSafeInteger(number)
}

function readNumbers(numbers: readonly number[], { shared, ...view }: View<DoubleCrash>): Read {
  const salvo =
    view.role !== 'seat' || isSalvoRound(shared.round)
      ? null
      : (exchangeOf(shared)?.salvos[otherThan(view.seat)] ?? null)
  if (salvo === null) return err('There is no Salvo for you to reply to now.')
  if (numbers.length !== salvo.length) {
    return err(`Give ${salvo.length} numbers, one for each of ${salvo.join(', ')}.`)
  }
  return replyOf(salvo.map((word, i) => ({ word, crashes: numbers[i] ?? 0 })))
}

function replyOf(lines: readonly Line[]): Read {
  const wrong = lines.find(({ crashes }) => crashes > LETTERS)
  return wrong === undefined
    ? ok({ type: 'reply', lines })
    : err(`${wrong.word} cannot crash ${wrong.crashes} times; write a number from 0 to ${LETTERS}.`)
}

function readTarget(word: string, rest: string): Read {
  if (word.length > LONGEST) return err('That word is too long; choose one of five letters.')
  const target = word.toUpperCase()
  if (rest.trim() === '') return ok({ type: 'target', word: target })
  const list = readList(rest)
  if (!list.ok) return list
  return list.value.type === 'salvo'
    ? ok({ type: 'opening', target, words: list.value.words })
    : err('After a Target Word comes a Salvo, without numbers behind its words.')
}

const ITEM =
  /\s*(\d{1,4})\s*[).:]\s*\[?([A-Za-z]+)\]?(?:[ \t]*(?:(?:[:=–]|-(?!\d))[ \t]*)?(\d{1,4})(?!\d|\s*[).:]))?[\s,;]*/y

function readList(text: string): Read {
  const list = text.replace(/^(?:my\s+)?(?:salvo|reply)\b(?:[^\n:)]*[:\n])?\s*/i, '')
  if (list === '') return err(`Number the words from 1 up. ${doubleCrashNotation.help}`)
  const items: Item[] = []
  ITEM.lastIndex = 0
  let end = 0
  while (end < list.length) {
    const item = ITEM.exec(list)
    if (item === null)
      return err(`“${shown(list.slice(end), 40)}” cannot be read. ${doubleCrashNotation.help}`)
    const [, number = '', word = '', crashes] = item
    if (Number(number) !== items.length + 1) {
      return err(
        `Number the words in order: ${items.length + 1}) should stand before ${shown(word, 40)}.`,
      )
    }
    if (word.length > LONGEST) return err(`${shown(word, 40)} is too long for a word.`)
    if (items.length === MOST) return err(`A list has ${MOST} words at most.`)
    items.push({
      word: word.toUpperCase(),
      crashes: crashes === undefined ? null : Number(crashes),
    })
    end = ITEM.lastIndex
  }
  const lines = items.flatMap(({ word, crashes }) => (crashes === null ? [] : [{ word, crashes }]))
  if (lines.length === 0) return ok({ type: 'salvo', words: items.map(({ word }) => word) })
  if (lines.length === items.length) return replyOf(lines)
  const bare = items.find(({ crashes }) => crashes === null)
  return err(`A Reply has a number behind each word; write one behind ${bare?.word ?? 'it'}.`)
}

/** The words of Double Crash, alone: enough for a page of a match that a server keeps. */
export const doubleCrashText: TextOf<DoubleCrash> = /* @__PURE__ */ defineText<DoubleCrash>({
  clauses: doubleCrashClauses,
  notation: doubleCrashNotation,
  render: renderDoubleCrash,
  say: sayDoubleCrash,
})
