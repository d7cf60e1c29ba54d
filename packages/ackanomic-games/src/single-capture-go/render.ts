import type { SeatNumber } from '@ackanomic/core'
import { isInGame, type View } from '@ackanomic/core/engine'
import { drawGrid } from './drawing.js'
import { countLetters } from './grid.js'
import { countingPlay, faultOf } from './plays.js'
import { sayFault, sayPlay, sayReason, sayReport } from './say.js'
import type { SingleCaptureGo } from './types.js'

type Seen = View<SingleCaptureGo>

/** The table as plain text: the grid, the players, the last round, the plays that one may know. */
export function renderSingleCaptureGo(view: Seen): string {
  const { own, table } = view
  const name = (seat: SeatNumber): string => table.seats[seat]?.player ?? `Seat ${seat}`
  const lines = [headline(view), '', ...drawGrid(own.grid), '', ...players(view)]
  lines.push(`  Referee: ${table.referees.length === 0 ? 'nobody' : table.referees.join(' and ')}`)
  if (own.last !== null) lines.push('', ...sayReport(own.last, name))
  const sent = sentPlays(view, name)
  if (sent.length > 0) lines.push('', ...sent)
  return lines.join('\n')
}

function headline({ own, outcome }: Seen): string {
  if (outcome !== null) {
    const winners = outcome.winners.length === 0 ? 'Nobody' : outcome.winners.join(' and ')
    return `Single Capture Go is over after ${own.round} round${own.round === 1 ? '' : 's'}. ${winners} won.`
  }
  return own.stage === 'round'
    ? `Single Capture Go, round ${own.round}`
    : `Single Capture Go: the referee is to announce round ${own.round + 1}`
}

function players(view: Seen): readonly string[] {
  const { own, table } = view
  const width = Math.max(...table.seats.map(({ player }) => player.length))
  return table.seats.map(({ player }, seat) => {
    const letter = own.letters[seat] ?? ''
    const count = countLetters(own.grid, letter)
    const letters = `${count} Letter${count === 1 ? '' : 's'}`
    return `${letter} ${player.padEnd(width)}  ${letters}${marksOf(view, seat)}`
  })
}

function marksOf({ own, table, ...view }: Seen, seat: SeatNumber): string {
  const place = table.seats[seat]
  const fate = own.fates[seat] ?? null
  const marks = [
    ...('seat' in view && view.seat === seat ? ['you'] : []),
    ...(fate === null
      ? []
      : [`${outSince(fate.round)}: ${fate.reasons.map(sayReason).join(', ')}`]),
    ...(fate === null && place?.presence === 'left'
      ? [view.outcome === null ? 'left, out at the end of the round' : 'left']
      : []),
    ...(place?.presence === 'away'
      ? [place.holder === null ? 'on vacation' : `on vacation, ${place.holder} plays`]
      : []),
  ]
  return marks.length === 0 ? '' : ` (${marks.join('; ')})`
}

function outSince(round: number): string {
  return round === 0 ? 'out before round 1' : `out since round ${round}`
}

function sentPlays(view: Seen, name: (seat: SeatNumber) => string): readonly string[] {
  if (view.own.stage !== 'round' || view.outcome !== null) return []
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
