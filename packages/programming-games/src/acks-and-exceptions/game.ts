import { defineGame, type GameOf } from '@ackanomic/core/engine'
import { acksMind } from './mind.js'
import { acksAndExceptionsRules } from './rules.js'
import { acksAndExceptionsText } from './text.js'
import type { AcksAndExceptions } from './types.js'

/**
 * ACKs & Exceptions: four players stack coasters face down, bid how many of them they can process,
 * and flip them until an Exception is thrown.
 *
 * There is no referee: what chance decides is asked of the host. Refuses moves with
 * `starterNotDrawn` (setup.2), `notAllPlaced`, `placedAlready` (setup.3), `timeIsUp` (setup.3,
 * place.a, bad.a), `notInHand` (place.b), `emptyHand` (place.c), `notYourTurn` (place.d),
 * `noMessages` (bid.a), `challengedAlready`, `noChallenge` (bid.b), `tooLow` (bid.c), `passed`
 * (bid.d), `biddingOver` (bid.f), `tooHigh` (bid.g), `placingOver` (bid.h), `notProcessing`
 * (proc.b), `notChallenger` (proc.b, bad.a), `ownQueueFirst`, `emptyQueue` (proc.i),
 * `nothingToLose`, `lossDrawn` and `notOwned` (bad.a), besides core's codes.
 *
 * @example
 * ```ts
 * import { acksAndExceptions } from '@ackanomic/programming-games/acks-and-exceptions'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd', 'Dov'], referees: [], startedAt: 0 }
 * const start = acksAndExceptions.setup(table, { starter: 0 })
 * if (!start.ok) throw new Error(start.error.says)
 * const placed = acksAndExceptions.apply(start.value.state, {
 *   kind: 'move', at: 1, by: 'Ann', move: { type: 'place', coaster: 'Exception' },
 * })
 * if (!placed.ok) throw new Error(placed.error.says)
 * placed.value.posts[0]?.post // => { type: 'placed', seat: 0, stack: 1 }
 *
 * const early = acksAndExceptions.apply(placed.value.state, {
 *   kind: 'move', at: 2, by: 'Ann', move: { type: 'challenge', bid: 2 },
 * })
 * early.ok ? '' : early.error.clause // => 'ACKS/setup.3'
 * ```
 */
export const acksAndExceptions: GameOf<AcksAndExceptions> =
  /* @__PURE__ */ defineGame<AcksAndExceptions>(
    acksAndExceptionsRules,
    acksAndExceptionsText,
    acksMind,
  )
