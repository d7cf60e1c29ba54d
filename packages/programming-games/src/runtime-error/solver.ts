import { freezePlain } from '@ackanomic/core/engine'
import type { Position, Reshuffle } from './proof/position.js'
import { type Proof, prove } from './proof/prove.js'

/**
 * The last question and its answer: a claim is looked at several times over, when it is listed,
 * when it is checked and when it is played. Equal questions have equal answers, so that nobody can
 * tell whether one was remembered.
 */
let last: { readonly question: string; readonly answer: Proof } | undefined

/** What the prover finds within a budget of states. */
export function solve(position: Position, reshuffle: Reshuffle, budget: number): Proof {
  const question = JSON.stringify([position, reshuffle, budget])
  if (last?.question === question) return last.answer
  const answer = freezePlain(prove(position, { reshuffle, budget, counterBudget: 0 }))
  last = { question, answer }
  return answer
}
