/**
 * Changes the engines in small ways and sees whether their tests notice: `npm run mutants`. The
 * names of targets may follow, `--seed N`, `--one-in N` for how many of all mutants are tried, and
 * `--quick` to leave out those that need a process of their own, `--again` to try the survivors of the
 * page only, and `--clauses` to look for a mutant that the tests of each clause kill. `--write` writes
 * the page; what was not tried stands there as before.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { clauseTables } from '../clause-tables.js'
import {
  CLAUSE_PAGE,
  type ClauseMutant,
  clauseMutantPage,
  clauseRows,
  withoutMutant,
} from './clause-mutants.js'
import { EQUIVALENTS } from './equivalents.js'
import { isDrawn, type Mutant } from './mutants.js'
import { proveClauses } from './prove-clauses.js'
import {
  inWords,
  knownScore,
  knownSurvivors,
  SCORE_PAGE,
  scorePage,
  type TargetScore,
} from './score-page.js'
import { clauseMutantsOf, mutantsOfTarget, type Target, targets } from './targets.js'
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
    again: { type: 'boolean' },
  },
})
const seed = Number(values.seed ?? 1250)
const oneIn = Number(values['one-in'] ?? 16)

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
  const known = values.again === true ? knownScore(target) : undefined
  const drawn = all.filter((mutant) =>
    known === undefined ? isDrawn(mutant, seed, oneIn) : isKnown(mutant.key),
  )
  const trial = await tryTarget(target, drawn, needsNoProcess)
  const survivors = trial.verdicts.filter(({ killedBy }) => killedBy === null)
  const explained = survivors.filter(({ mutant }) => isExplained(mutant))
  const left = survivors.filter(({ mutant, isLeftOut }) => isLeftOut && !isExplained(mutant))
  const unexplained = survivors.filter((each) => !explained.includes(each) && !left.includes(each))
  const score = {
    target,
    mutants: all.length,
    tried: known?.tried ?? trial.verdicts.length - left.length,
    equivalent: (known?.equivalent ?? 0) + explained.length,
    survived: unexplained.length,
    leftOut: known?.leftOut ?? left.length,
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
  const found = await proveClauses(target, clauseMutantsOf(target))
  problems.push(...found.problems.map((problem) => `${target.name}: ${problem}`))
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${target.name}: ${found.proofs.length} clauses; ${seconds} s`)
  return found.proofs
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
  const rows = clauseRows((await forAll(clausesOf)).flat())
  const tables = await clauseTables()
  const without = withoutMutant(tables, rows)
  console.log(`${without.length} clauses have none: ${without.join(', ')}`)
  if (values.write === true) writeFileSync(CLAUSE_PAGE, clauseMutantPage(tables, rows))
} else {
  const scores = await forAll(scoreOf)
  const all = targets()
  const keys = new Set(all.flatMap(mutantsOfTarget).map(({ key }) => key))
  for (const key of Object.keys(EQUIVALENTS))
    if (!keys.has(key)) problems.push(`explained, but no longer there: ${key}`)
  const rows = all.flatMap(
    (each) => scores.find(({ target }) => target.name === each.name) ?? knownScore(each) ?? [],
  )
  if (values.write === true) writeFileSync(SCORE_PAGE, scorePage(rows, { seed, oneIn }))
}
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exitCode = 1
