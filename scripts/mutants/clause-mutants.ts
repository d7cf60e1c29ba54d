import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Clauses } from '@ackanomic/core/engine'
import { root } from '../packages.js'
import type { Mutant } from './mutants.js'

/** A clause with a change of the code that a test of it notices. */
export interface ClauseMutant {
  /** As in `1250.7/4e(1)`. */
  readonly clause: string
  readonly mutant: Mutant
  /** The title of the test. */
  readonly test: string
}

/** The page that shows, for each clause, a mutant that a test of it kills. */
export const CLAUSE_PAGE: string = join(root, 'docs/project/clause-mutants.md')

function testable({ rule, of, untestable }: Clauses): readonly string[] {
  return Object.keys(of).flatMap((id) => (untestable.includes(id) ? [] : [`${rule}/${id}`]))
}

/** The testable clauses for which no mutant was found. */
export function withoutMutant(
  tables: readonly Clauses[],
  found: readonly ClauseMutant[],
): readonly string[] {
  const proven = new Set(found.map(({ clause }) => clause))
  return tables.flatMap(testable).filter((clause) => !proven.has(clause))
}

/** The testable clauses that the page as it stands knows no mutant for. */
export function missingOnPage(tables: readonly Clauses[]): readonly string[] {
  const text = existsSync(CLAUSE_PAGE) ? readFileSync(CLAUSE_PAGE, 'utf8') : ''
  const there = new Set([...text.matchAll(/^\| (\S+) \| /gmu)].map(([, clause]) => clause))
  return tables.flatMap(testable).filter((clause) => !there.has(clause))
}

/** A text as code in a cell of a table. */
export function inCell(code: string): string {
  const fence = code.includes('`') ? '``' : '`'
  const gap = fence === '``' ? ' ' : ''
  return `${fence}${gap}${code.replaceAll('|', '\\|')}${gap}${fence}`
}

/** The page, rule by rule. */
export function clauseMutantPage(
  tables: readonly Clauses[],
  found: readonly ClauseMutant[],
): string {
  const byClause = new Map(found.map((each) => [each.clause, each]))
  const sections = tables.flatMap((table) => {
    const rows = testable(table).flatMap((clause) => {
      const each = byClause.get(clause)
      if (each === undefined) return []
      const { file, place, before, after } = each.mutant
      const where = `${file.replace(/^packages\//u, '').replace('/src/', '/')} ${place}`
      return [
        `| ${clause} | ${where.replaceAll('|', '\\|')} | ${inCell(before)} | ${inCell(after)} |`,
      ]
    })
    return rows.length === 0
      ? []
      : [
          `## ${table.rule}`,
          '',
          '| clause | where | what stands there | what the test notices |',
          '|---|---|---|---|',
          ...rows,
          '',
        ]
  })
  return [
    '# A mutant for each clause',
    '',
    'A clause counts as tested if a test that names it can fail. For each clause this page shows one change of the code with which such a test fails. `npm run mutants -- --clauses --write` looks for them and writes the page; `npm run test:deep` looks for them again, and fails if there is a clause without one.',
    '',
    ...sections,
  ].join('\n')
}
