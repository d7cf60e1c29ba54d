import type { SeatNumber } from '@ackanomic/core'
import {
  defineRules,
  isInGame,
  type RulesOf,
  type State,
  seatsInGame,
  type Wanted,
} from '@ackanomic/core/engine'
import { mediocrityDescription } from './description.js'
import { checkBegin, checkResult, checkSend, movesOf } from './legal.js'
import { mediocrityPosition } from './position.js'
import { mediocrityRejections } from './rejections.js'
import {
  allowResult,
  announceResult,
  beginGame,
  beginRound,
  expire,
  giveNumbers,
  openToAll,
  playersLeft,
  send,
  tellResult,
} from './rounds.js'
import { moveSchema, optionsSchema } from './schema.js'
import { areNumbers, moderatorOf, NO_NUMBER, sendersOf } from './standing.js'
import type { Mediocrity } from './types.js'

/** The rules of Mediocrity, alone: enough for a server that keeps matches. */
export const mediocrityRules: RulesOf<Mediocrity> = /* @__PURE__ */ defineRules<Mediocrity>({
  id: 'mediocrity',
  revision: 1,
  description: mediocrityDescription,
  rejections: mediocrityRejections,
  options: optionsSchema,
  move: moveSchema,
  checkSetup: ({ players }, { numbers }) =>
    areNumbers(numbers, players) ? undefined : { code: 'badNumbers', facts: { players } },
  setup: ({ names }) => ({
    shared: {
      now: { stage: 'numbers', free: false },
      numbers: [],
      rounds: 0,
      scores: names.map(() => 0),
      last: null,
    },
    secret: names.map(() => NO_NUMBER),
    hidden: {},
  }),
  begin: beginGame,
  moves: {
    begin: {
      check: (state, _, { seat }) => checkBegin(state, seat),
      play: (draft, _, ctx, { seat }) => beginRound(draft, seat, ctx),
    },
    send: {
      check: (state, { number }, { seat }) => checkSend(state, number, seat),
      play: (draft, { number }, ctx, { seat }) => send(draft, number, seat, ctx),
    },
    result: {
      check: (state, _, { seat }) => checkResult(state, seat),
      play: (draft, _, ctx) => announceResult(draft, ctx),
    },
  },
  inquiries: {
    numbers: {
      play(draft, order, ctx) {
        const numbers = new Array<number>(order.length).fill(0)
        order.forEach((seat, place) => {
          numbers[seat] = place + 1
        })
        giveNumbers(draft, numbers, ctx)
      },
    },
    draw: {
      deadline: 'limit',
      play(draft, [number = 1], _, { about }) {
        draft.secret[about.seat] = { number, drawn: true }
      },
    },
  },
  deadlines: { announcement: openToAll, minimum: allowResult, limit: expire },
  membership: { left: playersLeft },
  settle: {
    when: ({ shared, asked }) => shared.now.stage === 'draws' && asked.length === 0,
    play: tellResult,
  },
  secrecy: {
    referee: false,
    seats: ({ shared, table }, seat) =>
      moderatorOf(shared) === seat && isInGame(table, seat) ? [...table.seats.keys()] : [],
  },
  expects: wantedIn,
  legalMoves: (seen, seat) => ({ complete: true, moves: movesOf(seen, seat) }),
  position: mediocrityPosition,
})

/** Whether a number was sent is for its sender and the Moderator to know; the rest is public. */
function wantedIn(state: State<Mediocrity>): Wanted<Mediocrity>[] {
  const { shared, secret, table, options } = state
  const { now } = shared
  if (now.stage === 'break') {
    const begin = (of: SeatNumber): Wanted<Mediocrity> => ({
      what: 'begin',
      of,
      need: 'must',
      deadline: 'announcement',
      seenBy: 'all',
    })
    return now.free ? seatsInGame(table).map(begin) : [begin(now.moderator)]
  }
  if (now.stage !== 'round') return []
  const { moderator, mayEnd } = now
  const sends = sendersOf(state).flatMap((of): Wanted<Mediocrity>[] => {
    const need = secret[of]?.number === null ? 'must' : 'may'
    if (need === 'may' && options.revisions === 'first') return []
    return [{ what: 'send', of, need, deadline: mayEnd ? 'limit' : 'minimum', seenBy: 'self' }]
  })
  if (!mayEnd) return sends
  return [
    ...sends,
    { what: 'result', of: moderator, need: 'must', deadline: 'limit', seenBy: 'all' },
  ]
}
