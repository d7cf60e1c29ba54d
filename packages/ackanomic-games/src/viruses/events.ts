import type { SeatNumber } from '@ackanomic/core'
import type { NameOf } from '@ackanomic/core/engine'
import { sayArea, sayFault, type VirusesFault } from './errors.js'
import { numberedVirusesGrid } from './grid.js'
import type { VirusesArea, VirusesPlayer, VirusesReport, VirusesSentMove } from './state.js'

export interface StartEvent {
  readonly characters: readonly { readonly seat: SeatNumber; readonly character: string }[]
  readonly area: VirusesArea
  readonly grid: readonly string[]
}

/** The sentences of events. A grid is given row by row, from the top. */
export const virusesEvents = {
  start: ({ characters, area, grid }: StartEvent, name: NameOf) =>
    [
      `Turn 1 begins. The active area is ${sayArea(area)}.`,
      `The viruses: ${characters.map(({ seat, character }) => `${character} of ${name(seat)}`).join(', ')}.`,
      ...numberedVirusesGrid(grid, area),
    ].join('\n'),
  /** To its player and the referee, like `voided`. */
  move(e: { seat: SeatNumber; move: VirusesSentMove; fault: VirusesFault | null }, name: NameOf) {
    const move = `${name(e.seat)}: ${formatMove(e.move)}.`
    return e.fault === null
      ? move
      : `${move} As things stand it will be dropped: ${sayFault(e.fault)}`
  },
  /** A move that would have counted will be dropped after all. */
  voided: (e: { seat: SeatNumber; move: VirusesSentMove; fault: VirusesFault }, name: NameOf) =>
    `${name(e.seat)}: ${formatMove(e.move)} no longer counts. ${sayFault(e.fault)}`,
  turn: (e: VirusesReport & { grid: readonly string[] }, name: NameOf) =>
    [...sayReport(e, name), ...numberedVirusesGrid(e.grid, e.after)].join('\n'),
  virus: (e: { seat: SeatNumber; character: string; how: VirusesPlayer['how'] }, name: NameOf) =>
    e.how === 'took over'
      ? `${name(e.seat)} takes over virus ${e.character}.`
      : `${name(e.seat)} has virus ${e.character}.`,
  drawing: ({ among }: { among: readonly SeatNumber[] }, name: NameOf) =>
    `Nobody is left. The winner is drawn from those who went last: ${among.map(name).join(', ')}.`,
  restart: ({ turn }: { turn: number }) =>
    `Turn ${turn} begins again; the moves sent in it are void.`,
}

export function formatMove(move: VirusesSentMove): string {
  const kind = move.type.charAt(0).toUpperCase() + move.type.slice(1)
  return move.type === 'step'
    ? `${kind} ${move.from.join()} to ${move.to.join()}`
    : `${kind} ${move.at.join()}`
}

export function sayReport(report: VirusesReport, name: NameOf): readonly string[] {
  const { turn, uninfected, moves, scorer, scores, eliminated } = report
  const listed = moves.map(
    ({ seat, move, conflicting }) =>
      `${name(seat)} ${formatMove(move)}${conflicting ? ' (conflicting)' : ''}`,
  )
  const points = scores.map((score, seat) => `${name(seat)} ${score}`).join(', ')
  return [
    `Turn ${turn} is over. ${listed.length === 0 ? 'Nobody moved.' : `Moves: ${listed.join('; ')}.`}`,
    ...(uninfected.length === 0
      ? []
      : ['Before the moves, the cells of players who had left became clean.']),
    sayAreas(report),
    `${scorer === null ? 'Nobody' : name(scorer)} gets a Gamepoint: ${points}.`,
    ...eliminated.map((seat) => `${name(seat)} has no cell, and is out of the game.`),
  ]
}

function sayAreas({ before, after, shift: [columns, rows] }: VirusesReport): string {
  const isNew = columns !== 0 || rows !== 0
  if (!isNew && sayArea(before) === sayArea(after))
    return `The active area is still ${sayArea(after)}.`
  const signed = (number: number): string => (number < 0 ? `${number}` : `+${number}`)
  const numbers = ` All squares are numbered anew: ${signed(columns)} to columns, ${signed(rows)} to rows.`
  return `The active area was ${sayArea(before)}, and is ${sayArea(after)}.${isNew ? numbers : ''}`
}
