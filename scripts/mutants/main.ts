/**
 * Changes the engines in small ways and sees whether their tests notice: `npm run mutants`. The
 * names of targets may follow, `--seed N`, `--one-in N` for how many of all mutants are tried, and
 * `--clauses` to look for a mutant that the tests of each clause kill. `--write` writes the page.
 */
import { parseArgs } from 'node:util'
import { EQUIVALENTS } from './equivalents.js'
import { isDrawn, type Mutant } from './mutants.js'
import { mutantsOfTarget, type Target, targets } from './targets.js'
import { type Trial, tryTarget } from './try-target.js'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    'one-in': { type: 'string' },
    jobs: { type: 'string' },
    clauses: { type: 'boolean' },
    write: { type: 'boolean' },
  },
})
const seed = Number(values.seed ?? 1250)
const oneIn = Number(values['one-in'] ?? 16)

const isExplained = ({ key }: Mutant): boolean => Object.hasOwn(EQUIVALENTS, key)

const chosen = targets().filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
)

async function scoreOf(target: Target): Promise<Trial> {
  const began = performance.now()
  const all = mutantsOfTarget(target)
  const trial = await tryTarget(
    target,
    all.filter((mutant) => isDrawn(mutant, seed, oneIn)),
    isExplained,
  )
  const { verdicts, problems } = trial
  const survivors = verdicts.filter(({ killedBy }) => killedBy === null)
  const unexplained = survivors.filter(({ mutant }) => !isExplained(mutant))
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(
    `${target.name}: ${all.length} mutants, ${verdicts.length} tried, ${verdicts.length - survivors.length} killed, ${survivors.length - unexplained.length} equivalent, ${unexplained.length} survived; ${seconds} s`,
  )
  for (const { mutant, tests } of unexplained)
    console.log(`  ${tests} tests; line ${mutant.line}; ${mutant.operator}; ${mutant.key}`)
  for (const problem of problems) console.log(`  ${problem}`)
  return trial
}

const waiting = [...chosen]
async function work(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await scoreOf(next)
}
await Promise.all(Array.from({ length: Number(values.jobs ?? 2) }, work))
