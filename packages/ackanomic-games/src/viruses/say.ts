import type { SeatNumber } from '@ackanomic/core'
import { reject } from '@ackanomic/core/engine'
import type { Area, Square } from './area.js'
import { numberedGrid } from './grid.js'
import { formatMove } from './notation.js'
import { virusesRejections } from './rejections.js'
import type { Fault, ListedMove, Post, Report } from './types.js'

type NameOf = (seat: SeatNumber) => string

/** An announcement as text; those of a grid hold the grid. */
export function sayViruses(post: Post, names: readonly string[]): string {
  const name: NameOf = (seat) => names[seat] ?? `Seat ${seat}`
  switch (post.type) {
    case 'start':
      return [
        `Turn 1 begins, for three days. The active area is ${sayArea(post.area)}.`,
        `The viruses: ${post.characters.map(({ seat, character }) => `${character} of ${name(seat)}`).join(', ')}.`,
        ...numberedGrid(post.grid, post.area),
      ].join('\n')
    case 'move': {
      const move = `${name(post.seat)}: ${formatMove(post.move)}.`
      return post.fault === null
        ? move
        : `${move} As things stand it will be dropped: ${sayFault(post.fault)}`
    }
    case 'voided':
      return `${name(post.seat)}: ${formatMove(post.move)} counts no longer. ${sayFault(post.fault)}`
    case 'drawing':
      return `Nobody is left. The winner is drawn among those who went last: ${post.among.map(name).join(', ')}.`
    case 'turn':
      return [...sayReport(post, name), ...numberedGrid(post.grid, post.after)].join('\n')
    case 'virus':
      return post.how === 'took over'
        ? `${name(post.seat)} takes virus ${post.character} over.`
        : `${name(post.seat)} has virus ${post.character}.`
    case 'restart':
      return `Turn ${post.turn} begins again, for three days; what was sent in it is void.`
  }
}

/** Why a move would be dropped, as a sentence. */
export function sayFault(fault: Fault): string {
  return reject(virusesRejections, fault).says
}

/** What happened in a turn, line by line. */
export function sayReport(report: Report, name: NameOf): readonly string[] {
  const { turn, uninfected, moves, before, after, shift, scorer, scores, eliminated } = report
  return [
    `Turn ${turn} is over. ${sayMoves(moves, name)}`,
    ...(uninfected.length === 0
      ? []
      : ['Before the moves the cells of players who had left were uninfected.']),
    sayAreas(before, after, shift),
    `${scorer === null ? 'Nobody' : name(scorer)} gets a Gamepoint: ${sayScores(scores, name)}.`,
    ...eliminated.map((seat) => `${name(seat)} has no cell, and is out of the game.`),
  ]
}

function sayMoves(moves: readonly ListedMove[], name: NameOf): string {
  if (moves.length === 0) return 'Nobody moved.'
  const said = moves.map(
    ({ seat, move, conflicting }) =>
      `${name(seat)} ${formatMove(move)}${conflicting ? ' (conflicting)' : ''}`,
  )
  return `Moves: ${said.join('; ')}.`
}

function sayAreas(before: Area, after: Area, shift: Square): string {
  const [columns, rows] = shift
  const numbers =
    columns === 0 && rows === 0
      ? ''
      : ` All squares are numbered anew: ${signed(columns)} to columns, ${signed(rows)} to rows.`
  const same = columns === 0 && rows === 0 && sayArea(before) === sayArea(after)
  return same
    ? `The active area is still ${sayArea(after)}.`
    : `The active area was ${sayArea(before)}, and is ${sayArea(after)}.${numbers}`
}

function signed(number: number): string {
  return number < 0 ? `${number}` : `+${number}`
}

function sayScores(scores: readonly number[], name: NameOf): string {
  return scores.map((score, seat) => `${name(seat)} ${score}`).join(', ')
}

/** An area in words. */
export function sayArea({ left, top, right, bottom }: Area): string {
  return `columns ${left} to ${right}, rows ${top} to ${bottom}`
}
