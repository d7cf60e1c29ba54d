import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The style sheets of a package, from their names to their sources: `styles.css` is shared by all
 * boards, and `<game>.css` is a board's own.
 */
export function sheetsIn(folder: string): Readonly<Record<string, readonly string[]>> {
  const source = join(folder, 'src')
  const base = join(source, 'base.css')
  const sheets = existsSync(base) ? [['styles.css', [base, ...partsIn(source)]] as const] : []
  const own = readdirSync(source)
    .map((name) => [`${name}.css`, [join(source, name, 'board.css')]] as const)
    .filter(([, [path]]) => existsSync(path as string))
  return Object.fromEntries([...sheets, ...own])
}

function partsIn(source: string): readonly string[] {
  const parts = readdirSync(join(source, 'parts')).filter((name) => name.endsWith('.css'))
  return parts.sort().map((name) => join(source, 'parts', name))
}

export function sheetOf(sources: readonly string[]): string {
  return sources.map((path) => readFileSync(path, 'utf8')).join('\n')
}
