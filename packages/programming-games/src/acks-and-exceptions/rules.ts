import type { SeatNumber } from '@ackanomic/core'
import {
  defineRules,
  type ErrorCaseOf,
  isInGame,
  nameOf,
  type PendingOf,
  type Seated,
  type State,
  seatsInGame,
  type VisibleState,
} from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { WHOLE_HAND } from './coasters.js'
import { acksDescription } from './description.js'
import { movesOf } from './legal-moves.js'
import { type AcksAndExceptions, acksModel } from './model.js'
import {
  type Ctx,
  call,
  closeRound,
  type Draft,
  draw,
  drawStarter,
  flip,
  giveTurn,
  lose,
  loseDrawn,
  nextRound,
  openRound,
  place,
  placeDrawn,
  setStarter,
  timeOut,
  winGame,
} from './rounds.js'
import { clockwise, faceDownOf, hasPassed, highestBid, inHandOf, mostOf } from './selectors.js'

type Refused = ErrorCaseOf<AcksAndExceptions> | undefined

/** The rules of ACKs & Exceptions, without the text. */
export const acksAndExceptionsRules = /* @__PURE__ */ defineRules<AcksAndExceptions>(acksModel, {
  id: 'acks-and-exceptions',
  description: acksDescription,
  setup: ({ seats }) => ({
    shared: {
      stage: 'starter',
      turn: null,
      starter: null,
      coasters: seats.map(() => WHOLE_HAND.length),
      stacks: seats.map(() => 0),
      calls: [],
      flips: [],
      rounds: [],
      late: [],
    },
    secret: seats.map(() => ({ hand: [...WHOLE_HAND], stack: [] })),
  }),
  appendOnly: ['rounds', 'calls', 'flips'],
  onStart(draft, ctx) {
    const { starter } = draft.options
    if (starter === 'chance') drawStarter(draft, ctx)
    else openRound(draft, starter, ctx)
  },
  moves: {
    place: {
      validate({ shared, secret, roster }, { coaster }, { seat }) {
        const { stage, turn, late } = shared
        if (stage === 'starter') return { code: 'starterNotDrawn' }
        if (stage !== 'set-up' && stage !== 'placing') return { code: 'placingOver' }
        if (late.includes(seat)) return { code: 'timeIsUp', details: { stage } }
        if (stage === 'set-up') {
          if ((shared.stacks[seat] ?? 0) > 0) return { code: 'placedAlready' }
        } else {
          if (turn !== seat) return notYourTurn(roster, turn)
          if (inHandOf(shared, seat) === 0) return { code: 'emptyHand' }
        }
        const hand = secret[seat]?.hand ?? []
        return hand.includes(coaster)
          ? undefined
          : { code: 'notInHand', details: { coaster, hand } }
      },
      apply: (draft, { coaster }, ctx, { seat }) => place(draft, seat, coaster, ctx),
    },
    challenge: {
      validate(state, { bid }, { seat }) {
        const { shared, roster, options } = state
        const { stage, turn, late, calls } = shared
        if (stage === 'starter') return { code: 'starterNotDrawn' }
        if (stage === 'set-up') {
          const waiting = seatsInGame(roster).filter((each) => shared.stacks[each] === 0)
          const names = waiting.map((each) => nameOf(roster, each))
          return { code: 'notAllPlaced', details: { waiting: names } }
        }
        if (stage !== 'placing') {
          const refused = whyNoCall(state, seat)
          if (refused !== undefined && refused.code !== 'notYourTurn') return refused
          const by = nameOf(roster, calls[0]?.seat ?? -1)
          return { code: 'challengedAlready', details: { by } }
        }
        if (turn !== seat) return notYourTurn(roster, turn)
        if (late.includes(seat)) return { code: 'timeIsUp', details: { stage } }
        if (bid < 1) return { code: 'noMessages', details: { bid } }
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
        if (bid < least) return { code: 'tooLow', details: { bid, least } }
        return whyTooHigh(bid, mostOf(shared, options))
      },
      apply: (draft, { bid }, ctx, { seat }) => call(draft, seat, bid, ctx),
    },
    flip: {
      validate({ shared, roster }, { of }, { seat }) {
        const { stage, turn } = shared
        if (stage !== 'processing') return { code: 'notProcessing' }
        if (turn !== seat) return notChallenger(roster, turn, stage)
        const left = faceDownOf(shared, seat)
        if (left > 0 && of !== seat) return { code: 'ownQueueFirst', details: { left } }
        return faceDownOf(shared, of) > 0
          ? undefined
          : { code: 'emptyQueue', details: { of: nameOf(roster, of) } }
      },
      apply: (draft, { of }, ctx, { seat }) => flip(draft, seat, of, ctx),
    },
    lose: {
      validate({ shared, secret, roster, options }, { coaster }, { seat }) {
        const { stage, turn, late } = shared
        if (stage !== 'loss') return { code: 'nothingToLose' }
        if (turn !== seat) return notChallenger(roster, turn, stage)
        if (options.loss === 'random') return { code: 'lossDrawn' }
        if (late.includes(seat)) return { code: 'timeIsUp', details: { stage } }
        const { hand = [], stack = [] } = secret[seat] ?? {}
        return hand.includes(coaster) || stack.includes(coaster)
          ? undefined
          : { code: 'notOwned', details: { coaster } }
      },
      apply: (draft, { coaster }, ctx, { seat }) => lose(draft, seat, coaster, ctx),
    },
  },
  prompts: {
    starter: {
      apply(draft, picked, ctx, { details }) {
        const starter = details.seats[picked]
        if (starter === undefined) throw new Error('The draw gave nobody who was asked about.')
        openRound(draft, starter, ctx)
      },
    },
    draw: { apply: placeDrawn },
    loss: { apply: loseDrawn },
  },
  deadlines: { act: timeOut },
  roster: { roles: societyRoles, left: playersLeft },
  afterEach({ shared, roster }) {
    const [seat, ...others] = seatsInGame(roster)
    if (seat === undefined) return (_, ctx) => ctx.end({ winners: [] })
    if (others.length === 0) return (draft, ctx) => winGame(draft, seat, ctx)
    const isSetUp =
      shared.stage === 'set-up' &&
      shared.stacks.every((stack, each) => stack > 0 || !isInGame(roster, each))
    return isSetUp ? (draft, ctx) => giveTurn(draft, draft.shared.starter, ctx) : undefined
  },
  pending,
  isWaiting: (state) => seatsInGame(state.roster).some((seat) => movesOf(state, seat).length > 0),
  listMoves: (seen, seat) => ({ complete: true, moves: movesOf(seen, seat) }),
})

