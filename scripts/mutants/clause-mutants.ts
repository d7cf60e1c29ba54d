import { readFileSync } from 'node:fs'
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

/** The rows of the page as it stands, by clause. */
function knownRows(): ReadonlyMap<string, string> {
  const rows = readFileSync(CLAUSE_PAGE, 'utf8').split('\n')
  return new Map(
    rows.flatMap((row) => {
      const clause = /^\| (\S+\/\S+) \|/u.exec(row)?.[1]
      return clause === undefined ? [] : [[clause, row] as const]
    }),
  )
}

function rowOf({ clause, mutant: { file, place, before, after } }: ClauseMutant): string {
  const where = `${file.replace(/^packages\//u, '').replace('/src/', '/')} ${place}`
  return `| ${clause} | ${where.replaceAll('|', '\\|')} | ${inCell(before)} | ${inCell(after)} |`
}

/** The row of each clause that has a mutant: one that was found, or the one that the page has. */
export function clauseRows(found: readonly ClauseMutant[]): ReadonlyMap<string, string> {
  return new Map([...knownRows(), ...found.map((each) => [each.clause, rowOf(each)] as const)])
}

/** The testable clauses for which no mutant was found. */
export function withoutMutant(
  tables: readonly Clauses[],
  rows: ReadonlyMap<string, string>,
): readonly string[] {
  return tables.flatMap(testable).filter((clause) => !rows.has(clause))
}

/** A text as code in a cell of a table. */
export function inCell(code: string): string {
  const fence = code.includes('`') ? '``' : '`'
  const gap = fence === '``' ? ' ' : ''
  return `${fence}${gap}${code.replaceAll('|', '\\|')}${gap}${fence}`
}

/** Why a clause has none, where it is known. */
const WITHOUT: Readonly<Record<string, string>> = {
  '1250.5/2(2)': 'a Joker lacks these fields, and no change adds what is not there',
  '1250.6/2(2)': 'a Wild lacks these fields, and no change adds what is not there',
}

/** The page, rule by rule. */
export function clauseMutantPage(
  tables: readonly Clauses[],
  rows: ReadonlyMap<string, string>,
): string {
  const sections = tables.flatMap((table) => {
    const own = testable(table).flatMap((clause) => rows.get(clause) ?? [])
    return own.length === 0
      ? []
      : [
          `## ${table.rule}`,
          '',
          '| clause | where | what stands there | what the test notices |',
          '|---|---|---|---|',
          ...own,
          '',
        ]
  })
  const without = withoutMutant(tables, rows)
  return [
    '# A mutant for each clause',
    '',
    '<!-- words: shown -->',
    '',
    `A clause counts as tested if a test that names it can fail. For each clause this page shows one change of the code with which such a test fails. \`npm run mutants -- --clauses --write\` looks for them and writes the page. ${without.length} of ${tables.flatMap(testable).length} clauses have none:`,
    '',
    ...without.map((clause) => `- ${clause}: ${WITHOUT[clause] ?? 'none was found'}`),
    '',
    ...sections,
    '<!-- words: checked -->',
    '',
  ].join('\n')
}
