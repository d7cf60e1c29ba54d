import type { SeatNumber } from '@ackanomic/core'
import { reject } from '@ackanomic/core/engine'
import { drawGrid } from './drawing.js'
import { singleCaptureGoRejections } from './rejections.js'
import type { Attempt, Contender, Doom, Fault, Post, Reason, Report, Status } from './types.js'

type NameOf = (seat: SeatNumber) => string

/** An announcement as text; those of a grid hold the grid. */
export function saySingleCaptureGo(post: Post, names: readonly string[]): string {
  const name: NameOf = (seat) => names[seat] ?? `Seat ${seat}`
  switch (post.type) {
    case 'start':
      return `The grid has ${post.side} rows and ${post.side} columns. In the game: ${sayPlayers(post.players, name)}.`
    case 'round':
      return [
        `Round ${post.round} begins, for three days. In the game: ${sayPlayers(post.players, name)}.`,
        ...(post.summary === null ? [] : sayReport(post.summary, name)),
        ...drawGrid(post.grid),
      ].join('\n')
    case 'play': {
      const play = `${name(post.seat)}: ${sayPlay(post.square, post.fault)}.`
      return post.fault === null ? play : `${play} It does not count. ${sayFault(post.fault)}`
    }
    case 'result':
      return [
        `Round ${post.round} is over.`,
        ...sayReport(post, name),
        ...drawGrid(post.grid),
      ].join('\n')
    case 'gone':
      return [
        `@ stands for the Letters of ${post.seats.map(name).join(' and ')} now.`,
        ...drawGrid(post.grid),
      ].join('\n')
    case 'restart':
      return `Round ${post.round} has three full days again; what was sent in it stays.`
  }
}

/** Why a play is invalid, as a sentence. */
export function sayFault(fault: Fault): string {
  return reject(singleCaptureGoRejections, fault).says
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
      return `${fault.facts.letter} stood there`
    case 'atThere':
      return '@ stood there'
  }
}

/** What was named: the name of a square, or else a text in quotation marks. */
export function sayPlay(square: string, fault: Fault | null): string {
  return fault?.code === 'notASquare' ? `“${square}”` : square
}

const SAID: Readonly<Record<Reason, string>> = {
  left: 'e has left',
  'no play': 'e has made no play',
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
