import type { Choose } from '@ackanomic/core'
import { seededDie } from '@ackanomic/core/equipment'

/** Chance for tests, from a seed. */
export function drawnBy(seed: number | string): Choose {
  const die = seededDie(seed)
  return (of) => die(of) - 1
}
