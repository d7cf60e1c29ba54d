import type { Mutant } from './mutants.js'
import { brokenIn, endlessIn, failedFromStart, linesOf, writePlan } from './runs.js'
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
}

/** Tries mutants of a target: all in one process, and those that are reached while modules load each in its own. */
export async function tryTarget(
  target: Target,
  mutants: readonly Mutant[],
  needsNoProcess: (mutant: Mutant) => boolean,
): Promise<Trial> {
  writePlan(
    target,
    mutants.map((mutant, id) => ({ id, mutant })),
  )
  const verdicts: Verdict[] = []
  const problems: string[] = []
  let waiting = mutants.map((_, id) => id)
  while (waiting.length > 0) {
    const lines = await linesOf(target, { ids: waiting })
    problems.push(...brokenIn(lines))
    const done = new Set<number>()
    for (const line of lines) {
      if (line.kind !== 'killed' && line.kind !== 'survived') continue
      const mutant = mutants[line.id]
      if (mutant === undefined) continue
      done.add(line.id)
      if (line.kind === 'killed')
        verdicts.push({ mutant, killedBy: line.test, tests: 1, isLeftOut: false })
      else {
        const isTriedAgain = line.loading && !needsNoProcess(mutant)
        const failed = isTriedAgain ? await failedFromStart(target, line.id, '--bail 1') : []
        const isLeftOut = line.loading && !isTriedAgain
        verdicts.push({ mutant, killedBy: failed[0] ?? null, tests: line.tests, isLeftOut })
      }
    }
    const endless = endlessIn(lines)
    const stuck = endless === undefined ? undefined : mutants[endless]
    if (endless !== undefined && stuck !== undefined) {
      done.add(endless)
      verdicts.push({ mutant: stuck, killedBy: 'a run without end', tests: 1, isLeftOut: false })
    }
    if (done.size === 0) break
    waiting = waiting.filter((id) => !done.has(id))
  }
  if (waiting.length > 0)
    problems.push(`${waiting.length} mutants have no verdict: see ${target.name}.log`)
  return { verdicts, problems }
}
