import type { Choose } from '@ackanomic/core'
import { seededPick } from '@ackanomic/core/bots'

/**
 * Chance for what somebody does at one place of a log: it depends on the seed, on who acts and on
 * the place, so that a match that was rewound or loaded goes on as it would have.
 */
export function pickFor(seed: string, who: string | number, place: number): Pick {
  return seededPick(`${seed}/${who}/${place}`)
}
