import { defineRules, type PendingActionSpec, type State } from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { checkClaim, checkPlan, claim, planGiven } from './claiming.js'
import { deal, shuffleDeck } from './dealing.js'
import { runtimeErrorDescription } from './description.js'
import { isChoicePoint } from './knowledge.js'
import { playersLeft } from './leaving.js'
import { runtimeErrorMoves, sampleRuntimeErrorMove } from './legal.js'
import { type RuntimeError, runtimeErrorModel } from './model.js'
import { checkEdit, checkScript, edit, script } from './scripting.js'
import type { Stage } from './state.js'
import { checkInput, input } from './testing.js'
import { beginTurn, checkMoment, end, pileShuffled, skip } from './turn.js'

type Move = RuntimeError['Move']
type Pending = PendingActionSpec<RuntimeError>

/** The rules of Runtime Error, alone: enough for a server that keeps matches. */
export const runtimeErrorRules = /* @__PURE__ */ defineRules<RuntimeError>(runtimeErrorModel, {
  id: 'runtime-error',
  revision: 1,
  description: runtimeErrorDescription,
  roles: societyRoles,
  setup: ({ names, players }, { first }) =>
    first !== 'chance' && first >= players
      ? { code: 'noSuchSeat', facts: { first, players } }
      : {
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
        },
  onStart: (_, ctx) => shuffleDeck(ctx),
  moves: {
    script: {
      primitiveFields: true,
      validate: (state, move, { seat }) => checkScript(state, move, seat),
      apply: script,
    },
    input: {
      primitiveFields: true,
      validate: (state, move, { seat }) => checkInput(state, move, seat),
      apply: input,
    },
    edit: {
      primitiveFields: true,
      validate: (state, move, { seat }) => checkEdit(state, move, seat),
      apply: edit,
    },
    claim: {
      validate: (state: State<RuntimeError>, move, { seat }) => checkClaim(state, move, seat),
      apply: claim,
    },
    skip: {
      primitiveFields: true,
      validate: (state, _, { seat }) => checkMoment(state, 'skip', seat),
      apply: (draft, _, ctx) => skip(draft, ctx),
    },
    end: {
      primitiveFields: true,
      validate: (state, _, { seat }) => checkMoment(state, 'end', seat),
      apply: (draft, _, ctx) => end(draft, ctx),
    },
  },
  prompts: {
    deck: { apply: deal },
    first: {
      apply: (draft, picked, ctx, { about }) =>
        beginTurn(draft, about.seats[picked] ?? draft.shared.turn, ctx),
    },
    pile: { apply: pileShuffled },
    plan: { validate: checkPlan, apply: planGiven },
  },
  roster: { left: playersLeft },
  pendingActions: pendingIn,
  isWaiting: (state) => AWAITED[state.shared.stage].length > 0 && !isHeldUp(state),
  listMoves: runtimeErrorMoves,
  sampleMove: sampleRuntimeErrorMove,
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

/** Whether a shuffle or the solver is waited for. */
function isHeldUp({ shared }: State<RuntimeError>): boolean {
  return shared.shuffling || shared.solver === 'asked'
}

function pendingIn(state: State<RuntimeError>): Pending[] {
  if (isHeldUp(state)) return []
  const { stage, turn: actor } = state.shared
  const awaited = AWAITED[stage]
  const need = awaited.length > 1 ? 'one of' : 'must'
  const moves = awaited.map((action): Pending => ({ action, actor, need }))
  return isChoicePoint(state.shared) ? [...moves, { action: 'claim', actor, need: 'may' }] : moves
}
