import { certificateOf, planOf } from '../proof/certificate.js'
import { check } from '../proof/check.js'
import type { Knowledge, Reshuffle } from '../proof/position.js'
import { prove } from '../proof/prove.js'
import { bruteForce } from './brute-force.js'
import { holds, mutated } from './mutations.js'
import { dice, smallPosition } from './positions.js'

/** What became of many mutated certificates. */
export interface Refusals {
  /** How many were checked. */
  mutants: number
  /** How many were accepted. */
  accepted: number
  /** Those that were accepted although they do not hold by brute force. */
  readonly unsound: string[]
}

/** Mutates the certificates of small positions, and has the mutants checked. */
export function refusals(mutants: number): Refusals {
  const found: Refusals = { mutants: 0, accepted: 0, unsound: [] }
  const roll = dice(mutants)
  for (let seed = 0; found.mutants < mutants; seed++) {
    const knowledge: Knowledge = roll(2) === 0 ? 'player' : 'deck'
    const reshuffle: Reshuffle = roll(2) === 0 ? 'on-draw' : 'when-empty'
    const position = smallPosition(seed, knowledge)
    const proof = prove(position, { reshuffle, counterBudget: 0 })
    if (proof.forever !== 'yes') continue
    const truth = bruteForce(position, reshuffle, 20_000)
    if (truth === undefined) continue
    const certificate = planOf(proof.certificate)
    const isShort = certificate.nodes.length === 1 && certificate.script === undefined
    for (let more = isShort ? 2 : 24; more > 0; more--) {
      const mutant = mutated(certificate, position, roll)
      if (JSON.stringify(mutant) === JSON.stringify(certificate)) continue
      found.mutants += 1
      if (!check(certificateOf(position, mutant, { reshuffle })).ok) continue
      found.accepted += 1
      if (!holds(position, mutant, reshuffle, truth)) {
        found.unsound.push(JSON.stringify([position, reshuffle, mutant]))
      }
    }
  }
  return found
}
