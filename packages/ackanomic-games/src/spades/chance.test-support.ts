import type { Choose } from '@ackanomic/core'
import { foreseeableDie } from '@ackanomic/core/bots'

/** Chance for tests, from a seed. */
export function drawnBy(seed: number | string): Choose {
  const die = foreseeableDie(seed)
  return (of) => die(of) - 1
}
