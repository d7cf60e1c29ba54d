import type { SeatNumber } from '@ackanomic/core'
import {
  defineRules,
  nameOf,
  type PendingActionSpec,
  type RefusalOf,
  type Seated,
  type Seen,
  type State,
  seatsInGame,
} from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { type Coaster, kindsOf, WHOLE_HAND } from './coasters.js'
import { acksDescription } from './description.js'
import { playersLeft } from './leaving.js'
import { type AcksAndExceptions, acksModel } from './model.js'
import {
  allPlaced,
  beginTurns,
  call,
  drawStarter,
  endAlone,
  flip,
  lose,
  loseDrawn,
  openRound,
  place,
} from './rounds.js'
import { faceDownOf, hasPassed, highestBid, inHandOf, mostOf, openQueues } from './standing.js'
import { placeDrawn, timeOut } from './time-limit.js'

type Move = AcksAndExceptions['Move']
type Pending = PendingActionSpec<AcksAndExceptions>
type Refused = RefusalOf<AcksAndExceptions> | undefined

/** The rules of ACKs & Exceptions, alone: enough for a server that keeps matches. */
export const acksAndExceptionsRules = /* @__PURE__ */ defineRules<AcksAndExceptions>(acksModel, {
  id: 'acks-and-exceptions',
  revision: 1,
  description: acksDescription,
  roles: societyRoles,
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
  }),
  appendOnly: ['rounds', 'calls', 'flips'],
  onStart(draft, ctx) {
    const { starter } = draft.options
    if (starter === 'chance') drawStarter(draft, ctx)
    else openRound(draft, starter, ctx)
  },
  moves: {
    place: {
      validate({ shared, secret, table }, { coaster }, { seat }) {
        const { stage, turn, late } = shared
        if (stage === 'starter') return { code: 'starterNotDrawn', facts: {} }
        if (stage !== 'set-up' && stage !== 'placing') return { code: 'placingOver', facts: {} }
        if (late.includes(seat)) return { code: 'timeIsUp', facts: { stage } }
        if (stage === 'set-up') {
          if ((shared.stacks[seat] ?? 0) > 0) return { code: 'placedAlready', facts: {} }
        } else {
          if (turn !== seat) return notYourTurn(table, turn)
          if (inHandOf(shared, seat) === 0) return { code: 'emptyHand', facts: {} }
        }
        const hand = secret[seat]?.hand ?? []
        return hand.includes(coaster) ? undefined : { code: 'notInHand', facts: { coaster, hand } }
      },
      apply: (draft, { coaster }, ctx, { seat }) => place(draft, seat, coaster, ctx),
    },
    challenge: {
      validate(state, { bid }, { seat }) {
        const { shared, table, options } = state
        const { stage, turn, late, calls } = shared
        if (stage === 'starter') return { code: 'starterNotDrawn', facts: {} }
        if (stage === 'set-up') {
          const waiting = seatsInGame(table).filter((each) => shared.stacks[each] === 0)
          const names = waiting.map((each) => nameOf(table, each))
          return { code: 'notAllPlaced', facts: { waiting: names } }
        }
        if (stage !== 'placing') {
          const refused = whyNoCall(state, seat)
          if (refused !== undefined && refused.code !== 'notYourTurn') return refused
          const by = nameOf(table, calls[0]?.seat ?? -1)
          return { code: 'challengedAlready', facts: { by } }
        }
        if (turn !== seat) return notYourTurn(table, turn)
        if (late.includes(seat)) return { code: 'timeIsUp', facts: { stage } }
        if (bid < 1) return { code: 'noMessages', facts: { bid } }
        return whyTooHigh(bid, mostOf(shared, options))
      },
      apply: (draft, { bid }, ctx, { seat }) => call(draft, seat, bid, ctx),
    },
    pass: {
      validate: (state, _, { seat }) => whyNoCall(state, seat),
      apply: (draft, _, ctx, { seat }) => call(draft, seat, null, ctx),
    },
    raise: {
      validate(state, { bid }, { seat }) {
        const { shared, options } = state
        const refused = whyNoCall(state, seat)
        if (refused !== undefined) return refused
        const least = (highestBid(shared.calls)?.bid ?? 0) + 1
        if (bid < least) return { code: 'tooLow', facts: { bid, least } }
        return whyTooHigh(bid, mostOf(shared, options))
      },
      apply: (draft, { bid }, ctx, { seat }) => call(draft, seat, bid, ctx),
    },
    flip: {
      validate({ shared, table }, { of }, { seat }) {
        const { stage, turn } = shared
        if (stage !== 'processing') return { code: 'notProcessing', facts: {} }
        if (turn !== seat) {
          return { code: 'notChallenger', facts: { challenger: nameOf(table, turn ?? -1), stage } }
        }
        const left = faceDownOf(shared, seat)
        if (left > 0 && of !== seat) return { code: 'ownQueueFirst', facts: { left } }
        return faceDownOf(shared, of) > 0
          ? undefined
          : { code: 'emptyQueue', facts: { of: nameOf(table, of) } }
      },
      apply: (draft, { of }, ctx, { seat }) => flip(draft, seat, of, ctx),
    },
    lose: {
      validate({ shared, secret, table, options }, { coaster }, { seat }) {
        const { stage, turn, late } = shared
        if (stage !== 'loss') return { code: 'nothingToLose', facts: {} }
        if (turn !== seat) {
          return { code: 'notChallenger', facts: { challenger: nameOf(table, turn ?? -1), stage } }
        }
        if (options.loss === 'random') return { code: 'lossDrawn', facts: {} }
        if (late.includes(seat)) return { code: 'timeIsUp', facts: { stage } }
        const { hand = [], stack = [] } = secret[seat] ?? {}
        return hand.includes(coaster) || stack.includes(coaster)
          ? undefined
          : { code: 'notOwned', facts: { coaster } }
      },
      apply: (draft, { coaster }, ctx, { seat }) => lose(draft, seat, coaster, ctx),
    },
  },
  prompts: {
    starter: {
      apply(draft, picked, ctx, { about }) {
        const starter = about.seats[picked]
        if (starter === undefined) throw new Error('Nobody who was asked about was drawn.')
        openRound(draft, starter, ctx)
      },
    },
    draw: { apply: (draft, picked, ctx, { about }) => placeDrawn(draft, picked, about.seat, ctx) },
    loss: { apply: (draft, picked, ctx, { about }) => loseDrawn(draft, picked, about.seat, ctx) },
  },
  deadlines: { act: timeOut },
  roster: { left: playersLeft },
  afterEach: {
    when: (state) => seatsInGame(state.table).length < 2 || allPlaced(state),
    run: (draft, ctx) =>
      seatsInGame(draft.table).length < 2 ? endAlone(draft, ctx) : beginTurns(draft, ctx),
  },
  pendingActions: pendingIn,
  isWaiting: (state) => pendingIn(state).length > 0,
  listMoves: (seen, seat) => ({ complete: true, moves: movesOf(seen, seat) }),
})

