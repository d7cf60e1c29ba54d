import type { SeatNumber } from '@ackanomic/core'
import {
  type Actor,
  type AskedAs,
  nameOf,
  type RefusalOf,
  type State,
  type VisibleState,
} from '@ackanomic/core/engine'
import { cloneJson } from '@ackanomic/core/untrusted'
import { RUNTIME_ERROR_CARDS } from './cards.js'
import { drawable, positionWith, seatsAfter } from './knowledge.js'
import { type ClaimMove, claimFailures, type RuntimeError } from './model.js'
import {
  createCertificate,
  planOf,
  type RuntimeErrorCertificate,
  type RuntimeErrorPlan,
} from './proof/certificate.js'
import { checkCertificate } from './proof/check.js'
import { explainCertificate } from './proof/explain.js'
import type { RuntimeErrorPosition } from './proof/position.js'
import { provePosition } from './proof/prove.js'
import { mayLoop } from './proof/refutation.js'
import type { RuntimeErrorNoPlan } from './state.js'
import { type Ctx, checkMoment, type Draft, end, type Refused } from './turn.js'

type NotProved = RefusalOf<RuntimeError> & { code: 'notProved' }

/** As many steps of a proof are told. */
const MOST_TOLD = 60

/** What the player whose turn it is can argue from. */
export function positionKnown(
  { shared, secret }: Pick<VisibleState<RuntimeError>, 'shared' | 'secret'>,
  seat: SeatNumber,
): RuntimeErrorPosition {
  const hand = secret[seat]?.hand ?? []
  return positionWith(shared, seat, hand, drawable(shared, hand))
}

type Argued = Pick<State<RuntimeError>, 'shared' | 'secret' | 'hidden' | 'options'>

/**
 * What a claim may be argued from, in this order: what its player can know of the deck and, where
 * the options say so, its true contents.
 */
function positionsAt(state: Argued): readonly RuntimeErrorPosition[] {
  const { shared, secret, hidden, options } = state
  const known = positionKnown(state, shared.turn)
  if (options.knowledge === 'player') return [known]
  const unseen = RUNTIME_ERROR_CARDS.filter((card) => hidden.deck.includes(card))
  return [known, positionWith(shared, shared.turn, secret[shared.turn]?.hand ?? [], unseen)]
}

/**
 * The certificate of a plan that holds now, or a refusal. Why one fails is told from what its player can know: where it fails in
 * the true deck would tell, card by card, what that holds.
 */
export function shownBy(
  state: Argued,
  plan: RuntimeErrorPlan,
): RuntimeErrorCertificate | NotProved {
  let refusal: NotProved | undefined
  for (const position of positionsAt(state)) {
    const certificate = createCertificate(position, plan, state.options)
    const checked = checkCertificate(certificate)
    if (checked.ok) return certificate
    refusal ??= { code: 'notProved', details: { node: checked.at, why: checked.why } }
  }
  if (refusal === undefined) throw new Error('A claim is argued from somewhere.')
  return refusal
}

const refusalOf = (shown: RuntimeErrorCertificate | NotProved): Refused =>
  'code' in shown ? shown : undefined

/** What the solver says now. */
function solved(state: Argued): RuntimeErrorPlan | RuntimeErrorNoPlan {
  const { reshuffle, budget } = state.options
  let said: RuntimeErrorNoPlan = 'no'
  for (const position of positionsAt(state)) {
    const proof = provePosition(position, { reshuffle, budget, counterBudget: 0 })
    if (proof.forever === 'yes') return planOf(proof.certificate)
    said = proof.forever
  }
  return said
}

/**
 * Refuses a claim that was made at the wrong moment, that asks the solver again, or whose plan does
 * not hold. But where a failure costs the turn, or the true deck decides, the claim is taken in any
 * case: a refusal would tell the claimant, and nobody else, what the deck holds.
 */
