import type { SeatNumber } from '@ackanomic/core'
import type { NameOf } from '@ackanomic/core/engine'
import { type SingleCaptureGoFault, singleCaptureGoErrors } from './errors.js'
import { drawSingleCaptureGoGrid, type SingleCaptureGoGrid } from './grid.js'
import type {
  SingleCaptureGoAttempt,
  SingleCaptureGoAttemptStatus,
  SingleCaptureGoContender,
  SingleCaptureGoDoom,
  SingleCaptureGoDoomReason,
  SingleCaptureGoReport,
} from './report.js'

/** What is told, as text; of a grid it holds the grid. A play is told to its player and the referee. */
export const singleCaptureGoEvents = {
  start: (
    e: { players: readonly SingleCaptureGoContender[]; side: number },
    name: NameOf,
  ): string =>
    `The grid has ${e.side} rows and ${e.side} columns. In the game: ${sayPlayers(e.players, name)}.`,
  round: (
    e: {
      round: number
      grid: SingleCaptureGoGrid
      summary: SingleCaptureGoReport | null
      players: readonly SingleCaptureGoContender[]
    },
    name: NameOf,
  ): string =>
    [
      `Round ${e.round} begins, for three days. In the game: ${sayPlayers(e.players, name)}.`,
      ...(e.summary === null ? [] : sayReport(e.summary, name)),
      ...drawSingleCaptureGoGrid(e.grid),
    ].join('\n'),
  play(
    e: { seat: SeatNumber; square: string; fault: SingleCaptureGoFault | null },
    name: NameOf,
  ): string {
    const play = `${name(e.seat)}: ${sayPlay(e.square, e.fault)}.`
    return e.fault === null ? play : `${play} It does not count. ${sayFault(e.fault)}`
  },
  result: (e: SingleCaptureGoReport, name: NameOf): string =>
    [`Round ${e.round} is over.`, ...sayReport(e, name), ...drawSingleCaptureGoGrid(e.grid)].join(
      '\n',
    ),
  gone: (
    { seats, grid }: { seats: readonly SeatNumber[]; grid: SingleCaptureGoGrid },
    name: NameOf,
  ): string =>
    [
      `@ stands for the Letters of ${seats.map(name).join(' and ')} now.`,
      ...drawSingleCaptureGoGrid(grid),
    ].join('\n'),
  restart: ({ round }: { round: number }): string =>
    `Round ${round} has three full days again; what was sent in it stays.`,
}

/** Why a play is invalid, as a sentence. */
export function sayFault(fault: SingleCaptureGoFault): string {
  return singleCaptureGoErrors[fault.code].message(fault.details as never)
}

/** What happened in a round, line by line. */
export function sayReport(report: SingleCaptureGoReport, name: NameOf): readonly string[] {
  const { round, attempts, doomed, left, counts } = report
  const senders = [...new Set(attempts.map(({ seat }) => seat))]
  return [
    senders.length === 0
      ? `In round ${round} nobody sent anything.`
      : `In round ${round} these were sent:`,
    ...senders.map((sender) => {
      const sent = attempts.filter(({ seat }) => seat === sender)
      return `  ${name(sender)}: ${sent.map(sayAttempt).join(', ')}`
    }),
    ...(doomed.length === 0 ? ['Nobody is doomed.'] : []),
    ...doomed.map((doom) => `${name(doom.seat)} is doomed: ${sayReasons(doom)}.`),
    ...(left.length > 0
      ? []
      : [`All are doomed. Letters until then: ${sayCounts(doomed, counts, name)}.`]),
  ]
}

const REMARKS: Readonly<Record<SingleCaptureGoAttemptStatus, string>> = {
  counted: '',
  collided: ' (not alone)',
  replaced: ' (replaced)',
  struck: ' (struck)',
  invalid: ' (invalid)',
}

function sayAttempt({ square, status, fault }: SingleCaptureGoAttempt): string {
  const remark = fault === null ? REMARKS[status] : ` (invalid: ${sayBriefly(fault)})`
  return `${sayPlay(square, fault)}${remark}`
}

/** Why a play was invalid, in a word or two for the summary. */
function sayBriefly(fault: SingleCaptureGoFault): string {
  switch (fault.code) {
    case 'notASquare':
      return 'no square'
    case 'offGrid':
      return 'off the grid'
    case 'letterThere':
      return `${fault.details.letter} stood there`
    case 'atThere':
      return '@ stood there'
  }
}

/** What was named: the name of a square, or else a text in quotation marks. */
export function sayPlay(square: string, fault: SingleCaptureGoFault | null): string {
  return fault?.code === 'notASquare' ? `“${square}”` : square
}

const SAID: Readonly<Record<SingleCaptureGoDoomReason, string>> = {
  left: 'they have left',
  'no play': 'they have made no play',
  'no Liberty': 'no Liberty',
}

/** Why somebody is doomed, or out. */
export function sayReason(reason: SingleCaptureGoDoomReason): string {
  return SAID[reason]
}

function sayReasons({ reasons, groups }: SingleCaptureGoDoom): string {
  const where = groups.map((squares) => squares.join(' ')).join('; ')
  const said = reasons.map((reason) =>
    reason === 'no Liberty' ? `no Liberty at ${where}` : sayReason(reason),
  )
  return said.join(', ')
}

/** The Letters of those who compare them: who has left does not. */
function sayCounts(
  doomed: readonly SingleCaptureGoDoom[],
  counts: readonly number[],
  name: NameOf,
): string {
  return doomed
    .filter(({ reasons }) => !reasons.includes('left'))
    .map(({ seat }) => `${name(seat)} ${counts[seat] ?? 0}`)
    .join(', ')
}

function sayPlayers(players: readonly SingleCaptureGoContender[], name: NameOf): string {
  return players.map(({ seat, letter }) => `${name(seat)} (${letter})`).join(', ')
}
