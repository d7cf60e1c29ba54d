import type { DoubleCrash } from '@ackanomic/games/double-crash'
import type { BoardMatchOf } from '@ackanomic/react'

/** What is wanted of the viewer, or allowed, by its name: `salvo`, `reply`, `claim`. */
export function wantsOf({ pendingActions }: BoardMatchOf<DoubleCrash>): readonly string[] {
  return pendingActions.map(({ action }) => action)
}
