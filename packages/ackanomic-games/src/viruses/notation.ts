import { err, ok, type Result } from '@ackanomic/core'
import type { NotationOf, View } from '@ackanomic/core/engine'
import type { Square } from './area.js'
import type { Move, Viruses } from './types.js'

/** Moves as text: the kind, then column and row of each square, such as `Step 3,4 to 4,4`. */
export const virusesNotation: NotationOf<Viruses> = {
  help: [
    'Write a move with column and row of its square: "Place 3,4", "Infect 3,4", "Destroy 3,4",',
    '"Uninfect 3,4"; a step with both of its squares: "Step 3,4 to 4,4".',
  ].join('\n'),
  parse: parseMove,
  format: formatMove,
}

/** A move as it is written. */
export function formatMove(move: Move): string {
  const kind = move.type.charAt(0).toUpperCase() + move.type.slice(1)
  return move.type === 'step'
    ? `${kind} ${move.from.join()} to ${move.to.join()}`
    : `${kind} ${move.at.join()}`
}

/** More than any move can fill. */
const LONGEST_TEXT = 200

const KINDS: Readonly<Record<string, Move['type']>> = {
  place: 'place',
  p: 'place',
  infect: 'infect',
  i: 'infect',
  step: 'step',
  s: 'step',
  destroy: 'destroy',
  d: 'destroy',
  uninfect: 'uninfect',
  u: 'uninfect',
}

const NUMBER = '[-+\u2212]?\\d{1,6}'
const SQUARE = `[([<]?\\s*(?:column|col\\.?|c)?\\s*(${NUMBER})\\s*(?:[,;/|\\s]\\s*)(?:row|r)?\\s*(${NUMBER})\\s*[)\\]>]?`
const ONE = new RegExp(`^(?:at|in|on)?\\s*:?\\s*${SQUARE}$`, 'iu')
const TWO = new RegExp(
  `^(?:from)?\\s*:?\\s*${SQUARE}\\s*(?:to|into|->|=>|→|–|—|,|;|\\s)\\s*${SQUARE}$`,
  'iu',
)

function parseMove(text: string, { shared }: View<Viruses>): Result<Move, string> {
  const trimmed = text.trim()
  if (trimmed.length > LONGEST_TEXT) {
    return err('That is too long for a move; write one move at a time, and nothing else.')
  }
  const written = trimmed.replace(/[.!]+$/u, '')
  const { left, top } = shared.area
  const example = `${left + 2},${top + 2}`
  if (written === '') return err(`Write a move, such as "Place ${example}".`)
  const [, word = '', rest = ''] = /^([a-z]+)\s*:?\s*(.*)$/isu.exec(written) ?? []
  const type = Object.hasOwn(KINDS, word.toLowerCase()) ? KINDS[word.toLowerCase()] : undefined
  if (type === undefined) {
    return err(
      `Begin with Place, Infect, Step, Destroy or Uninfect, as in "Place ${example}"; there are no other moves.`,
    )
  }
  if (type === 'step') {
    const squares = TWO.exec(rest)
    return squares === null
      ? err(
          `A step names two squares by column and row, as in "Step ${example} to ${left + 3},${top + 2}".`,
        )
      : ok({ type, from: squareIn(squares, 1), to: squareIn(squares, 3) })
  }
  const square = ONE.exec(rest)
  return square === null
    ? err(
        `Name one square by column and row, as in "${type.charAt(0).toUpperCase() + type.slice(1)} ${example}".`,
      )
    : ok({ type, at: squareIn(square, 1) })
}

function squareIn(found: RegExpExecArray, from: number): Square {
  const [column, row] = [found[from], found[from + 1]].map((number = '') =>
    Number(number.replace('\u2212', '-')),
  )
  // "-0" is the number 0.
  return [(column ?? 0) + 0, (row ?? 0) + 0]
}
