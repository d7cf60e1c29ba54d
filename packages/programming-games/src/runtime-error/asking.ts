import { type SampledPrompt, type Seated, type State, seatsInGame } from '@ackanomic/core/engine'
import { RUNTIME_ERROR_CARDS } from './cards.js'
import { positionKnown, positionWith } from './knowledge.js'
import type { Ctx, Draft, RuntimeError } from './model.js'
import { planOf, type RuntimeErrorPlan } from './proof/certificate.js'
import type { RuntimeErrorPosition } from './proof/position.js'
import { provePosition } from './proof/prove.js'
import type { NoPlan } from './state.js'

type Argued = Pick<State<RuntimeError>, 'shared' | 'secret' | 'hidden' | 'options'>

/** The bases of a claim: its player's knowledge, and perhaps the true deck. */
export function positionsAt(state: Argued): readonly RuntimeErrorPosition[] {
  const { shared, hidden, options } = state
  const known = positionKnown(state)
  if (options.knowledge === 'player') return [known]
  const deck = RUNTIME_ERROR_CARDS.filter((card) => hidden.deck.includes(card))
  return [known, positionWith(shared, known.hand, deck)]
}

function solved(state: Argued): RuntimeErrorPlan | NoPlan {
  const { reshuffle, budget } = state.options
  let said: NoPlan = 'no'
  for (const position of positionsAt(state)) {
    const proof = provePosition(position, { reshuffle, budget })
    if (proof.forever === 'yes') return planOf(proof.certificate)
    said = proof.forever
  }
  return said
}

/** The open prompts to the host: to shuffle, to draw who begins, or the solver's verdict. */
export function askedIn(
  state: Argued & { readonly roster: Seated },
): SampledPrompt<RuntimeError>[] {
  const { stage, solver, shuffling, discard } = state.shared
  const to = 'host'
  if (stage === 'deal') {
    const question = { kind: 'shuffle', of: RUNTIME_ERROR_CARDS.length } as const
    return [{ name: 'deck', to, question, details: null }]
  }
  if (stage === 'first') {
    const seats = seatsInGame(state.roster)
    return [{ name: 'first', to, question: { kind: 'pick', of: seats.length }, details: { seats } }]
  }
  const asked: SampledPrompt<RuntimeError>[] = []
  if (solver === 'asked') {
    const about = 'a plan for a turn that never ends'
    const question = { kind: 'judge', about, usual: solved(state) } as const
    asked.push({ name: 'plan', to, question, details: null })
  }
  if (shuffling) {
    const question = { kind: 'shuffle', of: discard.length } as const
    asked.push({ name: 'pile', to, question, details: null })
  }
  return asked
}

/** Opens a due prompt. The solver's plan is in the log, so a replay asks no solver. */
export function ask(draft: Draft, what: SampledPrompt<RuntimeError>['name'], ctx: Ctx): void {
  for (const { name, question, details } of askedIn(draft)) {
    if (name === what) ctx.prompt(name, question, details, 'host')
  }
}
