/**
 * Writes the `exports` of every package from its folders; with `--check` it only says which are
 * out of date. A package without an entry point has nothing to publish and stays private.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Package, packages, root } from './packages.js'

/** `module-sync` first: then `import` and `require` share one copy in every Node that knows it. */
function conditions(entry: string): object {
  const esm = { types: `./dist/${entry}.d.ts`, default: `./dist/${entry}.js` }
  const cjs = { types: `./dist/${entry}.d.cts`, default: `./dist/${entry}.cjs` }
  return { 'module-sync': esm, import: esm, require: cjs }
}

function completed(text: string, { entries }: Package): string {
  const { exports: _, private: __, ...rest } = JSON.parse(text)
  const names = Object.keys(entries)
  const { name, version, ...more } = rest
  const map = Object.fromEntries(
    names.map((entry) => [entry === 'index' ? '.' : `./${entry}`, conditions(entry)]),
  )
  const published = { exports: { ...map, './package.json': './package.json' } }
  const manifest =
    names.length === 0 ? { name, version, private: true, ...more } : { ...rest, ...published }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

const onlyCheck = process.argv.includes('--check')

for (const each of packages) {
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
