import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packages } from './packages.js'

/** The package that ships a style sheet. */
const react = packages.find(({ name }) => name === '@ackanomic/react')

/** The one style sheet of the boards: what all share, then each board's own, by the alphabet. */
export function styles(): string {
  if (react === undefined) throw new Error('There is no package with boards.')
  const source = join(react.folder, 'src')
  const own = readdirSync(source)
    .map((name) => join(source, name, 'board.css'))
    .filter((path) => existsSync(path))
    .sort()
  const parts = readdirSync(join(source, 'parts')).filter((name) => name.endsWith('.css'))
  const shared = ['base.css', ...parts.sort().map((name) => join('parts', name))].map((name) =>
    join(source, name),
  )
  return [...shared, ...own].map((path) => readFileSync(path, 'utf8')).join('\n')
}
