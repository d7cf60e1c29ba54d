import type { Choose } from '@ackanomic/core'
import type { SeatView } from '@ackanomic/core/engine'
import { type Card, cardNumber, cardValue } from './cards.js'
import { editsWith } from './editing.js'
import { openStatements, positionSeen } from './knowledge.js'
import { planOf } from './proof/certificate.js'
import { prove } from './proof/prove.js'
import { scriptsWith } from './scripting.js'
import { type FunctionName, functionOf, type Statement, setOffBy } from './statement.js'
import type { EditMove, InputMove, Move, Own, RuntimeError } from './types.js'

/** How many states it meets for a claim. */
const BUDGET = 5_000

/** How much a statement is worth for each value of its range. EDIT spoils more loops than it makes. */
const WORTH: Readonly<Record<FunctionName, number>> = { edit: 0.2, load: 2, pull: 2, loop: 3 }

/** What a statement must be worth to be laid: three cards are a price. */
const LEAST = 12

/**
 * A bot that seeks a loop: it asks the prover before each input, and claims when there is a plan.
 * Until then it lays wide statements, plays what brings cards, and edits the loops of others. It
 * sees only what its seat sees.
 *
 * @param pick - where its chance comes from
 * @returns a move, or `undefined` where the seat has none
 *
 * @example
 * ```ts
 * import { programReferee, startMatch } from '@ackanomic/core'
 * import { runtimeError, seekLoop } from '@ackanomic/programming-games/runtime-error'
 *
 * const table = { players: ['Ann', 'Bob'], referees: [], startedAt: 0 }
 * const start = { table, options: { first: 0 } }
 * const referee = programReferee('only the host knows')
 * const started = startMatch(runtimeError, start, { referee })
 * if (!started.ok) throw new Error(started.error.says)
 * const view = runtimeError.view(started.value.match.state, 1)
 * view.role === 'seat' ? seekLoop(view, () => 0) : null // => undefined
 * ```
 */
export function seekLoop(view: SeatView<RuntimeError>, pick: Choose): Move | undefined {
  const { own, seat, mine, outcome, table } = view
  if (
    outcome !== null ||
    own.turn !== seat ||
    own.shuffling ||
    own.solver === 'asked' ||
    table.halts.length > 0
  ) {
    return undefined
  }
  if (own.stage === 'edit')
    return bestOf(editsWith(own, mine.hand), (move) => gain(own, move), pick)
  const position = positionSeen(view)
  if (position === undefined) return undefined
  const { reshuffle, budget, claim } = view.options
  const proof = prove(position, { reshuffle, budget: Math.min(BUDGET, budget), counterBudget: 0 })
  if (proof.forever === 'yes') {
    return { type: 'claim', plan: claim === 'solver' ? null : planOf(proof.certificate) }
  }
  if (own.stage === 'scripting') {
    const scripts = scriptsWith(own, seat, mine.hand)
    const script = bestOf(scripts, worth, pick)
    if (script !== undefined && worth(script) >= LEAST) return script
  }
  const inputs = mine.hand.map((card): InputMove => ({ type: 'input', card }))
  const best = bestOf(inputs, ({ card }) => brings(own, seat, card), pick)
  if (best !== undefined && (own.stage === 'loop' || brings(own, seat, best.card) > 0)) return best
  return { type: 'end' }
}

/** How much a statement is worth to its owner. */
function worth(statement: Statement): number {
  const { lower, upper } = statement
  const width = cardValue(cardNumber(upper)) - cardValue(cardNumber(lower)) + 1
  return width * WORTH[functionOf(statement.function)]
}

/** How much an edit improves the own statements, or spoils those of somebody else. */
function gain(own: Own, { of, statement: at, slot, card }: EditMove): number {
  const before = openStatements(own, of)[at]
  if (before === undefined) return 0
  const change = worth({ ...before, [slot]: card }) - worth(before)
  return of === own.turn ? change : -change
}

/** How many cards an input brings, less itself; an edit costs one more. */
function brings(own: Own, seat: number, card: Card): number {
  const does = setOffBy(openStatements(own, seat), card)
  const pulls = does.includes('pull') && own.discard.length > 0 ? 1 : 0
  const loads = does.includes('load') ? 1 : 0
  const edits = does.includes('edit') ? 1 : 0
  return pulls + loads - edits - 1 + (does.includes('loop') ? 0.5 : 0)
}

/** One of those that are worth most. */
function bestOf<Item>(
  list: readonly Item[],
  value: (item: Item) => number,
  pick: Choose,
): Item | undefined {
  const values = list.map(value)
  const most = Math.max(...values)
  const best = list.filter((_, at) => values[at] === most)
  return best.length === 0 ? undefined : best[pick(best.length)]
}
