import type { Role } from '../entry.js'
import { isInGame, type SeatNumber } from '../table/table.js'
import type { GameTypes, State } from './bundle.js'
import { legalOf, movesIn } from './candidates.js'
import type { GameDefinition, PendingOf, PendingSpec } from './definition.js'

/** A move that is wanted of somebody. */
export interface PendingMove<T extends GameTypes> extends PendingSpec<T> {
  readonly action: T['Move']['type']
  readonly actor: SeatNumber | Role
}

/** Whether somebody must move now. */
export function isWaitingIn<T extends GameTypes>(
  definition: GameDefinition<T>,
  state: State<T>,
): boolean {
  if (definition.isWaiting !== undefined) return definition.isWaiting(state)
  return pendingIn(definition, state).some(({ need }) => need !== 'optional')
}

/** All moves that are wanted of anybody: seat by seat, then of the other roles. */
export function pendingIn<T extends GameTypes>(
  definition: GameDefinition<T>,
  state: State<T>,
): PendingMove<T>[] {
  const found: PendingMove<T>[] = []
  for (const actor of actorsIn(definition, state)) {
    const pending = definition.pending?.(state, actor) ?? legalOnes(definition, state, actor)
    for (const action of Object.keys(pending) as T['Move']['type'][]) {
      const spec = pending[action]
      if (spec !== undefined) found.push({ action, actor, ...spec })
    }
  }
  return found
}

/** Who may be waited for: each seat, and each role in which moves are made. */
function actorsIn<T extends GameTypes>(
  definition: GameDefinition<T>,
  { table }: State<T>,
): readonly (SeatNumber | Role)[] {
  const roles = movesIn(definition).flatMap(([, { by = [] }]) => by)
  return [...table.seats.keys(), ...new Set(roles.filter((role) => role !== 'seat'))]
}

/** What is required of a seat in a game that doesn’t say: each type of move of which one is legal. */
function legalOnes<T extends GameTypes>(
  definition: GameDefinition<T>,
  state: State<T>,
  actor: SeatNumber | Role,
): PendingOf<T> {
  if (typeof actor !== 'number' || !isInGame(state.table, actor)) return {}
  const legal = movesIn(definition).filter(([, move]) => legalOf(move, state, actor).length > 0)
  return Object.fromEntries(legal.map(([type]) => [type, { need: 'required' }])) as PendingOf<T>
}
