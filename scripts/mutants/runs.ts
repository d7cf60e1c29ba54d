import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../command.js'
import { cache } from '../packages.js'
import type { Report } from '../report.js'
import type { Numbered } from './instrument.js'
import type { Plan } from './plan.js'
import type { Line, Orders } from './runner.js'
import type { Target } from './targets.js'

const folder = join(cache, 'mutants')

/** A mutant that says nothing for so many seconds has no end; a law takes a minute at most. */
const SILENCE = 300

/** The command that runs the tests of a target. */
function commandOf({ tests, shrinks }: Target, environment: string, options: string): string {
  const all = `${environment}${shrinks ? ' MUTANT_SHRINKS=1' : ''}`
  return `${all} vitest run --config scripts/mutants/vitest.config.ts ${options} ${tests.join(' ')}`
}

/** Only tests that name clauses have anything to say of them. */
export const CITING = "-t '\\[[^\\]]+/'"

const planOf = ({ name }: Target): string => join(folder, `${name}.plan.json`)

/** Writes the mutants that a target's sources are loaded with. */
export function writePlan(target: Target, mutants: readonly Numbered[]): void {
  mkdirSync(folder, { recursive: true })
  const byFile = new Map<string, Numbered[]>()
  for (const each of mutants)
    byFile.set(each.mutant.file, [...(byFile.get(each.mutant.file) ?? []), each])
  const plan: Plan = Object.fromEntries(byFile)
  writeFileSync(planOf(target), JSON.stringify(plan))
}

/** Runs a command until it ends, or until a file has not grown for too long. */
async function runWatched(command: string, file: string): Promise<string> {
  const stop = new AbortController()
  let size = -1
  let silent = 0
  const watch = setInterval(() => {
    const now = existsSync(file) ? statSync(file).size : 0
    silent = now === size ? silent + 1 : 0
    size = now
    if (silent === SILENCE) stop.abort()
  }, 1_000)
  const { output } = await run(command, undefined, stop.signal)
  clearInterval(watch)
  return output
}

/** Runs the tests of a target in one process by its orders; what they came to, line by line. */
export async function linesOf(
  target: Target,
  orders: Omit<Orders, 'files' | 'results'>,
): Promise<readonly Line[]> {
  const results = join(folder, `${target.name}.results.jsonl`)
  const path = join(folder, `${target.name}.orders.json`)
  rmSync(results, { force: true })
  writeFileSync(path, JSON.stringify({ ...orders, files: target.tests.length, results }))
  const environment = `MUTANT_PLAN=${planOf(target)} MUTANTS=${path}`
  const options = orders.clauses === undefined ? '' : CITING
  const output = await runWatched(commandOf(target, environment, options), results)
  writeFileSync(join(folder, `${target.name}.log`), output)
  if (!existsSync(results)) return []
  const lines = readFileSync(results, 'utf8').split('\n')
  return lines.flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as Line] : []))
}

/** Runs the tests of a target with a mutant on from the start; the titles of those that fail. */
export async function failedFromStart(
  target: Target,
  id: number,
  options: string,
): Promise<string[]> {
  const report = join(folder, `${target.name}.${id}.json`)
  rmSync(report, { force: true })
  const reporting = `${options} --reporter=json --outputFile=${report}`
  const command = commandOf(target, `MUTANT_PLAN=${planOf(target)} MUTANT=${id}`, reporting)
  const limit = AbortSignal.timeout(SILENCE * 1_000)
  const { ok, output } = await run(command, undefined, limit)
  if (ok) return []
  if (!existsSync(report)) return [`a run that ends early: ${output.slice(-200)}`]
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  rmSync(report)
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const titles = assertionResults.flatMap((test) => (test.status === 'failed' ? test.title : []))
    return titles.length === 0 && status === 'failed'
      ? [`what ${name.split('/').at(-1)} loads`]
      : titles
  })
  return failed.length === 0 ? ['a run that fails'] : failed
}

/** The mutant that a run was at when it stopped; undefined if it came to its end. */
export function endlessIn(lines: readonly Line[]): number | undefined {
  const last = lines.at(-1)
  return last?.kind === 'begun' ? last.id : undefined
}

export const brokenIn = (lines: readonly Line[]): readonly string[] =>
  lines.flatMap((line) =>
    line.kind === 'broken' ? [`fails without a mutant: ${line.test}: ${line.problem}`] : [],
  )
