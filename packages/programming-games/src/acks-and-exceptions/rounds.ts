import { days, type SeatNumber } from '@ackanomic/core'
import { type Desk, isInGame, type State, seatsInGame, type Writable } from '@ackanomic/core/engine'
import { sorted } from './coasters.js'
import { clockwise, winsOf } from './standing.js'
import type { AcksAndExceptions, Own, RoundEnd } from './types.js'

/** A state that is being changed. */
export type Draft = Writable<State<AcksAndExceptions>>

/** An act falls due: the time limit runs anew, where there is one. */
export function awaitAct(draft: Draft, desk: Desk<AcksAndExceptions>): void {
  const { timeLimit } = draft.options
  if (timeLimit !== null) desk.start('act', days(timeLimit))
}

/** Has the first round started by whom the options name, or by chance (setup.2). */
export function beginGame(draft: Draft, desk: Desk<AcksAndExceptions>): void {
  const { starter } = draft.options
  if (starter === 'chance') drawStarter(draft, desk)
  else openRound(draft, starter, desk)
}

/** Has the host draw who starts, among those in the game (setup.2). */
export function drawStarter(draft: Draft, desk: Desk<AcksAndExceptions>): void {
  const seats = seatsInGame(draft.table)
  draft.own.now = { stage: 'starter' }
  draft.own.starter = null
  desk.stop('act')
  desk.ask('starter', { ask: 'pick', of: seats.length }, { seats }, 'host')
}

/** Opens a round: everybody is to place the first coaster (setup.3). */
export function openRound(draft: Draft, starter: SeatNumber, desk: Desk<AcksAndExceptions>): void {
  draft.own.now = { stage: 'set-up' }
  draft.own.starter = starter
  announceRound(draft, desk)
  awaitAct(draft, desk)
}

/** Tells all who starts the round that is being set up. */
export function announceRound({ own }: Draft, desk: Desk<AcksAndExceptions>): void {
  const { starter } = own
  if (starter === null) return
  const round = own.rounds.length + 1
  desk.tell('public', 'ACKS/setup.2', () => ({ type: 'round', round, starter }))
}

/** Whether everybody has placed the first coaster, so that the turns can begin (setup.3). */
export function allPlaced({ own, table }: State<AcksAndExceptions>): boolean {
  return (
    own.now.stage === 'set-up' &&
    own.stacks.every((stack, seat) => stack > 0 || !isInGame(table, seat))
  )
}

/** Begins the turns, with the starter (place.a). */
export function beginTurns(draft: Draft, desk: Desk<AcksAndExceptions>): void {
  const { starter } = draft.own
  if (starter !== null) giveTurn(draft, starter, desk)
}

/** Gives a seat the turn to place or to challenge (place.a). */
export function giveTurn(draft: Draft, seat: SeatNumber, desk: Desk<AcksAndExceptions>): void {
  draft.own.now = { stage: 'placing', seat }
  desk.tell('public', 'ACKS/place.a', () => ({ type: 'turn', seat }))
  awaitAct(draft, desk)
}

/** Puts a round among those that are over; all coasters go back to the hands (new.a). */
export function closeRound(draft: Draft, ended: RoundEnd, desk: Desk<AcksAndExceptions>): void {
  const { own } = draft
  const { starter, stacks, calls, flips } = own
  if (starter === null) return
  own.rounds.push({ starter, stacks, calls, flips, ended })
  own.stacks = stacks.map(() => 0)
  own.calls = []
  own.flips = []
  own.late = []
  desk.stop('act')
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
export function nextRound(draft: Draft, from: SeatNumber, desk: Desk<AcksAndExceptions>): void {
  const { table } = draft
  if (seatsInGame(table).length < 2) return
  const { nextStarter } = draft.options
  if (nextStarter === 'chance') {
    drawStarter(draft, desk)
    return
  }
  const rotates = nextStarter === 'rotate'
  const last = rotates ? (draft.own.starter ?? from) : from
  const starter = !rotates && isInGame(table, last) ? last : clockwise(table, last)
  if (starter !== null) openRound(draft, starter, desk)
}

/** Ends the game: a seat has won it. The rule gives no points, no money and no Trophy. */
export function winGame(draft: Draft, seat: SeatNumber, desk: Desk<AcksAndExceptions>): void {
  desk.end({ winners: [seat], ranking: rankingOf(draft.own, seat), awards: [] })
}

/** Ends the game because no more than one player is left, who wins it (end.b). */
export function endAlone(draft: Draft, desk: Desk<AcksAndExceptions>): void {
  const [seat] = seatsInGame(draft.table)
  if (seat === undefined) desk.end({ winners: [], ranking: [], awards: [] })
  else winGame(draft, seat, desk)
}

/** The winner, then by rounds won, then by coasters left; equals together. */
function rankingOf({ rounds, coasters }: Own, winner: SeatNumber): SeatNumber[][] {
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
