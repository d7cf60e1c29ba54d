import { writePlan } from './build-certificate.js'
import {
  createCertificate,
  MAX_STEPS,
  type RuntimeErrorCertificate,
  stepsIn,
} from './certificate.js'
import { type Limits, NO_LIMITS } from './exact-search.js'
import { inOneGo } from './fixpoint.js'
import {
  mayLoop,
  positionProblem,
  type RuntimeErrorPosition,
  type RuntimeErrorReshuffle,
} from './position.js'
import { decideByNumbers } from './proof-numbers.js'
import { searchOf } from './search.js'

/** The rules on which a proof depends, and the limits of its work. */
export interface RuntimeErrorProveOptions {
  readonly reshuffle: RuntimeErrorReshuffle
  /** The most states to examine. Default: {@link RUNTIME_ERROR_BUDGET}. */
  readonly budget?: number
}

/** The default number of states that the prover examines. */
export const RUNTIME_ERROR_BUDGET = 20_000

/** The result of the prover. `states` is the number of states that it examined. */
export type RuntimeErrorProof =
  | {
      readonly forever: 'yes'
      readonly certificate: RuntimeErrorCertificate
      readonly states: number
    }
  | { readonly forever: 'no' | 'undecided'; readonly states: number }

/**
 * Decides whether a plan makes the turn last for ever, whatever is drawn and shuffled. The answer
 * is exact, or `undecided` if the budget was spent, and the same on any machine.
 *
 * @throws RangeError if the position is invalid; check it with `positionProblem` first
 *
 * @example
 * ```ts
 * import { provePosition } from '@ackanomic/programming-games/runtime-error'
 *
 * const own = [{ lower: '4H', upper: '10H', function: '2H' }, { lower: '4D', upper: '10D', function: '2S' }] as const
 * const position = { hand: ['7C'], discard: ['8D'], unseen: [], deck: 0, own, opponents: [], script: false } as const
 * provePosition(position, { reshuffle: 'on-draw' }).forever // => 'yes'
 * provePosition({ ...position, discard: [] }, { reshuffle: 'on-draw' }).forever // => 'no'
 * ```
 */
export function provePosition(
  position: RuntimeErrorPosition,
  options: RuntimeErrorProveOptions,
): RuntimeErrorProof {
  return inOneGo(proofOf(position, options))
}

/** Decides it in steps, so that other tasks can run. */
export function* proofOf(
  position: RuntimeErrorPosition,
  options: RuntimeErrorProveOptions,
): Generator<undefined, RuntimeErrorProof, undefined> {
  const problem = positionProblem(position)
  if (problem !== undefined) throw new RangeError(problem)
  if (!mayLoop(position)) return { forever: 'no', states: 0 }
  const { budget = RUNTIME_ERROR_BUDGET } = options
  let states = 0
  // Each limited stage has a search of its own; the others continue one.
  const allowance = { left: 0 }
  const whole = searchOf(position, { ...NO_LIMITS, reshuffle: options.reshuffle }, allowance)
  for (const { by = 'plans', share, limits } of STAGES) {
    const left = Math.min(Math.ceil(share * budget), budget - states)
    allowance.left = left
    const search =
      limits === undefined
        ? whole
        : searchOf(position, { ...limits, reshuffle: options.reshuffle }, allowance)
    const verdict = yield* by === 'numbers'
      ? decideByNumbers(search.states, search.root)
      : search.states.deciding(search.root)
    states += left - Math.max(allowance.left, 0)
    if (verdict === 'won') {
      const plan = yield* writePlan(search, options.reshuffle)
      // No checker accepts more.
      if (stepsIn(plan) > MAX_STEPS) break
      return { forever: 'yes', certificate: createCertificate(position, plan, options), states }
    }
    if (verdict === 'lost' && (limits?.edits ?? -1) < 0) return { forever: 'no', states }
  }
  return { forever: 'undecided', states }
}

/**
 * The stages of the search. Many wins need few edits, or a hand too small for edits, and most other
 * positions are decided near a verdict, so these come first.
 */
const STAGES: readonly {
  /** `plans` (default): one plan until it is refuted. `numbers`: the state nearest to a verdict. */
  readonly by?: 'plans' | 'numbers'
  readonly share: number
  /** The parts left out; without edits, a loss proves nothing. */
  readonly limits?: Limits
}[] = [
  { share: 0.05 },
  { share: 0.05, limits: { edits: 2, first: 'settle' } },
  { share: 0.06, limits: { edits: 4, first: 'drain' } },
  { by: 'numbers', share: 0.28 },
  { by: 'numbers', share: 0.11, limits: { ...NO_LIMITS, edits: 2 } },
  { share: 0.06, limits: { ...NO_LIMITS, first: 'drain' } },
  { share: 0.06, limits: { ...NO_LIMITS, edits: 3 } },
  { share: 1 },
]
