import { decide } from './decide.js'
import { type Desk, type Law, MOVE, SUPPORT, UNKNOWN } from './desk.js'
import { untangle } from './paradox.js'

/**
 * Decides every move and support. Decisions fall as soon as those before them suffice, in whatever
 * order, and never change; what then is still open turns in a circle, and is untangled.
 */
export function solve(d: Desk, law: Law): void {
  const { open, act, moves, gives } = d
  let left = 0
  // Supports first: most need no move to be known, and moves need supports.
  for (let u = 0; u < d.units; u++) if (act[u] === SUPPORT && gives[u] === UNKNOWN) open[left++] = u
  for (let u = 0; u < d.units; u++) if (act[u] === MOVE && moves[u] === UNKNOWN) open[left++] = u
  for (;;) {
    left = settle(d, law, left)
    if (left === 0) return
    untangle(d, law, open.slice(0, left))
    let still = 0
    for (let at = 0; at < left; at++) {
      const u = open[at] as number
      if ((act[u] === SUPPORT ? gives[u] : moves[u]) === UNKNOWN) open[still++] = u
    }
    left = still
  }
}

/** Lets decisions fall until none does; answers how many are still open. */
function settle(d: Desk, law: Law, count: number): number {
  const { open, act, moves, gives } = d
  let left = count
  for (let before = -1; before !== left; ) {
    before = left
    let still = 0
    for (let at = 0; at < left; at++) {
      const u = open[at] as number
      const state = decide(d, u, law)
      if (state === UNKNOWN) open[still++] = u
      else if (act[u] === SUPPORT) gives[u] = state
      else moves[u] = state
    }
    left = still
  }
  return left
}
