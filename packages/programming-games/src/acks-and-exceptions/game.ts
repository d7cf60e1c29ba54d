import type { RandomInt, SeatNumber } from '@ackanomic/core'
import { defineGame, type GameOf, isInGame, type View, withPositions } from '@ackanomic/core/engine'
import { type AcksCoaster, reverseStack, sorted } from './coasters.js'
import type { AcksAndExceptions } from './model.js'
import { acksPosition } from './position.js'
import { drawsIn } from './rounds.js'
import { acksAndExceptionsRules } from './rules.js'
import { exceptionChance, scoresOf, seenOf } from './selectors.js'
import type { AcksSecret } from './state.js'
import { acksAndExceptionsText } from './text.js'

const GRAIN = 1 << 24

function sampleSecret(
  { shared, options, roster }: View<AcksAndExceptions>,
  seat: SeatNumber,
  choose: RandomInt,
): AcksSecret {
  if (!isInGame(roster, seat)) return { hand: [], stack: [] }
  const coasters = shared.coasters[seat] ?? 0
  const placed = shared.stacks[seat] ?? 0
  const flipped = seenOf(shared, seat)
  // The flipped ones, the rest of the queue, the hand.
  const all: AcksCoaster[] = Array.from({ length: coasters }, (_, at) => flipped[at] ?? 'ACK')
  const unseen = coasters - flipped.length
  if (unseen > 0 && choose(GRAIN) < exceptionChance(shared, seat) * GRAIN)
    all[flipped.length + choose(unseen)] = 'Exception'
  const stack = reverseStack(all.slice(0, placed), options.flipOrder)
  return { hand: sorted(all.slice(placed)), stack }
}

/**
 * ACKs & Exceptions: four players stack coasters face down, bid how many of them they can process,
 * and flip them until an Exception is thrown.
 *
 * There is no referee. The host answers the prompts of chance. It refuses moves with
 * `starterNotDrawn` (setup.2), `notAllPlaced`, `placedAlready` (setup.3), `timeIsUp` (setup.3,
 * place.a, bad.a), `notInHand` (place.b), `emptyHand` (place.c), `notYourTurn` (place.d),
 * `noMessages` (bid.a), `challengedAlready`, `noChallenge` (bid.b), `tooLow` (bid.c), `passed`
 * (bid.d), `biddingOver` (bid.f), `tooHigh` (bid.g), `placingOver` (bid.h), `notProcessing`
 * (proc.b), `notChallenger` (proc.b, bad.a), `ownQueueFirst`, `emptyQueue` (proc.i),
 * `nothingToLose`, `lossDrawn` and `notOwned` (bad.a), besides core's codes.
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { acksAndExceptions } from '@ackanomic/programming-games/acks-and-exceptions'
 *
 * const match = createMatch(acksAndExceptions, { players: ['Ann', 'Bob', 'Cyd', 'Dov'] })
 * const early = match.play('Ann', 'I can process 2 messages')
 * early.ok ? '' : early.error.clause // => 'ACKS/setup.3'
 * ```
 */
export const acksAndExceptions: GameOf<AcksAndExceptions> =
  /* @__PURE__ */ defineGame<AcksAndExceptions>(
    /* @__PURE__ */ withPositions(acksAndExceptionsRules, acksPosition),
    acksAndExceptionsText,
    // Random coasters that agree with all flipped ones.
    {
      scores: ({ shared, roster }) =>
        scoresOf(shared).map((score, seat) => (isInGame(roster, seat) ? score : 0)),
      determinize(view, choose) {
        const known = 'known' in view ? view.known : []
        const secret = view.roster.seats.map(
          (_, seat) => known[seat] ?? sampleSecret(view, seat, choose),
        )
        return { secret, hidden: {}, openPrompts: drawsIn(view) }
      },
    },
  )
