import { createCertificate, planOf, type RuntimeErrorCertificate } from '../proof/certificate.js'
import { checkCertificate } from '../proof/check.js'
import {
  type Knowledge,
  positionOf,
  type Reshuffle,
  type RuntimeErrorPosition,
} from '../proof/position.js'
import { provePosition } from '../proof/prove.js'
import { bruteForce } from './brute-force.js'
import { midgame } from './midgame.js'
import { holds, mutated } from './mutations.js'
import { dice, smallPosition } from './positions.js'
import { rich } from './rich.js'

/** What the checker makes of many certificates and mutations of them. */
export interface Trials {
  /** Positions that were won. */
  won: number
  /** Proofs that the checker refused. */
  readonly refused: string[]
  /** Mutations that a following shows to be wrong. */
  wrong: number
  /** Of these, those that the checker accepted. */
  readonly accepted: string[]
  /** Mutations that hold, though they are other certificates. */
  sound: number
}

const readings = (seed: number): readonly [Knowledge, Reshuffle] => [
  seed % 2 === 0 ? 'player' : 'deck',
  seed % 4 < 2 ? 'on-draw' : 'when-empty',
]

/** Won positions of all sizes, one in three small. */
function wonPositionAt(
  seed: number,
): readonly [RuntimeErrorPosition, RuntimeErrorCertificate, Reshuffle] | undefined {
  const [knowledge, reshuffle] = readings(seed)
  const position =
    seed % 3 === 0
      ? smallPosition(seed, knowledge)
      : positionOf((seed % 3 === 1 ? rich : midgame)(seed), knowledge)
  const proof = provePosition(position, { reshuffle })
  return proof.forever === 'yes' ? [position, proof.certificate, reshuffle] : undefined
}

/** Has the proofs of so many won positions, and so many mutations that are wrong, checked. */
export function trials(positions: number, mutations: number): Trials {
  const found: Trials = { won: 0, refused: [], wrong: 0, accepted: [], sound: 0 }
  for (let seed = 0; found.won < positions; seed++) {
    const won = wonPositionAt(seed)
    if (won === undefined) continue
    found.won += 1
    if (!checkCertificate(won[1]).ok) found.refused.push(String(seed))
  }
  const roll = dice(mutations)
  for (let seed = 0; found.wrong < mutations; seed++) {
    const [knowledge, reshuffle] = readings(seed)
    const position = smallPosition(seed, knowledge)
    const proof = provePosition(position, { reshuffle })
    if (proof.forever !== 'yes') continue
    const truth = bruteForce(position, reshuffle, 20_000)
    if (truth === undefined) continue
    const { certificate } = proof
    const isShort = certificate.nodes.length === 1 && certificate.script === undefined
    for (let more = isShort ? 2 : 24; more > 0; more--) {
      const plan = mutated(planOf(certificate), position, roll)
      const mutant = createCertificate(position, plan, { reshuffle })
      if (JSON.stringify(mutant) === JSON.stringify(certificate)) continue
      const isAccepted = checkCertificate(mutant).ok
      if (holds(position, plan, reshuffle, truth)) {
        found.sound += 1
        continue
      }
      found.wrong += 1
      if (isAccepted) found.accepted.push(JSON.stringify(mutant))
    }
  }
  return found
}
