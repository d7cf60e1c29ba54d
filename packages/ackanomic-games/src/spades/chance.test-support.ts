import { type Pick, seededDie } from '@ackanomic/core'

/** Chance for tests, from a seed. */
export function drawnBy(seed: number | string): Pick {
  const die = seededDie(seed)
  return (of) => die(of) - 1
}