function notYourTurn(table: Seated, turn: SeatNumber | null): Refused {
  return { code: 'notYourTurn', facts: { turn: nameOf(table, turn ?? -1) } }
}

function whyTooHigh(bid: number, most: number): Refused {
  return bid > most ? { code: 'tooHigh', facts: { bid, most } } : undefined
}

/** Why a seat may not call at all now, so not even pass. */
function whyNoCall({ shared, table }: Seen<AcksAndExceptions>, seat: SeatNumber): Refused {
  const { stage, turn, calls } = shared
  const top = highestBid(calls)
  if (top === null) return { code: 'noChallenge', facts: {} }
  if (stage !== 'bidding') {
    return { code: 'biddingOver', facts: { challenger: nameOf(table, top.seat), bid: top.bid } }
  }
  if (hasPassed(calls, seat)) return { code: 'passed', facts: {} }
  return turn === seat ? undefined : notYourTurn(table, turn)
}

/** The moves that a seat may make now. */
export function movesOf(seen: Seen<AcksAndExceptions>, seat: SeatNumber): readonly Move[] {
  const { shared, secret, options } = seen
  const { stage, turn, late, stacks, calls } = shared
  const { hand = [], stack = [] } = secret[seat] ?? {}
  if (late.includes(seat)) return []
  if (stage === 'set-up') return stacks[seat] === 0 ? placings(hand) : []
  if (turn !== seat) return []
  const least = (highestBid(calls)?.bid ?? 0) + 1
  switch (stage) {
    case 'placing':
      return [...placings(hand), ...bids('challenge', least, mostOf(shared, options))]
    case 'bidding':
      return [{ type: 'pass' }, ...bids('raise', least, mostOf(shared, options))]
    case 'processing':
      return openQueues(shared, seat).map((of) => ({ type: 'flip', of }))
    case 'loss':
      return options.loss === 'random'
        ? []
        : kindsOf([...hand, ...stack]).map((coaster) => ({ type: 'lose', coaster }))
    case 'starter':
      return []
  }
}

function placings(hand: readonly Coaster[]): Move[] {
  return kindsOf(hand).map((coaster) => ({ type: 'place', coaster }))
}

function bids(type: 'challenge' | 'raise', least: number, most: number): Move[] {
  const count = Math.max(0, most - least + 1)
  return Array.from({ length: count }, (_, more) => ({ type, bid: least + more }))
}

/** Everything here is plain to see, so all may know whom play waits for. */
function pendingIn({ shared, options, table }: State<AcksAndExceptions>): Pending[] {
  const { stage, turn, late, stacks, coasters } = shared
  const pending = (actor: SeatNumber, ...actions: readonly Move['type'][]): Pending[] => {
    if (late.includes(actor)) return []
    const need = actions.length === 1 ? 'must' : 'one of'
    return actions.map((action) => ({ action, actor, need, deadline: 'act' }))
  }
  if (stage === 'set-up') {
    return seatsInGame(table).flatMap((of) => (stacks[of] === 0 ? pending(of, 'place') : []))
  }
  if (turn === null) return []
  switch (stage) {
    case 'placing':
      return stacks[turn] === coasters[turn]
        ? pending(turn, 'challenge')
        : pending(turn, 'place', 'challenge')
    case 'bidding':
      return pending(turn, 'raise', 'pass')
    case 'processing':
      return pending(turn, 'flip')
    case 'loss':
      return options.loss === 'random' ? [] : pending(turn, 'lose')
    case 'starter':
      return []
  }
}
