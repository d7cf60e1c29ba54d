import type { SeatNumber } from '@ackanomic/core'
import { marksOf, nameOf, type View } from '@ackanomic/core/engine'
import { standingMisplays } from './misplays.js'
import { forfeits, scoresOf } from './scoring.js'
import { ofTeam, orderOf, PLAYERS, placeOf } from './seating.js'
import {
  bidsByPlace,
  handOf,
  seatsOfPlays,
  TRICKS,
  tricksOf,
  trickUnderWay,
  turnOf,
  whereIs,
} from './tricks.js'
import type {
  Card,
  Order,
  Place,
  Post,
  Secret,
  Shared,
  Spades,
  Team,
  TeamRound,
  Why,
} from './types.js'
import { PLACES, TEAMS } from './types.js'

/** The table as plain text: scores, bids, tricks, the cards on the table, and the hands one knows. */
export function renderSpades(view: View<Spades>): string {
  const { shared, table } = view
  const names = table.seats.map(({ player }) => player)
  const lines = [headline(view), '']
  const { order } = shared
  if (order === null) return [...lines, `Players: ${names.join(', ')}`].join('\n')
  const scores = scoresOf(shared, view.options)
  for (const team of TEAMS) {
    const { score, sandbags, misplaysInGame } = scores[team]
    const misplays = misplaysInGame === 0 ? '' : `, ${counted(misplaysInGame, 'misplay')}`
    lines.push(
      `${teamByName(order, team, names)}: ${inPoints(score)} (${counted(sandbags, 'sandbag')}${misplays})`,
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

function trickNumber({ plays }: Shared): number {
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
function standing(shared: Shared, place: Place): string {
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
function allSeen({ known }: Extract<View<Spades>, { role: 'referee' }>): readonly Secret[] {
  return known.map((secret) => {
    if (secret === null) throw new Error('The referee sees all hands.')
    return secret
  })
}

function handLines(view: View<Spades>): readonly string[] {
  const { shared, table } = view
  const { order } = shared
  if (order === null) return []
  const hand = (seat: SeatNumber, secret: Secret): string =>
    cardsInRow(handOf(shared, placeOf(order, seat), secret))
  if (view.role === 'seat') {
    return view.mine.dealt.length === 0 ? [] : [`Your hand: ${hand(view.seat, view.mine)}`]
  }
  if (view.role !== 'referee') return []
  return order.flatMap((seat) => {
    const secret = allSeen(view)[seat] as Secret
    return secret.dealt.length === 0
      ? []
      : [`Hand of ${nameOf(table, seat)}: ${hand(seat, secret)}`]
  })
}

/** Cards in a row. */
function cardsInRow(cards: readonly Card[]): string {
  return cards.length === 0 ? '–' : cards.join(' ')
}

/** So many of a thing. */
function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** A bid as it is spoken of. */
function bidInWords(tricks: number): string {
  return tricks === 0 ? 'nil' : String(tricks)
}

/** How a team wins. */
const WHY: Readonly<Record<Why, string>> = {
  score: 'by the score',
  concession: 'by the concession of the others',
  misplays: 'by the misplays of the others, who forfeit',
  departure: 'by the departure of the others, who forfeit',
  abandoned: '',
  'no referee': '',
}

/** How it comes that nobody wins. */
const NOBODY: Readonly<Record<Why, string>> = {
  score: 'the scores are equal',
  concession: 'both teams gave up at the same moment',
  misplays: 'both teams forfeit',
  departure: 'the players have left',
  abandoned: 'a player left, and the game is abandoned',
  'no referee': 'the referee is lost, and the game is given up',
}

/** The players of a team by name. */
function teamByName(order: Order, team: Team, names: readonly string[]): string {
  return ofTeam(order, team)
    .map((seat) => names[seat])
    .join(' and ')
}

/** An announcement as a sentence or a few. */
export function saySpades(post: Post, names: readonly string[]): string {
  const name = (seat: SeatNumber): string => String(names[seat])
  switch (post.type) {
    case 'order': {
      const order = post.order.map((seat, place) => `${place + 1} ${name(seat)}`).join(', ')
      const teams = `${teamByName(post.order, 0, names)} against ${teamByName(post.order, 1, names)}`
      return `The game of Spades begins. The playing order: ${order}. The teams: ${teams}.`
    }
    case 'round':
      return `Round ${post.round}: the cards are dealt. ${name(post.first)} bids first.`
    case 'hand':
      return `Your hand in round ${post.round}: ${cardsInRow(post.cards)}.`
    case 'bid':
      return post.late
        ? `Three days have passed: the referee bids ${bidInWords(post.tricks)} for ${name(post.seat)}.`
        : `${name(post.seat)} bids ${bidInWords(post.tricks)}.`
    case 'leader':
      return `${name(post.seat)} made the highest bid, and leads.`
    case 'late':
      return `Three days have passed: the referee draws a card for ${name(post.seat)}.`
    case 'play':
      return post.late
        ? `The referee plays ${post.card} for ${name(post.seat)}.`
        : `${name(post.seat)} plays ${post.card}.`
    case 'trick':
      return `${name(post.winner)} takes trick ${post.trick}: ${cardsInRow(post.cards)}.`
    case 'misplay':
      return sayMisplay(post, name)
    case 'fault':
      return post.fault === 'hand'
        ? `${post.card} was a misplay: it was not in the hand of ${name(post.seat)}.`
        : `${post.card} was a misplay: ${name(post.seat)} had a card of the suit led.`
    case 'played':
      return `Round ${post.round} is played; the referee is to score it.`
    case 'score': {
      const lines = TEAMS.map((team) => {
        const who = teamByName(post.order, team, names)
        return `${who}: ${sayTeamRound(post.teams[team])}, which makes ${inPoints(post.scores[team])}.`
      })
      return [`Round ${post.round} is scored.`, ...lines].join(' ')
    }
    case 'conceded':
      return `${name(post.seat)} concedes.`
    case 'withdrawn':
      return `${name(post.seat)} withdraws the concession.`
    case 'result':
      return sayResult(post, names)
  }
}

function sayMisplay(
  { seat, card, trick, after, cancelled, inHand, inGame }: Extract<Post, { type: 'misplay' }>,
  name: (seat: SeatNumber) => string,
): string {
  const voided = after.map((each) => `${name(each.seat)}’s ${each.card}`).join(', ')
  const parts = [
    `${name(seat)}’s ${card} in trick ${trick} was a misplay. It is void and costs the team 100.`,
    after.length === 0 ? '' : `Void with it: ${voided}.`,
    cancelled === 0
      ? ''
      : `${counted(cancelled, 'later misplay')} neither ${cancelled === 1 ? 'counts nor costs' : 'count nor cost'} any more.`,
    `The team has ${counted(inHand, 'misplay')} in this hand and ${inGame} in the game.`,
    forfeits(inHand, inGame) ? 'It forfeits.' : `${name(seat)} plays again.`,
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** What a team scored in a round, and for what. */
function sayTeamRound(round: TeamRound): string {
  const { bid, tricks, contract, sandbags, nils, penalty, total } = round
  const parts = [
    `bid ${bid}, took ${tricks}`,
    ...(contract === 0 ? [] : [signed(contract)]),
    ...(sandbags === 0 ? [] : [`${signed(sandbags)} for sandbags`]),
    ...(nils === 0 ? [] : [`${signed(nils)} for nil`]),
    ...(penalty === 0
      ? []
      : [`${signed(penalty)} for ${penalty < -100 ? 'twice ten' : 'ten'} sandbags`]),
  ]
  return `${parts.join(', ')}: ${signed(total)}`
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : inPoints(points)
}

/** Gamepoints, with a minus sign below 0. */
function inPoints(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

function sayResult(
  { winner, why, order, scores }: Extract<Post, { type: 'result' }>,
  names: readonly string[],
): string {
  if (order === null) return `Nobody wins: ${NOBODY[why]}.`
  const final = TEAMS.map(
    (team) => `${teamByName(order, team, names)} ${inPoints(scores[team])}`,
  ).join(', ')
  const end =
    winner === null
      ? `Nobody wins: ${NOBODY[why]}.`
      : `${teamByName(order, winner, names)} win ${WHY[why]}.`
  return `${end} The final scores: ${final}.`
}
