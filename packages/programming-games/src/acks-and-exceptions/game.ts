import type { Game, SeatNumber } from '@ackanomic/core'
import { asPlain, defineGame, type State, seatsInGame, type Wanted } from '@ackanomic/core/engine'
import { challenge, checkChallenge, checkPass, checkRaise, pass, raise } from './bidding.js'
import { acksClauses } from './clauses.js'
import { WHOLE_HAND } from './coasters.js'
import { acksDescription } from './description.js'
import { playersLeft } from './leaving.js'
import { movesOf } from './legal.js'
import { acksNotation } from './notation.js'
import { checkPlace, place } from './placing.js'
import { checkFlip, checkLose, flip, lose, loseDrawn } from './processing.js'
import { acksRejections } from './rejections.js'
import { renderAcks } from './render.js'
import { sampleAcks } from './resample.js'
import { allPlaced, beginGame, beginTurns, openRound } from './rounds.js'
import { sayAcks } from './say.js'
import { moveSchema, optionsSchema } from './schema.js'
import { scoresOf } from './standing.js'
import { placeDrawn, timeOut } from './time-out.js'
import type { AcksAndExceptions } from './types.js'
import { endAlone } from './winning.js'

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
export const acksAndExceptions: Game<AcksAndExceptions> =
  /* @__PURE__ */ defineGame<AcksAndExceptions>({
    id: 'acks-and-exceptions',
    revision: 1,
    description: acksDescription,
    clauses: acksClauses,
    rejections: acksRejections,
    options: optionsSchema,
    move: moveSchema,
    setup: ({ names }) => ({
      own: {
        now: { stage: 'starter' },
        starter: null,
        coasters: names.map(() => WHOLE_HAND.length),
        stacks: names.map(() => 0),
        calls: [],
        flips: [],
        rounds: [],
        late: [],
      },
      secret: names.map(() => ({ hand: [...WHOLE_HAND], stack: [] })),
      hidden: {},
    }),
    begin: beginGame,
    moves: {
      place: {
        by: ['seat'],
        check: (state, { coaster }, { seat }) => checkPlace(state, coaster, seat),
        play: (draft, { coaster }, desk, { seat }) => place(draft, coaster, seat, desk),
      },
      challenge: {
        by: ['seat'],
        check: (state, { bid }, { seat }) => checkChallenge(state, bid, seat),
        play: (draft, { bid }, desk, { seat }) => challenge(draft, bid, seat, desk),
      },
      raise: {
        by: ['seat'],
        check: (state, { bid }, { seat }) => checkRaise(state, bid, seat),
        play: (draft, { bid }, desk, { seat }) => raise(draft, bid, seat, desk),
      },
      pass: {
        by: ['seat'],
        check: (state, _, { seat }) => checkPass(state, seat),
        play: (draft, _, desk, { seat }) => pass(draft, seat, desk),
      },
      flip: {
        by: ['seat'],
        check: (state, { of }, { seat }) => checkFlip(state, of, seat),
        play: (draft, { of }, desk, { seat }) => flip(draft, of, seat, desk),
      },
      lose: {
        by: ['seat'],
        check: (state, { coaster }, { seat }) => checkLose(state, coaster, seat),
        play: (draft, { coaster }, desk, { seat }) => lose(draft, coaster, seat, desk),
      },
    },
    inquiries: {
      starter: {
        play: (draft, picked, desk, { about }) => {
          const starter = about.seats[picked]
          if (starter !== undefined) openRound(draft, starter, desk)
        },
      },
      draw: {
        play: (draft, picked, desk, { about }) => placeDrawn(draft, picked, about.seat, desk),
      },
      loss: {
        play: (draft, picked, desk, { about }) => loseDrawn(draft, picked, about.seat, desk),
      },
    },
    deadlines: { act: timeOut },
    membership: { left: playersLeft },
    settle: {
      when: (state) => seatsInGame(state.table).length < 2 || allPlaced(state),
      play: (draft, desk) =>
        seatsInGame(asPlain(draft.table)).length < 2
          ? endAlone(draft, desk)
          : beginTurns(draft, desk),
    },
    secrecy: { referee: false },
    expects: wantedIn,
    legalMoves: (state, seat) => ({ complete: true, moves: movesOf(state, seat) }),
    scores: ({ own, table }) => scoresOf(own, table),
    resample: sampleAcks,
    notation: acksNotation,
    render: renderAcks,
    say: sayAcks,
  })

/** Everything here is plain to see, so all may know whom play waits for. */
function wantedIn({ own, options, table }: State<AcksAndExceptions>): Wanted<AcksAndExceptions>[] {
  const { now, late, stacks, coasters } = own
  const wanted = (
    of: SeatNumber,
    ...moves: readonly AcksAndExceptions['Move']['type'][]
  ): Wanted<AcksAndExceptions>[] =>
    late.includes(of)
      ? []
      : moves.map((what) => ({ what, of, need: 'must', deadline: 'act', seenBy: 'all' }))
  switch (now.stage) {
    case 'starter':
      return []
    case 'set-up':
      return seatsInGame(table).flatMap((of) => (stacks[of] === 0 ? wanted(of, 'place') : []))
    case 'placing': {
      const canPlace = stacks[now.seat] !== coasters[now.seat]
      return wanted(now.seat, ...(canPlace ? (['place'] as const) : []), 'challenge')
    }
    case 'bidding':
      return wanted(now.seat, 'raise', 'pass')
    case 'processing':
      return wanted(now.seat, 'flip')
    case 'loss':
      return options.loss === 'random' ? [] : wanted(now.seat, 'lose')
  }
}
