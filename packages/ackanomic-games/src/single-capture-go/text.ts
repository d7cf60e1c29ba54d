import { err, ok, type Result } from '@ackanomic/core'
import { defineText, type NotationOf, type TextOf, type View } from '@ackanomic/core/engine'
import { singleCaptureGoClauses } from './clauses.js'
import { isSquareName, squareName } from './grid.js'
import { isShowable, LONGEST_PLAY, playIn } from './plays.js'
import { renderSingleCaptureGo, saySingleCaptureGo } from './render.js'
import type { Play, SingleCaptureGo } from './types.js'

/** Plays as text: the name of a square, such as `e7`. */
const singleCaptureGoNotation: NotationOf<SingleCaptureGo> = {
  help: 'Write the square that you play, row letter before column number, such as "e7".',
  parse: parsePlay,
  format: ({ square }) => (isSquareName(square) ? square : `play ${square}`),
}

/**
 * What has the form of a square's name is a play. After the word "play" any other text is an
 * attempt, which the game takes and judges; without it, it is not taken for a move at all.
 */
function parsePlay(text: string, { shared }: View<SingleCaptureGo>): Result<Play, string> {
  const written = text.trim()
  const [, word = '', rest = ''] = /^(play(?=\s|$))?(.*)$/isu.exec(written) ?? []
  const square = rest.length > LONGEST_PLAY * 10 ? rest : playIn(rest)
  const side = shared.grid.length
  const squares = `row letter before column number, from a1 to ${squareName(side - 1, side - 1)}`
  if (square === '') return err(`Name the square that you play, ${squares}.`)
  if (square.length > LONGEST_PLAY || !isShowable(square)) {
    return err(`That is more than a square; name one, and nothing else: ${squares}.`)
  }
  if (isSquareName(square) || word !== '') return ok({ type: 'play', square })
  return /^[a-z]\s*\d+\b.*[a-z]\s*\d+$/iu.test(square)
    ? err(`A play names one square and no more: ${squares}.`)
    : err(`That is not the name of a square; write it with its ${squares}.`)
}

/** The words of Single Capture Go, alone: enough for a page of a match that a server keeps. */
export const singleCaptureGoText: TextOf<SingleCaptureGo> =
  /* @__PURE__ */ defineText<SingleCaptureGo>({
    clauses: singleCaptureGoClauses,
    notation: singleCaptureGoNotation,
    render: renderSingleCaptureGo,
    say: saySingleCaptureGo,
  })
