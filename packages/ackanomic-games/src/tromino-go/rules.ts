import { defineRules, type RulesOf } from '@ackanomic/core/engine'
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
  rejections: trominoGoRejections,
  options: optionsSchema,
  move: moveSchema,
  setup: ({ names }) => ({
    own: {
      now: { stage: 'draw' },
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
      play: (draft, { cells }, desk) => makePlay(draft, { type: 'place', cells }, desk),
    },
    move: {
      check: (state, move, { seat }) => refusePlay(state, move, seat),
      play: (draft, { from, to }, desk) => makePlay(draft, { type: 'move', from, to }, desk),
    },
    pass: {
      check: (state, move, { seat }) => refusePlay(state, move, seat),
      play: (draft, _, desk) => makePlay(draft, { type: 'pass' }, desk),
    },
    concede: {
      whileHalted: true,
      check: (state, _, { seat }) => refuseConcession(state, seat),
      play: (draft, { gamepoints }, desk, { seat }) => concede(draft, seat, gamepoints, desk),
    },
    accept: {
      whileHalted: true,
      check: (state, { gamepoints }, { seat }) => refuseAcceptance(state, gamepoints, seat),
      play: (draft, { gamepoints }, desk, { seat }) =>
        acceptConcession(draft, seat, gamepoints, desk),
    },
    question: {
      check: refuseQuestion,
      play: (draft, _, desk, { seat }) => questionPlays(draft, seat, desk),
    },
    illegal: {
      by: ['referee'],
      check: (state, { play }) => refuseNaming(state, play),
      play: (draft, _, desk) => undoIllegal(draft, '1250.11/10(5)', desk),
    },
  },
  inquiries: {
    first: { play: (draft, seat, desk) => beginRound(draft, seat, '1250.11/begin(3)', desk) },
    legality: {
      play(draft, _, desk, { about }) {
        if (about.illegal === null) confirmPlays(draft, desk)
        else undoIllegal(draft, '1250.11/10(3)', desk)
      },
    },
    round: { play: (draft, _, desk) => closeRound(draft, desk) },
  },
  deadlines: {
    play(draft, desk) {
      const turn = turnOf(draft.own)
      if (turn !== null) finish(draft, 1 - turn, 'time', desk)
    },
  },
  membership: {
    onRefereeLost: 'nothing',
    left(draft, seats, desk) {
      const [one = 0] = seats
      finish(draft, seats.length > 1 ? null : 1 - one, 'departure', desk)
    },
    refereeAway,
    isRefereeAway: ({ own }, person) => own.refereeAway === person,
    refereeBack,
    awayRefereeLeft: ({ own }) => {
      own.refereeAway = null
    },
    refereeFound,
  },
  settle: {
    when: lacksReferee,
    play: (_, desk) => desk.halt('no referee', '1250.11/11(4)'),
  },
  secrecy: { referee: true },
  expects: wantedIn,
  isWaiting: ({ own }) => own.now.stage !== 'draw' && turnOf(own) !== null,
  legalMoves: legalTrominoGo,
  sampleMove: sampleTrominoGo,
  position: trominoGoPosition,
})
