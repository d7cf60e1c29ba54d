/**
 * Writes the common parts of all manifests: the `exports` from a package's folders, the packed
 * files, and from the root's manifest the author and the addresses. With `--check` it only names
 * outdated manifests. A package with neither an entry point nor a command stays private.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BROWSED, manifestIn, type Package, packages, root } from './packages.js'
import { sheetsIn } from './styles.js'

/** ES modules alone: `require` also loads them in every Node that the packages run on. */
function conditions(source: string): object {
  const built = source.replace(/^src/u, './dist').replace(/\.tsx?$/u, '')
  return { types: `${built}.d.ts`, default: `${built}.js` }
}

/** The author and addresses of all packages are those of the root. */
const { author, homepage, repository, bugs } = manifestIn(root)

/** The packed folders besides `dist`, if a package has them. */
const FOLDERS = ['templates', 'systemd']

function completed(text: string, { entries, folder }: Package): string {
  const { name, version, description, keywords, license, private: _, ...rest } = JSON.parse(text)
  if (Object.keys(entries).length === 0 && rest.bin === undefined)
    return json({ name, version, private: true, description, keywords, license, ...rest })
  const exports = Object.fromEntries(
    Object.entries(entries).map(([entry, source]) => [
      entry === 'index' ? '.' : `./${entry}`,
      conditions(source),
    ]),
  )
  const styles = Object.fromEntries(
    Object.keys(sheetsIn(folder)).map((sheet) => [`./${sheet}`, `./dist/${sheet}`]),
  )
  const more = FOLDERS.filter((item) => existsSync(join(folder, item)))
  const files = ['dist', ...more, 'CHANGELOG.md']
  return json({
    name,
    version,
    description,
    keywords,
    author,
    license,
    homepage,
    repository: { ...repository, directory: relative(root, folder) },
    bugs,
    ...rest,
    files,
    exports: { ...exports, ...styles, './package.json': './package.json' },
  })
}

const json = (manifest: object): string => `${JSON.stringify(manifest, null, 2)}\n`

/** A package page has no files beside it, so its links get the repository's address. */
function addressed(text: string): string {
  return text.replace(/https:\/\/[^\s)]+\/blob\/main\//gu, BROWSED)
}

const onlyCheck = process.argv.includes('--check')

for (const each of packages) {
  const readme = join(each.folder, 'README.md')
  const page = readFileSync(readme, 'utf8')
  if (addressed(page) !== page) {
    if (onlyCheck) {
      console.error(`${relative(root, readme)} links to another address; run: npm run exports`)
      process.exitCode = 1
    } else writeFileSync(readme, addressed(page))
  }
  const path = join(each.folder, 'package.json')
  const text = readFileSync(path, 'utf8')
  const wanted = completed(text, each)
  if (text === wanted) continue
  if (onlyCheck) {
    console.error(`${relative(root, path)} does not list its entry points; run: npm run exports`)
    process.exitCode = 1
  } else {
    writeFileSync(path, wanted)
    console.log(`${relative(root, path)}: ${Object.keys(each.entries).join(', ') || 'nothing yet'}`)
  }
}
if (onlyCheck && process.exitCode === undefined)
  console.log(`${packages.length} packages list their entry points`)
