import type { Game, SeatNumber } from '@ackanomic/core'
import { defineGame, isInGame, type State, seatsInGame, type Wanted } from '@ackanomic/core/engine'
import { mediocrityClauses } from './clauses.js'
import { mediocrityDescription } from './description.js'
import { playersLeft } from './leaving.js'
import { checkBegin, checkResult, checkSend, movesOf } from './legal.js'
import { mediocrityNotation } from './notation.js'
import { mediocrityRejections } from './rejections.js'
import { renderMediocrity } from './render.js'
import { sampleMediocrity } from './resample.js'
import {
  allowResult,
  announceResult,
  beginGame,
  beginRound,
  expire,
  giveNumbers,
  NO_NUMBER,
  openToAll,
  send,
  sendersOf,
  tellResult,
} from './rounds.js'
import { sayMediocrity } from './say.js'
import { moveSchema, optionsSchema } from './schema.js'
import { scoresOf } from './standing.js'
import type { Mediocrity, Options } from './types.js'

/**
 * Mediocrity, rule 1250.17: round after round all send a number to one of them, the Moderator, and
 * the one in the middle scores; in the end the score in the middle wins.
 *
 * There is no referee. The player numbers are asked of the host (`numbers`, a shuffle), unless the
 * set-up gives them; the numbers that nobody sent are asked of the Moderator's seat (`draw`, a roll
 * of one die). Refuses a set-up with `badNumbers` (start.b), and moves with `numbersNotDrawn`
 * (start.b), `roundRunning`, `noRound` (round.a), `notNext` (mod.g), `moderatorSends` (num.mod),
 * `outOfRange` (num.range), `alreadySent` (num.send), `resultAnnounced` (num.late), `noModerator`
 * (leave.a), `notModerator` (res.f) and `tooEarly` (round.d), besides core's codes.
 *
 * @example
 * ```ts
 * import { mediocrity } from '@ackanomic/games/mediocrity'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: [], startedAt: 0, census: { players: 9 } }
 * const start = mediocrity.setup(table, { numbers: [1, 2, 3] })
 * if (!start.ok) throw new Error(start.error.says)
 * const begun = mediocrity.apply(start.value.state, {
 *   kind: 'move', at: 1, by: 'Ann', move: { type: 'begin' },
 * })
 * if (!begun.ok) throw new Error(begun.error.says)
 * begun.value.state.own.most // => 4
 *
 * const high = mediocrity.apply(begun.value.state, {
 *   kind: 'move', at: 2, by: 'Bob', move: { type: 'send', number: 5 },
 * })
 * high.ok ? '' : high.error.says // => '5 does not count; send a whole number from 1 to 4.'
 * ```
 */
export const mediocrity: Game<Mediocrity> = /* @__PURE__ */ defineGame<Mediocrity>({
  id: 'mediocrity',
  revision: 1,
  description: mediocrityDescription,
  clauses: mediocrityClauses,
  rejections: mediocrityRejections,
  options: optionsSchema,
  move: moveSchema,
  checkSetup: ({ players }, { numbers }) =>
    areNumbers(numbers, players) ? undefined : { code: 'badNumbers', facts: { players } },
  setup: ({ names }) => ({
    own: {
      phase: 'numbers',
      numbers: [],
      moderator: null,
      free: false,
      most: 0,
      mayEnd: false,
      rounds: [],
    },
    secret: names.map(() => NO_NUMBER),
    hidden: {},
  }),
  begin: beginGame,
  moves: {
    begin: {
      by: ['seat'],
      check: (state, _, { seat }) => checkBegin(state, seat),
      play: (draft, _, desk, { seat }) => beginRound(draft, seat, desk),
    },
    send: {
      by: ['seat'],
      check: (state, { number }, { seat }) => checkSend(state, number, seat),
      play: (draft, { number }, desk, { seat }) => send(draft, number, seat, desk),
    },
    result: {
      by: ['seat'],
      check: (state, _, { seat }) => checkResult(state, seat),
      play: (draft, _, desk) => announceResult(draft, desk),
    },
  },
  inquiries: {
    numbers: {
      play(draft, order, desk) {
        const numbers = new Array<number>(order.length).fill(0)
        order.forEach((seat, place) => {
          numbers[seat] = place + 1
        })
        giveNumbers(draft, numbers, desk)
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
    when: ({ own, asked }) => own.phase === 'draws' && asked.length === 0,
    play: tellResult,
  },
  secrecy: {
    referee: false,
    seats: ({ own, table }, seat) =>
      own.moderator === seat && isInGame(table, seat) ? [...table.seats.keys()] : [],
  },
  expects: wantedIn,
  legalMoves: (state, seat) => ({ complete: true, moves: movesOf(state, seat) }),
  scores: ({ own, table }) => scoresOf(own.rounds, table.seats.length),
  resample: sampleMediocrity,
  notation: mediocrityNotation,
  render: renderMediocrity,
  say: sayMediocrity,
})

function areNumbers(numbers: Options['numbers'], players: number): boolean {
  if (numbers === 'drawn') return true
  const given = new Set(numbers)
  return (
    numbers.length === players &&
    given.size === players &&
    numbers.every((number) => number <= players)
  )
}

/** Whether a number was sent is for its sender and the Moderator to know; the rest is public. */
function wantedIn(state: State<Mediocrity>): Wanted<Mediocrity>[] {
  const { own, secret, table, options } = state
  const { phase, moderator, free, mayEnd } = own
  if (moderator === null) return []
  if (phase === 'break') {
    const begin = (of: SeatNumber): Wanted<Mediocrity> => ({
      what: 'begin',
      of,
      need: 'must',
      deadline: 'announcement',
      seenBy: 'all',
    })
    return free ? seatsInGame(table).map(begin) : [begin(moderator)]
  }
  if (phase !== 'round') return []
  const sends = sendersOf(state).flatMap((of): Wanted<Mediocrity>[] => {
    const must = secret[of]?.number === null
    if (!must && options.resend === 'first') return []
    return [{ what: 'send', of, must, deadline: mayEnd ? 'limit' : 'minimum', seenBy: 'self' }]
  })
  if (!mayEnd) return sends
  return [
    ...sends,
    { what: 'result', of: moderator, need: 'must', deadline: 'limit', seenBy: 'all' },
  ]
}
