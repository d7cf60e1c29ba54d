import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root: string = fileURLToPath(new URL('..', import.meta.url))

/** The uncommitted intermediate files of scripts. */
export const cache: string = join(root, '.cache')

/** A package.json, as far as the scripts read it. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly author?: string
  readonly homepage?: string
  readonly repository?: { readonly type: string; readonly url: string }
  readonly bugs?: { readonly url: string }
  readonly workspaces?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly exports?: Readonly<Record<string, unknown>>
}

/** A package of this repository that users can install. */
export interface Package {
  readonly name: string
  readonly folder: string
  readonly manifest: Manifest
  /**
   * Its entry points, from the name of the built file (`index`, `testing`) to the source in the
   * folder. These are each `index.ts` in `src` or in a folder of `src`, a game's `rules.ts`,
   * `text.ts` and `tactics.ts`, and each folder of a game with an `index.ts`.
   */
  readonly entries: Readonly<Record<string, string>>
}

/** The parts of a game that can be imported alone. */
const PARTS = ['rules', 'text', 'tactics'] as const

export function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

const { repository } = manifestIn(root)

/** The address where files of the repository are browsed. */
export const BROWSED: string = `${repository?.url.replace(/^git\+|\.git$/gu, '')}/blob/main/`

/** The folders of all workspaces from the root, in the order in which they build. */
export const workspaces: readonly string[] = manifestIn(root).workspaces ?? []

/** All packages under `packages/`, in the order in which they build. */
export const packages: readonly Package[] = workspaces
  .filter((path) => path.startsWith('packages/'))
  .map((path) => {
    const folder = join(root, path)
    const manifest = manifestIn(folder)
    return { name: manifest.name, folder, manifest, entries: entriesIn(folder) }
  })

/** The packages that have something to publish. */
export const publishable: readonly Package[] = packages.filter(
  ({ manifest }) => manifest.private !== true,
)

/** The packages that programs import. The others are commands. */
export const imported: readonly Package[] = publishable.filter(
  ({ entries }) => Object.keys(entries).length > 0,
)

/** The parts of a game, from their names to their sources: `rules.ts`, or `pictures/index.ts`. */
function partsIn(folder: string): readonly (readonly [name: string, source: string])[] {
  if (!existsSync(join(folder, 'game.ts'))) return []
  const rooms = readdirSync(folder, { withFileTypes: true }).filter((item) => item.isDirectory())
  return [
    ...PARTS.map((part) => [part, `${part}.ts`] as const),
    ...rooms.map(({ name }) => [name, `${name}/index.ts`] as const),
  ].filter(([, source]) => existsSync(join(folder, source)))
}

/** The entry points of the package in a folder; see {@link Package}. */
function entriesIn(folder: string): Record<string, string> {
  const source = join(folder, 'src')
  if (!existsSync(source)) return {}
  const found = readdirSync(source, { withFileTypes: true })
    .filter((item) => item.isDirectory() && existsSync(join(source, item.name, 'index.ts')))
    .flatMap(({ name }) => [
      [name, `src/${name}/index.ts`] as const,
      ...partsIn(join(source, name)).map(
        ([part, from]) => [`${name}/${part}`, `src/${name}/${from}`] as const,
      ),
    ])
    .sort()
  const main = existsSync(join(source, 'index.ts')) ? [['index', 'src/index.ts'] as const] : []
  return Object.fromEntries([...main, ...found])
}

/** The name that users import, as in `@ackanomic/core/testing`. */
export function specifier(name: string, subpath: string): string {
  return name + subpath.slice(1)
}

/** The entry points that read files, and so are not for browsers. */
export const nodeOnly: readonly string[] = [
  '@ackanomic/games/fictionary-wordnet',
  '@ackanomic/club',
  '@ackanomic/host',
  '@ackanomic/arena',
  '@ackanomic/mcp',
  '@ackanomic/host/bots',
  '@ackanomic/host/cli',
  '@ackanomic/host/http',
  '@ackanomic/host/mail',
  '@ackanomic/host/modules',
  '@ackanomic/host/restate',
]
