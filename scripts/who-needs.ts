/**
 * Writes `docs/exports.md`: who outside core needs each of its names. A name that nobody imports and
 * no other signature mentions has no business there, and fails the run.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages.js'

const ENTRY_POINTS = ['', 'engine', 'society', 'equipment', 'catalogue', 'bots', 'testing']
const FOLDERS = ['packages', 'apps', 'examples', 'docs']

interface Found {
  readonly name: string
  readonly needs: readonly string[]
}

/** The names in the braces of a statement, without `type` and renames. */
function namesIn(braces: string): readonly string[] {
  return braces.split(',').flatMap((part) => {
    const name = part
      .trim()
      .replace(/^type /u, '')
      .split(' as ')[0]
    return name === undefined || name === '' ? [] : [name]
  })
}

/** Who a file belongs to: a package, an app, the examples or the guides. */
function ownerOf(path: string): string {
  const [folder, name] = path.split('/')
  return folder === 'packages' || folder === 'apps'
    ? `${name}`
    : folder === 'docs'
      ? 'guides'
      : `${folder}`
}

const paths = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:tsx?|md)$/u.test(path) && !/\/(?:node_modules|dist)\//u.test(path)),
)
const outside = paths.filter((path) => !/^packages\/core\/|^docs\/api\//u.test(path))
const inside = paths.filter((path) =>
  /^packages\/core\/src\/.*(?<!index)(?<!\.test)\.ts$/u.test(path),
)
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const texts = outside.map((path) => [ownerOf(path), read(path)] as const)
const sources = inside.map(read).join('\n')
const examples = [...sources.matchAll(/^ \* import (?:type )?\{([^}]*)\}/gmu)].flatMap(
  ([, braces = '']) => namesIn(braces),
)

/** By name, who imports it from an entry point. */
function importsFrom(entry: string): ReadonlyMap<string, ReadonlySet<string>> {
  const of = new Map<string, Set<string>>()
  const from = `@ackanomic/core${entry && `/${entry}`}`
  for (const [owner, text] of texts) {
    for (const [, braces = ''] of text.matchAll(
      new RegExp(`import (?:type )?\\{([^}]*)\\} from '${from}'`, 'gu'),
    )) {
      for (const name of namesIn(braces)) of.set(name, (of.get(name) ?? new Set()).add(owner))
    }
  }
  return of
}

/** What an entry point exports, with who needs it. */
function foundIn(entry: string): readonly Found[] {
  const index = read(`packages/core/src/${entry && `${entry}/`}index.ts`)
  const users = importsFrom(entry)
  const names = [...index.matchAll(/export (?:type )?\{([^}]*)\}/gu)].flatMap(([, braces = '']) =>
    braces.split(',').flatMap(
      (part) =>
        part
          .trim()
          .replace(/^type /u, '')
          .split(' as ')
          .at(-1) || [],
    ),
  )
  return names.sort().map((name) => {
    const outsiders = [...(users.get(name) ?? [])].sort()
    const mentions = sources.match(new RegExp(`\\b${name}\\b`, 'gu'))?.length ?? 0
    const used = /^[A-Z][a-z]/u.test(name) && mentions > 1 ? ['signatures'] : []
    const others = used.length === 0 && entry === 'society' ? ['a secretary'] : used
    const shown = examples.includes(name) ? ['apps, by its example'] : others
    return { name, needs: outsiders.length > 0 ? outsiders : shown }
  })
}

const parts = ENTRY_POINTS.map((entry) => {
  const found = foundIn(entry)
  const rows = found.map(
    ({ name, needs }) => `| \`${name}\` | ${needs.join(', ') || '**nobody**'} |`,
  )
  const title = `\`@ackanomic/core${entry && `/${entry}`}\`: ${found.length} names`
  return `## ${title}\n\n| name | who needs it |\n|---|---|\n${rows.join('\n')}\n`
})
const head = `# Who needs what core exports

Written by \`npm run who-needs\`. "signatures" is a type that no package here imports by name, but that the type of another name is made of: whoever writes out such a type needs it. "apps, by its example" is what only apps outside need, and the API docs show how. "a secretary" is a program that keeps the books of a society.
`
writeFileSync(join(root, 'docs/exports.md'), `${head}\n${parts.join('\n')}`)
const unneeded = parts.join('').split('**nobody**').length - 1
console.log(`${ENTRY_POINTS.length} entry points, ${unneeded} names that nobody needs`)
process.exitCode = unneeded > 0 ? 1 : 0
