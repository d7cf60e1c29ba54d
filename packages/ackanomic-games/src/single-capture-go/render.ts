import type { SeatNumber } from '@ackanomic/core'
import { isInGame, marksOf, reject, type View } from '@ackanomic/core/engine'
import { countLetters, drawGrid } from './grid.js'
import { countingPlay, faultOf } from './plays.js'
import { singleCaptureGoRejections } from './rejections.js'
import type {
  Attempt,
  Contender,
  Doom,
  Fault,
  Post,
  Reason,
  Report,
  SingleCaptureGo,
  Status,
} from './types.js'

type NameOf = (seat: SeatNumber) => string

type Seen = View<SingleCaptureGo>

/** The table as plain text: the grid, the players, the last round, the plays that one may know. */
export function renderSingleCaptureGo(view: Seen): string {
  const { shared, table } = view
  const name: NameOf = (seat) => table.seats[seat]?.player ?? `Seat ${seat}`
  const lines = [headline(view), '', ...drawGrid(shared.grid), '', ...players(view)]
  lines.push(`  Referee: ${table.referees.length === 0 ? 'nobody' : table.referees.join(' and ')}`)
  if (shared.last !== null) lines.push('', ...sayReport(shared.last, name))
  const sent = sentPlays(view, name)
  if (sent.length > 0) lines.push('', ...sent)
  return lines.join('\n')
}

function headline({ shared, outcome }: Seen): string {
  if (outcome !== null) {
    const winners = outcome.winners.length === 0 ? 'Nobody' : outcome.winners.join(' and ')
    return `Single Capture Go is over after ${shared.round} round${shared.round === 1 ? '' : 's'}. ${winners} won.`
  }
  return shared.stage === 'round'
    ? `Single Capture Go, round ${shared.round}`
    : `Single Capture Go: the referee is to announce round ${shared.round + 1}`
}

function players(view: Seen): readonly string[] {
  const { shared, table } = view
  const width = Math.max(...table.seats.map(({ player }) => player.length))
  return table.seats.map(({ player }, seat) => {
    const letter = shared.letters[seat] ?? ''
    const count = countLetters(shared.grid, letter)
    const letters = `${count} Letter${count === 1 ? '' : 's'}`
    return `${letter} ${player.padEnd(width)}  ${letters}${notesOn(view, seat)}`
  })
}

function notesOn(view: Seen, seat: SeatNumber): string {
  const fate = view.shared.fates[seat] ?? null
  const left = view.outcome === null ? 'left, out at the end of the round' : 'left'
  const notes = [...marksOf(view, seat, fate === null ? { left } : {})]
  if (fate !== null) {
    const since = fate.round === 0 ? 'out before round 1' : `out since round ${fate.round}`
    notes.push(`${since}: ${fate.reasons.map(sayReason).join(', ')}`)
  }
  return notes.length === 0 ? '' : ` (${notes.join('; ')})`
}

function sentPlays(view: Seen, name: NameOf): readonly string[] {
  if (view.shared.stage !== 'round' || view.outcome !== null) return []
  if (view.role === 'seat') {
    if (!isInGame(view.table, view.seat)) return []
    const sent = playsOf(view, view.mine.plays)
    return sent.length === 0 ? ['You have not played in this round.'] : ['You sent:', ...sent]
  }
  if (view.role !== 'referee') return []
  return view.known.flatMap((secret, seat) =>
    secret === null || secret.plays.length === 0
      ? []
      : [`${name(seat)} sent:`, ...playsOf(view, secret.plays)],
  )
}

function playsOf(view: Seen, plays: readonly string[]): readonly string[] {
  const counting = countingPlay(view, plays)
  return plays.map((square, i) => {
    const fault = faultOf(view, square)
    if (fault !== undefined)
      return `  ${sayPlay(square, fault)} – does not count. ${sayFault(fault)}`
    return `  ${square}${i === counting ? '' : ' – replaced'}`
  })
}

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
function sayFault(fault: Fault): string {
  return reject(singleCaptureGoRejections, fault).says
}

/** What happened in a round, line by line. */
function sayReport(report: Report, name: NameOf): readonly string[] {
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
function sayPlay(square: string, fault: Fault | null): string {
  return fault?.code === 'notASquare' ? `“${square}”` : square
}

const SAID: Readonly<Record<Reason, string>> = {
  left: 'e has left',
  'no play': 'e has made no play',
  'no Liberty': 'no Liberty',
}

/** Why somebody is doomed, or out. */
function sayReason(reason: Reason): string {
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
