import type { View } from '@ackanomic/core/engine'
import { bidsByPlace } from './bids.js'
import { handOf, standingMisplays } from './hands.js'
import { bidInWords, cardsInRow, counted, inPoints, teamByName } from './say.js'
import { scoresOf } from './scoring.js'
import { PLAYERS, seatAt } from './seating.js'
import { placeOfPlay, TRICKS, tricksOf, trickUnderWay, turnOf, whereIs } from './tricks.js'
import type { Own, Place, Spades } from './types.js'

/** The table as plain text: scores, bids, tricks, the cards on the table, and the hands one knows. */
export function renderSpades(view: View<Spades>): string {
  const { own, table } = view
  const names = table.seats.map(({ player }) => player)
  const lines = [headline(view), '']
  if (own.order.length === 0) return [...lines, `Players: ${names.join(', ')}`].join('\n')
  const scores = scoresOf(own, view.options)
  for (const team of [0, 1] as const) {
    const { score, sandbags, misplaysInGame } = scores[team]
    const misplays = misplaysInGame === 0 ? '' : `, ${counted(misplaysInGame, 'misplay')}`
    lines.push(
      `${teamByName(own.order, team, names)}: ${inPoints(score)} (${counted(sandbags, 'sandbag')}${misplays})`,
    )
  }
  lines.push('', ...playerLines(view))
  if (own.plays.length > 0) lines.push('', ...trickLines(view))
  const misplays = misplayLines(view)
  if (misplays.length > 0) lines.push('', ...misplays)
  const hands = handLines(view)
  if (hands.length > 0) lines.push('', ...hands)
  return lines.join('\n')
}

function headline({ own, table, outcome }: View<Spades>): string {
  if (outcome !== null) {
    return outcome.winners.length === 0
      ? 'Spades is over. Nobody won.'
      : `Spades is over. ${outcome.winners.join(' and ')} won.`
  }
  const round = `Spades, round ${own.rounds.length + 1}`
  const turn = turnOf(own)
  const name = turn === null ? '' : (table.seats[seatAt(own, turn)]?.player ?? '')
  switch (own.phase) {
    case 'order':
      return 'Spades: the referee draws the playing order'
    case 'deal':
      return `${round}: the referee shuffles the cards`
    case 'bids':
      return `${round}: ${name} is to bid`
    case 'play':
      return `${round}, trick ${trickNumber(own)}: ${name} is to play`
    case 'choice':
      return `${round}, trick ${trickNumber(own)}: the referee draws a card for ${name}`
    case 'score':
      return `${round}: the referee is to score it`
  }
}

function trickNumber({ plays }: Own): number {
  return Math.min(TRICKS, Math.floor(plays.length / PLAYERS) + 1)
}

function playerLines(view: View<Spades>): readonly string[] {
  const { own, table } = view
  const turn = view.outcome === null ? turnOf(own) : null
  const labels = own.order.map((seat, place) => {
    const { player = '', presence, holder } = table.seats[seat] ?? {}
    const marks = [
      ...(view.role === 'seat' && view.seat === seat ? ['you'] : []),
      ...(presence === 'left' || presence === 'out' ? ['left'] : []),
      ...(presence === 'away' ? [awayMark(holder ?? null)] : []),
      ...(own.conceded.includes(seat) ? ['concedes'] : []),
    ]
    const note = marks.length === 0 ? '' : ` (${marks.join(', ')})`
    return `${turn === place ? '>' : ' '} ${place + 1} ${player}${note}`
  })
  const width = Math.max(...labels.map((label) => label.length))
  return labels.map((label, place) => `${label.padEnd(width)}  ${standing(own, place)}`.trimEnd())
}

/** What a player has bid and taken: in this round, or in the last one while the next is awaited. */
function standing(own: Own, place: Place): string {
  if (own.phase === 'deal') {
    const last = own.rounds.at(-1)
    if (last === undefined) return ''
    const bid = bidInWords(last.bids[place] ?? 0)
    return `bid ${bid}, took ${last.taken[place]} in round ${own.rounds.length}`
  }
  const bids = bidsByPlace(own)
  const bid = bids[place] ?? null
  if (bid === null) return 'no bid yet'
  const took = bids.includes(null) ? '' : `, took ${tricksOf(own).taken[place]}`
  return `bid ${bidInWords(bid)}${took}`
}

function awayMark(substitute: string | null): string {
  return substitute === null ? 'on vacation' : `on vacation, ${substitute} plays`
}

function trickLines({ own, table }: View<Spades>): readonly string[] {
  const tricks = tricksOf(own)
  const { plays } = own
  const name = (place: Place): string => table.seats[seatAt(own, place)]?.player ?? ''
  const line = (from: number, to: number): string =>
    plays
      .slice(from, to)
      .map((card, i) => `${name(placeOfPlay(tricks, from + i))} ${card}`)
      .join(', ')
  const start = plays.length - trickUnderWay(plays).length
  const last = start / PLAYERS
  const winner = tricks.leaders[last]
  return [
    ...(last === 0 || winner === undefined
      ? []
      : [`Trick ${last}: ${line(start - PLAYERS, start)}; ${name(winner)} took it`]),
    ...(start === plays.length ? [] : [`Trick ${last + 1}: ${line(start, plays.length)}`]),
  ]
}

function misplayLines(view: View<Spades>): readonly string[] {
  const { own, table } = view
  const name = (place: Place): string => table.seats[seatAt(own, place)]?.player ?? ''
  const lines: string[] = []
  for (const { place, card, at } of own.misplays) {
    lines.push(
      `Misplay in trick ${Math.floor(at / PLAYERS) + 1}: ${name(place)}’s ${card} is void.`,
    )
  }
  if (own.voided.length > 0) {
    const seen = own.voided.map(({ place, card }) => `${name(place)} ${card}`)
    lines.push(`Void with a misplay: ${seen.join(', ')}.`)
  }
  if (view.role === 'referee' && view.options.misplay === 'referee-call') {
    const secrets = view.known.map((secret) => secret ?? { dealt: [] })
    const tricks = tricksOf(own)
    for (const play of standingMisplays(own, secrets)) {
      lines.push(
        `A misplay stands: ${name(placeOfPlay(tricks, play))}’s ${own.plays[play]}; "call ${whereIs(play)}" voids it.`,
      )
    }
  }
  return lines
}

function handLines(view: View<Spades>): readonly string[] {
  const { own, table } = view
  if (view.role === 'seat') {
    const place = own.order.indexOf(view.seat)
    return view.mine.dealt.length === 0
      ? []
      : [`Your hand: ${cardsInRow(handOf(own, place, view.mine))}`]
  }
  if (view.role !== 'referee') return []
  return own.order.flatMap((seat, place) => {
    const secret = view.known[seat] ?? null
    if (secret === null || secret.dealt.length === 0) return []
    return [`Hand of ${table.seats[seat]?.player}: ${cardsInRow(handOf(own, place, secret))}`]
  })
}
