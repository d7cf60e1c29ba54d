import { defineRules, type RulesOf } from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society'
import { acceptConcession, concede, refuseAcceptance, refuseConcession } from './concessions.js'
import { trominoGoDescription } from './description.js'
import { finish } from './ending.js'
import { legalTrominoGo, sampleTrominoGo, wantedIn } from './legal.js'
import { makePlay, refusePlay } from './playing.js'
import { turnOf } from './plays.js'
import { trominoGoPosition } from './position.js'
import {
  confirmPlays,
  questionPlays,
  refuseNaming,
  refuseQuestion,
  undoIllegal,
} from './questions.js'
import { askReferee, lacksReferee, refereeAway, refereeBack, refereeFound } from './referee.js'
import { trominoGoRejections } from './rejections.js'
import { beginRound, closeRound } from './rounds.js'
import { moveSchema, optionsSchema } from './schema.js'
import type { TrominoGo } from './types.js'

/** The rules of Tromino Go, alone: enough for a server that keeps matches. */
export const trominoGoRules: RulesOf<TrominoGo> = /* @__PURE__ */ defineRules<TrominoGo>({
  id: 'tromino-go',
  revision: 1,
  description: trominoGoDescription,
  roles: societyRoles,
  rejections: trominoGoRejections,
  options: optionsSchema,
  move: moveSchema,
  setup: ({ names }) => ({
    shared: {
      stage: 'draw',
      end: null,
      first: null,
      plays: [],
      concessions: [],
      question: null,
      scores: [0, 0],
      rounds: [],
      refereeAway: null,
    },
    secret: names.map(() => ({})),
    hidden: {},
  }),
  records: ['plays', 'rounds'],
  begin: askReferee,
  moves: {
    place: {
      check: (state, move, { seat }) => refusePlay(state, move, seat),
      play: (draft, { cells }, ctx) => makePlay(draft, { type: 'place', cells }, ctx),
    },
    move: {
      check: (state, move, { seat }) => refusePlay(state, move, seat),
      play: (draft, { from, to }, ctx) => makePlay(draft, { type: 'move', from, to }, ctx),
    },
    pass: {
      check: (state, move, { seat }) => refusePlay(state, move, seat),
      play: (draft, _, ctx) => makePlay(draft, { type: 'pass' }, ctx),
    },
    concede: {
      whileHalted: true,
      check: (state, _, { seat }) => refuseConcession(state, seat),
      play: (draft, { gamepoints }, ctx, { seat }) => concede(draft, seat, gamepoints, ctx),
    },
    accept: {
      whileHalted: true,
      check: (state, { gamepoints }, { seat }) => refuseAcceptance(state, gamepoints, seat),
      play: (draft, { gamepoints }, ctx, { seat }) =>
        acceptConcession(draft, seat, gamepoints, ctx),
    },
    question: {
      check: refuseQuestion,
      play: (draft, _, ctx, { seat }) => questionPlays(draft, seat, ctx),
    },
    illegal: {
      by: ['referee'],
      check: (state, { play }) => refuseNaming(state, play),
      play: (draft, _, ctx) => undoIllegal(draft, '1250.11/10(5)', ctx),
    },
  },
  inquiries: {
    first: { play: (draft, seat, ctx) => beginRound(draft, seat, '1250.11/begin(3)', ctx) },
    legality: {
      play(draft, _, ctx, { about }) {
        if (about.illegal === null) confirmPlays(draft, ctx)
        else undoIllegal(draft, '1250.11/10(3)', ctx)
      },
    },
    round: { play: (draft, _, ctx) => closeRound(draft, ctx) },
  },
  deadlines: {
    play(draft, ctx) {
      const turn = turnOf(draft.shared)
      if (turn !== null) finish(draft, 1 - turn, 'time', ctx)
    },
  },
  membership: {
    onRefereeLost: 'nothing',
    left(draft, seats, ctx) {
      const [one = 0] = seats
      finish(draft, seats.length > 1 ? null : 1 - one, 'departure', ctx)
    },
    refereeAway,
    isRefereeAway: ({ shared }, person) => shared.refereeAway === person,
    refereeBack,
    awayRefereeLeft: ({ shared }) => {
      shared.refereeAway = null
    },
    refereeFound,
  },
  settle: {
    when: lacksReferee,
    play: (_, ctx) => ctx.pause('no referee', '1250.11/11(4)'),
  },
  secrecy: { referee: true },
  expects: wantedIn,
  isWaiting: ({ shared }) => shared.stage !== 'draw' && turnOf(shared) !== null,
  legalMoves: legalTrominoGo,
  sampleMove: sampleTrominoGo,
  position: trominoGoPosition,
})
