import { cpuUsage } from 'node:process'
import {
  provePosition,
  type RuntimeErrorPosition,
} from '@ackanomic/programming-games/runtime-error'
import {
  hoarders,
  longGames,
  midgame,
} from '../../packages/programming-games/src/runtime-error/proof/games.test-support.js'
import { positionOf } from '../../packages/programming-games/src/runtime-error/proof/position.js'
import {
  rich,
  smallPosition,
} from '../../packages/programming-games/src/runtime-error/proof/positions.test-support.js'

const KINDS: Readonly<Record<string, (seed: number) => RuntimeErrorPosition>> = {
  'twelve cards': (seed) => smallPosition(seed, seed % 2 === 0 ? 'player' : 'deck'),
  'the middle of random play': (seed) => positionOf(midgame(seed), 'player'),
  'rich hands and tables, the deck known': (seed) => positionOf(rich(seed), 'deck'),
  'long games at random': longGames,
  'long games of hoarders': hoarders,
}

const POSITIONS = 300

/** The prover's milliseconds of processor time, over positions of five kinds. */
export function proverTable(): string {
  const rows = Object.entries(KINDS).map(([name, positionAt]) => {
    const all = Array.from({ length: POSITIONS }, (_, seed) => positionAt(seed + 1))
    for (const position of all.slice(0, 50)) timeOf(position, 0)
    const found = { yes: 0, no: 0, undecided: 0 }
    const times = all.map((position, seed) => {
      const [time, forever] = timeOf(position, seed)
      found[forever] += 1
      return time
    })
    times.sort((one, other) => one - other)
    const at = (share: number): string =>
      (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2)
    const hand = Math.max(...all.map((position) => position.hand.length))
    const { yes, no, undecided } = found
    return `| ${[name, hand, yes, no, undecided, at(0.5), at(0.99), at(1)].join(' | ')} |\n`
  })
  return `| ${POSITIONS} positions | largest hand | won | lost | undecided | median, ms | 99 in 100 | worst |
|---|---:|---:|---:|---:|---:|---:|---:|
${rows.join('')}`
}

function timeOf(
  position: RuntimeErrorPosition,
  seed: number,
): readonly [number, 'yes' | 'no' | 'undecided'] {
  const reshuffle = seed % 2 === 0 ? 'on-draw' : 'when-empty'
  const start = cpuUsage()
  const { forever } = provePosition(position, { reshuffle })
  const { user, system } = cpuUsage(start)
  return [(user + system) / 1000, forever]
}
