import type { Game } from '@ackanomic/core'
import { defineGame, type State, type Wanted } from '@ackanomic/core/engine'
import { checkEdit, checkInput, checkMoment, checkScript } from './checks.js'
import { checkClaim, claim } from './claims.js'
import { runtimeErrorClauses } from './clauses.js'
import { runtimeErrorDescription } from './description.js'
import { beginTurn, pileShuffled } from './execution.js'
import { playersLeft } from './leaving.js'
import { runtimeErrorMoves, sampleRuntimeErrorMove } from './legal.js'
import { runtimeErrorNotation } from './notation.js'
import { runtimeErrorRejections } from './rejections.js'
import { renderRuntimeError } from './render.js'
import { sampleRuntimeError } from './resample.js'
import { sayRuntimeError } from './say.js'
import { moveSchema, optionsSchema } from './schema.js'
import { deal, edit, end, input, script, shuffleDeck, skip } from './turns.js'
import type { Move, Phase, RuntimeError } from './types.js'

/**
 * Runtime Error: players lay statements that cards set off, and who can make the own turn last for
 * ever wins. A claim is decided by the checker of proofs, and by nothing else. Cards are shuffled
 * and drawn by the host, since the game has no referee.
 *
 * Refuses moves with `notBegun` and `notYourTurn` (turn), `notYourClaim` (win.d), `shuffling`
 * (deck.a), `editFirst` (test.d), `inputFirst` (loop.c), `noScriptNow` (script.b), `notInHand`
 * (script.h, test.a, edit.a), `cardTwice` (script.h), `boundsDiffer` (script.d), `boundsCross`
 * (script.c), `functionTaken` (script.e), `noEdit` and `noSuchStatement` (edit.a), `editSpoils` (edit.c), `claimKind` and
 * `undecided` (win.b), `notProved` (win.c) and `notForEver` (win.e); a set-up with `noSuchSeat`
 * (setup.first); besides core's codes.
 *
 * @example
 * ```ts
 * import { CARDS, runtimeError } from '@ackanomic/programming-games/runtime-error'
 *
 * const table = { players: ['Ann', 'Bob'], referees: [], startedAt: 0 }
 * const start = runtimeError.setup(table, { first: 0 })
 * if (!start.ok) throw new Error(start.error.says)
 * start.value.state.asked[0]?.question // => { ask: 'shuffle', of: 52 }
 *
 * const dealt = runtimeError.apply(start.value.state, {
 *   kind: 'ruling', at: 0, by: null, inquiry: 0, answer: CARDS.map((_, place) => place),
 * })
 * if (!dealt.ok) throw new Error(dealt.error.says)
 * dealt.value.state.secret[0]?.hand // => ['AD', '2D', '3D', '4D', '5D']
 *
 * const laid = runtimeError.apply(dealt.value.state, {
 *   kind: 'move', at: 0, by: 'Ann', move: { type: 'script', lower: '4D', upper: '2D', function: 'AD' },
 * })
 * laid.ok ? '' : laid.error.says // => '4D is not worth less than 2D; name the smaller bound first.'
 * ```
 */
export const runtimeError: Game<RuntimeError> = /* @__PURE__ */ defineGame<RuntimeError>({
  id: 'runtime-error',
  revision: 1,
  description: runtimeErrorDescription,
  clauses: runtimeErrorClauses,
  rejections: runtimeErrorRejections,
  options: optionsSchema,
  move: moveSchema,
  checkSetup: ({ players }, { first }) =>
    first === 'chance' || first < players
      ? undefined
      : { code: 'noSuchSeat', facts: { first, players } },
  setup: ({ names }) => ({
    own: {
      phase: 'deal',
      turn: 0,
      statements: names.map(() => []),
      hands: names.map(() => 0),
      deck: 0,
      discard: [],
      input: null,
      faceDown: null,
      ahead: [],
      shuffling: false,
      seen: names.map(() => []),
      pool: null,
      proved: null,
    },
    secret: names.map(() => ({ hand: [], faceDown: null })),
    hidden: { deck: [] },
  }),
  begin: (_, desk) => shuffleDeck(desk),
  moves: {
    script: {
      by: ['seat'],
      check: (state, move, { seat }) =>
        checkMoment(state, 'script', seat) ?? checkScript(state, move, seat),
      play: (draft, move, desk) => script(draft, move, desk),
    },
    input: {
      by: ['seat'],
      check: (state, move, { seat }) =>
        checkMoment(state, 'input', seat) ?? checkInput(state, move, seat),
      play: (draft, move, desk) => input(draft, move, desk),
    },
    edit: {
      by: ['seat'],
      check: (state, move, { seat }) =>
        checkMoment(state, 'edit', seat) ?? checkEdit(state, move, seat),
      play: (draft, move, desk) => edit(draft, move, desk),
    },
    claim: {
      by: ['seat'],
      check: (state, move, { seat }) =>
        checkMoment(state, 'claim', seat) ?? checkClaim(state, move, seat),
      play: (draft, move, desk) => claim(draft, move, desk),
    },
    skip: {
      by: ['seat'],
      check: (state, _, { seat }) => checkMoment(state, 'skip', seat),
      play: (draft, _, desk) => skip(draft, desk),
    },
    end: {
      by: ['seat'],
      check: (state, _, { seat }) => checkMoment(state, 'end', seat),
      play: (draft, _, desk) => end(draft, desk),
    },
  },
  inquiries: {
    deck: { play: (draft, order, desk) => deal(draft, order, desk) },
    first: {
      play: (draft, picked, desk, { about }) =>
        beginTurn(draft, about.seats[picked] ?? draft.own.turn, desk),
    },
    pile: { play: (draft, order, desk) => pileShuffled(draft, order, desk) },
  },
  deadlines: {},
  membership: { left: playersLeft },
  secrecy: { referee: false },
  expects: wantedIn,
  legalMoves: runtimeErrorMoves,
  sampleMove: sampleRuntimeErrorMove,
  resample: sampleRuntimeError,
  notation: runtimeErrorNotation,
  render: renderRuntimeError,
  say: sayRuntimeError,
})

/** What play waits for: any one of these is enough. */
const WANTED: Readonly<Record<Phase, readonly Move['type'][]>> = {
  deal: [],
  first: [],
  scripting: ['script', 'input', 'skip', 'end', 'claim'],
  testing: ['input', 'skip', 'end', 'claim'],
  loop: ['input', 'claim'],
  edit: ['edit'],
  executing: [],
  ending: [],
}

function wantedIn({ own }: State<RuntimeError>): readonly Wanted<RuntimeError>[] {
  if (own.shuffling) return []
  return WANTED[own.phase].map((what) => ({ what, of: own.turn, need: 'must', seenBy: 'all' }))
}
