import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { argv, execPath, exit, env as here, platform, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { ceilings } from './bots/ceilings.js'
import { tournament } from './bots/tournament.js'
import { bundleTable, partsTable } from './bundles.js'
import { type Candidate, candidates } from './candidates.js'
import { engineTable } from './engine-table.js'
import { entryPoints } from './entry-points.js'
import { wordsTable } from './words.js'

/** How often each candidate is measured. */
const TURNS = 7

const folder = fileURLToPath(new URL('..', import.meta.url))
const program = `${folder}.cache/measure.mjs`
const [recorded] = argv.slice(2).filter((word) => word.endsWith('.jsonl'))
const before = argv.find((word) => word.startsWith('--before='))?.slice('--before='.length)
const wanted = new Set(argv.slice(2).filter((word) => word !== recorded))
const tsx = {
  ...here,
  TSX_TSCONFIG_PATH: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)),
}
if (argv[2] === 'bots') {
  // Hours of matches: only when asked for by name.
  await tournament(argv.slice(3))
  exit()
}
if (['host', 'restate', 'scale'].includes(argv[2] ?? '')) {
  // What needs real servers, and minutes: only when asked for by name.
  measureServers(argv.slice(2))
  exit()
}
if (argv[2] === 'proof' || argv[2] === 'club') {
  execFileSync(execPath, ['--import', 'tsx', `src/${argv[2]}.ts`, ...argv.slice(3)], {
    cwd: folder,
    stdio: 'inherit',
    env: tsx,
  })
  exit()
}
if (argv[2] === 'ceilings') {
  stdout.write(ceilings())
  exit()
}
const points = await entryPoints()
await makeProgram()
if (wants('pure-skill')) stdout.write(pureSkillTable())
if (wants('engines')) stdout.write(await engineTable(points, wanted.has('--write'), before))
if (wants('words')) stdout.write(await wordsTable())
if (wants('life')) stdout.write(print('life'))
if (wants('tromino-go')) stdout.write(print('tromino-go'))
if (wants('runtime-error')) stdout.write(print('runtime-error'))
if (wants('steps')) {
  stdout.write(`\n## A step of a match, by the length of its log\n\n${print('steps')}`)
}
if (wants('rounds')) {
  stdout.write(`\n## An entry, by the length of the match\n\n${print('rounds')}`)
}
if (wants('diplomacy')) {
  stdout.write(`\n## Diplomacy, movement phases\n\n${print('diplomacy', recorded)}`)
}
if (wants('bundles')) {
  stdout.write(`\n## Browser bundles, minified and gzipped\n\n${await bundleTable()}\n`)
  stdout.write(`\n${await partsTable('@ackanomic/games/pure-skill', 'pureSkill')}\n`)
}

function measureServers([name, ...args]: readonly string[]): void {
  const servers = fileURLToPath(new URL('../../tests/servers', import.meta.url))
  execFileSync('npm', ['--prefix', servers, 'ci', '--silent'], { shell: platform === 'win32' })
  const options = { cwd: folder, stdio: 'inherit', env: tsx } as const
  execFileSync(execPath, ['--import', 'tsx', `src/host/${name}.ts`, ...args], options)
}

function wants(section: string): boolean {
  return [...wanted].every((word) => word.startsWith('--')) || wanted.has(section)
}

/** One bundle with everything that is measured, made as an app's would be. */
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
    // CommonJS peers ask for modules by `require`.
    banner: { js: require },
  })
}

/** Measures in a process of its own, as a server runs it: code that has seen proxies is slower. */
function measure(name: Candidate): number {
  const env = { ...here, NODE_ENV: 'production' }
  return JSON.parse(execFileSync(execPath, [program, 'candidate', name], { encoding: 'utf8', env }))
}

/** Has a process of its own measure something, and answers what it prints. */
function print(
  kind: 'life' | 'steps' | 'rounds' | 'tromino-go' | 'runtime-error' | 'diplomacy',
  of = '',
): string {
  const env = { ...here, NODE_ENV: 'production' }
  return execFileSync(execPath, [program, kind, of], { encoding: 'utf8', env })
}

function pureSkillTable(): string {
  const names = Object.keys(candidates) as Candidate[]
  const best = new Map<Candidate, number>()
  // In turns, the best of each: a machine that others slow down for a while wrongs none of them.
  for (let turn = 0; turn < TURNS; turn++) {
    for (const name of names) {
      best.set(name, Math.max(best.get(name) ?? 0, measure(name)))
    }
  }
  const rates = names.map((name) => ({ name, rate: best.get(name) ?? 0 }))
  const peers = ['by hand', 'Client', 'reducer'].map(
    (part) => rates.find(({ name }) => name.includes(part))?.rate ?? 0,
  )
  return [
    '\n## The Game of Pure Skill, random rollouts a second\n',
    "| | rollouts/s | × by hand | × boardgame.io's `Client` | × its bare reducer |",
    '|---|---:|---:|---:|---:|',
    ...rates.map(({ name, rate }) => {
      const times = peers.map((peer) => (rate / peer).toPrecision(3))
      return `| ${name} | ${round(rate)} | ${times.join(' | ')} |`
    }),
    '',
  ].join('\n')
}

function round(figure: number): string {
  return figure < 100 ? figure.toPrecision(3) : Math.round(figure).toLocaleString('en')
}
