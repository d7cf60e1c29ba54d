import type { SeatNumber } from '@ackanomic/core'
import type { Desk, RefusalOf, State } from '@ackanomic/core/engine'
import { finish, WINNING_SCORE } from './ending.js'
import { trominoesOf } from './plays.js'
import { type Draft, endRound, settleRound } from './rounds.js'
import { FULL } from './tromino.js'
import type { Options, Own, RoundEnd, TrominoGo } from './types.js'

/** How many concessions of a player are taken in a round. */
export const MOST_CONCESSIONS = 20

type Refused = RefusalOf<TrominoGo> | undefined

/** Why nothing can be conceded or accepted: that takes a round that goes on (7). */
function refuseRound({ now }: Own): Refused {
  if (now.stage === 'draw') return { code: 'notBegun', facts: {} }
  return now.stage === 'ended' ? { code: 'roundOver', facts: { how: now.end.how } } : undefined
}

/** Why one cannot concede (7). */
export function refuseConcession({ own }: State<TrominoGo>, seat: SeatNumber): Refused {
  const refused = refuseRound(own)
  if (refused !== undefined) return refused
  const made = own.concessions.filter((each) => each.seat === seat).length
  return made < MOST_CONCESSIONS
    ? undefined
    : { code: 'tooManyConcessions', facts: { most: MOST_CONCESSIONS } }
}

/** A player concedes; that is no play, and play goes on (7). */
export function concede(
  draft: Draft,
  seat: SeatNumber,
  gamepoints: number,
  desk: Desk<TrominoGo>,
): void {
  draft.own.concessions.push({ seat, gamepoints })
  desk.tell('public', '1250.11/7(1)', () => ({ type: 'conceded', seat, gamepoints }))
}

/** The Gamepoints of the opponent's concessions in this round, each number once. */
export function openTo({ now, concessions }: Own, seat: SeatNumber): readonly number[] {
  if (now.stage !== 'play' || concessions.length === 0) return []
  const others = concessions.filter((concession) => concession.seat !== seat)
  return [...new Set(others.map(({ gamepoints }) => gamepoints))]
}

/** Why a concession cannot be accepted (7). */
export function refuseAcceptance(
  { own }: State<TrominoGo>,
  gamepoints: number,
  seat: SeatNumber,
): Refused {
  const refused = refuseRound(own)
  if (refused !== undefined) return refused
  const open = openTo(own, seat)
  if (open.includes(gamepoints)) return undefined
  const isOwn = own.concessions.some((each) => each.gamepoints === gamepoints)
  return isOwn
    ? { code: 'ownConcession', facts: { gamepoints } }
    : { code: 'noConcession', facts: { gamepoints, open } }
}

/** Accepts a concession: the round is over, and what was offered is scored at once (7). */
export function acceptConcession(
  draft: Draft,
  seat: SeatNumber,
  gamepoints: number,
  desk: Desk<TrominoGo>,
): void {
  const { own } = draft
  const end = conceded(own, seat, gamepoints, draft.options)
  desk.stop('play')
  desk.withdraw('legality')
  draft.own.question = null
  desk.tell('public', '1250.11/7(3)', () => ({
    type: 'accepted',
    seat,
    gamepoints,
    scored: end.gamepoints,
  }))
  const score = settleRound(draft, end)
  if (score >= WINNING_SCORE) finish(draft, seat, 'gamepoints', desk)
  else endRound(draft, end, desk)
}

/** How a round ends when a seat accepts what the other has conceded (7). */
export function conceded(
  own: Pick<Own, 'plays'>,
  winner: SeatNumber,
  gamepoints: number,
  { doubleConcessions }: Pick<Options, 'doubleConcessions'>,
): RoundEnd {
  const doubled = doubleConcessions && trominoesOf(own).length >= FULL
  return {
    how: 'conceded',
    winner,
    gamepoints: doubled ? 2 * gamepoints : gamepoints,
    surrounded: [0, 0],
    doubled,
  }
}
