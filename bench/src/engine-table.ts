import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { env, execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { EngineRates } from './engines.js'
import type { EntryPoint } from './entry-points.js'

const folder = fileURLToPath(new URL('..', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))
/** A state of the engines: where their sources are, and the program that measures them. */
interface Sources {
  readonly root: string
  readonly program: string
}

/**
 * Measures the entries per second of every engine, in place and by `apply`. With a commit, its
 * engines are measured alternately with the present ones, and the table shows ratios.
 */
export async function engineTable(
  points: readonly EntryPoint[],
  commit: string | undefined,
): Promise<string> {
  const before: Sources = { root: `${folder}.cache/before/`, program: `${folder}.cache/before.mjs` }
  const now: Sources = { root, program: `${folder}.cache/now.mjs` }
  if (commit !== undefined) checkOut(before.root, commit)
  const all = commit === undefined ? [now] : [now, before]
  for (const sources of all) await makeProgram(points, sources)
  const rows = points.map(({ path }) => {
    const [is, was] = middles(all, path)
    if (is === undefined) return ''
    const rates = (['inPlace', 'byApply'] as const).flatMap((speed) => [
      round(is[speed]),
      ...(was === undefined ? [] : [(is[speed] / was[speed]).toFixed(2)]),
    ])
    return `| \`${path}\` | ${[round(is.entries), ...rates].join(' | ')} |`
  })
  const ratio = commit === undefined ? [] : [`× \`${commit}\``]
  const head = ['entries a rollout', 'in place', ...ratio, 'by `apply`', ...ratio]
  return [
    `| engine, entries/s | ${head.join(' | ')} |`,
    `|---|${'---:|'.repeat(head.length)}`,
    ...rows,
  ].join('\n')
}

/** Puts the earlier sources into a folder of the bench, with the program that measured them. */
function checkOut(target: string, commit: string): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const wanted = ['packages/core', 'packages/society', 'packages/decks', 'packages/ackanomic-games']
  const measures = ['bench/src/engines.ts', 'bench/src/generator.ts']
  const paths = [...wanted, 'packages/programming-games', 'tsconfig.json', 'tsconfig.base.json']
  const archive = execFileSync('git', ['-C', root, 'archive', commit, ...paths, ...measures], {
    maxBuffer: 1e9,
  })
  execFileSync('tar', ['-x', '-C', target], { input: archive })
}

/**
 * Makes one bundle with all games, as an app would; it measures the one that its argument names.
 */
async function makeProgram(points: readonly EntryPoint[], sources: Sources): Promise<void> {
  const lines = points.map(({ path, game }, n) => `import { ${game} as game${n} } from '${path}'`)
  const rows = points.map(({ path }, n) => `'${path}': game${n}`)
  const contents = [
    "import { argv, stdout } from 'node:process'",
    "import { measureEngine } from './engines.js'",
    ...lines,
    `const games = { ${rows.join(', ')} }`,
    'stdout.write(JSON.stringify(measureEngine(games[argv[2]])))',
  ].join('\n')
  await build({
    stdin: { contents, resolveDir: `${sources.root}bench/src` },
    outfile: sources.program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: `${sources.root}tsconfig.json`,
  })
}

/** The turns of each, alternating: the speed of a shared machine drifts. */
const TURNS = 3

/** The median of each. */
function middles(all: readonly Sources[], path: string): readonly (EngineRates | undefined)[] {
  const turns = Array.from({ length: TURNS }, () => all.map((sources) => measured(sources, path)))
  return all.map((_, i) => {
    const middle = (name: keyof EngineRates): number =>
      turns.map((turn) => turn[i]?.[name] ?? Number.NaN).sort((one, other) => one - other)[
        TURNS >> 1
      ] ?? Number.NaN
    return {
      entries: middle('entries'),
      inPlace: middle('inPlace'),
      byApply: middle('byApply'),
    }
  })
}

/** Measures in a process of its own, as on a server. */
function measured({ program }: Sources, path: string): EngineRates {
  const options = { encoding: 'utf8', env: { ...env, NODE_ENV: 'production' } } as const
  return JSON.parse(execFileSync(execPath, [program, path], options))
}

function round(figure: number): string {
  return figure < 100
    ? String(Number(figure.toPrecision(3)))
    : Math.round(figure).toLocaleString('en')
}
