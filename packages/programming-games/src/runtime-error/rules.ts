import type { RandomInt, SeatNumber } from '@ackanomic/core'
import {
  defineRules,
  itemAt,
  type ListedMoves,
  type PendingOf,
  type State,
  seatsInGame,
  type VisibleState,
} from '@ackanomic/core/engine'
import { societyRoles } from '@ackanomic/society/roles'
import { ask } from './asking.js'
import { claimMove, planPrompt } from './claiming.js'
import { runtimeErrorDescription } from './description.js'
import { isChoicePoint, openCards, positionKnown } from './knowledge.js'
import {
  type ClaimMove,
  type Ctx,
  type Draft,
  type RuntimeError,
  runtimeErrorModel,
} from './model.js'
import { lemmaAt } from './proof/check.js'
import { mayLoop } from './proof/position.js'
import { editMove, editsWith, inputMove, scriptMove, scriptsWith } from './scripting.js'
import type { Stage } from './state.js'
import {
  beginTurn,
  checkMoment,
  deal,
  end,
  passTurn,
  pileShuffled,
  proceed,
  skip,
  turnUp,
} from './turn.js'

type Move = RuntimeError['Move']

/** The rules of Runtime Error, without the text. */
export const runtimeErrorRules = /* @__PURE__ */ defineRules<RuntimeError>(runtimeErrorModel, {
  id: 'runtime-error',
  description: runtimeErrorDescription,
  setup: ({ seats }, { first }) =>
    first !== 'chance' && first >= seats.length
      ? { code: 'noSuchSeat', details: { first, players: seats.length } }
      : {
          shared: {
            stage: 'deal',
            turn: 0,
            statements: seats.map(() => []),
            hands: seats.map(() => 0),
            deck: 0,
            discard: [],
            input: null,
            faceDown: null,
            ahead: [],
            shuffling: false,
            seen: seats.map(() => []),
            pool: null,
            solver: null,
            proved: null,
          },
          secret: seats.map(() => ({ hand: [], faceDown: null })),
          hidden: { deck: [] },
        },
  onStart: (draft, ctx) => ask(draft, 'deck', ctx),
  moves: {
    script: scriptMove,
    input: inputMove,
    edit: editMove,
    claim: claimMove,
    skip: {
      validate: (state, _, { seat }) => checkMoment(state, 'skip', seat),
      apply: (draft, _, ctx) => skip(draft, ctx),
    },
    end: {
      validate: (state, _, { seat }) => checkMoment(state, 'end', seat),
      apply: (draft, _, ctx) => end(draft, ctx),
    },
  },
  prompts: {
    deck: { apply: deal },
    first: {
      apply: (draft, picked, ctx, { details }) =>
        beginTurn(draft, details.seats[picked] ?? draft.shared.turn, ctx),
    },
    pile: { apply: pileShuffled },
    plan: planPrompt,
  },
  roster: { roles: societyRoles, left: playersLeft },
  pending,
  isWaiting: (state) => AWAITED[state.shared.stage].length > 0 && !isHeldUp(state),
  listMoves: runtimeErrorMoves,
  sampleMove: sampleRuntimeErrorMove,
})

/** The pending actions of each stage, one of which is enough. */
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

/** Whether play waits for a shuffle or the solver. */
function isHeldUp({ shared }: State<RuntimeError>): boolean {
  return shared.shuffling || shared.solver === 'asked'
}

function pending(state: State<RuntimeError>, seat: SeatNumber | string): PendingOf<RuntimeError> {
  const { stage, turn } = state.shared
  if (seat !== turn || isHeldUp(state)) return {}
  const awaited = AWAITED[stage]
  const need = awaited.length > 1 ? 'oneOf' : 'required'
  const moves = Object.fromEntries(awaited.map((action) => [action, { need } as const]))
  return isChoicePoint(state.shared) ? { ...moves, claim: { need: 'optional' } } : moves
}

/** A random player checks for an obvious claim once in so many moves. */
const SELDOM = 8

/** A seat's moves. Where a plan may hold, the list is incomplete: plans cannot be listed. */
function runtimeErrorMoves(seen: VisibleState<RuntimeError>, seat: SeatNumber): ListedMoves<Move> {
  const plays = playsAt(seen, seat)
  const { shared, options } = seen
  if (!(isChoicePoint(seen.shared) && mayAct(seen, seat)) || !mayLoop(positionKnown(seen)))
    return { complete: true, moves: plays }
  const isFree = options.failedClaim === 'ignored'
  const mayAsk = options.claim !== 'certificate' && shared.solver === null
  const moves = mayAsk && isFree ? [...plays, asking()] : plays
  return { complete: options.claim === 'solver' && (isFree || !mayAsk), moves }
}

