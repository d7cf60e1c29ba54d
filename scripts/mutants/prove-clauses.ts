import { citations } from '../clause-check.js'
import type { ClauseMutant } from './clause-mutants.js'
import type { Mutant } from './mutants.js'
import type { Line } from './runner.js'
import { brokenIn, CITING, endlessIn, failedFromStart, linesOf, writePlan } from './runs.js'
import type { Target } from './targets.js'

/** So many mutants are tried for each test that names a clause. */
const TRIED = 60

/** So many mutants that are reached while modules load are tried for the clauses that have none yet. */
const TRIED_LOADING = 80

/** The clauses that a target's tests name. */
function citedIn(lines: readonly Line[]): readonly string[] {
  return [...new Set(lines.flatMap((line) => (line.kind === 'trace' ? citations(line.test) : [])))]
}

/**
 * Looks for a mutant of each clause that a test of it kills: first among those that tests reach while
 * they run, then, for what is left, among those that modules reach while they load.
 */
export async function proveClauses(
  target: Target,
  mutants: readonly Mutant[],
): Promise<{ readonly proofs: readonly ClauseMutant[]; readonly problems: readonly string[] }> {
  // Swapped arguments mostly throw, which says little of what a clause asks.
  const numbered = mutants.map((mutant, id) => ({ id, mutant }))
  let ids = numbered
    .filter(({ mutant }) => mutant.operator !== 'arguments swapped')
    .map(({ id }) => id)
  writePlan(target, numbered)
  const proofs: ClauseMutant[] = []
  const problems: string[] = []
  const proven = (): readonly string[] => proofs.map(({ clause }) => clause)
  const add = (clause: string, id: number, test: string): void => {
    const mutant = mutants[id]
    if (mutant !== undefined && !proven().includes(clause)) proofs.push({ clause, mutant, test })
  }
  let cited: readonly string[] = []
  let loaded: readonly number[] = []
  for (;;) {
    const lines = await linesOf(target, { ids, clauses: TRIED, proven: proven() })
    problems.push(...brokenIn(lines))
    cited = citedIn(lines)
    for (const line of lines) {
      if (line.kind === 'clause') add(line.clause, line.id, line.test)
      if (line.kind === 'loaded') loaded = line.ids
    }
    const endless = endlessIn(lines)
    if (endless === undefined) break
    ids = ids.filter((id) => id !== endless)
  }
  const isGood = ({ id }: { readonly id: number }): boolean => ids.includes(id)
  const reached = numbered.filter(({ id }) => loaded.includes(id))
  const candidates = [...reached.filter(isGood), ...reached.filter((each) => !isGood(each))]
  const step = Math.max(1, Math.ceil(candidates.length / TRIED_LOADING))
  for (const { id } of candidates.filter((_, at) => at % step === 0)) {
    if (cited.every((clause) => proven().includes(clause))) break
    for (const title of await failedFromStart(target, id, CITING))
      for (const clause of citations(title)) if (cited.includes(clause)) add(clause, id, title)
  }
  return { proofs, problems }
}
