import type { SeatNumber } from '@ackanomic/core'
import type { NameOf } from '@ackanomic/core/engine'
import type { VirusesArea, VirusesSquare } from './area.js'
import { sayArea, sayFault, type VirusesFault } from './errors.js'
import { numberedVirusesGrid } from './grid.js'

/** How somebody came into the game. */
export type VirusesEntrance = 'began' | 'joined' | 'took over'

/** A move: a step names two squares, any other kind one. */
export type VirusesMove =
  | { readonly type: 'place' | 'infect' | 'destroy' | 'uninfect'; readonly at: VirusesSquare }
  | { readonly type: 'step'; readonly from: VirusesSquare; readonly to: VirusesSquare }

/** A valid move that was kept at the end of a turn. */
export interface VirusesListedMove {
  readonly seat: SeatNumber
  /** The move, in the numbers of its turn. */
  readonly move: VirusesMove
  /** Whether it conflicted with another one, and so was not made. */
  readonly conflicting: boolean
}

/** What happened in a turn. */
export interface VirusesReport {
  readonly turn: number
  /** The viruses that were gone before the moves, for nobody had taken them over. */
  readonly uninfected: readonly number[]
  /** The moves that were kept, by seat. */
  readonly moves: readonly VirusesListedMove[]
  /** The active area before, in the numbers of the turn. */
  readonly before: VirusesArea
  /** The active area after, in the numbers that hold from then on. */
  readonly after: VirusesArea
  /** What to add to an old column and row to get the new ones; `[0, 0]` with absolute numbers. */
  readonly shift: VirusesSquare
  /** Who got the Gamepoint, or `null`. */
  readonly scorer: SeatNumber | null
  /** All Gamepoints, by seat. */
  readonly scores: readonly number[]
  /** Who was eliminated because their virus infects no cell. */
  readonly eliminated: readonly SeatNumber[]
}

/** What is told, as text; a grid row by row, top row first. */
export const virusesEvents = {
  start: (
    e: {
      characters: readonly { seat: SeatNumber; character: string }[]
      area: VirusesArea
      grid: readonly string[]
    },
    name: NameOf,
  ): string =>
    [
      `Turn 1 begins, for three days. The active area is ${sayArea(e.area)}.`,
      `The viruses: ${e.characters.map(({ seat, character }) => `${character} of ${name(seat)}`).join(', ')}.`,
      ...numberedVirusesGrid(e.grid, e.area),
    ].join('\n'),
  /** To its player and the referee, as are the voided ones. */
  move(
    e: { seat: SeatNumber; move: VirusesMove; fault: VirusesFault | null },
    name: NameOf,
  ): string {
    const move = `${name(e.seat)}: ${formatMove(e.move)}.`
    return e.fault === null
      ? move
      : `${move} As things stand it will be dropped: ${sayFault(e.fault)}`
  },
  /** A move that would have counted is to be dropped after all. */
  voided: (e: { seat: SeatNumber; move: VirusesMove; fault: VirusesFault }, name: NameOf): string =>
    `${name(e.seat)}: ${formatMove(e.move)} counts no longer. ${sayFault(e.fault)}`,
  turn: (e: VirusesReport & { grid: readonly string[] }, name: NameOf): string =>
    [...sayReport(e, name), ...numberedVirusesGrid(e.grid, e.after)].join('\n'),
  virus: (
    e: { seat: SeatNumber; character: string; how: VirusesEntrance },
    name: NameOf,
  ): string =>
    e.how === 'took over'
      ? `${name(e.seat)} takes virus ${e.character} over.`
      : `${name(e.seat)} has virus ${e.character}.`,
  drawing: ({ among }: { among: readonly SeatNumber[] }, name: NameOf): string =>
    `Nobody is left. The winner is drawn among those who went last: ${among.map(name).join(', ')}.`,
  restart: ({ turn }: { turn: number }): string =>
    `Turn ${turn} begins again, for three days; what was sent in it is void.`,
}

/** A move as it is written. */
export function formatMove(move: VirusesMove): string {
  const kind = move.type.charAt(0).toUpperCase() + move.type.slice(1)
  return move.type === 'step'
    ? `${kind} ${move.from.join()} to ${move.to.join()}`
    : `${kind} ${move.at.join()}`
}

/** What happened in a turn, line by line. */
export function sayReport(report: VirusesReport, name: NameOf): readonly string[] {
  const { turn, uninfected, moves, before, after, shift, scorer, scores, eliminated } = report
  const said = moves.map(
    ({ seat, move, conflicting }) =>
      `${name(seat)} ${formatMove(move)}${conflicting ? ' (conflicting)' : ''}`,
  )
  const points = scores.map((score, seat) => `${name(seat)} ${score}`).join(', ')
  return [
    `Turn ${turn} is over. ${said.length === 0 ? 'Nobody moved.' : `Moves: ${said.join('; ')}.`}`,
    ...(uninfected.length === 0
      ? []
      : ['Before the moves the cells of players who had left were uninfected.']),
    sayAreas(sayArea(before), sayArea(after), shift),
    `${scorer === null ? 'Nobody' : name(scorer)} gets a Gamepoint: ${points}.`,
    ...eliminated.map((seat) => `${name(seat)} has no cell, and is out of the game.`),
  ]
}

function sayAreas(before: string, after: string, [columns, rows]: VirusesSquare): string {
  const isNew = columns !== 0 || rows !== 0
  if (!isNew && before === after) return `The active area is still ${after}.`
  const numbers = ` All squares are numbered anew: ${signed(columns)} to columns, ${signed(rows)} to rows.`
  return `The active area was ${before}, and is ${after}.${isNew ? numbers : ''}`
}

function signed(number: number): string {
  return number < 0 ? `${number}` : `+${number}`
}
