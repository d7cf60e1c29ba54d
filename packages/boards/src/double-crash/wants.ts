import type { DoubleCrash } from '@ackanomic/games/double-crash'
import type { BoardMatchOf } from '@ackanomic/react'

/** The viewer's pending actions, by their name: `salvo`, `reply`, `claim`. */
export function wantsOf({ pendingActions }: BoardMatchOf<DoubleCrash>): readonly string[] {
  return pendingActions.map(({ action }) => action)
}
