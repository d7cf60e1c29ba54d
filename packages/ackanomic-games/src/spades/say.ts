import type { SeatNumber } from '@ackanomic/core'
import { forfeits } from './scoring.js'
import { seatsOfTeam } from './seating.js'
import type { Card, Post, TeamRound, Why } from './types.js'

/** Cards in a row. */
export function cardsInRow(cards: readonly Card[]): string {
  return cards.length === 0 ? '–' : cards.join(' ')
}

/** So many of a thing. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** A bid as it is spoken of. */
export function bidInWords(tricks: number): string {
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
export function teamByName(
  order: readonly SeatNumber[],
  team: 0 | 1,
  names: readonly string[],
): string {
  return seatsOfTeam({ order }, team)
    .map((seat) => names[seat] ?? `Seat ${seat}`)
    .join(' and ')
}

/** An announcement as a sentence or a few. */
export function saySpades(post: Post, names: readonly string[]): string {
  const name = (seat: SeatNumber): string => names[seat] ?? `Seat ${seat}`
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
      const lines = ([0, 1] as const).map((team) => {
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
export function sayTeamRound(round: TeamRound): string {
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
export function inPoints(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

function sayResult(
  { winner, why, order, scores }: Extract<Post, { type: 'result' }>,
  names: readonly string[],
): string {
  if (order.length === 0) return `Nobody wins: ${NOBODY[why]}.`
  const final = ([0, 1] as const)
    .map((team) => `${teamByName(order, team, names)} ${inPoints(scores[team])}`)
    .join(', ')
  const end =
    winner === null
      ? `Nobody wins: ${NOBODY[why]}.`
      : `${teamByName(order, winner, names)} win ${WHY[why]}.`
  return `${end} The final scores: ${final}.`
}
