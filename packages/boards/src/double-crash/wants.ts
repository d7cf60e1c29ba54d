import type { DoubleCrash } from '@ackanomic/games/double-crash'
import type { TableOf } from '@ackanomic/react'

/** What is wanted of the viewer, or allowed, by its name: `salvo`, `reply`, `claim`. */
export function wantsOf({ expects }: TableOf<DoubleCrash>): readonly string[] {
  return expects.map(({ what }) => what)
}
