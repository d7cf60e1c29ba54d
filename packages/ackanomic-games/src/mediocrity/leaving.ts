import type { SeatNumber } from '@ackanomic/core'
import { asPlain, type Desk, type State, seatsInGame } from '@ackanomic/core/engine'
import { appoint, type Draft, endAlone, endRound, without } from './rounds.js'
import { NO_NUMBER, sendersOf } from './standing.js'
import type { Mediocrity } from './types.js'

/** What follows when players leave, one or several at once. */
export function playersLeft(
  draft: Draft,
  left: readonly SeatNumber[],
  desk: Desk<Mediocrity>,
): void {
  for (const seat of left) draft.secret[seat] = { ...NO_NUMBER }
  const staying = seatsInGame(asPlain(draft.table)).length
  if (staying === 0) {
    endAlone(draft, desk)
    return
  }
  const { phase, moderator, numbers } = draft.own
  switch (phase) {
    case 'numbers':
    case 'break':
      if (staying === 1) endAlone(draft, desk)
      else if (moderator !== null && left.includes(moderator)) {
        appoint(draft, numbers[moderator] ?? 0, desk)
      }
      break
    case 'round':
    case 'draws':
      if (moderator !== null && left.includes(moderator)) moderatorLeft(draft, moderator, desk)
      else sendersLeft(draft, left)
      break
    case 'idle':
      break
  }
}

/** A round whose Moderator leaves ends at once without points, or waits for its six days. */
function moderatorLeft(draft: Draft, moderator: SeatNumber, desk: Desk<Mediocrity>): void {
  const { own } = draft
  const round = own.rounds.length + 1
  if (draft.options.moderatorLeaves === 'void-round') {
    desk.tell('public', '1250.17/leave.a', () => ({ type: 'void', round, moderator }))
    endRound(draft, without(draft, moderator, 'void'), desk)
    return
  }
  desk.withdraw('draw')
  desk.stop('minimum')
  own.phase = 'idle'
  own.most = 0
  own.mayEnd = false
  draft.secret = draft.secret.map(() => ({ ...NO_NUMBER }))
  desk.tell('public', '1250.17/leave.a', () => ({ type: 'idle', round, moderator }))
}

/** Nothing is drawn any more for who has left, and the range may shrink. */
function sendersLeft(draft: Draft, left: readonly SeatNumber[]): void {
  const { own, options } = draft
  if (own.phase === 'round') {
    const senders = sendersOf(asPlain<State<Mediocrity>>(draft))
    if (options.rangeBasis === 'current') own.most = 2 * senders.length
    return
  }
  draft.asked = draft.asked.filter(
    (asked) => asked.name !== 'draw' || !left.includes(asked.about.seat),
  )
}
