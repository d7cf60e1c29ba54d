/**
 * Runs everything that must hold and ends with the counts: every test, and one more for each other
 * step. Wireit knows what each step reads, and skips one that passed on the same files; it tells
 * neither counts nor which of many scripts failed, so that the order and the sums stand here. The unit
 * tests have all cores for themselves; after them two steps at a time run beside each other.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Ended, run } from './command.js'
import { cache } from './packages.js'
import { countsOf, countsOfBrowser } from './report.js'

interface Counts {
  readonly passed: number
  readonly failed: number
}

/** The steps that are tests, with the reports that they leave. */
const REPORTS: Readonly<Record<string, string>> = {
  tests: 'vitest.json',
  servers: 'servers.json',
  browser: 'browser.json',
}

const FIRST = ['tests', 'clauses']

/** The longest first, so that neither of the two waits long for the other at the end. */
const THEN = [
  'build',
  'browser',
  'servers',
  'tarballs',
  'examples',
  'types',
  'api-docs',
  'package-lint',
  'api-reports',
  'sizes',
  'entry-points',
  'unused',
  'arrows',
  'lint',
  'game-lists',
  'links',
  'words',
  'lock',
  'workflows',
]

/** What is not tried where the build failed. */
const OF_THE_BUILD: readonly string[] = ['tarballs', 'package-lint', 'api-reports', 'sizes']

function countsFor(step: string, { ok }: Ended): Counts {
  const report = REPORTS[step]
  if (report === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  try {
    const text = readFileSync(join(cache, report), 'utf8')
    const written = JSON.parse(text)
    const { passed, failed } = step === 'browser' ? countsOfBrowser(written) : countsOf(written)
    return { passed, failed: ok ? failed : Math.max(failed, 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** What a step says at its end, without what Wireit says of it. */
function summaryOf(step: string, output: string): string {
  if (output.includes(`[check:${step}] Already fresh`)) return 'as before'
  if (output.includes(`[check:${step}] Restored from cache`)) return 'as once before'
  const said = output.split('\n').filter((line) => !/^\S+ \[check:/u.test(line))
  return said.findLast((line) => line.trim() !== '')?.trim() ?? ''
}

let passed = 0
let failed = 0
let built: Promise<boolean> = Promise.resolve(true)

async function runStep(step: string): Promise<Ended> {
  if (OF_THE_BUILD.includes(step) && !(await built))
    return { ok: false, output: 'not tried: the build failed\n', seconds: 0 }
  const running = run(`npm run --silent check:${step}`)
  if (step === 'build') built = running.then(({ ok }) => ok)
  return running
}

async function take(step: string): Promise<void> {
  const ended = await runStep(step)
  const counts = countsFor(step, ended)
  const time = `${ended.seconds.toFixed(1)} s`.padStart(8)
  const says = step in REPORTS ? `${counts.passed} passed` : summaryOf(step, ended.output)
  const how = counts.failed === 0 ? `passed${time}  ${says}` : `FAILED${time}\n${ended.output}`
  console.log(step.padEnd(14) + how)
  passed += counts.passed
  failed += counts.failed
}

/** Takes the steps in their order, so many at a time, each as soon as one before it has ended. */
async function all(steps: readonly string[], beside: number): Promise<void> {
  const waiting = steps.values()
  const lane = async (): Promise<void> => {
    for (const step of waiting) await take(step)
  }
  await Promise.all(Array.from({ length: beside }, lane))
}

process.env.WIREIT_LOGGER = 'simple'
mkdirSync(cache, { recursive: true })
await all(FIRST, 1)
await all(THEN, 2)
console.log(`${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1
