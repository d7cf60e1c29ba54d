import {
  type ErrorCaseOf,
  itemAt,
  type MoveDefinition,
  nameOf,
  type PromptDefinition,
} from '@ackanomic/core/engine'
import { cloneJson } from '@ackanomic/core/untrusted'
import { ask, positionsAt } from './asking.js'
import { positionKnown, seatsAfter } from './knowledge.js'
import {
  type ClaimMove,
  type Ctx,
  claimFailures,
  type Draft,
  type Refused,
  type RuntimeError,
} from './model.js'
import {
  createCertificate,
  type RuntimeErrorCertificate,
  type RuntimeErrorPlan,
} from './proof/certificate.js'
import { checkCertificate } from './proof/check.js'
import { explainCertificate } from './proof/explain.js'
import { mayLoop, type RuntimeErrorPosition } from './proof/position.js'
import { checkMoment, end } from './turn.js'

type NotProved = ErrorCaseOf<RuntimeError> & { code: 'notProved' }

const MAX_EXPLAINED_STEPS = 60

/** The certificate of a valid plan, or why it fails, without revealing the true deck. */
export function shownBy(
  plan: RuntimeErrorPlan,
  positions: readonly RuntimeErrorPosition[],
  options: RuntimeError['Options'],
): RuntimeErrorCertificate | NotProved {
  const shown = positions.map((position): RuntimeErrorCertificate | NotProved => {
    const certificate = createCertificate(position, plan, options)
    const checked = checkCertificate(certificate)
    if (checked.ok) return certificate
    return { code: 'notProved', details: { node: checked.at, why: checked.why } }
  })
  return shown.find((each) => !('code' in each)) ?? itemAt(shown, 0)
}

const errorOf = (shown: RuntimeErrorCertificate | NotProved): Refused =>
  'code' in shown ? shown : undefined

export const claimMove: MoveDefinition<RuntimeError, ClaimMove> = {
  /**
   * Refuses a claim at the wrong time, a repeated question to the solver, or an invalid plan. If a
   * failure costs the turn or the true deck decides, it accepts every claim: a refusal would reveal
   * the deck.
   */
  validate(state, { plan }, { seat }) {
    const error = checkMoment(state, 'claim', seat)
    if (error !== undefined) return error
    const { claim, knowledge, failedClaim, budget } = state.options
    const kind = plan === null ? 'solver' : 'certificate'
    if (claim !== 'either' && claim !== kind)
      return { code: 'claimKind', details: { wanted: claim } }
    if (plan !== null) {
      if (knowledge === 'deck' || failedClaim === 'ends-turn') return undefined
      return errorOf(shownBy(plan, [positionKnown(state)], state.options))
    }
    const { solver } = state.shared
    if (solver === 'undecided') return { code: 'undecided', details: { budget, claim } }
    const mayHold = failedClaim === 'ends-turn' || mayLoop(positionKnown(state))
    if (solver === null && mayHold) return undefined
    return { code: 'notForEver', details: { knowledge } }
  },
  /** The claim wins if its plan holds. Without a plan the solver is asked for one. */
  apply(draft, { plan }, ctx) {
    if (plan === null) {
      draft.shared.solver = 'asked'
      ask(draft, 'plan', ctx)
      return
    }
    const { failedClaim, knowledge } = draft.options
    // If invalid plans are refused, an accepted one holds.
    const isChecked = failedClaim === 'ignored' && knowledge === 'player'
    const shown = isChecked
      ? createCertificate(positionKnown(draft), plan, draft.options)
      : shownBy(plan, positionsAt(draft), draft.options)
    if ('code' in shown) {
      const known = claimFailures.notProved(shown.details)
      const deep = knowledge === 'deck' ? ' It does not hold for the true deck either.' : ''
      fail(draft, `${known}${deep}`, failedClaim === 'ends-turn', ctx)
    } else win(draft, shown, ctx)
  },
}

/** The solver's answer: a plan, or that it has none. */
export const planPrompt: PromptDefinition<RuntimeError, 'plan'> = {
  validate: (state, answer) =>
    typeof answer === 'string'
      ? undefined
      : errorOf(shownBy(answer, positionsAt(state), state.options)),
  apply(draft, answer, ctx) {
    const { knowledge, failedClaim, budget } = draft.options
    if (typeof answer !== 'string') {
      const shown = shownBy(answer, positionsAt(draft), draft.options)
      if ('code' in shown) throw new Error('A plan that was not checked is played.')
      draft.shared.solver = null
      win(draft, shown, ctx)
      return
    }
    draft.shared.solver = answer
    if (answer === 'no') {
      fail(draft, claimFailures.notForEver({ knowledge }), failedClaim === 'ends-turn', ctx)
    } else fail(draft, claimFailures.undecided({ budget }), false, ctx)
  },
}

function fail(draft: Draft, why: string, endsTurn: boolean, ctx: Ctx): void {
  const seat = draft.shared.turn
  ctx.emit('public', 'RTE/win.c', () => ({ type: 'notProved', seat, why, endsTurn }))
  if (endsTurn) end(draft, ctx)
}

function win(draft: Draft, certificate: RuntimeErrorCertificate, ctx: Ctx): void {
  const { shared, roster } = draft
  const { position } = certificate
  const seat = shared.turn
  const opponents = seatsAfter(shared, seat).map((other) => nameOf(roster, other))
  const steps = explainCertificate(certificate, { opponents, most: MAX_EXPLAINED_STEPS })
  // The proof reveals the hand, and perhaps the true deck.
  draft.shared.proved = cloneJson({ seat, position, steps })
  draft.shared.seen[seat] = [...position.hand]
  if (position.unseen.length === position.deck) draft.shared.pool = [...position.unseen]
  ctx.emit('public', 'RTE/win.a', () => ({ type: 'proved', seat, steps, certificate }))
  ctx.end({ winners: [seat], ranking: [], awards: [] })
}