function notYourTurn(roster: Seated, turn: SeatNumber | null): Refused {
  return { code: 'notYourTurn', details: { turn: nameOf(roster, turn ?? -1) } }
}

function notChallenger(
  roster: Seated,
  turn: SeatNumber | null,
  stage: 'processing' | 'loss',
): Refused {
  return { code: 'notChallenger', details: { challenger: nameOf(roster, turn ?? -1), stage } }
}

function whyTooHigh(bid: number, most: number): Refused {
  return bid > most ? { code: 'tooHigh', details: { bid, most } } : undefined
}

function whyNoCall({ shared, roster }: VisibleState<AcksAndExceptions>, seat: SeatNumber): Refused {
  const { stage, turn, calls } = shared
  const top = highestBid(calls)
  if (top === null) return { code: 'noChallenge' }
  if (stage !== 'bidding')
    return { code: 'biddingOver', details: { challenger: nameOf(roster, top.seat), bid: top.bid } }
  if (hasPassed(calls, seat)) return { code: 'passed' }
  return turn === seat ? undefined : notYourTurn(roster, turn)
}

/** Everything is public, so all may know whom play waits for. */
function pending(
  state: State<AcksAndExceptions>,
  seat: SeatNumber | string,
): PendingOf<AcksAndExceptions> {
  if (typeof seat !== 'number' || !isInGame(state.roster, seat)) return {}
  const actions = new Set(movesOf(state, seat).map(({ type }) => type))
  const need = actions.size === 1 ? 'required' : 'oneOf'
  return Object.fromEntries([...actions].map((action) => [action, { need, deadline: 'act' }]))
}

/** Removes leavers with their coasters (new.c). Placing goes on; a challenge is void. */
function playersLeft(draft: Draft, seats: readonly SeatNumber[], ctx: Ctx): void {
  const { roster } = draft
  const { stage, turn } = draft.shared
  const [first = 0] = seats
  const from = turn ?? first
  // The recorded round has the stacks as they were.
  if (stage === 'bidding' || stage === 'processing') {
    closeRound(draft, 'void', ctx)
    ctx.emit('public', 'ACKS/new.a', () => ({ type: 'void' }))
  } else if (stage === 'loss' && seats.includes(from)) {
    closeRound(draft, 'failure', ctx)
  }
  const { shared } = draft
  for (const seat of seats) {
    shared.coasters[seat] = 0
    // A played round that waits for its loss keeps its stacks, too.
    if (stage !== 'loss') shared.stacks[seat] = 0
    draft.secret[seat] = { hand: [], stack: [] }
  }
  shared.late = shared.late.filter((each) => !seats.includes(each))
  if (seatsInGame(roster).length < 2) return
  switch (stage) {
    case 'starter':
      ctx.cancelPrompts('starter')
      drawStarter(draft, ctx)
      return
    case 'set-up': {
      ctx.cancelPrompts('draw')
      draw(draft, ctx)
      const { starter } = draft.shared
      if (starter === null || isInGame(roster, starter)) return
      setStarter(draft, clockwise(roster, starter) ?? starter, ctx)
      return
    }
    case 'placing':
      if (!seats.includes(from)) return
      ctx.cancelPrompts('draw')
      giveTurn(draft, clockwise(roster, from), ctx)
      return
    case 'bidding':
      nextRound(draft, first, ctx)
      return
    case 'processing':
      nextRound(draft, isInGame(roster, from) ? from : first, ctx)
      return
    case 'loss':
      if (!seats.includes(from)) return
      ctx.cancelPrompts('loss')
      nextRound(draft, from, ctx)
  }
}
