import type { Clauses } from '@ackanomic/core/engine'

export interface Tested {
  readonly title: string
  readonly passed: boolean
}

export interface RuleProof {
  readonly rule: string
  readonly clauses: number
  readonly testable: number
  readonly tested: number
}

export interface ClauseReport {
  readonly rules: readonly RuleProof[]
  /** One line for each fault; none if every testable clause is proven. */
  readonly problems: readonly string[]
}

/**
 * The clauses that a test's title names, in square brackets at its end: `… [1250.7/4f(1), …]`, or
 * one pair of brackets after another.
 */
export function citations(title: string): readonly string[] {
  const named = /(?:\[[^[\]]+\]\s*)+$/.exec(title.trim())?.[0] ?? ''
  return named.split(/[[\],\s]+/).filter((id) => id.includes('/'))
}

/**
 * Compares the clause tables with the tests: a passed test must name each testable clause, and no
 * test may name an unknown clause.
 */
export function checkClauses(tables: readonly Clauses[], tests: readonly Tested[]): ClauseReport {
  const problems: string[] = []
  const rules = new Map<string, Clauses>()
  for (const table of tables) {
    if (rules.has(table.rule)) problems.push(`${table.rule} has two clause tables`)
    else rules.set(table.rule, table)
  }

  const proven = new Set<string>()
  for (const { title, passed } of tests) {
    for (const id of citations(title)) {
      const [rule = '', ...rest] = id.split('/')
      const table = rules.get(rule)
      if (table !== undefined && !Object.hasOwn(table.of, rest.join('/')))
        problems.push(`${id} is no clause, but is named by “${title}”`)
      if (passed) proven.add(id)
    }
  }

  const proofs = [...rules.values()].map(({ rule, of, untestable }) => {
    const ids = Object.keys(of)
    const testable = ids.filter((id) => !untestable.includes(id))
    const missing = testable.filter((id) => !proven.has(`${rule}/${id}`))
    for (const id of missing) problems.push(`${rule}/${id} has no passing test: ${of[id]}`)
    return {
      rule,
      clauses: ids.length,
      testable: testable.length,
      tested: testable.length - missing.length,
    }
  })
  return { rules: proofs, problems }
}