export function checkClaim(
  state: State<RuntimeError>,
  { plan }: ClaimMove,
  { seat }: Actor,
): Refused {
  const refusal = checkMoment(state, 'claim', seat)
  if (refusal !== undefined) return refusal
  const { claim, knowledge, failedClaim, budget } = state.options
  const kind = plan === null ? 'solver' : 'certificate'
  if (claim !== 'either' && claim !== kind) return { code: 'claimKind', details: { wanted: claim } }
  if (plan !== null) {
    if (knowledge === 'deck' || failedClaim === 'ends-turn') return undefined
    return refusalOf(shownBy(state, plan))
  }
  if (state.shared.solver === 'undecided') return { code: 'undecided', details: { budget, claim } }
  const mayHold = failedClaim === 'ends-turn' || mayLoop(positionKnown(state, seat))
  if (state.shared.solver === null && mayHold) return undefined
  return { code: 'notForEver', details: { knowledge } }
}

/** Makes a claim: it wins if its plan holds. Without a plan the solver is asked for one. */
export function claim(draft: Draft, { plan }: ClaimMove, ctx: Ctx): void {
  if (plan === null) {
    draft.shared.solver = 'asked'
    askSolver(draft, ctx)
    return
  }
  const { failedClaim, knowledge } = draft.options
  // Where a plan that fails is refused, one that was taken holds.
  const isChecked = failedClaim === 'ignored' && knowledge === 'player'
  const shown = isChecked
    ? createCertificate(positionKnown(draft, draft.shared.turn), plan, draft.options)
    : shownBy(draft, plan)
  if ('code' in shown) {
    const known = claimFailures.notProved(shown.details)
    const deep = knowledge === 'deck' ? ' It does not hold for the true deck either.' : ''
    fail(draft, `${known}${deep}`, failedClaim === 'ends-turn', ctx)
  } else win(draft, shown, ctx)
}

/**
 * Asks for a plan. The answer stands in the log with the plan, so that a replay asks no solver:
 * what the prover finds now is only what a program answers.
 */
export function askSolver(draft: Draft, ctx: Ctx): void {
  ctx.prompt('plan', solverQuestion(draft), null, 'host')
}

export function solverQuestion(state: Argued): AskedAs<RuntimeError, 'plan'>['question'] {
  return { kind: 'judge', about: 'a plan for a turn that never ends', usual: solved(state) }
}

/** Refuses a plan of the solver's that does not hold. */
export function checkPlan(
  state: State<RuntimeError>,
  answer: RuntimeErrorPlan | RuntimeErrorNoPlan,
): Refused {
  if (typeof answer === 'string') return undefined
  return refusalOf(shownBy(state, answer))
}

/** The solver has answered: with a plan that holds, or without one. */
export function planGiven(
  draft: Draft,
  answer: RuntimeErrorPlan | RuntimeErrorNoPlan,
  ctx: Ctx,
): void {
  if (typeof answer === 'string') {
    const { knowledge, failedClaim, budget } = draft.options
    draft.shared.solver = answer
    if (answer === 'no') {
      fail(draft, claimFailures.notForEver({ knowledge }), failedClaim === 'ends-turn', ctx)
    } else fail(draft, claimFailures.undecided({ budget }), false, ctx)
    return
  }
  const shown = shownBy(draft, answer)
  if ('code' in shown) throw new Error('A plan that was not checked is played.')
  draft.shared.solver = null
  win(draft, shown, ctx)
}

function fail(draft: Draft, why: string, endsTurn: boolean, ctx: Ctx): void {
  const seat = draft.shared.turn
  ctx.emit('public', 'RTE/win.c', () => ({ type: 'not proved', seat, why, endsTurn }))
  if (endsTurn) end(draft, ctx)
}

function win(draft: Draft, certificate: RuntimeErrorCertificate, ctx: Ctx): void {
  const { shared, table } = draft
  const { position } = certificate
  const seat = shared.turn
  const opponents = seatsAfter(shared, seat).map((other) => nameOf(table, other))
  const steps = explainCertificate(certificate, { opponents, most: MOST_TOLD })
  // The proof shows the hand, and where it argues from the true deck, that too.
  draft.shared.proved = cloneJson({ seat, position, steps })
  draft.shared.seen[seat] = [...position.hand]
  if (position.unseen.length === position.deck) draft.shared.pool = [...position.unseen]
  ctx.emit('public', 'RTE/win.a', () => ({ type: 'proved', seat, steps, certificate }))
  ctx.end({ winners: [seat], ranking: [], awards: [] })
}
