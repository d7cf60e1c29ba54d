import type { SeatNumber } from '@ackanomic/core'
import { type Desk, seatsInGame } from '@ackanomic/core/engine'
import { appoint, type Draft, endAlone, endRound, without } from './rounds.js'
import { NO_NUMBER, sendersOf } from './standing.js'
import type { Mediocrity, Stage } from './types.js'

/** What follows when players leave, one or several at once. */
export function playersLeft(
  draft: Draft,
  left: readonly SeatNumber[],
  desk: Desk<Mediocrity>,
): void {
  for (const seat of left) draft.secret[seat] = { ...NO_NUMBER }
  const staying = seatsInGame(draft.table).length
  if (staying === 0) {
    endAlone(draft, desk)
    return
  }
  const { now, numbers } = draft.own
  switch (now.stage) {
    case 'numbers':
    case 'break':
      if (staying === 1) endAlone(draft, desk)
      else if (now.stage === 'break' && left.includes(now.moderator)) {
        appoint(draft, numbers[now.moderator] as number, now.free, desk)
      }
      break
    case 'round':
    case 'draws':
      if (left.includes(now.moderator)) moderatorLeft(draft, now.moderator, desk)
      else if (now.stage === 'round') sendersLeft(draft, now)
      else {
        draft.asked = draft.asked.filter(
          (asked) => asked.name !== 'draw' || !left.includes(asked.about.seat),
        )
      }
      break
    case 'idle':
      break
  }
}

/** A round whose Moderator leaves ends at once without points, or waits for its six days. */
function moderatorLeft(draft: Draft, moderator: SeatNumber, desk: Desk<Mediocrity>): void {
  const round = draft.own.rounds + 1
  if (draft.options.onModeratorLoss === 'void-round') {
    desk.tell('public', '1250.17/leave.a', () => ({ type: 'void', round, moderator }))
    endRound(draft, without(draft, moderator, 'void'), desk)
    return
  }
  desk.withdraw('draw')
  desk.stop('minimum')
  draft.own.now = { stage: 'idle', moderator }
  draft.secret = draft.secret.map(() => ({ ...NO_NUMBER }))
  desk.tell('public', '1250.17/leave.a', () => ({ type: 'idle', round, moderator }))
}

/** The range may shrink with those who send. */
function sendersLeft(draft: Draft, now: Extract<Stage, { readonly stage: 'round' }>): void {
  if (draft.options.rangeBasis !== 'current') return
  const senders = sendersOf(draft)
  draft.own.now = { ...now, most: 2 * senders.length }
}
