import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The style sheets of a package, from their names to their sources: `styles.css` is shared by all
 * boards, and `<game>.css` is a board's own.
 */
export function sheetsIn(folder: string): Readonly<Record<string, readonly string[]>> {
  const source = join(folder, 'src')
  const base = join(source, 'base.css')
  const sheets = existsSync(base)
    ? [['styles.css', [base, ...cssIn(join(source, 'parts'))]] as const]
    : []
  const own = readdirSync(source)
    .filter((name) => existsSync(join(source, name, 'board.css')))
    .map((name) => [`${name}.css`, cssIn(join(source, name))] as const)
  return Object.fromEntries([...sheets, ...own])
}

function cssIn(folder: string): readonly string[] {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  return sheets.sort().map((name) => join(folder, name))
}

export function sheetOf(sources: readonly string[]): string {
  return sources.map((path) => readFileSync(path, 'utf8')).join('\n')
}
