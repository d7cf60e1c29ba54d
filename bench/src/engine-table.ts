import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { env, execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { EngineRates } from './engines.js'
import type { EntryPoint } from './entry-points.js'

/** The commit with which every engine is compared, unless told otherwise: the last one before they were made fast. */
const BEFORE = 'dbcdb86'

const folder = fileURLToPath(new URL('..', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))
const page = `${root}docs/project/speed.md`
const [from, to] = ['<!-- engines -->\n', '<!-- /engines -->']

/** A state of the engines: where their sources are, and the program that measures them. */
interface Sources {
  readonly root: string
  readonly program: string
}

/**
 * Every engine, before and now, in turns in one run: entries a second in place and by `apply`, lines
 * and files. With `write` the table goes into docs/project/speed.md, between its marks.
 */
export async function engineTable(
  points: readonly EntryPoint[],
  write: boolean,
  commit = BEFORE,
): Promise<string> {
  const before: Sources = { root: `${folder}.cache/before/`, program: `${folder}.cache/before.mjs` }
  const now: Sources = { root, program: `${folder}.cache/now.mjs` }
  checkOut(before.root, commit)
  for (const sources of [before, now]) await makeProgram(points, sources)
  const head = ['entries a rollout', 'in place', 'before', '×', 'by `apply`', 'before', '×']
  const rows = points.map(({ path }) => {
    const [was, is] = middles([before, now], path)
    const [old, size] = [before, now].map((sources) => sizeOf(sources, path))
    if (was === undefined || is === undefined || old === undefined || size === undefined) return ''
    const rates = (['inPlace', 'byApply'] as const).flatMap((speed) => [
      round(is[speed]),
      round(was[speed]),
      (is[speed] / was[speed]).toFixed(2),
    ])
    const sizes = [size.lines, old.lines, size.files, old.files].map((each) => round(each))
    return `| \`${path}\` | ${[round(is.entries), ...rates, ...sizes].join(' | ')} |\n`
  })
  const sizes = ['lines', 'before', 'files', 'before']
  const table = [
    `| engine, entries/s | ${[...head, ...sizes].join(' | ')} |\n`,
    `|---|${'---:|'.repeat(head.length + sizes.length)}\n`,
    ...rows,
  ].join('')
  if (write) {
    const [start, rest = ''] = readFileSync(page, 'utf8').split(from)
    const end = rest.slice(rest.indexOf(to))
    if (!end.startsWith(to)) throw new Error(`${page} has no place for the table of engines.`)
    writeFileSync(page, `${start}${from}\n${table}\n${end}`)
  }
  return `\n## Every engine, random rollouts with the fewest players\n\n${table}`
}

/** Puts the sources of before into a folder of the bench, with what measured them then. */
function checkOut(target: string, commit: string): void {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const wanted = ['packages/core', 'packages/decks', 'packages/ackanomic-games']
  const measures = ['bench/src/engines.ts', 'bench/src/generator.ts']
  const paths = [...wanted, 'packages/programming-games', 'tsconfig.json', 'tsconfig.base.json']
  const archive = execFileSync('git', ['-C', root, 'archive', commit, ...paths, ...measures], {
    maxBuffer: 1e9,
  })
  execFileSync('tar', ['-x', '-C', target], { input: archive })
}

/** One bundle with all games, made as an app's would be, that measures the one it is told. */
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

/** How often each is measured, both in turns: the speed of a shared machine drifts. */
const TURNS = 3

/** The middle of the turns of each. */
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

/** In a process of its own, as a server runs it. */
function measured({ program }: Sources, path: string): EngineRates {
  const options = { encoding: 'utf8', env: { ...env, NODE_ENV: 'production' } } as const
  return JSON.parse(execFileSync(execPath, [program, path], options))
}

/** The lines and files of an engine, without its tests and its tactics. */
function sizeOf(
  sources: Sources,
  path: string,
): { readonly lines: number; readonly files: number } {
  const [, name, game] = path.split('/')
  const home = `packages/${name === 'games' ? 'ackanomic-games' : name}/src/${game}`
  const files = readdirSync(`${sources.root}${home}`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test|^testing|^tactics/u.test(file),
  )
  const texts = files.map((file) => readFileSync(`${sources.root}${home}/${file}`, 'utf8'))
  const lines = texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0)
  return { lines, files: files.length }
}

function round(figure: number): string {
  return figure < 100
    ? String(Number(figure.toPrecision(3)))
    : Math.round(figure).toLocaleString('en')
}
