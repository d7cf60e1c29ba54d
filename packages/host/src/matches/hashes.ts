import { createHash } from 'node:crypto'
import { canonicalJson, type StartedMatch, startHash } from '@ackanomic/core/proof'

/** The same hash as `hashJson` of core, in half the time. */
export const hashJson = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex')

/** By the roster of the start, which stays the same object from step to step. */
const starts = new WeakMap<StartedMatch['roster'], string>()

/** The hash of a match's start, which all its receipts have. */
export function startHashOf(match: StartedMatch): string {
  const hash = starts.get(match.roster) ?? startHash(match)
  starts.set(match.roster, hash)
  return hash
}
