import { bruteForce } from './brute-force.test-support.js'
import { createCertificate } from './certificate.js'
import { checkCertificate } from './check.js'
import { explainCertificate } from './explain.js'
import {
  positionOf,
  type RuntimeErrorKnowledge,
  type RuntimeErrorReshuffle,
  type RuntimeErrorZones,
} from './position.js'
import { smallPosition } from './positions.test-support.js'
import { provePosition } from './prove.js'

/** Both readings of knowledge and of reshuffling. */
export const READINGS = [
  ['player', 'on-draw'],
  ['player', 'when-empty'],
  ['deck', 'on-draw'],
  ['deck', 'when-empty'],
] as const

export interface Agreement {
  positions: number
  /** Positions left out, because brute force would take too long. */
  skipped: number
  forever: number
  /** Won positions that are lost for a player who never edits. */
  byEdit: number
  /** Won positions that are lost for a player who never draws. */
  byLoad: number
  /** Won positions that are lost for a player who lays no statement. */
  byScript: number
  /** Seeds on which the prover or its checker disagrees. */
  readonly disagreements: string[]
}

/** The most moments that brute force lists for a position. */
const LIMIT = 20_000

/** Compares the prover with brute force on small positions, and checks each certificate. */
export function agreement(
  knowledge: RuntimeErrorKnowledge,
  reshuffle: RuntimeErrorReshuffle,
  seeds: { readonly from: number; readonly to: number },
): Agreement {
  const found: Agreement = {
    positions: 0,
    skipped: 0,
    forever: 0,
    byEdit: 0,
    byLoad: 0,
    byScript: 0,
    disagreements: [],
  }
  for (let seed = seeds.from; seed < seeds.to; seed++) {
    const position = smallPosition(seed, knowledge)
    const truth = bruteForce(position, reshuffle, LIMIT)
    if (truth === undefined) {
      found.skipped += 1
      continue
    }
    found.positions += 1
    for (const budget of [30, 300]) {
      // A small budget uses more of the prover's stages; it may give up, but not err.
      const hasty = provePosition(position, { reshuffle, budget })
      if (hasty.forever !== 'undecided' && (hasty.forever === 'yes') !== truth.forever)
        found.disagreements.push(`${seed}, ${budget}: ${hasty.forever}`)
      if (
        hasty.forever === 'yes' &&
        !checkCertificate(createCertificate(position, hasty.certificate, { reshuffle })).ok
      ) {
        found.disagreements.push(`${seed}, ${budget}: certificate`)
      }
    }
    const proof = provePosition(position, {
      reshuffle,
      budget: 1_000_000,
    })
    if (proof.forever !== (truth.forever ? 'yes' : 'no')) {
      found.disagreements.push(`${seed}: ${proof.forever}`)
    } else if (proof.forever === 'yes') {
      const checked = checkCertificate(
        createCertificate(position, proof.certificate, { reshuffle }),
      )
      if (!checked.ok) found.disagreements.push(`${seed}: ${checked.why}`)
    }
    if (!truth.forever) continue
    const isWon = (allowed: Parameters<typeof bruteForce>[3]): boolean =>
      bruteForce(position, reshuffle, LIMIT, allowed)?.forever === true
    found.forever += 1
    if (!truth.withoutScript) found.byScript += 1
    if (!isWon(({ edit }) => edit === undefined)) found.byEdit += 1
    if (!isWon(({ outcomes }) => outcomes.every(({ drawn }) => drawn === undefined)))
      found.byLoad += 1
  }
  return found
}

export interface FullSize {
  yes: number
  no: number
  /** Left undecided at the default budget. */
  undecided: number
  /** The numbers of states, in increasing order. */
  readonly states: number[]
  /** Certificates that the checker refuses, or that cannot be explained. */
  readonly refused: string[]
}

/** Proves full-size positions at the default budget, and checks each certificate. */
export function fullSize(
  zonesOf: (seed: number) => RuntimeErrorZones,
  seeds: { readonly from: number; readonly to: number },
): FullSize {
  const found: FullSize = { yes: 0, no: 0, undecided: 0, states: [], refused: [] }
  for (let seed = seeds.from; seed < seeds.to; seed++) {
    const knowledge: RuntimeErrorKnowledge = seed % 2 === 0 ? 'player' : 'deck'
    const reshuffle: RuntimeErrorReshuffle = seed % 4 < 2 ? 'on-draw' : 'when-empty'
    const position = positionOf(zonesOf(seed), knowledge)
    const proof = provePosition(position, { reshuffle })
    found[proof.forever] += 1
    found.states.push(proof.states)
    if (proof.forever !== 'yes') continue
    const checked = checkCertificate(createCertificate(position, proof.certificate, { reshuffle }))
    if (!checked.ok) found.refused.push(`${seed}: ${checked.at} ${checked.why}`)
    const words = explainCertificate(proof.certificate)
    if (words.length < proof.certificate.nodes.length) found.refused.push(`${seed}: no words`)
  }
  found.states.sort((one, other) => one - other)
  return found
}
