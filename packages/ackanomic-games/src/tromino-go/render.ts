import type { View } from '@ackanomic/core/engine'
import { nameOf } from '@ackanomic/core/engine'
import { drawGrid } from './grid.js'
import { positionOf, seatOfPlay } from './plays.js'
import { sayEnd } from './say.js'
import { FULL, letterOfPlay } from './tromino.js'
import type { TrominoGo } from './types.js'

/** The table as plain text: what is due, the Gamepoints, the concessions, and the grid. */
export function renderTrominoGo(view: View<TrominoGo>): string {
  const { own, table } = view
  const { referees } = table
  const position = positionOf(own)
  const lines = [
    headline(view),
    '',
    ...own.scores.map((score, seat) => playerLine(view, seat, score)),
    `Referee: ${referees.length === 0 ? 'nobody' : referees.join(' and ')}`,
  ]
  for (const { seat, gamepoints } of own.concessions) {
    lines.push(`${nameOf(table, seat)} concedes the round with ${gamepoints}.`)
  }
  const rows = drawGrid(position.trominoes)
  // Nobody wants to see a hundred empty columns.
  const shown =
    rows ?? position.trominoes.map(({ letter, cells }) => `${letter} at ${cells.join(' ')}`)
  return [...lines, ...(shown.length === 0 ? [] : ['', ...shown])].join('\n')
}

function headline({ own, table, outcome }: View<TrominoGo>): string {
  if (outcome !== null) {
    return outcome.winners.length === 0
      ? 'Tromino Go is over. Nobody is left.'
      : `Tromino Go is over. ${outcome.winners.join(' and ')} won.`
  }
  const { now, first, plays, question, rounds } = own
  const name = (seat: number): string => nameOf(table, seat)
  if (question !== null) {
    return `Tromino Go: ${name(question.by)} has questioned the plays, and the referee is to answer`
  }
  if (now.stage === 'draw' || first === null) return 'Tromino Go: the referee draws who plays first'
  if (now.stage === 'ended') {
    const round = rounds.length + (now.end.how === 'surrounded' ? 1 : 0)
    return `Tromino Go, round ${round} is over. ${sayEnd(now.end, name)} The referee is to post it.`
  }
  const { play, trominoes } = positionOf({ plays })
  const what = trominoes.length < FULL ? 'is to play' : 'is to move'
  return `Tromino Go, round ${rounds.length + 1}, play ${play + 1}: ${name(seatOfPlay(first, play))} ${what} ${letterOfPlay(play)}`
}

function playerLine(view: View<TrominoGo>, seat: number, score: number): string {
  const { own, table } = view
  const place = table.seats[seat]
  const marks = [
    ...(view.role === 'seat' && view.seat === seat ? ['you'] : []),
    ...(own.first === null ? [] : [own.first === seat ? 'ABC' : 'abc']),
    ...(place?.presence === 'left' ? ['has left'] : []),
    ...(place?.presence === 'away'
      ? [place.holder === null ? 'on vacation' : `on vacation, ${place.holder} plays`]
      : []),
  ]
  return `${nameOf(table, seat)}: ${score}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`
}
