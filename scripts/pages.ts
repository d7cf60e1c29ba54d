import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { root, workspaces } from './packages.js'

export interface Page {
  /** Its path from the root, with slashes. */
  readonly file: string
  readonly text: string
}

/** The paths of all files under a folder; none if it doesn't exist. */
export function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, file),
  )
}

export function pageAt(path: string): Page {
  return { file: relative(root, path).replaceAll(sep, '/'), text: readFileSync(path, 'utf8') }
}

/** The fragment of a link to a heading, as on GitHub. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
}

/** The pages for people: READMEs, guides, the site and so on, without the generated docs. */
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