const asking = (): ClaimMove => ({ type: 'claim', plan: null })

/** A random legal move. Claims are only made sometimes, when obvious. */
function sampleRuntimeErrorMove(
  seen: VisibleState<RuntimeError>,
  seat: SeatNumber,
  choose: RandomInt,
): Move | undefined {
  if (!mayAct(seen, seat)) return undefined
  const { stage } = seen.shared
  const hand = seen.secret[seat]?.hand ?? []
  if (stage === 'edit') return oneOf(editsWith(seen.shared, hand), choose)
  const claim = choose(SELDOM) === 0 ? plainClaim(seen, seat) : undefined
  if (claim !== undefined) return claim
  if (stage === 'scripting' && choose(2) === 0) {
    const script = oneOf(scriptsWith(seen.shared, seat, hand), choose)
    if (script !== undefined) return script
  }
  const card = oneOf(hand, choose)
  if (card !== undefined && (stage === 'loop' || choose(3) > 0)) return { type: 'input', card }
  return stage === 'scripting' && choose(2) === 0 ? { type: 'skip' } : { type: 'end' }
}

function oneOf<Item>(list: readonly Item[], choose: RandomInt): Item | undefined {
  return list.length === 0 ? undefined : list[choose(list.length)]
}

/** A claim that a lemma alone proves, if there is one. */
function plainClaim(seen: VisibleState<RuntimeError>, seat: SeatNumber): ClaimMove | undefined {
  const { shared, options } = seen
  if (shared.statements[seat]?.some((each) => each.function?.endsWith('S')) !== true)
    return undefined
  const kind = lemmaAt(positionKnown(seen), options.reshuffle)
  if (kind === undefined) return undefined
  if (options.claim !== 'solver') return { type: 'claim', plan: { nodes: [{ kind }] } }
  return shared.solver === null ? asking() : undefined
}

function playsAt(seen: VisibleState<RuntimeError>, seat: SeatNumber): readonly Move[] {
  if (!mayAct(seen, seat)) return []
  const { shared, secret } = seen
  const hand = secret[seat]?.hand ?? []
  if (shared.stage === 'edit') return editsWith(shared, hand)
  const inputs = hand.map((card): Move => ({ type: 'input', card }))
  if (shared.stage === 'loop') return inputs
  const scripts = shared.stage === 'scripting' ? scriptsWith(shared, seat, hand) : []
  return [...scripts, ...inputs, { type: 'skip' }, { type: 'end' }]
}

function mayAct(seen: VisibleState<RuntimeError>, seat: SeatNumber): boolean {
  return checkMoment(seen, seen.shared.stage === 'edit' ? 'edit' : 'input', seat) === undefined
}

/** Puts leavers' cards under the discard pile, passes on their turn, and ends a game of one. */
function playersLeft(draft: Draft, seats: readonly SeatNumber[], ctx: Ctx): void {
  const { shared } = draft
  const turnEnds = seats.includes(shared.turn)
  for (const seat of seats) clear(draft, seat, ctx)
  const left = seatsInGame(draft.roster)
  if (left.length < 2) {
    ctx.end({ winners: draft.options.lastPlayer === 'wins' ? left : [] })
    return
  }
  if (shared.stage === 'deal') return
  if (shared.stage === 'first') {
    ctx.cancelPrompts('first')
    ask(draft, 'first', ctx)
    return
  }
  // The pile to shuffle has grown, or is no longer needed.
  ctx.cancelPrompts('pile')
  shared.shuffling = false
  ctx.cancelPrompts('plan')
  if (turnEnds) passTurn(draft, ctx)
  // The solver's verdict was about the earlier state.
  if (shared.solver === 'asked') ask(draft, 'plan', ctx)
  else shared.solver = null
  proceed(draft, ctx)
}

function clear(draft: Draft, seat: SeatNumber, ctx: Ctx): void {
  const { shared } = draft
  if (shared.turn === seat && shared.input !== null) {
    shared.discard.push(shared.input)
    shared.input = null
  }
  // A player who is gone turns nothing up, and nothing turns up in a statement that is gone.
  if (shared.turn === seat || shared.faceDown?.of === seat) turnUp(draft, ctx)
  const secret = itemAt(draft.secret, seat)
  const cards = [...secret.hand, ...itemAt(shared.statements, seat).flatMap(openCards)]
  secret.hand = []
  shared.hands[seat] = 0
  shared.statements[seat] = []
  shared.seen[seat] = []
  if (cards.length === 0) return
  shared.discard.unshift(...cards)
  ctx.emit('public', 'RTE/vis.hand', () => ({ type: 'cleared', seat, cards }))
}
