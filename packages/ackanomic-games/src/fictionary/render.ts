import type { SeatNumber } from '@ackanomic/core'
import type { View } from '@ackanomic/core/engine'
import { seatsInGame } from '@ackanomic/core/engine'
import { sayRound } from './say.js'
import { scoresNow } from './scores.js'
import { isBot, spotsOf, votersOf } from './spots.js'
import { stepOf } from './steps.js'
import type { Fictionary } from './types.js'
import { quoted } from './written.js'

/** The table as plain text: the round and its step, the players, the list, what one may know. */
export function renderFictionary(view: View<Fictionary>): string {
  const { own, table, outcome } = view
  const name = (seat: SeatNumber): string => table.seats[seat]?.player ?? `Seat ${seat}`
  const lines = [headline(view, name), '', ...players(view)]
  if (outcome === null && own.list.length > 0) {
    lines.push('', ...own.list.map((definition, i) => `${i + 1}. ${quoted(definition)}`))
  }
  const known = outcome === null ? knownLines(view, name) : []
  if (known.length > 0) lines.push('', ...known)
  if (own.last !== null) lines.push('', ...sayRound(own.last, name))
  return lines.join('\n')
}

function headline({ own, outcome }: View<Fictionary>, name: (seat: SeatNumber) => string): string {
  if (outcome !== null) {
    return outcome.winners.length === 0
      ? 'Fictionary is over. Nobody won.'
      : `Fictionary is over. ${outcome.winners.join(' and ')} won.`
  }
  const step = stepOf(own.now)
  if (step === null || own.brainiac === null) return 'Fictionary: the players are being numbered'
  const brainiac = name(own.brainiac)
  return `Fictionary, round ${own.round}, step ${step}: ${doing(own, brainiac)}`
}

function doing({ now, word }: View<Fictionary>['own'], brainiac: string): string {
  switch (now.stage) {
    case 'word':
      return now.sought === null
        ? `${brainiac} chooses the Ing Word`
        : `${now.sought} is being looked up`
    case 'definitions':
      return `the Bluffers define ${word}`
    case 'report':
      return `${brainiac} compares the definitions of ${word}`
    case 'list':
      return `${brainiac} puts the definitions of ${word} in order`
    case 'votes':
      return `the Bluffers vote on ${word}`
    case 'scoring':
      return `${brainiac} scores the votes on ${word}`
    default:
      return `the Scorekeeper scores the votes on ${word}`
  }
}

function players(view: View<Fictionary>): readonly string[] {
  const { own, table, options } = view
  const spots = spotsOf(table)
  const order = [...spots].sort((one, other) => (own.numbers[one] ?? 0) - (own.numbers[other] ?? 0))
  const scores = scoresNow(own, options)
  const width = Math.max(0, ...spots.map((seat) => table.seats[seat]?.player.length ?? 0))
  return order.map((seat) => {
    const number = String(own.numbers[seat] ?? '?').padStart(2)
    const player = (table.seats[seat]?.player ?? '').padEnd(width)
    const score = String(scores[seat] ?? 0).padStart(4)
    const marks = marksOf(view, seat)
    return `${number} ${player} ${score}${marks.length === 0 ? '' : `  ${marks.join(', ')}`}`
  })
}

function marksOf(view: View<Fictionary>, seat: SeatNumber): readonly string[] {
  const { own, table, outcome } = view
  const place = table.seats[seat]
  const vote = own.votes[seat] ?? null
  const isVoting = own.now.stage === 'votes' && votersOf(table, own).includes(seat)
  const plays = outcome === null && seatsInGame(table).length > 0
  return [
    ...(view.role === 'seat' && view.seat === seat ? ['you'] : []),
    ...(plays && own.brainiac === seat ? ['Brainiac'] : []),
    ...(place?.presence === 'left' ? ['left, a bot plays'] : []),
    ...(place?.presence === 'away'
      ? [isBot(table, seat) ? 'on vacation, a bot plays' : `on vacation, ${place.holder} plays`]
      : []),
    ...(plays && own.correct === seat ? ['knew the word'] : []),
    ...(plays && vote !== null ? [vote === 'sheep' ? 'sheeped' : `voted ${vote}`] : []),
    ...(plays && isVoting && vote === null ? ['has not voted'] : []),
  ]
}

/** What a viewer may know besides: eir own definition, and as the Brainiac those of all. */
function knownLines(view: View<Fictionary>, name: (seat: SeatNumber) => string): readonly string[] {
  if (!('known' in view)) return []
  return view.known.flatMap((secret, seat) => {
    const text = secret?.definition ?? null
    if (text === null) return []
    const isMine = view.role === 'seat' && view.seat === seat
    if (seat === view.own.brainiac) return [`Actual Definition: ${quoted(text)}`]
    return [`${isMine ? 'Your definition' : `Definition of ${name(seat)}`}: ${quoted(text)}`]
  })
}
