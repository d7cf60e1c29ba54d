/*
 * Prints how long the prover takes, how many states it meets and how much it leaves undecided, over
 * positions of full size: `npx tsx <this file>`, with the number of positions as an argument.
 */
import {
  type Knowledge,
  positionOf,
  type Reshuffle,
  type Zones,
} from '../src/runtime-error/position.js'
import { prove } from '../src/runtime-error/prove.js'
import { midgame } from '../src/runtime-error/testing/midgame.js'
import { rich } from '../src/runtime-error/testing/rich.js'

const positions = Number(globalThis.process?.argv[2] ?? 1000)

const quantiles = (numbers: readonly number[]): string => {
  const sorted = [...numbers].sort((a, b) => a - b)
  return [0.5, 0.9, 0.95, 0.99, 0.999]
    .map((share) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2))
    .join(' ')
}

const measure = (
  name: string,
  zonesOf: (seed: number) => Zones,
  knowledge: Knowledge,
  reshuffle: Reshuffle,
): void => {
  const times: number[] = []
  const states: number[] = []
  const found = { yes: 0, no: 0, undecided: 0 }
  for (let seed = -50; seed < positions; seed++) {
    const position = positionOf(zonesOf(Math.abs(seed)), knowledge)
    const start = performance.now()
    const proof = prove(position, { reshuffle })
    const time = performance.now() - start
    // The first fifty only warm the machine up.
    if (seed < 0) continue
    times.push(time)
    states.push(proof.states)
    found[proof.forever] += 1
  }
  console.log(
    `${name}, ${knowledge}, ${reshuffle}: ${JSON.stringify(found)}\n` +
      `  milliseconds at 50, 90, 95, 99, 99.9 %: ${quantiles(times)}\n` +
      `  states: ${quantiles(states)}`,
  )
}

for (const knowledge of ['player', 'deck'] as const) {
  for (const reshuffle of ['on-draw', 'when-empty'] as const) {
    measure('random play', midgame, knowledge, reshuffle)
    measure('rich hands and tables', rich, knowledge, reshuffle)
  }
}
