import { days } from '@ackanomic/core'
import { defineRules, type RulesOf, type State, type Wanted } from '@ackanomic/core/engine'
import { checkBid, checkCall, checkPlay } from './checks.js'
import { checkConcede, checkWithdraw, concede, wantedOfConceders, withdraw } from './concession.js'
import { spadesDescription } from './description.js'
import { standingMisplays } from './hands.js'
import { legalSpades, sampleSpadesMove } from './legal.js'
import { callMisplay } from './misplays.js'
import { dealHands, seatTeams, setOrder } from './opening.js'
import { actLate, makeBid, playCard, playDrawn } from './play.js'
import { spadesPosition } from './position.js'
import { askReferee } from './questions.js'
import { spadesRejections } from './rejections.js'
import { closeRound } from './round.js'
import { moveSchema, optionsSchema } from './schema.js'
import { areTeamsOf, seatAt } from './seating.js'
import { turnOf } from './tricks.js'
import type { Spades } from './types.js'
import { finish, pronounce, verdictOf } from './verdict.js'

/** The rules of Spades, alone: enough for a server that keeps matches. */
export const spadesRules: RulesOf<Spades> = /* @__PURE__ */ defineRules<Spades>({
  id: 'spades',
  revision: 1,
  description: spadesDescription,
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
      withdrawals: names.map(() => 0),
    },
    secret: names.map(() => ({ dealt: [] })),
    hidden: {},
  }),
  begin: askReferee,
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
    card: { play: (draft, picked, desk, { about }) => playDrawn(draft, picked, about.cards, desk) },
    score: { play: (draft, _, desk) => closeRound(draft, desk) },
  },
  deadlines: { turn: actLate },
  membership: {
    left(draft, _, desk) {
      if (draft.options.leaver === 'abandon') finish(draft, null, 'abandoned', desk)
      else pronounce(draft, desk)
    },
    refereeLost(draft, _, desk) {
      if (draft.options.onRefereeLoss === 'end') finish(draft, null, 'no referee', desk)
    },
    refereeFound(draft, _, desk) {
      const { phase } = draft.own
      const runs = phase === 'bids' || phase === 'play'
      if (runs && draft.options.onRefereeLoss === 'restart-period') desk.start('turn', days(3))
    },
  },
  settle: {
    when: (state) => verdictOf(state) !== null,
    play: pronounce,
  },
  secrecy: { referee: true },
  expects: wantedIn,
  legalMoves: legalSpades,
  sampleMove: sampleSpadesMove,
  position: spadesPosition,
})

function wantedIn(state: State<Spades>): readonly Wanted<Spades>[] {
  const { own, options, secret } = state
  const wanted: Wanted<Spades>[] = []
  if (own.phase === 'bids' || own.phase === 'play') {
    const what = own.phase === 'bids' ? 'bid' : 'play'
    const of = seatAt(own, turnOf(own) ?? -1)
    wanted.push({ what, of, need: 'must', deadline: 'turn', seenBy: 'all' })
  }
  if (options.misplay === 'referee-call' && standingMisplays(own, secret).length > 0) {
    wanted.push({ what: 'call', of: 'referee', need: 'may', seenBy: 'self' })
  }
  return [...wanted, ...wantedOfConceders(state)]
}
