import type { SeatNumber } from '@ackanomic/core'
import { asPlain, type Desk, defineRules, type RulesOf } from '@ackanomic/core/engine'
import { trominoGoDescription } from './description.js'
import { askReferee } from './duties.js'
import { finish } from './ending.js'
import { legalTrominoGo, wantedIn } from './legal.js'
import { turnOf } from './plays.js'
import { trominoGoPosition } from './position.js'
import { confirmPlays, questionPlays, undoIllegal } from './questions.js'
import {
  awayRefereeLeft,
  lacksReferee,
  refereeAway,
  refereeBack,
  refereeFound,
} from './referees.js'
import {
  checkAccept,
  checkConcede,
  checkIllegal,
  checkMove,
  checkPass,
  checkPlace,
  checkQuestion,
} from './refusals.js'
import { trominoGoRejections } from './rejections.js'
import { acceptConcession, beginRound, closeRound, type Draft, makePlay } from './rounds.js'
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
  begin: askReferee,
  moves: {
    place: {
      by: ['seat'],
      check: (state, move, { seat }) => checkPlace(state, move, seat),
      play: (draft, { cells }, desk) => makePlay(draft, { type: 'place', cells }, desk),
    },
    move: {
      by: ['seat'],
      check: (state, move, { seat }) => checkMove(state, move, seat),
      play: (draft, { from, to }, desk) => makePlay(draft, { type: 'move', from, to }, desk),
    },
    pass: {
      by: ['seat'],
      check: (state, _, { seat }) => checkPass(state, seat),
      play: (draft, _, desk) => makePlay(draft, { type: 'pass' }, desk),
    },
    concede: {
      by: ['seat'],
      whileHalted: true,
      check: (state, _, { seat }) => checkConcede(state, seat),
      play: (draft, { gamepoints }, desk, { seat }) => concede(draft, seat, gamepoints, desk),
    },
    accept: {
      by: ['seat'],
      whileHalted: true,
      check: (state, { gamepoints }, { seat }) => checkAccept(state, gamepoints, seat),
      play: (draft, { gamepoints }, desk, { seat }) =>
        acceptConcession(draft, seat, gamepoints, desk),
    },
    question: {
      by: ['seat'],
      check: checkQuestion,
      play: (draft, _, desk, { seat }) => questionPlays(draft, seat, desk),
    },
    illegal: {
      by: ['referee'],
      check: (state, { play }) => checkIllegal(state, play),
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
      const turn = turnOf(asPlain(draft.own))
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
    awayRefereeLeft,
    refereeFound,
  },
  settle: {
    when: lacksReferee,
    play: (_, desk) => desk.halt('no referee', '1250.11/11(4)'),
  },
  secrecy: { referee: true },
  expects: wantedIn,
  legalMoves: legalTrominoGo,
  position: trominoGoPosition,
})

/** A player concedes; that is no play, and play goes on (7). */
function concede(draft: Draft, seat: SeatNumber, gamepoints: number, desk: Desk<TrominoGo>): void {
  draft.own.concessions.push({ seat, gamepoints })
  desk.tell('public', '1250.11/7(1)', () => ({ type: 'conceded', seat, gamepoints }))
}
