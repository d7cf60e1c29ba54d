import type { RandomInt } from '@ackanomic/core'
import type { EntryOf, State } from '@ackanomic/core/engine'
import type { LawOptions, Opening } from '@ackanomic/core/testing'
import { RUNTIME_ERROR_CARDS, type RuntimeErrorCard } from './cards.js'
import { shownBy } from './claiming.js'
import { runtimeErrorClauses } from './clauses.js'
import { isChoicePoint, positionKnown } from './knowledge.js'
import type { RuntimeError } from './model.js'
import { planOf, type RuntimeErrorPlan } from './proof/certificate.js'
import { provePosition } from './proof/prove.js'
import { STATEMENT_NUMBERS } from './statement.js'

type Move = RuntimeError['Move']

const startedAt = Date.UTC(2026, 10, 21)
const NAMES = ['Ann', 'own 1', "Cyd's", 'Dov']

function roster(players: number, more: object = {}): Opening['roster'] {
  return { players: NAMES.slice(0, players), referees: [], startedAt, ...more }
}

const SETUPS: readonly Opening[] = [
  { roster: roster(2) },
  {
    roster: roster(2, { duel: { challenged: 'Ann' } }),
    options: { first: 1, reshuffle: 'when-empty' },
  },
  { roster: roster(3), options: { claim: 'solver', lastPlayer: 'no-winner' } },
  { roster: roster(3), options: { claim: 'certificate', failedClaim: 'ends-turn' } },
  {
    roster: roster(4, { exhibition: { as: 'speaker' } }),
    options: { knowledge: 'deck', budget: 500 },
  },
  {
    roster: roster(4),
    options: { knowledge: 'deck', failedClaim: 'ends-turn', reshuffle: 'when-empty', first: 2 },
  },
]

function oneOf<Item>(list: readonly Item[], pick: RandomInt): Item {
  return list[pick(list.length)] as Item
}

function also(state: State<RuntimeError>, pick: RandomInt): EntryOf<RuntimeError> | undefined {
  const { clock, shared } = state
  const by = state.roster.seats[pick(8) === 0 ? 0 : shared.turn]?.holder
  const move = pick(3) === 0 ? unusualMove(state, pick) : undefined
  if (by === undefined || by === null || move === undefined) return undefined
  return { kind: 'move', at: clock.now, by, move }
}

function unusualMove(state: State<RuntimeError>, pick: RandomInt): Move {
  const card = (): RuntimeErrorCard => oneOf(RUNTIME_ERROR_CARDS, pick)
  switch (pick(6)) {
    case 0:
      return { type: 'input', card: card() }
    case 1:
      return { type: 'script', lower: card(), upper: card(), function: card() }
    case 2:
      return {
        type: 'edit',
        of: pick(state.roster.seats.length),
        statement: oneOf(STATEMENT_NUMBERS, pick),
        slot: 'lower',
        card: card(),
      }
    case 3:
      return { type: 'claim', plan: null }
    default:
      return { type: 'claim', plan: proof(state, pick) }
  }
}

function proof(state: State<RuntimeError>, pick: RandomInt): RuntimeErrorPlan {
  const { shared, options } = state
  if (isChoicePoint(shared) && pick(2) === 0) {
    const { reshuffle, budget } = options
    const found = provePosition(positionKnown(state), {
      reshuffle,
      budget,
    })
    if (found.forever === 'yes') return planOf(found.certificate)
  }
  return { nodes: [{ kind: pick(2) === 0 ? 'swap' : 'treadmill' }] }
}

/** Whether a claim fails by the claimant's knowledge: a fault, or a guess. */
function isFaulty(state: State<RuntimeError>, _: number, move: Move): boolean {
  if (move.type !== 'claim') return false
  const { options } = state
  // Asking the solver is no fault if it costs nothing.
  if (move.plan === null && options.failedClaim === 'ignored') return false
  if (move.plan !== null) return 'code' in shownBy(move.plan, [positionKnown(state)], state.options)
  const { reshuffle, budget } = options
  const found = provePosition(positionKnown(state), { reshuffle, budget })
  return found.forever !== 'yes'
}

export const runtimeErrorLaws: LawOptions<State<RuntimeError>, Move> = {
  setups: SETUPS,
  clauses: [runtimeErrorClauses],
  extraEntries: also,
  isFaulty,
  // A failed claim is public, and changes nothing else.
  mayLearn: (_, __, move) => (move.type === 'claim' ? 'all' : undefined),
  // The rule has no deadlines.
  mayWait: ({ openPrompts }) => openPrompts.length === 0,
  endsWithin: null,
  entries: 150,
}
