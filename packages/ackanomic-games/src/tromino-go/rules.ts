import { defineRules } from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { trominoGoDescription } from './description.js'
import { finish } from './ending.js'
import { legalTrominoGo, pendingIn, sampleTrominoGo } from './legal.js'
import { type TrominoGo, trominoGoModel } from './model.js'
import { playMove } from './playing.js'
import { turnOf } from './plays.js'
import {
  askReferee,
  confirmPlays,
  lacksReferee,
  questionPlays,
  refereeChanges,
  refuseNaming,
  refuseQuestion,
  undoIllegal,
} from './referee.js'
import { beginRound, closeRound, concessionMoves } from './rounds.js'

/** The rules of Tromino Go, without the text. */
export const trominoGoRules = /* @__PURE__ */ defineRules<TrominoGo>(trominoGoModel, {
  id: 'tromino-go',
  description: trominoGoDescription,
  setup(_, { komi, target }) {
    if (komi >= target) return { code: 'komiTooHigh', details: { komi, target } }
    return {
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
    }
  },
  appendOnly: ['plays', 'rounds'],
  onStart: askReferee,
  moves: {
    place: playMove,
    move: playMove,
    pass: playMove,
    ...concessionMoves,
    question: {
      validate: refuseQuestion,
      apply: (draft, _, ctx, { seat }) => questionPlays(draft, seat, ctx),
    },
    illegal: {
      by: ['referee'],
      validate: (state, { play }) => refuseNaming(state, play),
      apply: (draft, _, ctx) => undoIllegal(draft, '1250.11/10(5)', ctx),
    },
  },
  prompts: {
    first: {
      apply(draft, seat, ctx) {
        draft.shared.scores[seat === 0 ? 1 : 0] = draft.options.komi
        beginRound(draft, seat, '1250.11/begin(3)', ctx)
      },
    },
    legality: {
      apply(draft, _, ctx, { details }) {
        if (details.illegal === null) confirmPlays(draft, ctx)
        else undoIllegal(draft, '1250.11/10(3)', ctx)
      },
    },
    round: { apply: (draft, _, ctx) => closeRound(draft, ctx) },
  },
  deadlines: {
    play(draft, ctx) {
      const turn = turnOf(draft.shared)
      if (turn !== null) finish(draft, 1 - turn, 'time', ctx)
    },
  },
  roster: {
    roles: societyRoles,
    pausesWithoutReferee: false,
    left(draft, seats, ctx) {
      const [one = 0] = seats
      finish(draft, seats.length > 1 ? null : 1 - one, 'departure', ctx)
    },
    awayReferee: ({ shared }, person) => (shared.refereeAway === person ? 'bound' : undefined),
    apply: refereeChanges,
  },
  afterEach: (state) =>
    lacksReferee(state) ? (_, ctx) => ctx.pause('no referee', '1250.11/11(4)') : undefined,
  seesSecrets: (_, viewer) => viewer === 'referee',
  pending: pendingIn,
  isWaiting: ({ shared }) => shared.stage !== 'draw' && turnOf(shared) !== null,
  listMoves: legalTrominoGo,
  sampleMove: sampleTrominoGo,
})
