import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Clauses } from '@ackanomic/core/engine'
import type { ClausePlaces, SourceLine } from './clause-places.js'
import { BROWSED, packages } from './packages.js'

function isTable(value: unknown): value is Clauses {
  return typeof value === 'object' && value !== null && 'rule' in value && 'of' in value
}

/** The clause tables that every `clauses.ts` of the packages exports, in the order of the rules. */
export async function clauseTables(): Promise<Clauses[]> {
  const found = new Set<Clauses>()
  for (const { folder } of packages) {
    const source = join(folder, 'src')
    if (!existsSync(source)) continue
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((each) => /(^|[\\/])clauses\.ts$/.test(each))) {
      const module: object = await import(pathToFileURL(join(source, file)).href)
      for (const value of Object.values(module)) if (isTable(value)) found.add(value)
    }
  }
  return [...found].sort((a, b) => a.rule.localeCompare(b.rule, 'en', { numeric: true }))
}

/** The number of linked places for a clause; the others are found beside them. */
const LINKED = 3

/** Places as links to the browsed sources. */
function linked(places: readonly SourceLine[] = []): string {
  const links = places
    .slice(0, LINKED)
    .map(({ file, line }) => `[${file.split('/').at(-1)}:${line}](${BROWSED}${file}#L${line})`)
  return places.length > LINKED ? `${links.join(', ')} …` : links.join(', ')
}

/** A page of markdown with a rule, each clause with the code and the tests that name it. */
export function clausePage(
  { rule, of, untestable }: Clauses,
  places: ReadonlyMap<string, ClausePlaces>,
): string {
  const escaped = (text: string): string => text.replace(/[|<>*_`[\]{}\\]/g, '\\$&')
  const rows = Object.entries(of).map(([id, says]) => {
    const { code, tests } = places.get(`${rule}/${id}`) ?? {}
    const proven = untestable.includes(id) ? 'for people to keep' : linked(tests)
    return `| ${escaped(id)} | ${escaped(says)} | ${linked(code)} | ${proven} |`
  })
  return [
    `# ${/^1250/u.test(rule) ? `Rule ${rule}` : rule}, clause by clause`,
    '',
    'Cut into single obligations, in our own words, each with the code that cites it and the tests that prove it.',
    '',
    '| clause | what it asks | code | proven by |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

/** The name of a rule's page, without dots, which would look like a file's. */
export function clausePageName(rule: string): string {
  return rule.replace('.', '-').toLowerCase()
}
