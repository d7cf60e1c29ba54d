import type { SeatNumber } from '@ackanomic/core'
import type { Actor, State } from '@ackanomic/core/engine'
import { finish, WINNING_SCORE } from './ending.js'
import type { Ctx, Draft, Refused, TrominoGo } from './model.js'
import { trominoesOf } from './plays.js'
import { endRound, settleRound } from './rounds.js'
import type { TrominoGoConcession, TrominoGoRoundEnd, TrominoGoShared } from './state.js'
import { FULL } from './tromino.js'

type Offer = Pick<TrominoGoConcession, 'gamepoints'>

/** How many concessions of a player are taken in a round. */
export const MOST_CONCESSIONS = 20

/** Why nothing can be conceded or accepted: that takes a round that goes on (7). */
function refuseRound({ stage, end }: TrominoGoShared): Refused {
  if (stage === 'draw') return { code: 'notBegun' }
  return end === null ? undefined : { code: 'roundOver', details: { how: end.how } }
}

export function refuseConcession(
  { shared }: Pick<State<TrominoGo>, 'shared'>,
  seat: SeatNumber,
): Refused {
  const refused = refuseRound(shared)
  if (refused !== undefined) return refused
  const made = shared.concessions.filter((each) => each.seat === seat).length
  return made < MOST_CONCESSIONS
    ? undefined
    : { code: 'tooManyConcessions', details: { most: MOST_CONCESSIONS } }
}

/** A player concedes; that is no play, and play goes on (7). */
export function concede(draft: Draft, { gamepoints }: Offer, ctx: Ctx, { seat }: Actor): void {
  draft.shared.concessions.push({ seat, gamepoints })
  ctx.emit('public', '1250.11/7(1)', () => ({ type: 'conceded', seat, gamepoints }))
}

/** The Gamepoints of the opponent's concessions in this round, each number once. */
export function openTo(
  { stage, concessions }: TrominoGoShared,
  seat: SeatNumber,
): readonly number[] {
  if (stage !== 'play' || concessions.length === 0) return []
  const others = concessions.filter((concession) => concession.seat !== seat)
  return [...new Set(others.map(({ gamepoints }) => gamepoints))]
}

export function refuseAcceptance(
  { shared }: Pick<State<TrominoGo>, 'shared'>,
  { gamepoints }: Offer,
  { seat }: Actor,
): Refused {
  const refused = refuseRound(shared)
  if (refused !== undefined) return refused
  const open = openTo(shared, seat)
  if (open.includes(gamepoints)) return undefined
  const isOwn = shared.concessions.some((each) => each.gamepoints === gamepoints)
  return isOwn
    ? { code: 'ownConcession', details: { gamepoints } }
    : { code: 'noConcession', details: { gamepoints, open } }
}

/** Accepts a concession: the round is over, and what was offered is scored at once (7). */
export function acceptConcession(
  draft: Draft,
  { gamepoints }: Offer,
  ctx: Ctx,
  { seat }: Actor,
): void {
  const { shared } = draft
  const end = conceded(shared, seat, gamepoints, draft.options)
  ctx.stopTimer('play')
  ctx.cancelPrompts('legality')
  draft.shared.question = null
  ctx.emit('public', '1250.11/7(3)', () => ({
    type: 'accepted',
    seat,
    gamepoints,
    scored: end.gamepoints,
  }))
  const score = settleRound(draft, end)
  if (score >= WINNING_SCORE) finish(draft, seat, 'gamepoints', ctx)
  else endRound(draft, end, ctx)
}

/** How a round ends when a seat accepts what the other has conceded (7). */
export function conceded(
  shared: Pick<TrominoGoShared, 'plays'>,
  winner: SeatNumber,
  gamepoints: number,
  { doubleConcessions }: Pick<TrominoGo['Options'], 'doubleConcessions'>,
): TrominoGoRoundEnd {
  const doubled = doubleConcessions && trominoesOf(shared).length >= FULL
  return {
    how: 'conceded',
    winner,
    gamepoints: doubled ? 2 * gamepoints : gamepoints,
    surrounded: [0, 0],
    doubled,
  }
}
