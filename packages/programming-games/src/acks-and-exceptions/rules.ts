import type { SeatNumber } from '@ackanomic/core'
import {
  defineRules,
  type RulesOf,
  type State,
  seatsInGame,
  type Wanted,
} from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society'
import { challenge, checkChallenge, checkPass, checkRaise, pass, raise } from './bidding.js'
import { WHOLE_HAND } from './coasters.js'
import { acksDescription } from './description.js'
import { playersLeft } from './leaving.js'
import { movesOf } from './legal.js'
import { checkPlace, place } from './placing.js'
import { acksPosition } from './position.js'
import { checkFlip, checkLose, flip, lose, loseDrawn } from './processing.js'
import { acksRejections } from './rejections.js'
import { allPlaced, beginGame, beginTurns, endAlone, openRound } from './rounds.js'
import { moveSchema, optionsSchema } from './schema.js'
import { placeDrawn, timeOut } from './time-limit.js'
import type { AcksAndExceptions } from './types.js'

/** The rules of ACKs & Exceptions, alone: enough for a server that keeps matches. */
export const acksAndExceptionsRules: RulesOf<AcksAndExceptions> =
  /* @__PURE__ */ defineRules<AcksAndExceptions>({
    id: 'acks-and-exceptions',
    revision: 1,
    description: acksDescription,
    roles: societyRoles,
    rejections: acksRejections,
    options: optionsSchema,
    move: moveSchema,
    setup: ({ names }) => ({
      shared: {
        stage: 'starter',
        turn: null,
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
    records: ['rounds', 'calls', 'flips'],
    begin: beginGame,
    moves: {
      place: { check: checkPlace, play: place },
      challenge: { check: checkChallenge, play: challenge },
      raise: { check: checkRaise, play: raise },
      pass: { check: checkPass, play: pass },
      flip: { check: checkFlip, play: flip },
      lose: { check: checkLose, play: lose },
    },
    inquiries: {
      starter: {
        play: (draft, picked, ctx, { about }) => {
          const starter = about.seats[picked]
          if (starter === undefined) throw new Error('Nobody who was asked about was drawn.')
          openRound(draft, starter, ctx)
        },
      },
      draw: {
        play: (draft, picked, ctx, { about }) => placeDrawn(draft, picked, about.seat, ctx),
      },
      loss: {
        play: (draft, picked, ctx, { about }) => loseDrawn(draft, picked, about.seat, ctx),
      },
    },
    deadlines: { act: timeOut },
    membership: { left: playersLeft },
    settle: {
      when: (state) => seatsInGame(state.table).length < 2 || allPlaced(state),
      play: (draft, ctx) =>
        seatsInGame(draft.table).length < 2 ? endAlone(draft, ctx) : beginTurns(draft, ctx),
    },
    secrecy: { referee: false },
    expects: wantedIn,
    legalMoves: (seen, seat) => ({ complete: true, moves: movesOf(seen, seat) }),
    position: acksPosition,
  })

/** Everything here is plain to see, so all may know whom play waits for. */
function wantedIn({
  shared,
  options,
  table,
}: State<AcksAndExceptions>): Wanted<AcksAndExceptions>[] {
  const { stage, turn, late, stacks, coasters } = shared
  const wanted = (
    of: SeatNumber,
    ...moves: readonly AcksAndExceptions['Move']['type'][]
  ): Wanted<AcksAndExceptions>[] => {
    if (late.includes(of)) return []
    const need = moves.length === 1 ? 'must' : 'one of'
    return moves.map((what) => ({ what, of, need, deadline: 'act', seenBy: 'all' }))
  }
  if (stage === 'set-up') {
    return seatsInGame(table).flatMap((of) => (stacks[of] === 0 ? wanted(of, 'place') : []))
  }
  if (turn === null) return []
  switch (stage) {
    case 'placing':
      return stacks[turn] === coasters[turn]
        ? wanted(turn, 'challenge')
        : wanted(turn, 'place', 'challenge')
    case 'bidding':
      return wanted(turn, 'raise', 'pass')
    case 'processing':
      return wanted(turn, 'flip')
    case 'loss':
      return options.loss === 'random' ? [] : wanted(turn, 'lose')
    case 'starter':
      return []
  }
}
