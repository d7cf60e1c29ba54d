import { placesIn } from '@ackanomic/games/tromino-go'
import { plainPlaces } from '../../packages/ackanomic-games/src/tromino-go/plain-scan.test-support.js'
import {
  drawnFrom,
  randomPosition,
} from '../../packages/ackanomic-games/src/tromino-go/positions.test-support.js'
import { ratePerSecond } from './rate.js'

const POSITIONS = 50
const TROMINOES = 29

/** How long it takes to list the lawful placements of the thirtieth tromino. */
export function trominoTable(): string {
  const positions = Array.from({ length: 4 * POSITIONS }, (_, seed) =>
    randomPosition(TROMINOES, drawnFrom(seed + 1)),
  )
    .filter(({ trominoes }) => trominoes.length === TROMINOES)
    .slice(0, POSITIONS)
  const count = (list: (of: (typeof positions)[number]) => readonly unknown[]): number =>
    positions.reduce((sum, each) => sum + list(each).length, 0)
  const micros = (list: (of: (typeof positions)[number]) => readonly unknown[]): number =>
    1e6 / (positions.length * ratePerSecond(() => void count(list), 1))
  const [ours, plain] = [micros(placesIn), micros(plainPlaces)]
  return [
    `\n## Tromino Go, lawful placements on ${TROMINOES} trominoes, ${positions.length} positions\n`,
    '| | microseconds a position | placements found |',
    '|---|---:|---:|',
    `| \`placesIn\` | ${ours.toFixed(1)} | ${count(placesIn)} |`,
    `| plain scan of all squares | ${plain.toFixed(1)} | ${count(plainPlaces)} |`,
    `| times as fast | ${(plain / ours).toFixed(0)} | |`,
    '',
  ].join('\n')
}
