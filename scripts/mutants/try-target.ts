import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../command.js'
import { cache } from '../packages.js'
import type { Report } from '../report.js'
import type { Numbered } from './instrument.js'
import type { Mutant } from './mutants.js'
import type { Plan } from './plan.js'
import type { Line, Orders } from './runner.js'
import type { Target } from './targets.js'

/** How a mutant came out. */
export interface Verdict {
  readonly mutant: Mutant
  /** The test that fails with it; null if none does. */
  readonly killedBy: string | null
  /** How many tests reach it. */
  readonly tests: number
  /** Whether it needs a process of its own and had none. */
  readonly isLeftOut: boolean
}

/** What came of a target. */
export interface Trial {
  readonly verdicts: readonly Verdict[]
  /** Tests that already fail without a mutant, and what else went wrong. */
  readonly problems: readonly string[]
  readonly lines: readonly Line[]
}

const folder = join(cache, 'mutants')

/** The command that runs the tests of a target. */
function commandOf({ tests, shrinks }: Target, environment: string, options: string): string {
  const all = `${environment}${shrinks ? ' MUTANT_SHRINKS=1' : ''}`
  return `${all} vitest run --config scripts/mutants/vitest.config.ts ${options} ${tests.join(' ')}`
}

/** Writes what the run of a target reads, and says where. */
function written(
  target: Target,
  mutants: readonly Numbered[],
  orders: Orders,
): Readonly<Record<'plan' | 'orders', string>> {
  mkdirSync(folder, { recursive: true })
  const byFile = new Map<string, Numbered[]>()
  for (const each of mutants)
    byFile.set(each.mutant.file, [...(byFile.get(each.mutant.file) ?? []), each])
  const plan: Plan = Object.fromEntries(byFile)
  const files = {
    plan: join(folder, `${target.name}.plan.json`),
    orders: join(folder, `${target.name}.orders.json`),
  }
  writeFileSync(files.plan, JSON.stringify(plan))
  writeFileSync(files.orders, JSON.stringify(orders))
  rmSync(orders.results, { force: true })
  return files
}

/** Runs the tests of a target with a mutant on from the start; the first test that fails, if one does. */
async function killerFromStart(target: Target, plan: string, id: number): Promise<string | null> {
  const report = join(folder, `${target.name}.${id}.json`)
  rmSync(report, { force: true })
  const options = `--bail 1 --reporter=json --outputFile=${report}`
  const { ok, output } = await run(commandOf(target, `MUTANT_PLAN=${plan} MUTANT=${id}`, options))
  if (ok) return null
  if (!existsSync(report)) return `a run that ends early: ${output.slice(-200)}`
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  rmSync(report)
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const test = assertionResults.find((each) => each.status === 'failed')
    if (test !== undefined) return [test.title]
    return status === 'failed' ? [`what ${name.split('/').at(-1)} loads`] : []
  })
  return failed[0] ?? 'a run that fails'
}

/** Tries mutants of a target: all in one process, and those that are reached while modules load each in its own. */
export async function tryTarget(
  target: Target,
  mutants: readonly Mutant[],
  needsNoProcess: (mutant: Mutant) => boolean,
  orders: Pick<Orders, 'clauses'> = {},
): Promise<Trial> {
  const numbered = mutants.map((mutant, id) => ({ id, mutant }))
  const results = join(folder, `${target.name}.results.jsonl`)
  // Swapped arguments mostly throw, which says little of what a clause asks.
  const isGood = ({ mutant }: Numbered): boolean =>
    orders.clauses === undefined || mutant.operator !== 'arguments swapped'
  const ids = numbered.filter(isGood).map(({ id }) => id)
  const files = written(target, numbered, { files: target.tests.length, ids, results, ...orders })
  const environment = `MUTANT_PLAN=${files.plan} MUTANTS=${files.orders}`
  // Only tests that name clauses have anything to say of them.
  const options = orders.clauses === undefined ? '' : "-t '\\[[^\\]]+/'"
  const { output } = await run(commandOf(target, environment, options))
  writeFileSync(join(folder, `${target.name}.log`), output)
  const text = existsSync(results) ? readFileSync(results, 'utf8').trim() : ''
  const lines = text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Line]))
  const problems = lines.flatMap((line) => {
    if (line.kind === 'broken') return [`fails without a mutant: ${line.test}: ${line.problem}`]
    return []
  })
  const verdicts: Verdict[] = []
  for (const line of lines) {
    if (line.kind !== 'killed' && line.kind !== 'survived') continue
    const mutant = mutants[line.id]
    if (mutant === undefined) continue
    if (line.kind === 'killed')
      verdicts.push({ mutant, killedBy: line.test, tests: 1, isLeftOut: false })
    else {
      const isTriedAgain = line.loading && !needsNoProcess(mutant)
      const killedBy = isTriedAgain ? await killerFromStart(target, files.plan, line.id) : null
      const isLeftOut = line.loading && !isTriedAgain
      verdicts.push({ mutant, killedBy, tests: line.tests, isLeftOut })
    }
  }
  if (orders.clauses === undefined && verdicts.length < ids.length)
    problems.push(`${ids.length - verdicts.length} mutants have no verdict: see ${target.name}.log`)
  return { verdicts, problems, lines }
}
