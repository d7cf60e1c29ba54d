import { type NameOf, nameOf, seatBadges, type View, visibleState } from '@ackanomic/core/engine'
import { bidInWords, cardsInRow, counted, inPoints, teamByName } from './events.js'
import { standingMisplays } from './misplays.js'
import type { Spades } from './model.js'
import { scoresOf } from './scoring.js'
import { orderOf, PLACES, PLAYERS, type SpadesOrder, type SpadesPlace, TEAMS } from './seating.js'
import type { SpadesShared, SpadesStage } from './state.js'
import {
  bidsByPlace,
  handOf,
  placeOfPlay,
  playLabel,
  seatsOfPlays,
  tricksOf,
  trickUnderWay,
  turnOf,
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
  for (const more of [trickLines(view), misplayLines(view), handLines(view)]) {
    if (more.length > 0) lines.push('', ...more)
  }
  return lines.join('\n')
}

function headline({ shared, table, outcome }: View<Spades>): string {
  if (outcome !== null) {
    return outcome.winners.length === 0
      ? 'Spades is over. Nobody won.'
      : `Spades is over. ${outcome.winners.join(' and ')} won.`
  }
  const { stage, rounds, plays } = shared
  const turn = turnOf(shared)
  const name = turn === null ? '' : nameOf(table, turn)
  const doing: Readonly<Record<SpadesStage, string>> = {
    order: 'the referee draws the playing order',
    deal: 'the referee shuffles the cards',
    bids: `${name} is to bid`,
    play: `${name} is to play`,
    choice: `the referee draws a card for ${name}`,
    score: 'the referee is to score it',
  }
  const round = stage === 'order' ? '' : `, round ${rounds.length + 1}`
  const isInTrick = stage === 'play' || stage === 'choice'
  const trick = isInTrick ? `, trick ${Math.floor(plays.length / PLAYERS) + 1}` : ''
  return `Spades${round}${trick}: ${doing[stage]}`
}

function playerLines(view: View<Spades>, order: SpadesOrder): readonly string[] {
  const { shared, table } = view
  const turn = view.outcome === null ? turnOf(shared) : null
  const labels = order.map((seat, place) => {
    const marks = [...seatBadges(view, seat, { left: 'left', out: 'left' })]
    if (shared.conceded.includes(seat)) marks.push('concedes')
    const note = marks.length === 0 ? '' : ` (${marks.join(', ')})`
    return `${turn === seat ? '>' : ' '} ${place + 1} ${nameOf(table, seat)}${note}`
  })
  const width = Math.max(...labels.map((label) => label.length))
  return PLACES.map((place) =>
    `${labels[place]?.padEnd(width)}  ${standing(shared, place)}`.trimEnd(),
  )
}

/** What a player has bid and taken: in this round, or in the last one while the next is awaited. */
function standing(shared: SpadesShared, place: SpadesPlace): string {
  const last = shared.rounds.at(-1)
  if (shared.stage === 'deal') {
    return last === undefined
      ? ''
      : `bid ${bidInWords(last.bids[place])}, took ${last.taken[place]} in round ${shared.rounds.length}`
  }
  const bids = bidsByPlace(shared)
  const bid = bids[place]
  if (bid === null) return 'no bid yet'
  const took = bids.includes(null) ? '' : `, took ${tricksOf(shared).taken[place]}`
  return `bid ${bidInWords(bid)}${took}`
}

function trickLines({ shared, table }: View<Spades>): readonly string[] {
  const { plays } = shared
  const names = seatsOfPlays(shared).map((seat) => nameOf(table, seat))
  const trick = (from: number): string =>
    plays
      .slice(from, from + PLAYERS)
      .map((card, i) => `${names[from + i]} ${card}`)
      .join(', ')
  const start = plays.length - trickUnderWay(plays).length
  const last = start / PLAYERS
  const lines =
    last === 0 ? [] : [`Trick ${last}: ${trick(start - PLAYERS)}; ${names[start]} took it`]
  return start === plays.length ? lines : [...lines, `Trick ${last + 1}: ${trick(start)}`]
}

function misplayLines(view: View<Spades>): readonly string[] {
  const { shared, table, options } = view
  const { plays, misplays, voided } = shared
  const name = (place: SpadesPlace): string => nameOf(table, orderOf(shared)[place])
  const lines = misplays.map(
    ({ place, card, at }) =>
      `Misplay in trick ${Math.floor(at / PLAYERS) + 1}: ${name(place)}’s ${card} is void.`,
  )
  if (voided.length > 0) {
    const seen = voided.map(({ place, card }) => `${name(place)} ${card}`)
    lines.push(`Void with a misplay: ${seen.join(', ')}.`)
  }
  if (view.role !== 'referee' || options.misplay !== 'referee-call') return lines
  const tricks = tricksOf(shared)
  const standing = standingMisplays(
    shared,
    view.known.filter((secret) => secret !== null),
  )
  const calls = standing.map(
    (play) =>
      `A misplay stands: ${name(placeOfPlay(tricks, play))}’s ${plays[play]}; "call ${playLabel(play)}" voids it.`,
  )
  return [...lines, ...calls]
}

function handLines(view: View<Spades>): readonly string[] {
  const { shared, table, secret } = visibleState(view)
  return orderOf(shared).flatMap((seat, place) => {
    const dealt = secret[seat] ?? null
    if (dealt === null || dealt.dealt.length === 0) return []
    const whose = view.role === 'seat' ? 'Your hand' : `Hand of ${nameOf(table, seat)}`
    return [`${whose}: ${cardsInRow(handOf(shared, place as SpadesPlace, dealt))}`]
  })
}
