import type { RandomInt } from '@ackanomic/core'
import { seededDie } from '@ackanomic/core/bots'

/** Chance for tests, from a seed. */
export function drawnBy(seed: number | string): RandomInt {
  const die = seededDie(seed)
  return (of) => die(of) - 1
}
