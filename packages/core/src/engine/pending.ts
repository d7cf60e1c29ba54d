import type { Role } from '../entry.js'
import { isInGame, type SeatNumber } from '../roster/roster.js'
import type { GameTypes, State } from './bundle.js'
import { legalOf } from './candidates.js'
import type { PendingOf, PendingSpec } from './definition.js'
import type { GameParts } from './move-kinds.js'

export interface PendingMove<T extends GameTypes> extends PendingSpec<T> {
  readonly action: T['Move']['type']
  readonly actor: SeatNumber | Role
}

export function isWaitingIn<T extends GameTypes>(engine: GameParts<T>, state: State<T>): boolean {
  const { definition, moves } = engine
  if (definition.isWaiting !== undefined) return definition.isWaiting(state)
  const { length } = state.roster.seats
  for (let seat = 0; seat < length; seat++)
    if (isRequired(pendingOf(engine, state, seat))) return true
  return moves.otherRoles.some((role) => isRequired(pendingOf(engine, state, role)))
}

function isRequired<T extends GameTypes>(pending: PendingOf<T>): boolean {
  for (const action in pending) {
    const need = pending[action as T['Move']['type']]?.need
    if (need !== undefined && need !== 'optional') return true
  }
  return false
}

export function pendingIn<T extends GameTypes>(
  engine: GameParts<T>,
  state: State<T>,
): PendingMove<T>[] {
  return [...state.roster.seats.keys(), ...engine.moves.otherRoles].flatMap((actor) => {
    const pending = Object.entries(pendingOf(engine, state, actor))
    return pending.flatMap(([action, spec]) =>
      spec === undefined ? [] : { action, actor, ...(spec as PendingSpec<T>) },
    )
  })
}

/** The pending moves of an actor; by default each type with a legal candidate. */
function pendingOf<T extends GameTypes>(
  { definition, moves }: GameParts<T>,
  state: State<T>,
  actor: SeatNumber | Role,
): PendingOf<T> {
  if (definition.pending !== undefined) return definition.pending(state, actor)
  if (typeof actor !== 'number' || !isInGame(state.roster, actor)) return {}
  const legal = moves.ofSeats.filter((kind) => legalOf(kind, state, actor).length > 0)
  return Object.fromEntries(legal.map(({ type }) => [type, { need: 'required' }])) as PendingOf<T>
}
