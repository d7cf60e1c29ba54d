import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { root, workspaces } from './packages.js'

/** A text file of the repository. */
export interface Page {
  /** Its path from the root, with slashes. */
  readonly file: string
  readonly text: string
}

/** The paths of all files under a folder; none when there is no such folder. */
export function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, file),
  )
}

/** Reads a file. */
export function pageAt(path: string): Page {
  return { file: relative(root, path).replaceAll(sep, '/'), text: readFileSync(path, 'utf8') }
}

/** The pages that people read: READMEs, also among sources, how to contribute, security, the guides, the site; not the generated docs. */
export function pages(): Page[] {
  const generated = join(root, 'docs', 'api') + sep
  return [
    ...['.', ...workspaces, 'examples', 'bench'].map((folder) => join(root, folder, 'README.md')),
    join(root, 'CONTRIBUTING.md'),
    join(root, 'SECURITY.md'),
    join(root, 'site', 'index.md'),
    ...workspaces
      .flatMap((folder) => filesUnder(join(root, folder, 'src')))
      .filter((path) => basename(path) === 'README.md'),
    ...filesUnder(join(root, 'docs')).filter((path) => !path.startsWith(generated)),
  ]
    .filter((path) => path.endsWith('.md') && existsSync(path))
    .map(pageAt)
}
