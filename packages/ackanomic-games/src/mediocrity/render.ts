import type { View } from '@ackanomic/core/engine'
import { isInGame, nameOf } from '@ackanomic/core/engine'
import { sayRound } from './say.js'
import { byNumber, scoresOf } from './standing.js'
import type { Mediocrity } from './types.js'

/** The table as plain text. */
export function renderMediocrity(view: View<Mediocrity>): string {
  const { own, table, outcome } = view
  const scores = scoresOf(own.rounds, table.seats.length)
  const width = Math.max(...table.seats.map(({ player }) => player.length))
  const digits = String(table.seats.length).length
  const lines = [headline(view), '']
  for (const seat of byNumber(own.numbers, [...table.seats.keys()])) {
    const number = own.numbers[seat] === undefined ? '?' : String(own.numbers[seat])
    const notes = notesOf(view, seat)
    lines.push(
      `${number.padStart(digits)}  ${nameOf(table, seat).padEnd(width)}  ${String(scores[seat]).padStart(2)}${notes}`,
    )
  }
  const last = own.rounds.at(-1)
  if (last !== undefined) {
    const said = sayRound(last, (seat) => nameOf(table, seat))
    lines.push('', `Round ${own.rounds.length}: ${said}`)
  }
  lines.push(...numbersKnown(view))
  if (outcome !== null) {
    lines.push('', outcome.winners.length === 0 ? 'Nobody won.' : `${outcome.winners.join()} won.`)
  }
  return lines.join('\n')
}

function headline({ own, table, outcome }: View<Mediocrity>): string {
  const { phase, moderator, free, most, mayEnd, rounds } = own
  if (outcome !== null) {
    return `Mediocrity, after ${rounds.length} ${rounds.length === 1 ? 'round' : 'rounds'}`
  }
  const name = moderator === null ? '' : nameOf(table, moderator)
  const round = `Mediocrity, round ${rounds.length + 1}`
  switch (phase) {
    case 'numbers':
      return 'Mediocrity: the player numbers are drawn'
    case 'break':
      return free
        ? `${round}: to be announced by whoever names emself Moderator first`
        : `${round}: to be announced by ${name}`
    case 'round':
      return `${round}: numbers from 1 to ${most} go to ${name}${mayEnd ? ', who may announce the result' : ''}`
    case 'draws':
      return `${round}: ${name} draws the missing numbers`
    case 'idle':
      return `${round}: ${name} has left, and the round waits for its end`
  }
}

function notesOf(view: View<Mediocrity>, seat: number): string {
  const { own, table, outcome } = view
  const moderates = own.moderator === seat && isInGame(table, seat) && outcome === null
  const notes = [
    ...(moderates ? ['Moderator'] : []),
    ...(isInGame(table, seat) ? [] : ['gone']),
    ...(view.role === 'seat' && view.seat === seat ? ['you'] : []),
  ]
  return notes.length === 0 ? '' : `  (${notes.join(', ')})`
}

function numbersKnown(view: View<Mediocrity>): readonly string[] {
  if (view.role !== 'seat') return []
  const known = view.known.flatMap((secret, seat) =>
    secret === null || secret.number === null
      ? []
      : [
          seat === view.seat
            ? `Your number: ${secret.number}`
            : `Number of ${nameOf(view.table, seat)}: ${secret.number}`,
        ],
  )
  return known.length === 0 ? [] : ['', ...known]
}
