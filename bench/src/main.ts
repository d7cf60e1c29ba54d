/**
 * Measures what is named, or all that takes only minutes: `npm run bench -- [name …] [--write]`.
 * With `--write` the tables go into the pages of `docs/project`.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { argv, execPath, env as here, platform, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { tournament } from './bots/tournament.js'
import { bundleTable } from './bundles.js'
import { type Candidate, candidates } from './candidates.js'
import { engineTable } from './engine-table.js'
import { entryPoints } from './entry-points.js'
import { writeTable } from './pages.js'

const TURNS = 7

const folder = fileURLToPath(new URL('..', import.meta.url))
const program = `${folder}.cache/measure.mjs`
const args = argv.slice(2)
const isWritten = args.includes('--write')
const against = args.find((word) => word.startsWith('--against='))?.slice('--against='.length)
const [recorded = ''] = args.filter((word) => word.endsWith('.jsonl'))
const names = args.filter((word) => !word.startsWith('--') && word !== recorded)

/** The tables that take minutes. */
const quick: Readonly<Record<string, () => string | Promise<string>>> = {
  'pure-skill': pureSkillTable,
  engines: async () => engineTable(await entryPoints(), against),
  diplomacy: () => measured('diplomacy', recorded),
  'runtime-error': () => measured('runtime-error'),
  bundles: bundleTable,
}

/** The tables that need servers or many minutes, and are measured only by name. */
const slow: Readonly<Record<string, () => string>> = {
  host: () => {
    const servers = fileURLToPath(new URL('../../tests/servers', import.meta.url))
    execFileSync('npm', ['--prefix', servers, 'ci', '--silent'], { shell: platform === 'win32' })
    return run('src/host/host.ts')
  },
  'finished-matches': () => run('src/host/finished.ts'),
  proof: () => run('src/proof.ts'),
}

if (names[0] === 'bots') await tournament(args.slice(1))
else {
  await makeProgram()
  for (const name of names.length > 0 ? names : Object.keys(quick)) {
    const measure = quick[name] ?? slow[name]
    if (measure === undefined)
      throw new Error(
        `Name one of: ${[...Object.keys({ ...quick, ...slow }), 'bots'].join(', ')} (got ${name}).`,
      )
    const table = await measure()
    stdout.write(`\n## ${name}\n\n${table.trim()}\n`)
    if (isWritten) writeTable('speed.md', name, table)
  }
}

function run(file: string): string {
  const tsconfig = fileURLToPath(new URL('../../tsconfig.json', import.meta.url))
  return execFileSync(execPath, ['--import', 'tsx', file], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...here, TSX_TSCONFIG_PATH: tsconfig },
  })
}

/** Makes one bundle with everything that is measured, as an app would. */
async function makeProgram(): Promise<void> {
  mkdirSync(`${folder}.cache`, { recursive: true })
  const require =
    "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"
  await build({
    absWorkingDir: folder,
    entryPoints: ['src/measure.ts'],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: '../tsconfig.json',
    // CommonJS peers call `require`.
    banner: { js: require },
  })
}

/** Measures in a process of its own, as on a server: code that has seen proxies is slower. */
function measured(kind: string, of = ''): string {
  const env = { ...here, NODE_ENV: 'production' }
  return execFileSync(execPath, [program, kind, of], { encoding: 'utf8', env })
}

function pureSkillTable(): string {
  const names = Object.keys(candidates) as Candidate[]
  const best = new Map<Candidate, number>()
  // In turns, the best of each, so that a slow phase of the machine affects all of them.
  for (let turn = 0; turn < TURNS; turn++)
    for (const name of names)
      best.set(name, Math.max(best.get(name) ?? 0, JSON.parse(measured('candidate', name))))
  const rates = names.map((name) => ({ name, rate: best.get(name) ?? 0 }))
  const peers = ['by hand', 'Client', 'reducer'].map(
    (part) => rates.find(({ name }) => name.includes(part))?.rate ?? 0,
  )
  return [
    // The site plots this column.
    '<!-- plot: rollouts/s -->\n',
    "| | rollouts/s | × by hand | × boardgame.io's `Client` | × its bare reducer |",
    '|---|---:|---:|---:|---:|',
    ...rates.map(({ name, rate }) => {
      const times = peers.map((peer) => (rate / peer).toPrecision(3))
      return `| ${name} | ${round(rate)} | ${times.join(' | ')} |`
    }),
  ].join('\n')
}

function round(figure: number): string {
  return figure < 100 ? figure.toPrecision(3) : Math.round(figure).toLocaleString('en')
}
