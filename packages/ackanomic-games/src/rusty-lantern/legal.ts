import type { RandomInt, SeatNumber } from '@ackanomic/core'
import {
  isPaused,
  type ListedMoves,
  type PendingOf,
  type State,
  type VisibleState,
} from '@ackanomic/core/engine'
import { findCard, lockedCards } from './cards.js'
import { checkInterruption, openInterruptionsOf } from './interruptions.js'
import type { Move, RustyLantern } from './model.js'
import { checkTurn } from './turns.js'

type Seen = VisibleState<RustyLantern>

const SELDOM = 12

/** The moves of a seat, which are too many to list; none while play is paused. */
export function listMoves(seen: Seen, seat: SeatNumber): ListedMoves<Move> {
  const hasWon = seen.shared.winner?.seat === seat
  const inTurn = isInTurn(seen, seat)
  const mayAct = hasWon || inTurn || mayInterrupt(seen, seat)
  if (isPaused(seen.roster) || !mayAct) return { moves: [], complete: true }
  const discards = inTurn ? [null, ...freeCards(seen, seat)] : []
  return {
    moves: hasWon
      ? [{ type: 'epilogue', text: null }]
      : discards.map((discard) => ({ type: 'pass', discard })),
    complete: false,
  }
}

export function freeCards({ shared, secret }: Seen, seat: SeatNumber): readonly string[] {
  const locked = lockedCards(shared, seat)
  return (secret[seat]?.hand ?? []).filter((card) => findCard(locked, card) === null)
}

/** A random move that costs nothing: usually a play of a held card. */
export function sampleMove(seen: Seen, seat: SeatNumber, choose: RandomInt): Move | undefined {
  const { winner, plays } = seen.shared
  if (winner?.seat === seat)
    return { type: 'epilogue', text: choose(2) === 0 ? null : 'And they lived as best they could.' }
  const inTurn = isInTurn(seen, seat)
  const free = freeCards(seen, seat)
  const card = free.length === 0 ? null : (free[choose(free.length)] ?? null)
  if (card !== null && choose(inTurn ? SELDOM : 3) === 0) {
    const play = choose(plays.length) + 1
    if (mayInterruptPlay(seen, play, seat)) return { type: 'interrupt', play, card }
  }
  if (!inTurn) return undefined
  if (choose(SELDOM) === 0) return { type: 'pass', discard: choose(2) === 0 ? null : card }
  const end = card === null ? 'And there the matter rested.' : `And then: ${card}!`
  return { type: 'play', subject: 'Lantern', text: LINES + end, card }
}

export function pending(
  state: State<RustyLantern>,
  of: SeatNumber | string,
): PendingOf<RustyLantern> {
  const { turn, winner, circle, bards, unplaced } = state.shared
  if (winner !== null)
    return winner.seat === of ? { epilogue: { need: 'required', deadline: 'sleep' } } : {}
  if (of === 'referee') {
    const places = unplaced.length > 0 && circle.length > 1
    return {
      place: places ? { need: 'optional' } : undefined,
      // A tale to which nobody comes back can only be ended.
      end: isPaused(state.roster) ? { need: 'optional' } : undefined,
    }
  }
  if (typeof of !== 'number' || !circle.includes(of)) return {}
  const isTurn = turn === of && isInTurn(state, of)
  const either = isTurn ? ({ need: 'oneOf', deadline: 'sleep' } as const) : undefined
  const holds = (bards[of]?.cards ?? 0) > openInterruptionsOf(state.shared, of)
  const interrupts = holds && mayInterrupt(state, of)
  return { play: either, pass: either, interrupt: interrupts ? { need: 'optional' } : undefined }
}

export function isInTurn(seen: Seen, seat: SeatNumber): boolean {
  return checkTurn(seen, seat) === undefined
}

export function mayInterruptPlay(seen: Seen, play: number, seat: SeatNumber): boolean {
  return checkInterruption(seen, { play, card: null }, seat) === undefined
}

function mayInterrupt(seen: Seen, seat: SeatNumber): boolean {
  return seen.shared.plays.some((_, index) => mayInterruptPlay(seen, index + 1, seat))
}

const LINES: string = /* @__PURE__ */ [
  'The lantern swung.',
  'Rain fell.',
  'It fell into the soup.',
  'Nobody had come that way.',
  'The fire was low.',
  'Somebody coughed.',
  'Then came a knock.',
  'And another.',
  '“Let it in!”',
  'They drew the bolt.',
  'The candles went out.',
  '',
].join('\n')
