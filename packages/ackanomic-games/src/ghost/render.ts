import type { SeatNumber } from '@ackanomic/core'
import { itemAt, type NameOf, nameOf, seatBadges, type View } from '@ackanomic/core/engine'
import { ghostEvents } from './events.js'
import type { Ghost } from './model.js'
import { seatsByNumber } from './order.js'

const LINES = 10

export function renderGhost(view: View<Ghost>): string {
  const { shared, roster, outcome } = view
  const lines = [headline(view), '']
  const { word } = shared
  if (outcome === null)
    lines.push(word === null ? 'There is no ghost word.' : `Ghost word: ${word.letters}`, '')
  for (const seat of seatsByNumber(shared.numbers)) lines.push(playerLine(view, seat))
  const { referees } = roster
  lines.push(`    Referee: ${referees.length === 0 ? 'nobody' : referees.join(' and ')}`)
  const told = historyOf(view)
  if (told.length > 0) {
    const hidden = Math.max(0, told.length - LINES)
    lines.push(
      '',
      hidden === 0 ? 'What happened:' : `What happened (${hidden} earlier lines left out):`,
    )
    lines.push(...told.slice(hidden).map((line) => `- ${line}`))
  }
  return lines.join('\n')
}

/**
 * Returns the whole history as sentences, as the referee gives it on request (6(1)).
 *
 * @example
 * ```ts
 * import { ghost, historyOf } from '@ackanomic/games/ghost'
 *
 * const roster = { players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0, census: { activePlayers: 3 } }
 * const start = ghost.setup(roster)
 * start.ok && historyOf(ghost.view(start.value.state, 'public')) // => []
 * ```
 */
export function historyOf({ shared, roster }: View<Ghost>): readonly string[] {
  const name: NameOf = (seat) => nameOf(roster, seat)
  return shared.history.map((told) => ghostEvents[told.type](told as never, name))
}

function headline({ shared, roster, outcome }: View<Ghost>): string {
  if (outcome !== null) {
    const { winners } = outcome
    return `Ghost is over. ${winners.length === 0 ? 'Nobody is left.' : `${winners.join(' and ')} won.`}`
  }
  const { stage, seat, protest, sought } = shared
  const phases = {
    numbers: 'the referee draws the numbers',
    turn: `it is ${nameOf(roster, seat ?? -1)}’s turn`,
    answer: `${nameOf(roster, protest?.against ?? -1)} is to post a word that contains the ghost word`,
    report: `the referee looks up ${sought}`,
  }
  return `Ghost: ${phases[stage]}`
}

function playerLine(view: View<Ghost>, seat: SeatNumber): string {
  const { shared, roster } = view
  const place = itemAt(roster.seats, seat)
  const number = itemAt(shared.numbers, seat)
  const marks = [
    ...seatBadges(view, seat, { left: 'out', out: 'out' }),
    ...(shared.newcomers.some((newcomer) => newcomer.seat === seat) ? ['newcomer'] : []),
  ]
  const inTurn = view.outcome === null && shared.seat === seat
  const label = `${inTurn ? '>' : ' '}${(number === null ? '?' : String(number)).padStart(2)}`
  return `${label} ${place.player}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`
}
