import type { SeatNumber } from '@ackanomic/core'
import type { NameOf } from '@ackanomic/core/engine'
import { counted } from '../counted.js'
import { cardInWords, type SpadesCard } from './cards.js'
import { forfeits, type SpadesTeamRound } from './scoring.js'
import { type ByTeam, ofTeam, type SpadesOrder, type SpadesTeam, TEAMS } from './seating.js'

/** Why a play is a misplay: it does not follow `'suit'`, or it is not in the `'hand'`. */
export type SpadesFault = 'suit' | 'hand'

/** The reason why the game is over. */
export type SpadesEndReason = keyof typeof NOBODY

export interface PlayedBy {
  readonly seat: SeatNumber
  readonly card: SpadesCard
}

/** The sentences of events: `hand` is for its seat, `fault` for the player and the referee. */
export const spadesEvents = {
  order: ({ order }: { order: SpadesOrder }, name: NameOf) =>
    `The game of Spades begins. The playing order: ${order.map((seat, place) => `${place + 1} ${name(seat)}`).join(', ')}. The teams: ${teamByName(order, 0, name)} against ${teamByName(order, 1, name)}.`,
  round: ({ round, first }: { round: number; first: SeatNumber }, name: NameOf) =>
    `Round ${round}: the cards are dealt. ${name(first)} bids first.`,
  hand: ({ round, cards }: { round: number; cards: readonly SpadesCard[] }) =>
    `Your hand in round ${round}: ${cardsInRow(cards)}.`,
  blind: ({ seat, nil, late }: { seat: SeatNumber; nil: boolean; late: boolean }, name: NameOf) =>
    nil
      ? `${name(seat)} bids nil blind.`
      : late
        ? `Time is up: ${name(seat)} does not bid nil blind.`
        : `${name(seat)} does not bid nil blind.`,
  bid: (e: { seat: SeatNumber; tricks: number; late: boolean }, name: NameOf) =>
    e.late
      ? `Time is up: the referee bids ${bidInWords(e.tricks)} for ${name(e.seat)}.`
      : `${name(e.seat)} bids ${bidInWords(e.tricks)}.`,
  leader: ({ seat }: { seat: SeatNumber }, name: NameOf) =>
    `${name(seat)} made the highest bid, and leads.`,
  late: ({ seat }: { seat: SeatNumber }, name: NameOf) =>
    `Time is up: the referee draws a card for ${name(seat)}.`,
  play: ({ seat, card, late }: PlayedBy & { late: boolean }, name: NameOf) =>
    late
      ? `The referee plays ${cardInWords(card)} for ${name(seat)}.`
      : `${name(seat)} plays ${cardInWords(card)}.`,
  trick: (e: { trick: number; cards: readonly SpadesCard[]; winner: SeatNumber }, name: NameOf) =>
    `${name(e.winner)} takes trick ${e.trick}: ${cardsInRow(e.cards)}.`,
  /** A misplay, which voids the plays `after` it and replaces `cancelled` ones. */
  misplay(
    e: PlayedBy & {
      trick: number
      after: readonly PlayedBy[]
      cancelled: number
      inHand: number
      inGame: number
    },
    name: NameOf,
  ) {
    const cards = e.after.map(({ seat, card }) => `${name(seat)}’s ${cardInWords(card)}`)
    const voided = cards.length === 0 ? '' : ` Void with it: ${cards.join(', ')}.`
    const later = counted(e.cancelled, 'later misplay')
    const cancelled = e.cancelled === 0 ? '' : ` It cancels ${later}, fines included.`
    const end = forfeits(e.inHand, e.inGame) ? 'It forfeits.' : `${name(e.seat)} plays again.`
    return `${name(e.seat)}’s ${cardInWords(e.card)} in trick ${e.trick} was a misplay. It is void and costs the team 100.${voided}${cancelled} The team has ${counted(e.inHand, 'misplay')} in this hand and ${e.inGame} in the game. ${end}`
  },
  fault: ({ seat, card, fault }: PlayedBy & { fault: SpadesFault }, name: NameOf) =>
    fault === 'hand'
      ? `${cardInWords(card)} was a misplay: it was not in the hand of ${name(seat)}.`
      : `${cardInWords(card)} was a misplay: ${name(seat)} had a card of the suit led.`,
  played: ({ round }: { round: number }) => `Round ${round} is played; the referee is to score it.`,
  score(
    e: {
      round: number
      order: SpadesOrder
      teams: ByTeam<SpadesTeamRound>
      scores: ByTeam<number>
    },
    name: NameOf,
  ) {
    const line = (team: SpadesTeam) =>
      `${teamByName(e.order, team, name)}: ${teamRoundText(e.teams[team])}, which makes ${inPoints(e.scores[team])}.`
    return `Round ${e.round} is scored. ${line(0)} ${line(1)}`
  },
  conceded: ({ seat }: { seat: SeatNumber }, name: NameOf) => `${name(seat)} concedes.`,
  withdrawn: ({ seat }: { seat: SeatNumber }, name: NameOf) =>
    `${name(seat)} withdraws the concession.`,
  /** `order` is any with partners opposite if none was drawn, or `null` without teams. */
  result(
    e: {
      winner: SpadesTeam | null
      why: SpadesEndReason
      order: SpadesOrder | null
      scores: ByTeam<number>
    },
    name: NameOf,
  ) {
    const { winner, why, order, scores } = e
    const nobody = `Nobody wins: ${NOBODY[why]}.`
    if (order === null) return nobody
    const final = TEAMS.map((team) => `${teamByName(order, team, name)} ${inPoints(scores[team])}`)
    const end = winner === null ? nobody : `${teamByName(order, winner, name)} win ${WHY[why]}.`
    return `${end} The final scores: ${final.join(', ')}.`
  },
}

const WHY: Partial<Record<SpadesEndReason, string>> = {
  score: 'by the score',
  boston: 'by taking all 13 tricks of a round',
  concession: 'by the concession of the others',
  misplays: 'by the misplays of the others, who forfeit',
  departure: 'by the departure of the others, who forfeit',
}

const NOBODY = {
  score: 'the scores are equal',
  boston: 'nobody took all 13 tricks',
  concession: 'both teams gave up at the same moment',
  misplays: 'both teams forfeit',
  departure: 'the players have left',
  abandoned: 'a player left, and the game is abandoned',
  'no referee': 'the referee is lost, and the game is given up',
} as const

function teamRoundText(round: SpadesTeamRound): string {
  const { bid, tricks, contract, sandbags, nils, penalty, boston, total } = round
  const parts = [
    `bid ${bid}, took ${tricks}`,
    contract === 0 ? '' : signed(contract),
    sandbags === 0 ? '' : `${signed(sandbags)} for sandbags`,
    nils === 0 ? '' : `${signed(nils)} for nil`,
    penalty === 0 ? '' : `${signed(penalty)} as a penalty for sandbags`,
    boston === 0 ? '' : `${signed(boston)} for all 13 tricks`,
  ]
  const shown = parts.filter((part) => part !== '')
  // A single amount is the total.
  return shown.length === 2 ? shown.join(', ') : `${shown.join(', ')}: ${signed(total)}`
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : inPoints(points)
}

export function inPoints(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

export function cardsInRow(cards: readonly SpadesCard[]): string {
  return cards.length === 0 ? '–' : cards.map(cardInWords).join(' ')
}

export function bidInWords(tricks: number): string {
  return tricks === 0 ? 'nil' : String(tricks)
}

export function teamByName(order: SpadesOrder, team: SpadesTeam, name: NameOf): string {
  return ofTeam(order, team).map(name).join(' and ')
}
