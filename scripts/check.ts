/**
 * Runs everything that must hold, each step an npm script of its own, goes on after a failure, and
 * ends with the real counts: every test, and one more for each other step. The unit tests take every
 * core and have the machine for themselves; after them two steps at a time run beside each other.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Ended, run } from './command.js'
import { cache, root } from './packages.js'
import { countsOf, type Report } from './report.js'

interface Counts {
  readonly passed: number
  readonly failed: number
}

interface Step {
  readonly name: string
  readonly line: string
  /** The step without which this one would only say the same again. */
  readonly needs?: string
  /** How many checks it stands for; one, when it doesn't say. */
  readonly counts?: (ended: Ended) => Counts
}

/** The reports of the steps that are tests of vitest. */
const reports = { tests: '.cache/vitest.json', servers: '.cache/servers.json' } as const

/** Leaves a report: its path is absolute, since each run has a root of its own. */
const reporting = (name: keyof typeof reports): string =>
  `-- --outputFile.json="${join(root, reports[name])}"`

const unit: readonly Step[] = [
  {
    name: 'tests',
    line: `npm run --silent test:unit ${reporting('tests')}`,
    counts: (ended) => countsIn(reports.tests, ended),
  },
  { name: 'clauses', line: `tsx scripts/clauses.ts ${reports.tests}` },
]

/** The longest first, so that neither of the two waits long for the other at the end. */
const others: readonly Step[] = [
  { name: 'build', line: 'npm run --silent build' },
  { name: 'browser', line: 'npm run --silent test:browser' },
  {
    name: 'servers',
    line: `npm run --silent test:servers ${reporting('servers')}`,
    counts: (ended) => countsIn(reports.servers, ended),
  },
  { name: 'tarballs', needs: 'build', line: 'npm run --silent pack:install' },
  { name: 'examples', line: 'npm run --silent examples' },
  { name: 'types', line: 'npm run --silent types' },
  { name: 'api docs', line: 'npm run --silent docs' },
  { name: 'package lint', needs: 'build', line: 'npm run --silent pack:lint' },
  { name: 'api reports', needs: 'build', line: 'npm run --silent api -- --check' },
  { name: 'sizes', needs: 'build', line: 'npm run --silent sizes -- --silent' },
  { name: 'entry points', line: 'npm run --silent exports -- --check' },
  { name: 'nothing unused', line: 'npm run --silent unused' },
  { name: 'arrows', line: 'npm run --silent arrows' },
  { name: 'format and lint', line: 'npm run --silent lint -- --colors=off' },
  { name: 'game lists', line: 'npm run --silent games -- --check' },
  { name: 'links', line: 'npm run --silent links' },
  { name: 'lock file', line: 'npm run --silent lock' },
  { name: 'workflows', line: 'npm run --silent workflows' },
]

function countsIn(report: string, { ok }: Ended): Counts {
  try {
    const text = readFileSync(join(root, report), 'utf8')
    const { passed, failed } = countsOf(JSON.parse(text) as Report)
    return { passed, failed: ok ? failed : Math.max(failed, 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const one = ({ ok }: Ended): Counts => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

function lastLine(output: string): string {
  return output.trimEnd().split('\n').at(-1)?.trim() ?? ''
}

const taken = new Map<string, Promise<Counts>>()

async function take({ name, line, needs = '', counts = one }: Step): Promise<Counts> {
  const before = await taken.get(needs)
  const ended =
    before !== undefined && before.failed > 0
      ? { ok: false, output: `not tried: ${needs} failed\n`, seconds: 0 }
      : await run(line)
  const here = counts(ended)
  const time = `${ended.seconds.toFixed(1)} s`.padStart(8)
  const says = counts === one ? lastLine(ended.output) : `${here.passed} passed`
  const how = here.failed === 0 ? `passed${time}  ${says}` : `FAILED${time}\n${ended.output}`
  console.log(name.padEnd(17) + how)
  return here
}

/** Runs the steps in their order, so many at a time, each as soon as one before it has ended. */
async function all(steps: readonly Step[], beside: number): Promise<void> {
  const waiting = steps.values()
  const lane = async (): Promise<void> => {
    for (const step of waiting) {
      const counts = take(step)
      taken.set(step.name, counts)
      await counts
    }
  }
  await Promise.all(Array.from({ length: beside }, lane))
}

mkdirSync(cache, { recursive: true })
for (const report of Object.values(reports)) rmSync(join(root, report), { force: true })
await all(unit, 1)
await all(others, 2)
let passed = 0
let failed = 0
for (const counts of taken.values()) {
  passed += (await counts).passed
  failed += (await counts).failed
}
console.log(`${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1
