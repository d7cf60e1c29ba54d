import { nameOf, seatBadges, type View } from '@ackanomic/core/engine'
import { sayEnd } from './events.js'
import { drawTrominoGrid } from './grid.js'
import type { TrominoGo } from './model.js'
import { positionOf, seatOfPlay } from './plays.js'
import { FULL, letterOfPlay } from './tromino.js'

/** The table as plain text: what is due, the Gamepoints, the concessions, and the grid. */
export function renderTrominoGo(view: View<TrominoGo>): string {
  const { shared, table } = view
  const { referees } = table
  const position = positionOf(shared)
  const lines = [
    headline(view),
    '',
    ...shared.scores.map((score, seat) => playerLine(view, seat, score)),
    `Referee: ${referees.length === 0 ? 'nobody' : referees.join(' and ')}`,
  ]
  for (const { seat, gamepoints } of shared.concessions) {
    lines.push(`${nameOf(table, seat)} concedes the round with ${gamepoints}.`)
  }
  const rows = drawTrominoGrid(position.trominoes)
  // Nobody wants to see a hundred empty columns.
  const shown =
    rows ?? position.trominoes.map(({ letter, cells }) => `${letter} at ${cells.join(' ')}`)
  return [...lines, ...(shown.length === 0 ? [] : ['', ...shown])].join('\n')
}

function headline({ shared, table, outcome }: View<TrominoGo>): string {
  if (outcome !== null) {
    return outcome.winners.length === 0
      ? 'Tromino Go is over. Nobody is left.'
      : `Tromino Go is over. ${outcome.winners.join(' and ')} won.`
  }
  const { stage, end, first, plays, question, rounds } = shared
  const name = (seat: number): string => nameOf(table, seat)
  if (question !== null) {
    return `Tromino Go: ${name(question.by)} has questioned the plays, and the referee is to answer`
  }
  if (stage === 'draw' || first === null) return 'Tromino Go: the referee draws who plays first'
  if (end !== null) {
    const round = rounds.length + (end.how === 'surrounded' ? 1 : 0)
    return `Tromino Go, round ${round} is over. ${sayEnd(end, name)} The referee is to post it.`
  }
  const { play, trominoes } = positionOf({ plays })
  const what = trominoes.length < FULL ? 'is to play' : 'is to move'
  return `Tromino Go, round ${rounds.length + 1}, play ${play + 1}: ${name(seatOfPlay(first, play))} ${what} ${letterOfPlay(play)}`
}

function playerLine(view: View<TrominoGo>, seat: number, score: number): string {
  const { shared, table } = view
  const marks = [
    ...seatBadges(view, seat, { left: 'has left' }),
    ...(shared.first === null ? [] : [shared.first === seat ? 'ABC' : 'abc']),
  ]
  return `${nameOf(table, seat)}: ${score}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`
}
