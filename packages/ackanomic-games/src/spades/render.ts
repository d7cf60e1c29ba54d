import type { SeatNumber } from '@ackanomic/core'
import { marksOf, type NameOf, nameOf, type View } from '@ackanomic/core/engine'
import { TRICKS } from './cards.js'
import { bidInWords, cardsInRow, counted, inPoints, teamByName } from './events.js'
import { standingMisplays } from './misplays.js'
import type { Spades } from './model.js'
import { scoresOf } from './scoring.js'
import { type Order, orderOf, PLACES, PLAYERS, type Place, placeOf, TEAMS } from './seating.js'
import type { SpadesSecret, SpadesShared } from './state.js'
import {
  bidsByPlace,
  handOf,
  seatsOfPlays,
  tricksOf,
  trickUnderWay,
  turnOf,
  whereIs,
} from './tricks.js'

/** The table as plain text: scores, bids, tricks, the cards on the table, and the hands one knows. */
export function renderSpades(view: View<Spades>): string {
  const { shared, table } = view
  const lines = [headline(view), '']
  const { order } = shared
  const name: NameOf = (seat) => table.seats[seat]?.player ?? ''
  if (order === null) {
    return [...lines, `Players: ${[...table.seats.keys()].map(name).join(', ')}`].join('\n')
  }
  const scores = scoresOf(shared, view.options)
  for (const team of TEAMS) {
    const { score, sandbags, misplaysInGame } = scores[team]
    const misplays = misplaysInGame === 0 ? '' : `, ${counted(misplaysInGame, 'misplay')}`
    lines.push(
      `${teamByName(order, team, name)}: ${inPoints(score)} (${counted(sandbags, 'sandbag')}${misplays})`,
    )
  }
  lines.push('', ...playerLines(view, order))
  if (shared.plays.length > 0) lines.push('', ...trickLines(view))
  const misplays = misplayLines(view)
  if (misplays.length > 0) lines.push('', ...misplays)
  const hands = handLines(view)
  if (hands.length > 0) lines.push('', ...hands)
  return lines.join('\n')
}

function headline({ shared, table, outcome }: View<Spades>): string {
  if (outcome !== null) {
    return outcome.winners.length === 0
      ? 'Spades is over. Nobody won.'
      : `Spades is over. ${outcome.winners.join(' and ')} won.`
  }
  const round = `Spades, round ${shared.rounds.length + 1}`
  const turn = turnOf(shared)
  const name = turn === null ? '' : nameOf(table, turn)
  switch (shared.stage) {
    case 'order':
      return 'Spades: the referee draws the playing order'
    case 'deal':
      return `${round}: the referee shuffles the cards`
    case 'bids':
      return `${round}: ${name} is to bid`
    case 'play':
      return `${round}, trick ${trickNumber(shared)}: ${name} is to play`
    case 'choice':
      return `${round}, trick ${trickNumber(shared)}: the referee draws a card for ${name}`
    case 'score':
      return `${round}: the referee is to score it`
  }
}

function trickNumber({ plays }: SpadesShared): number {
  return Math.min(TRICKS, Math.floor(plays.length / PLAYERS) + 1)
}

function playerLines(view: View<Spades>, order: Order): readonly string[] {
  const { shared, table } = view
  const turn = view.outcome === null ? turnOf(shared) : null
  const labels = order.map((seat, place) => {
    const marks = [
      ...marksOf(view, seat, { left: 'left', out: 'left' }),
      ...(shared.conceded.includes(seat) ? ['concedes'] : []),
    ]
    const note = marks.length === 0 ? '' : ` (${marks.join(', ')})`
    return `${turn === seat ? '>' : ' '} ${place + 1} ${nameOf(table, seat)}${note}`
  })
  const width = Math.max(...labels.map((label) => label.length))
  return PLACES.map((place) =>
    `${labels[place]?.padEnd(width)}  ${standing(shared, place)}`.trimEnd(),
  )
}

/** What a player has bid and taken: in this round, or in the last one while the next is awaited. */
function standing(shared: SpadesShared, place: Place): string {
  if (shared.stage === 'deal') {
    const last = shared.rounds.at(-1)
    if (last === undefined) return ''
    const bid = bidInWords(last.bids[place])
    return `bid ${bid}, took ${last.taken[place]} in round ${shared.rounds.length}`
  }
  const bids = bidsByPlace(shared)
  const bid = bids[place]
  if (bid === null) return 'no bid yet'
  const took = bids.includes(null) ? '' : `, took ${tricksOf(shared).taken[place]}`
  return `bid ${bidInWords(bid)}${took}`
}

function trickLines({ shared, table }: View<Spades>): readonly string[] {
  const seats = seatsOfPlays(shared)
  const { plays } = shared
  const line = (from: number, to: number): string =>
    plays
      .slice(from, to)
      .map((card, i) => `${nameOf(table, seats[from + i] as SeatNumber)} ${card}`)
      .join(', ')
  const start = plays.length - trickUnderWay(plays).length
  const last = start / PLAYERS
  const winner = nameOf(table, seats[start] as SeatNumber)
  return [
    ...(last === 0 ? [] : [`Trick ${last}: ${line(start - PLAYERS, start)}; ${winner} took it`]),
    ...(start === plays.length ? [] : [`Trick ${last + 1}: ${line(start, plays.length)}`]),
  ]
}

function misplayLines(view: View<Spades>): readonly string[] {
  const { shared, table } = view
  const name = (place: Place): string => nameOf(table, orderOf(shared)[place])
  const lines = shared.misplays.map(
    ({ place, card, at }) =>
      `Misplay in trick ${Math.floor(at / PLAYERS) + 1}: ${name(place)}’s ${card} is void.`,
  )
  if (shared.voided.length > 0) {
    const seen = shared.voided.map(({ place, card }) => `${name(place)} ${card}`)
    lines.push(`Void with a misplay: ${seen.join(', ')}.`)
  }
  if (view.role === 'referee' && view.options.misplay === 'referee-call') {
    const seats = seatsOfPlays(shared)
    for (const play of standingMisplays(shared, allSeen(view))) {
      const who = nameOf(table, seats[play] as SeatNumber)
      lines.push(
        `A misplay stands: ${who}’s ${shared.plays[play]}; "call ${whereIs(play)}" voids it.`,
      )
    }
  }
  return lines
}

/** The secrets, all of which the referee sees. */
function allSeen({ known }: Extract<View<Spades>, { role: 'referee' }>): readonly SpadesSecret[] {
  return known.map((secret) => {
    if (secret === null) throw new Error('The referee sees all hands.')
    return secret
  })
}

function handLines(view: View<Spades>): readonly string[] {
  const { shared, table } = view
  const { order } = shared
  if (order === null) return []
  const hand = (seat: SeatNumber, secret: SpadesSecret): string =>
    cardsInRow(handOf(shared, placeOf(order, seat), secret))
  if (view.role === 'seat') {
    return view.mine.dealt.length === 0 ? [] : [`Your hand: ${hand(view.seat, view.mine)}`]
  }
  if (view.role !== 'referee') return []
  return order.flatMap((seat) => {
    const secret = allSeen(view)[seat] as SpadesSecret
    return secret.dealt.length === 0
      ? []
      : [`Hand of ${nameOf(table, seat)}: ${hand(seat, secret)}`]
  })
}
