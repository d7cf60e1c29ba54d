import { err, ok, type Result } from '@ackanomic/core'
import { defineText, type NotationOf, type TextOf } from '@ackanomic/core/engine'
import { mediocrityClauses } from './clauses.js'
import { renderMediocrity, sayMediocrity } from './render.js'
import type { Mediocrity, Move } from './types.js'

/** Moves as text: `begin`, `send 5` (or the number alone), `result`. */
const mediocrityNotation: NotationOf<Mediocrity> = {
  help: [
    'Write a number for the Moderator: "send 5", or the number alone.',
    'The Moderator writes "begin" to announce a round and "result" to announce its result.',
  ].join('\n'),
  parse: (text) => parseMove(text),
  format: (move) => (move.type === 'send' ? `send ${move.number}` : move.type),
}

/** More than any move can fill. */
const LONGEST_TEXT = 200

const BEGIN =
  /^(?:(?:i am|i’m|i'm|i name myself) (?:the )?moderator\b[\s,;:.]*(?:and )?)?(?:i )?(?:announce )?(?:the )?(?:(?:beginning|begin|begins|start|starts|open)\b.*|(?:(?:next|new|first) )?round(?: \d+)? (?:begins|starts|is open)\b.*)$/iu
const RESULT =
  /^(?:i )?(?:announce |post |tell )?(?:the )?(?:results?\b.*|(?:end|ends|close|closes)\b.*|(?:round(?: \d+)? )(?:ends|is over)\b.*)$/iu
const SEND =
  /^(?:(?:i )?(?:send|choose|pick|select)\b|my number(?: is)?\b|number\b)?\s*[:=]?\s*([-+\u2212]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)$/iu

function parseMove(text: string): Result<Move, string> {
  const trimmed = text.trim()
  if (trimmed.length > LONGEST_TEXT)
    return err('That is too long for a move; write one move alone.')
  const written = trimmed.replace(/[!.]+$/u, '').trim()
  if (written === '') return err('Write a number for the Moderator, or "begin", or "result".')
  const [, sent] = SEND.exec(written) ?? []
  if (sent !== undefined) {
    const number = Number(sent.replace('\u2212', '-')) + 0
    return Number.isFinite(number)
      ? ok({ type: 'send', number })
      : err('That number is too great; send a whole number within the range of the round.')
  }
  if (BEGIN.test(written)) return ok({ type: 'begin' })
  if (RESULT.test(written)) return ok({ type: 'result' })
  return err('Write a number, such as "send 5"; as Moderator "begin" or "result".')
}

/** The words of Mediocrity, alone: enough for a page of a match that a server keeps. */
export const mediocrityText: TextOf<Mediocrity> = /* @__PURE__ */ defineText<Mediocrity>({
  clauses: mediocrityClauses,
  notation: mediocrityNotation,
  render: renderMediocrity,
  say: sayMediocrity,
})
