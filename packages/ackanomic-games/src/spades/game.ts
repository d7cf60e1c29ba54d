import type { Game } from '@ackanomic/core'
import { defineGame, isInGame, type State, type Wanted } from '@ackanomic/core/engine'
import { checkBid, checkCall, checkConcede, checkPlay, checkWithdraw } from './checks.js'
import { spadesClauses } from './clauses.js'
import { concede, withdraw } from './concession.js'
import { spadesDescription } from './description.js'
import { standingMisplays } from './hands.js'
import { playerLeft, refereeFound, refereeLost } from './leaving.js'
import { legalSpades, sampleSpadesMove } from './legal.js'
import { callMisplay } from './misplays.js'
import { spadesNotation } from './notation.js'
import { dealHands, drawOrder, seatTeams, setOrder } from './opening.js'
import { actLate, makeBid, playCard, playDrawn } from './play.js'
import { spadesRejections } from './rejections.js'
import { renderSpades } from './render.js'
import { sampleSpades } from './resample.js'
import { closeRound } from './round.js'
import { saySpades } from './say.js'
import { moveSchema, optionsSchema } from './schema.js'
import { scoresOf } from './scoring.js'
import { areTeamsOf, seatAt, teamOf } from './seating.js'
import { turnOf } from './tricks.js'
import type { Spades } from './types.js'
import { pronounce, verdictOf } from './verdict.js'

/**
 * Spades, rule 1250.15: two teams of two bid how many of 13 tricks they will take, and play for
 * them with Spades as trumps, until a team has 500.
 *
 * Refuses moves with `notBidding` (2.c), `notPlaying` (2.h, 3.a, 7.c), `notYourTurn` (beg.e),
 * `badBid` (2.d), `conceded`, `notConceded` and `irrevocable` (5.d), `noCalls`, `noSuchPlay` and
 * `noMisplay` (6.e), and the set-up with `badTeams` (beg.b), besides core's codes. A misplay is not
 * refused: it is voided and fined.
 *
 * @example
 * ```ts
 * import { startMatch, submit } from '@ackanomic/core'
 * import { programReferee } from '@ackanomic/core/bots'
 * import { spades } from '@ackanomic/games/spades'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd', 'Dov'], referees: ['Rex'], startedAt: 0 }
 * const referee = programReferee('written down nowhere')
 * const started = startMatch(spades, { table }, { referee })
 * if (!started.ok) throw new Error(started.error.says)
 * const { match } = started.value
 * match.state.own.order // => [2, 0, 1, 3]
 * spades.expects(match.state, 'public') // => [{ what: 'bid', of: 2, need: 'must', until: 259200000, inquiry: null }]
 *
 * const one = submit(spades, match, { kind: 'move', at: 0, by: 'Cyd', move: { type: 'bid', tricks: 1 } })
 * one.ok ? '' : one.error.says // => '1 cannot be bid; bid one of 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13.'
 * ```
 */
export const spades: Game<Spades> = /* @__PURE__ */ defineGame<Spades>({
  id: 'spades',
  revision: 1,
  description: spadesDescription,
  clauses: spadesClauses,
  rejections: spadesRejections,
  options: optionsSchema,
  move: moveSchema,
  checkSetup: ({ names }, { teams }) =>
    teams === null || areTeamsOf(teams, names)
      ? undefined
      : { code: 'badTeams', facts: { players: names } },
  setup: ({ names }) => ({
    own: {
      phase: 'order',
      order: [],
      rounds: [],
      bids: [],
      plays: [],
      misplays: [],
      voided: [],
      conceded: [],
    },
    secret: names.map(() => ({ dealt: [] })),
    hidden: {},
  }),
  begin: drawOrder,
  moves: {
    bid: {
      by: ['seat'],
      check: (state, { tricks }, { seat }) => checkBid(state, tricks, seat),
      play: (draft, { tricks }, desk) => makeBid(draft, tricks, false, desk),
    },
    play: {
      by: ['seat'],
      check: (state, _, { seat }) => checkPlay(state, seat),
      play: (draft, { card }, desk) => playCard(draft, card, desk),
    },
    concede: {
      by: ['seat'],
      whileHalted: true,
      check: (state, _, { seat }) => checkConcede(state, seat),
      play: (draft, _, desk, { seat }) => concede(draft, seat, desk),
    },
    withdraw: {
      by: ['seat'],
      whileHalted: true,
      check: (state, _, { seat }) => checkWithdraw(state, seat),
      play: (draft, _, desk, { seat }) => withdraw(draft, seat, desk),
    },
    call: {
      by: ['referee'],
      check: (state, { play }) => checkCall(state, play),
      play: (draft, { play }, desk) => callMisplay(draft, play, desk),
    },
  },
  inquiries: {
    order: { play: (draft, order, desk) => setOrder(draft, order, desk) },
    seating: { play: (draft, picked, desk) => seatTeams(draft, picked, desk) },
    deal: { play: (draft, shuffled, desk) => dealHands(draft, shuffled, desk) },
    card: { play: (draft, picked, desk) => playDrawn(draft, picked, desk) },
    score: { play: (draft, _, desk) => closeRound(draft, desk) },
  },
  deadlines: { turn: actLate },
  membership: { left: playerLeft, refereeLost, refereeFound },
  settle: {
    when: (state) => verdictOf(state) !== null,
    play: pronounce,
  },
  secrecy: { referee: true },
  expects: wantedIn,
  legalMoves: (state, seat) => ({ complete: true, moves: legalSpades(state, seat) }),
  sampleMove: sampleSpadesMove,
  scores: ({ own, options, table }) => {
    const teams = scoresOf(own, options)
    return table.seats.map((_, seat) => teams[teamOf(own, seat) ?? 0].score)
  },
  resample: sampleSpades,
  notation: spadesNotation,
  render: renderSpades,
  say: saySpades,
})

function wantedIn(state: State<Spades>): readonly Wanted<Spades>[] {
  const { own, options, secret, table } = state
  const wanted: Wanted<Spades>[] = []
  if (own.phase === 'bids' || own.phase === 'play') {
    const what = own.phase === 'bids' ? 'bid' : 'play'
    const of = seatAt(own, turnOf(own) ?? -1)
    wanted.push({ what, of, need: 'must', deadline: 'turn', seenBy: 'all' })
  }
  if (options.misplay === 'referee-call' && standingMisplays(own, secret).length > 0) {
    wanted.push({ what: 'call', of: 'referee', need: 'may', seenBy: 'self' })
  }
  table.seats.forEach((_, of) => {
    const has = own.conceded.includes(of)
    if (!isInGame(table, of) || (has && !options.concessionRevocable)) return
    wanted.push({ what: has ? 'withdraw' : 'concede', of, need: 'may', seenBy: 'self' })
  })
  return wanted
}
