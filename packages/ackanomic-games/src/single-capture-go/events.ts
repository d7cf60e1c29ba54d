import type { SeatNumber } from '@ackanomic/core'
import type { NameOf } from '@ackanomic/core/engine'
import { type Fault, singleCaptureGoErrors } from './errors.js'
import { drawGrid, type Grid } from './grid.js'
import type { Attempt, Contender, Doom, Reason, Report, Status } from './report.js'

/** What is told, as text; of a grid it holds the grid. A play is told to its player and the referee. */
export const singleCaptureGoEvents = {
  start: (e: { players: readonly Contender[]; side: number }, name: NameOf): string =>
    `The grid has ${e.side} rows and ${e.side} columns. In the game: ${sayPlayers(e.players, name)}.`,
  round: (
    e: { round: number; grid: Grid; summary: Report | null; players: readonly Contender[] },
    name: NameOf,
  ): string =>
    [
      `Round ${e.round} begins, for three days. In the game: ${sayPlayers(e.players, name)}.`,
      ...(e.summary === null ? [] : sayReport(e.summary, name)),
      ...drawGrid(e.grid),
    ].join('\n'),
  play(e: { seat: SeatNumber; square: string; fault: Fault | null }, name: NameOf): string {
    const play = `${name(e.seat)}: ${sayPlay(e.square, e.fault)}.`
    return e.fault === null ? play : `${play} It does not count. ${sayFault(e.fault)}`
  },
  result: (e: Report, name: NameOf): string =>
    [`Round ${e.round} is over.`, ...sayReport(e, name), ...drawGrid(e.grid)].join('\n'),
  gone: ({ seats, grid }: { seats: readonly SeatNumber[]; grid: Grid }, name: NameOf): string =>
    [`@ stands for the Letters of ${seats.map(name).join(' and ')} now.`, ...drawGrid(grid)].join(
      '\n',
    ),
  restart: ({ round }: { round: number }): string =>
    `Round ${round} has three full days again; what was sent in it stays.`,
}

/** Why a play is invalid, as a sentence. */
export function sayFault(fault: Fault): string {
  return singleCaptureGoErrors[fault.code].message(fault.details as never)
}

/** What happened in a round, line by line. */
export function sayReport(report: Report, name: NameOf): readonly string[] {
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

const REMARKS: Readonly<Record<Status, string>> = {
  counted: '',
  collided: ' (not alone)',
  replaced: ' (replaced)',
  struck: ' (struck)',
  invalid: ' (invalid)',
}

function sayAttempt({ square, status, fault }: Attempt): string {
  const remark = fault === null ? REMARKS[status] : ` (invalid: ${sayBriefly(fault)})`
  return `${sayPlay(square, fault)}${remark}`
}

/** Why a play was invalid, in a word or two for the summary. */
function sayBriefly(fault: Fault): string {
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
export function sayPlay(square: string, fault: Fault | null): string {
  return fault?.code === 'notASquare' ? `“${square}”` : square
}

const SAID: Readonly<Record<Reason, string>> = {
  left: 'they have left',
  'no play': 'they have made no play',
  'no Liberty': 'no Liberty',
}

/** Why somebody is doomed, or out. */
export function sayReason(reason: Reason): string {
  return SAID[reason]
}

function sayReasons({ reasons, groups }: Doom): string {
  const where = groups.map((squares) => squares.join(' ')).join('; ')
  const said = reasons.map((reason) =>
    reason === 'no Liberty' ? `no Liberty at ${where}` : sayReason(reason),
  )
  return said.join(', ')
}

/** The Letters of those who compare them: who has left does not. */
function sayCounts(doomed: readonly Doom[], counts: readonly number[], name: NameOf): string {
  return doomed
    .filter(({ reasons }) => !reasons.includes('left'))
    .map(({ seat }) => `${name(seat)} ${counts[seat] ?? 0}`)
    .join(', ')
}

function sayPlayers(players: readonly Contender[], name: NameOf): string {
  return players.map(({ seat, letter }) => `${name(seat)} (${letter})`).join(', ')
}
