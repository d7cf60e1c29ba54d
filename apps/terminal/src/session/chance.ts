import type { Pick } from '@ackanomic/core'
import { seededDie } from '@ackanomic/core/equipment'

/**
 * Chance for what somebody does at one place of a log: it depends on the seed, on who acts and on
 * the place, so that a match that was rewound or loaded goes on as it would have.
 */
export function pickFor(seed: string, who: string | number, place: number): Pick {
  const die = seededDie(`${seed}/${who}/${place}`)
  return (of) => die(of) - 1
}
