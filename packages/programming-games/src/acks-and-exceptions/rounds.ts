import { days, type SeatNumber } from '@ackanomic/core'
import {
  type Context,
  isInGame,
  type State,
  seatsInGame,
  type Writable,
} from '@ackanomic/core/engine'
import { sorted } from './coasters.js'
import { clockwise, winsOf } from './standing.js'
import type { AcksAndExceptions, RoundEnd, Shared } from './types.js'

/** A state that is being changed. */
export type Draft = Writable<State<AcksAndExceptions>>

/** An act falls due: the time limit runs anew, where there is one. */
export function awaitAct(draft: Draft, ctx: Context<AcksAndExceptions>): void {
  const { timeLimit } = draft.options
  if (timeLimit !== null) ctx.startTimer('act', days(timeLimit))
}

/** Has the first round started by whom the options name, or by chance (setup.2). */
export function beginGame(draft: Draft, ctx: Context<AcksAndExceptions>): void {
  const { starter } = draft.options
  if (starter === 'chance') drawStarter(draft, ctx)
  else openRound(draft, starter, ctx)
}

/** Has the host draw who starts, among those in the game (setup.2). */
export function drawStarter(draft: Draft, ctx: Context<AcksAndExceptions>): void {
  const seats = seatsInGame(draft.table)
  draft.shared.stage = 'starter'
  draft.shared.turn = null
  draft.shared.starter = null
  ctx.stopTimer('act')
  ctx.prompt('starter', { ask: 'pick', of: seats.length }, { seats }, 'host')
}

/** Opens a round: everybody is to place the first coaster (setup.3). */
export function openRound(
  draft: Draft,
  starter: SeatNumber,
  ctx: Context<AcksAndExceptions>,
): void {
  draft.shared.stage = 'set-up'
  draft.shared.turn = null
  draft.shared.starter = starter
  announceRound(draft, ctx)
  awaitAct(draft, ctx)
}

/** Tells all who starts the round that is being set up. */
export function announceRound({ shared }: Draft, ctx: Context<AcksAndExceptions>): void {
  const { starter } = shared
  if (starter === null) return
  const round = shared.rounds.length + 1
  ctx.emit('public', 'ACKS/setup.2', () => ({ type: 'round', round, starter }))
}

/** Whether everybody has placed the first coaster, so that the turns can begin (setup.3). */
export function allPlaced({ shared, table }: State<AcksAndExceptions>): boolean {
  return (
    shared.stage === 'set-up' &&
    shared.stacks.every((stack, seat) => stack > 0 || !isInGame(table, seat))
  )
}

/** Begins the turns, with the starter (place.a). */
export function beginTurns(draft: Draft, ctx: Context<AcksAndExceptions>): void {
  const { starter } = draft.shared
  if (starter !== null) giveTurn(draft, starter, ctx)
}

/** Gives a seat the turn to place or to challenge (place.a). */
export function giveTurn(draft: Draft, seat: SeatNumber, ctx: Context<AcksAndExceptions>): void {
  draft.shared.stage = 'placing'
  draft.shared.turn = seat
  ctx.emit('public', 'ACKS/place.a', () => ({ type: 'turn', seat }))
  awaitAct(draft, ctx)
}

/** Puts a round among those that are over; all coasters go back to the hands (new.a). */
export function closeRound(draft: Draft, ended: RoundEnd, ctx: Context<AcksAndExceptions>): void {
  const { shared } = draft
  const { starter, stacks, calls, flips } = shared
  if (starter === null) return
  shared.rounds.push({ starter, stacks, calls, flips, ended })
  shared.stacks = stacks.map(() => 0)
  shared.calls = []
  shared.flips = []
  shared.late = []
  ctx.stopTimer('act')
  for (const secret of draft.secret) {
    const { hand, stack } = secret
    if (stack.length === 0) continue
    secret.hand = sorted([...hand, ...stack])
    secret.stack = []
  }
}

/**
 * Goes on with another round, as long as there is somebody to play against (ok.c, bad.c, new.b).
 *
 * @param from - the last Challenger, or whoever takes eir place; the next one clockwise starts when
 * e is out of the game
 */
export function nextRound(draft: Draft, from: SeatNumber, ctx: Context<AcksAndExceptions>): void {
  const { table } = draft
  if (seatsInGame(table).length < 2) return
  const { nextStarter } = draft.options
  if (nextStarter === 'chance') {
    drawStarter(draft, ctx)
    return
  }
  const rotates = nextStarter === 'rotate'
  const last = rotates ? (draft.shared.starter ?? from) : from
  const starter = !rotates && isInGame(table, last) ? last : clockwise(table, last)
  if (starter !== null) openRound(draft, starter, ctx)
}

/** Ends the game: a seat has won it. The rule gives no points, no money and no Trophy. */
export function winGame(draft: Draft, seat: SeatNumber, ctx: Context<AcksAndExceptions>): void {
  ctx.end({ winners: [seat], ranking: rankingOf(draft.shared, seat), awards: [] })
}

/** Ends the game because no more than one player is left, who wins it (end.b). */
export function endAlone(draft: Draft, ctx: Context<AcksAndExceptions>): void {
  const [seat] = seatsInGame(draft.table)
  if (seat === undefined) ctx.end({ winners: [], ranking: [], awards: [] })
  else winGame(draft, seat, ctx)
}

/** The winner, then by rounds won, then by coasters left; equals together. */
function rankingOf({ rounds, coasters }: Shared, winner: SeatNumber): SeatNumber[][] {
  const standings = coasters.map((left, seat) => ({ seat, left, wins: winsOf(rounds, seat) }))
  const others = standings
    .filter(({ seat }) => seat !== winner)
    .sort((one, other) => other.wins - one.wins || other.left - one.left)
  const groups = [[winner]]
  others.forEach(({ seat, left, wins }, place) => {
    const above = others[place - 1]
    if (above?.wins === wins && above.left === left) groups.at(-1)?.push(seat)
    else groups.push([seat])
  })
  return groups
}
