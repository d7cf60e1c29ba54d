import { defineRules, type RulesOf, type State, type Wanted } from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society'
import { checkClaim, checkPlan, claim, planGiven } from './claiming.js'
import { deal, shuffleDeck } from './dealing.js'
import { runtimeErrorDescription } from './description.js'
import { isChoicePoint } from './knowledge.js'
import { playersLeft } from './leaving.js'
import { runtimeErrorMoves, sampleRuntimeErrorMove } from './legal.js'
import { runtimeErrorPosition } from './position.js'
import { runtimeErrorRejections } from './rejections.js'
import { moveSchema, optionsSchema, solvedSchema } from './schema.js'
import { checkEdit, checkScript, edit, script } from './scripting.js'
import { checkInput, input } from './testing.js'
import { beginTurn, checkMoment, end, pileShuffled, skip } from './turn.js'
import type { Move, RuntimeError, Stage } from './types.js'

/** The rules of Runtime Error, alone: enough for a server that keeps matches. */
export const runtimeErrorRules: RulesOf<RuntimeError> = /* @__PURE__ */ defineRules<RuntimeError>({
  id: 'runtime-error',
  revision: 1,
  description: runtimeErrorDescription,
  roles: societyRoles,
  rejections: runtimeErrorRejections,
  options: optionsSchema,
  move: moveSchema,
  checkSetup: ({ players }, { first }) =>
    first === 'chance' || first < players
      ? undefined
      : { code: 'noSuchSeat', facts: { first, players } },
  setup: ({ names }) => ({
    shared: {
      stage: 'deal',
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
      solver: null,
      proved: null,
    },
    secret: names.map(() => ({ hand: [], faceDown: null })),
    hidden: { deck: [] },
  }),
  begin: (_, ctx) => shuffleDeck(ctx),
  moves: {
    script: {
      flat: true,
      check: (state, move, { seat }) => checkScript(state, move, seat),
      play: script,
    },
    input: {
      flat: true,
      check: (state, move, { seat }) => checkInput(state, move, seat),
      play: input,
    },
    edit: {
      flat: true,
      check: (state, move, { seat }) => checkEdit(state, move, seat),
      play: edit,
    },
    claim: {
      check: (state, move, { seat }) => checkClaim(state, move, seat),
      play: claim,
    },
    skip: {
      flat: true,
      check: (state, _, { seat }) => checkMoment(state, 'skip', seat),
      play: (draft, _, ctx) => skip(draft, ctx),
    },
    end: {
      flat: true,
      check: (state, _, { seat }) => checkMoment(state, 'end', seat),
      play: (draft, _, ctx) => end(draft, ctx),
    },
  },
  inquiries: {
    deck: { play: deal },
    first: {
      play: (draft, picked, ctx, { about }) =>
        beginTurn(draft, about.seats[picked] ?? draft.shared.turn, ctx),
    },
    pile: { play: pileShuffled },
    plan: { schema: solvedSchema, check: checkPlan, play: planGiven },
  },
  deadlines: {},
  membership: { left: playersLeft },
  secrecy: { referee: false },
  expects: wantedIn,
  legalMoves: runtimeErrorMoves,
  sampleMove: sampleRuntimeErrorMove,
  position: runtimeErrorPosition,
})

/** What play waits for: one of these is enough, where there are several. */
const AWAITED: Readonly<Record<Stage, readonly Move['type'][]>> = {
  deal: [],
  first: [],
  scripting: ['script', 'input', 'skip', 'end'],
  testing: ['input', 'skip', 'end'],
  loop: ['input'],
  edit: ['edit'],
  executing: [],
  ending: [],
}

function wantedIn({ shared }: State<RuntimeError>): readonly Wanted<RuntimeError>[] {
  if (shared.shuffling || shared.solver === 'asked') return []
  const awaited = AWAITED[shared.stage]
  const need = awaited.length > 1 ? 'one of' : 'must'
  const wanted = (
    what: Move['type'],
    need: Wanted<RuntimeError>['need'],
  ): Wanted<RuntimeError> => ({
    what,
    of: shared.turn,
    need,
    seenBy: 'all',
  })
  const moves = awaited.map((what) => wanted(what, need))
  return isChoicePoint(shared) ? [...moves, wanted('claim', 'may')] : moves
}
