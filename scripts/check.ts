/**
 * Runs all checks, two steps at a time, and ends with the counts: every test, and one more for each
 * other step. `npm test` is for daily use; `npm run test:all` runs `npm test` in a clone whose
 * folder has an odd name, and then the slow steps. A line shows when a step starts and ends, and in
 * between the progress of the running steps.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Ended, run } from './command.js'
import { cache } from './packages.js'
import { type Counts, countsOf, countsOfBrowser } from './report.js'

interface Step {
  /** The npm script that it runs, or a name for several. */
  readonly name: string
  /** The command line; by default `npm run NAME`. */
  readonly line?: string
  /** The report of its tests, in the cache. */
  readonly report?: string
  /** Its last line has the counts of its tests. */
  readonly last?: 'counts'
  readonly built?: true
}

/** The fast steps come first, so that a fault shows early. */
const FIRST: readonly Step[] = [
  { name: 'types' },
  { name: 'lint', line: 'npm run --silent lint -- --colors=off' },
  { name: 'words' },
  { name: 'unused' },
  { name: 'arrows' },
  {
    name: 'lists',
    line: 'tsx scripts/exports.ts --check && tsx scripts/game-index.ts --check && tsx scripts/error-index.ts --check && tsx scripts/client-routes.ts --check',
  },
  { name: 'links' },
  { name: 'lock' },
  { name: 'workflows' },
]

/** The unit tests have both cores for themselves. */
const TESTS: readonly Step[] = [
  {
    name: 'test:unit',
    line: 'npm run --silent test:unit -- --outputFile.json=.cache/unit.json',
    report: 'unit.json',
  },
]

const BUILT: readonly Step[] = [
  { name: 'build' },
  { name: 'examples' },
  { name: 'clauses', line: 'tsx scripts/clauses.ts .cache/unit.json' },
  {
    name: 'smoke:browser',
    report: 'smoke.json',
  },
  { name: 'pack:lint', built: true },
  { name: 'smoke:host', built: true },
  { name: 'tutorials', built: true },
]

/** `npm test` needs both cores. */
const CLONE: readonly Step[] = [{ name: 'test:clone', last: 'counts' }]

/** The longest first, so that both cores end at about the same time. */
const SLOW: readonly Step[] = [
  { name: 'build' },
  { name: 'test:browser', report: 'browser.json' },
  {
    name: 'test:servers',
    line: 'npm run --silent test:servers -- --outputFile.json=../../.cache/servers.json',
    report: 'servers.json',
  },
  { name: 'docs' },
  { name: 'pack:install', built: true },
  { name: 'api', line: 'tsx scripts/api.ts --check', built: true },
  { name: 'sizes', line: 'size-limit --silent', built: true },
]

const isAll = process.argv.includes('--all')
const stages = isAll ? [CLONE, SLOW] : [FIRST, TESTS, BUILT]
const width = Math.max(...stages.flat().map(({ name }) => name.length)) + 2

function countsFor({ report, last }: Step, { ok, output }: Ended): Counts {
  if (last === 'counts' && ok) return { passed: Number.parseInt(lastLine(output), 10), failed: 0 }
  if (report === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  try {
    const written = JSON.parse(readFileSync(join(cache, report), 'utf8'))
    const { passed, failed } = 'stats' in written ? countsOfBrowser(written) : countsOf(written)
    return { passed, failed: ok ? failed : Math.max(failed, 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function lastLine(output: string): string {
  return output.trimEnd().split('\n').at(-1) ?? ''
}

/** The progress of each running step, by its name. */
const running = new Map<string, string>()
const began = performance.now()

function clock(): string {
  const seconds = Math.round((performance.now() - began) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Prints a line above the progress. */
function print(line: string): void {
  console.log(process.stdout.isTTY ? `\r\u001B[K${line}` : line)
}

/** Shows the progress: in a terminal on one line that changes. */
function showProgress(): void {
  const line = `${clock()}  ${[...running].map(([name, far]) => `${name} ${far}`.trim()).join(' · ')}`
  if (process.stdout.isTTY)
    process.stdout.write(`\r\u001B[K${line.slice(0, process.stdout.columns - 1)}`)
  else console.log(line)
}

let passed = 0
let failed = 0
let isBuilt = Promise.resolve(true)

async function runStep({ name, line, built, report }: Step): Promise<Ended> {
  if (built && !(await isBuilt))
    return { ok: false, output: 'not tried: the build failed\n', seconds: 0 }
  if (report !== undefined) rmSync(join(cache, report), { force: true })
  const ending = run(line ?? `npm run --silent ${name}`, undefined, {
    onOutput(text) {
      // Test runners print "[12/80] …" as they go.
      const far = text.match(/^\[\d+\/\d+\].*$/gmu)?.at(-1)
      if (far !== undefined) running.set(name, far)
    },
  })
  if (name === 'build') isBuilt = ending.then(({ ok }) => ok)
  return ending
}

function withoutProgress(output: string): string {
  return output
    .split('\n')
    .filter((line) => !/^[·*x-]*(?:\[\d+\/\d+\].*)?$/u.test(line) || line === '')
    .join('\n')
}

async function take(step: Step): Promise<void> {
  running.set(step.name, '')
  print(`${step.name.padEnd(width)}starts at ${clock()}`)
  const ended = await runStep(step)
  running.delete(step.name)
  const counts = countsFor(step, ended)
  passed += counts.passed
  failed += counts.failed
  const says = step.report === undefined ? lastLine(ended.output) : `${counts.passed} passed`
  const time = `${ended.seconds.toFixed(1)} s`.padStart(8)
  print(
    step.name.padEnd(width) +
      (counts.failed === 0
        ? `passed${time}  ${says}`
        : `FAILED${time}\n${withoutProgress(ended.output)}`),
  )
}

/** Runs the steps of a stage, two at a time. */
async function runStage(steps: readonly Step[]): Promise<void> {
  const waiting = steps.values()
  const lane = async (): Promise<void> => {
    for (const step of waiting) await take(step)
  }
  await Promise.all([lane(), lane()])
}

mkdirSync(cache, { recursive: true })
const progress = setInterval(showProgress, process.stdout.isTTY ? 1_000 : 10_000)
for (const stage of stages) await runStage(stage)
clearInterval(progress)
print(`${clock()} in all`)
console.log(`${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1
