import type { Game, SeatNumber } from '@ackanomic/core'
import { asPlain, type Desk, defineGame } from '@ackanomic/core/engine'
import {
  checkAccept,
  checkConcede,
  checkIllegal,
  checkMove,
  checkPass,
  checkPlace,
  checkQuestion,
} from './checks.js'
import { trominoGoClauses } from './clauses.js'
import { trominoGoDescription } from './description.js'
import { finish } from './ending.js'
import { legalTrominoGo, wantedIn } from './legal.js'
import { trominoGoNotation } from './notation.js'
import { confirmPlays, questionPlays, undoIllegal } from './questions.js'
import {
  awayRefereeLeft,
  lacksReferee,
  refereeAway,
  refereeBack,
  refereeFound,
} from './referees.js'
import { trominoGoRejections } from './rejections.js'
import { renderTrominoGo } from './render.js'
import { sampleTrominoGo } from './resample.js'
import { acceptConcession, beginRound, closeRound, type Draft, makePlay, turnOf } from './rounds.js'
import { sayTrominoGo } from './say.js'
import { moveSchema, optionsSchema } from './schema.js'
import type { TrominoGo } from './types.js'

/**
 * Tromino Go, rule 1250.11: two players put L-shaped trominoes on an unbounded grid, and surround
 * each other's groups. Seven Gamepoints win.
 *
 * A play that is none is refused: `notBegun` (begin(3)), `questioned` (10(2)),
 * `roundOver` (6(1) or 7(3)),
 * `notYourTurn` and `wrongLetter` (1(4)), `noTromino` (def.tromino), `occupied` (3(0)),
 * `notYourTromino` and `notMoved` (4(1)). An illegal one stands until it is found; with
 * `illegalPlays: 'refuse'` it is refused at once: `secondTouches` (2(3)), `thirdTouches` (2(4)),
 * `thirdTouchesFirst` (2(5)), `fourthTouches` (2(6)), `fourthTouchesSecond` (2(7)), `likeLetter`
 * (3.i), `noOpponent` (3.ii), `tooLittleEdge` (3.iii), `gridFull` and `notFull` (4(1)),
 * `noOutsideEdge` (4(2)), `splitsGrid` (4(3)), `mayPlay` (5(1)). Accepting is refused with
 * `noConcession` (7(5)) and `ownConcession` (7(3)), a question with `noPlays` (10(1)), and what the
 * referee names with `allLegal` (10(5)) and `notTheFirst` (10(1)); besides core's codes.
 *
 * @example
 * ```ts
 * import { trominoGo } from '@ackanomic/games/tromino-go'
 *
 * const at = Date.UTC(2026, 10, 21)
 * const start = trominoGo.setup({ players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: at })
 * if (!start.ok) throw new Error(start.error.says)
 * const ruling = { kind: 'ruling', at, by: 'Dee', inquiry: 0, answer: 0 } // Ann plays first
 * const begun = trominoGo.apply(start.value.state, ruling)
 * if (!begun.ok) throw new Error(begun.error.says)
 *
 * const move = trominoGo.notation.parse('AA\nA', trominoGo.view(begun.value.state, 0))
 * move.ok ? move.value : null // => { type: 'place', letter: 'A', cells: [[0, 0], [1, 0], [0, 1]] }
 * if (!move.ok) throw new Error(move.error)
 * const made = trominoGo.apply(begun.value.state, { kind: 'move', at, by: 'Ann', move: move.value })
 * if (!made.ok) throw new Error(made.error.says)
 * const [told] = made.value.posts.map(({ post }) => trominoGo.say(post, ['Ann', 'Bob']))
 * told // => 'Play 1: Ann plays A.\nAA\nA'
 * ```
 */
export const trominoGo: Game<TrominoGo> = /* @__PURE__ */ defineGame<TrominoGo>({
  id: 'tromino-go',
  revision: 1,
  description: trominoGoDescription,
  clauses: trominoGoClauses,
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
  begin: (_, desk) => desk.ask('first', { ask: 'pick', of: 2 }, null),
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
      check: checkConcede,
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
  legalMoves: (state, seat) => ({ complete: true, moves: legalTrominoGo(state, seat) }),
  scores: ({ own }) => own.scores,
  resample: sampleTrominoGo,
  notation: trominoGoNotation,
  render: renderTrominoGo,
  say: sayTrominoGo,
})

/** A player concedes; that is no play, and play goes on (7). */
function concede(draft: Draft, seat: SeatNumber, gamepoints: number, desk: Desk<TrominoGo>): void {
  draft.own.concessions.push({ seat, gamepoints })
  desk.tell('public', '1250.11/7(1)', () => ({ type: 'conceded', seat, gamepoints }))
}
