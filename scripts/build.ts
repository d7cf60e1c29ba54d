/** Builds every package that has an entry point, dependencies first. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { must } from './command.js'
import { faultsIn } from './compiler.js'
import { cache, imported, nodeOnly, type Package, publishable, root } from './packages.js'
import { sheetOf, sheetsIn } from './styles.js'

/** The packages that use the platform: core in `environment.ts`, and those for Node. */
const platformed = ['@ackanomic/core', ...nodeOnly]

/** The declaration files that a declaration file imports from its package. */
function importsOf(path: string): string[] {
  return ts
    .preProcessFile(readFileSync(path, 'utf8'))
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(dirname(path), fileName.replace(/\.js$/u, '.d.ts')))
}

/** Writes the types of the entry points, and of the files that they import. */
async function declare({ name, folder, entries }: Package): Promise<void> {
  const source = join(folder, 'src')
  const own = join(folder, 'tsconfig.build.json')
  const emitted = join(cache, 'types', name)
  const project = join(cache, 'types', `${name.replace('/', '-')}.json`)
  rmSync(emitted, { recursive: true, force: true })
  mkdirSync(emitted, { recursive: true })
  const isPlatformed = platformed.some((each) => each === name || each.startsWith(`${name}/`))
  const settings = {
    extends: existsSync(own) ? own : join(root, 'tsconfig.build.json'),
    compilerOptions: {
      // Engines are built without the types of Node, so that they can't use its globals.
      types: isPlatformed ? ['node'] : [],
      emitDeclarationOnly: true,
      rootDir: source,
      outDir: emitted,
    },
    include: [],
    files: Object.values(entries).map((entry) => join(folder, entry)),
  }
  writeFileSync(project, JSON.stringify(settings))
  const faults = await faultsIn(project)
  if (faults.length > 0)
    throw new Error(
      faults.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'),
    )
  const wanted = new Set(
    Object.values(entries).map((entry) =>
      join(emitted, relative('src', entry).replace(/\.tsx?$/u, '.d.ts')),
    ),
  )
  // A set is walked in the order in which it grows.
  for (const path of wanted) {
    const target = join(folder, 'dist', relative(emitted, path))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, readFileSync(path))
    for (const imported of importsOf(path)) wanted.add(imported)
  }
}

for (const each of publishable) {
  rmSync(join(each.folder, 'dist'), { recursive: true, force: true })
  await must('tsup --config ../../scripts/tsup.ts', each.folder)
  if (imported.includes(each)) await declare(each)
  for (const [name, sources] of Object.entries(sheetsIn(each.folder)))
    writeFileSync(join(each.folder, 'dist', name), sheetOf(sources))
  console.log(`built ${each.name}`)
}
