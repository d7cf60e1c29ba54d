import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Clauses } from '@ackanomic/core/engine'
import { packages } from './packages.js'

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

/** A page of markdown that prints the tables. */
export function clausePage(tables: readonly Clauses[]): string {
  const escaped = (text: string): string => text.replace(/[|<>*_`[\]{}\\]/g, '\\$&')
  const sections = tables.map(({ rule, of, untestable }) => {
    const rows = Object.entries(of).map(([id, says]) => {
      const proven = untestable.includes(id) ? 'for people to keep' : 'tests'
      return `| ${escaped(id)} | ${escaped(says)} | ${proven} |`
    })
    return `## ${rule}\n\n| clause | what it asks | proven by |\n| --- | --- | --- |\n${rows.join('\n')}\n`
  })
  return `# Clauses\n\nThe rules, cut into single obligations, in our own words.\n\n${sections.join('\n')}`
}
