import { createCertificate } from '../proof/certificate.js'
import { checkCertificate } from '../proof/check.js'
import { explainCertificate } from '../proof/explain.js'
import {
  type Knowledge,
  positionOf,
  type Reshuffle,
  type RuntimeErrorZones,
} from '../proof/position.js'
import { provePosition } from '../proof/prove.js'

/** What the prover makes of many positions with 52 cards. */
export interface FullSize {
  /** Proved. */
  yes: number
  /** Refuted. */
  no: number
  /** Left undecided at the default budget. */
  undecided: number
  /** States met at each position, in increasing order. */
  readonly states: number[]
  /** Certificates that the checker refuses, or that cannot be told in words. */
  readonly refused: string[]
}

/** Proves positions of full size at the default budget, and has each certificate checked. */
export function fullSize(
  zonesOf: (seed: number) => RuntimeErrorZones,
  seeds: { readonly from: number; readonly to: number },
): FullSize {
  const found: FullSize = { yes: 0, no: 0, undecided: 0, states: [], refused: [] }
  for (let seed = seeds.from; seed < seeds.to; seed++) {
    const knowledge: Knowledge = seed % 2 === 0 ? 'player' : 'deck'
    const reshuffle: Reshuffle = seed % 4 < 2 ? 'on-draw' : 'when-empty'
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
