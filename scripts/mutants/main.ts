/**
 * Changes the engines in small ways and sees whether their tests notice: `npm run mutants`. The
 * names of targets may follow, `--seed N`, `--one-in N` for how many of all mutants are tried, and
 * `--quick` to leave out those that need a process of their own, and `--clauses` to look for a mutant that the tests of each clause kill. `--write` writes the page.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { clauseTables } from '../clause-tables.js'
import {
  CLAUSE_PAGE,
  type ClauseMutant,
  clauseMutantPage,
  withoutMutant,
} from './clause-mutants.js'
import { EQUIVALENTS } from './equivalents.js'
import { isDrawn, type Mutant } from './mutants.js'
import { inWords, knownSurvivors, SCORE_PAGE, scorePage, type TargetScore } from './score-page.js'
import { mutantsOfTarget, type Target, targets } from './targets.js'
import { tryTarget } from './try-target.js'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    'one-in': { type: 'string' },
    jobs: { type: 'string' },
    clauses: { type: 'boolean' },
    write: { type: 'boolean' },
    quick: { type: 'boolean' },
  },
})
const seed = Number(values.seed ?? 1250)
const oneIn = Number(values['one-in'] ?? 16)

/** So many mutants are tried for each test that names a clause. */
const TRIED = 60

const isExplained = ({ key }: Mutant): boolean => Object.hasOwn(EQUIVALENTS, key)
const isKnown = knownSurvivors()
const needsNoProcess = values.quick === true ? () => true : isExplained

const chosen = targets().filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
)
const problems: string[] = []

async function scoreOf(target: Target): Promise<TargetScore> {
  const began = performance.now()
  const all = mutantsOfTarget(target)
  const drawn = all.filter((mutant) => isDrawn(mutant, seed, oneIn))
  const trial = await tryTarget(target, drawn, needsNoProcess)
  const survivors = trial.verdicts.filter(({ killedBy }) => killedBy === null)
  const explained = survivors.filter(({ mutant }) => isExplained(mutant))
  const left = survivors.filter(({ mutant, isLeftOut }) => isLeftOut && !isExplained(mutant))
  const unexplained = survivors.filter((each) => !explained.includes(each) && !left.includes(each))
  const score = {
    target,
    mutants: all.length,
    tried: trial.verdicts.length - left.length,
    equivalent: explained.length,
    survived: unexplained.length,
    leftOut: left.length,
    survivors: unexplained.map(({ mutant }) => mutant.key),
  }
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${inWords(score)}; ${seconds} s`)
  problems.push(
    ...trial.problems.map((problem) => `${target.name}: ${problem}`),
    ...unexplained.flatMap(({ mutant, tests }) =>
      isKnown(mutant.key)
        ? []
        : [`survived ${tests} tests, line ${mutant.line}, ${mutant.operator}: ${mutant.key}`],
    ),
  )
  return score
}

async function clausesOf(target: Target): Promise<readonly ClauseMutant[]> {
  const began = performance.now()
  const mutants = mutantsOfTarget(target)
  const trial = await tryTarget(target, mutants, isExplained, { clauses: TRIED })
  problems.push(...trial.problems.map((problem) => `${target.name}: ${problem}`))
  const found = trial.lines.flatMap((line): readonly ClauseMutant[] => {
    const mutant = line.kind === 'clause' ? mutants[line.id] : undefined
    if (line.kind !== 'clause' || mutant === undefined) return []
    return [{ clause: line.clause, mutant, test: line.test }]
  })
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${target.name}: ${found.length} clauses; ${seconds} s`)
  return found
}

/** Does something for all targets that were asked for, a few at a time; the answers in their order. */
async function forAll<T>(work: (target: Target) => Promise<T>): Promise<readonly T[]> {
  const found = new Map<Target, T>()
  const waiting = [...chosen]
  const next = async (): Promise<void> => {
    for (let target = waiting.shift(); target !== undefined; target = waiting.shift())
      found.set(target, await work(target))
  }
  await Promise.all(Array.from({ length: Number(values.jobs ?? 2) }, next))
  return chosen.flatMap((target) => found.get(target) ?? [])
}

if (values.clauses === true) {
  const found = (await forAll(clausesOf)).flat()
  const tables = await clauseTables()
  if (positionals.length === 0) {
    const without = withoutMutant(tables, found)
    console.log(`${without.length} clauses have none: ${without.join(', ')}`)
    if (values.write === true) writeFileSync(CLAUSE_PAGE, clauseMutantPage(tables, found))
  }
} else {
  const scores = await forAll(scoreOf)
  if (positionals.length === 0) {
    const keys = new Set(chosen.flatMap(mutantsOfTarget).map(({ key }) => key))
    for (const key of Object.keys(EQUIVALENTS))
      if (!keys.has(key)) problems.push(`explained, but no longer there: ${key}`)
    if (values.write === true) writeFileSync(SCORE_PAGE, scorePage(scores, { seed, oneIn }))
  }
}
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exitCode = 1
