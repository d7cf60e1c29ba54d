import type { SeatNumber } from '@ackanomic/core'
import { type Desk, seatsInGame } from '@ackanomic/core/engine'
import { askSolver } from './claiming.js'
import { drawFirst } from './dealing.js'
import { openCards } from './knowledge.js'
import { type Draft, passTurn, proceed, turnUp } from './turn.js'
import type { RuntimeError } from './types.js'

/**
 * Players have left: eir statements and hands go under the discard pile, and the turn of one who
 * leaves in it passes on. The last one who is left wins, or nobody does.
 */
export function playersLeft(
  draft: Draft,
  seats: readonly SeatNumber[],
  desk: Desk<RuntimeError>,
): void {
  const { own } = draft
  const turnEnds = seats.includes(own.turn)
  for (const seat of seats) clear(draft, seat, desk)
  const left = seatsInGame(draft.table)
  if (left.length < 2) {
    endWith(draft, left[0], desk)
    return
  }
  if (own.stage === 'deal') return
  if (own.stage === 'first') {
    desk.withdraw('first')
    drawFirst(draft, desk)
    return
  }
  // A larger pile is to be shuffled now, or none.
  desk.withdraw('pile')
  own.shuffling = false
  desk.withdraw('plan')
  if (turnEnds) passTurn(draft, desk)
  // What the solver said was of a table that is changed now.
  if (own.solver === 'asked') askSolver(draft, desk)
  else own.solver = null
  proceed(draft, desk)
}

function clear(draft: Draft, seat: SeatNumber, desk: Desk<RuntimeError>): void {
  const { own } = draft
  if (own.turn === seat && own.input !== null) {
    own.discard.push(own.input)
    own.input = null
  }
  // Whoever is gone turns nothing up later, and nothing is turned up in a statement that is gone.
  if (own.turn === seat || own.faceDown?.of === seat) turnUp(draft, desk)
  const hand = draft.secret[seat]?.hand ?? []
  const laid = own.statements[seat] ?? []
  const cards = [...hand, ...laid.flatMap(openCards)]
  const secret = draft.secret[seat]
  if (secret !== undefined) secret.hand = []
  own.hands[seat] = 0
  own.statements[seat] = []
  own.seen[seat] = []
  if (cards.length === 0) return
  own.discard.unshift(...cards)
  desk.tell('public', 'RTE/vis.hand', () => ({ type: 'cleared', seat, cards }))
}

function endWith(draft: Draft, seat: SeatNumber | undefined, desk: Desk<RuntimeError>): void {
  const wins = seat !== undefined && draft.options.lastPlayer === 'wins'
  desk.end({ winners: wins ? [seat] : [], ranking: [], awards: [] })
}
