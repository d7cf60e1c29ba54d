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
    '<!-- words: shown -->',
    '',
    'A clause counts as tested if a test that names it can fail. For each clause this page shows one change of the code with which such a test fails. `npm run mutants -- --clauses --write` looks for them and writes the page. It tries the mutants that a test reaches while it runs; what is made while modules load, such as the cards of a deck, it does not change. So these clauses have none:',
    '',
    withoutMutant(tables, found).join(', '),
    '',
    ...sections,
    '<!-- words: checked -->',
    '',
  ].join('\n')
}
