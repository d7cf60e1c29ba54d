import type { SeatNumber } from '@ackanomic/core'
import type { NameOf } from '@ackanomic/core/engine'
import { type SingleCaptureGoFault, sayFault } from './errors.js'
import { drawLetterGrid } from './grid.js'
import type {
  SingleCaptureGoAttempt,
  SingleCaptureGoReport,
  SingleCaptureGoShared,
} from './state.js'

type Grid = SingleCaptureGoShared['grid']
type Players = readonly { seat: SeatNumber; letter: string }[]

/** The sentences of events. A play goes to its player and the referee, all else to everybody. */
export const singleCaptureGoEvents = {
  start: (e: { players: Players; side: number }, name: NameOf) =>
    `The grid has ${e.side} rows and ${e.side} columns. In the game: ${sayPlayers(e.players, name)}.`,
  round: (
    e: { round: number; grid: Grid; summary: SingleCaptureGoReport | null; players: Players },
    name: NameOf,
  ) =>
    [
      `Round ${e.round} begins. In the game: ${sayPlayers(e.players, name)}.`,
      ...(e.summary === null ? [] : sayReport(e.summary, name)),
      ...drawLetterGrid(e.grid),
    ].join('\n'),
  play(e: { seat: SeatNumber; square: string; fault: SingleCaptureGoFault | null }, name: NameOf) {
    const play = `${name(e.seat)}: ${sayPlay(e.square, e.fault)}.`
    return e.fault === null ? play : `${play} It does not count. ${sayFault(e.fault)}`
  },
  result: (e: SingleCaptureGoReport, name: NameOf) =>
    [`Round ${e.round} is over.`, ...sayReport(e, name), ...drawLetterGrid(e.grid)].join('\n'),
  gone({ seats, grid }: { seats: readonly SeatNumber[]; grid: Grid }, name: NameOf) {
    const letters = `The Letters of ${seats.map(name).join(' and ')} are now @.`
    return [letters, ...drawLetterGrid(grid)].join('\n')
  },
  restart: ({ round }: { round: number }) =>
    `Round ${round} has its full time again; the plays sent in it still count.`,
}

export function sayReport(report: SingleCaptureGoReport, name: NameOf): readonly string[] {
  const { round, attempts, doomed, left, counts } = report
  const senders = [...new Set(attempts.map(({ seat }) => seat))]
  // Leavers do not compare their Letters.
  const rivals = doomed.filter(({ reasons }) => !reasons.includes('left'))
  const letters = rivals.map(({ seat }) => `${name(seat)} ${counts[seat] ?? 0}`).join(', ')
  return [
    senders.length === 0
      ? `In round ${round} nobody sent anything.`
      : `In round ${round} these plays were sent:`,
    ...senders.map((sender) => {
      const sent = attempts.filter(({ seat }) => seat === sender)
      return `  ${name(sender)}: ${sent.map(sayAttempt).join(', ')}`
    }),
    ...(doomed.length === 0 ? ['Nobody is doomed.'] : []),
    ...doomed.map(({ seat, reasons, groups }) => {
      const lost = groups.map((squares) => squares.join(' ')).join('; ')
      const because = reasons.map((reason) => REASONS[reason]).join(', ')
      return `${name(seat)} is doomed: ${because}${lost === '' ? '' : ` at ${lost}`}.`
    }),
    ...(left.length > 0 ? [] : [`All are doomed. Letters until then: ${letters}.`]),
  ]
}

function sayAttempt({ square, status, fault }: SingleCaptureGoAttempt): string {
  if (status === 'counted') return square
  const remark = status === 'collided' ? 'not alone' : status
  return `${sayPlay(square, fault)} (${remark}${fault === null ? '' : `: ${sayBriefly(fault)}`})`
}

function sayBriefly(fault: SingleCaptureGoFault): string {
  if (fault.code === 'notASquare') return 'no square'
  if (fault.code === 'offGrid') return 'off the grid'
  return `${fault.code === 'atThere' ? '@' : fault.details.letter} stood there`
}

export function sayPlay(square: string, fault: SingleCaptureGoFault | null): string {
  return fault?.code === 'notASquare' ? `“${square}”` : square
}

export const REASONS = {
  left: 'they have left',
  'no play': 'they have made no play',
  'no Liberty': 'no Liberty',
} as const

function sayPlayers(players: Players, name: NameOf): string {
  return players.map(({ seat, letter }) => `${name(seat)} (${letter})`).join(', ')
}
