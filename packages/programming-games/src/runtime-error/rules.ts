import { defineRules, type RulesOf, type State, type Wanted } from '@ackanomic/core/engine'
import { checkEdit, checkInput, checkMoment, checkScript } from './checks.js'
import { checkClaim, claim } from './claims.js'
import { runtimeErrorDescription } from './description.js'
import { beginTurn, pileShuffled } from './execution.js'
import { isChoicePoint } from './knowledge.js'
import { playersLeft } from './leaving.js'
import { runtimeErrorMoves, sampleRuntimeErrorMove } from './legal.js'
import { runtimeErrorPosition } from './position.js'
import { runtimeErrorRejections } from './rejections.js'
import { moveSchema, optionsSchema } from './schema.js'
import { deal, edit, end, input, script, shuffleDeck, skip } from './turns.js'
import type { Move, Phase, RuntimeError } from './types.js'

/** The rules of Runtime Error, alone: enough for a server that keeps matches. */
export const runtimeErrorRules: RulesOf<RuntimeError> = /* @__PURE__ */ defineRules<RuntimeError>({
  id: 'runtime-error',
  revision: 1,
  description: runtimeErrorDescription,
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
  position: runtimeErrorPosition,
})

/** What play waits for: one of these is enough, where there are several. */
const AWAITED: Readonly<Record<Phase, readonly Move['type'][]>> = {
  deal: [],
  first: [],
  scripting: ['script', 'input', 'skip', 'end'],
  testing: ['input', 'skip', 'end'],
  loop: ['input'],
  edit: ['edit'],
  executing: [],
  ending: [],
}

function wantedIn({ own }: State<RuntimeError>): readonly Wanted<RuntimeError>[] {
  if (own.shuffling) return []
  const awaited = AWAITED[own.phase]
  const need = awaited.length > 1 ? 'one of' : 'must'
  const wanted = (
    what: Move['type'],
    need: Wanted<RuntimeError>['need'],
  ): Wanted<RuntimeError> => ({
    what,
    of: own.turn,
    need,
    seenBy: 'all',
  })
  const moves = awaited.map((what) => wanted(what, need))
  return isChoicePoint(own) ? [...moves, wanted('claim', 'may')] : moves
}
