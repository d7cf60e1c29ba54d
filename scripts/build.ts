/** Builds every package that has an entry point, those first on which others stand. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { must } from './command.js'
import { nodeOnly, type Package, publishable, root } from './packages.js'
import { sheetOf, sheetsIn } from './styles.js'

/** The settings that a package's types are made with: its own, or those of all. */
function settings(folder: string): ts.CompilerOptions {
  const shared = join(folder, 'tsconfig.build.json')
  const path = existsSync(shared) ? shared : join(root, 'tsconfig.build.json')
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile)
  if (error !== undefined) throw new Error(said([error]))
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(path)).options
}

function said(problems: readonly ts.Diagnostic[]): string {
  return ts.formatDiagnostics(problems, {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  })
}

/** What uses the platform: core in `environment.ts`, and what is for Node. */
const platformed = ['@ackanomic/core', ...nodeOnly]

/** Writes the types of the entry points, and of the files that their types lead to. */
function declare({ name, folder, entries }: Package): void {
  const source = join(folder, 'src')
  const outDir = join(folder, 'dist', 'types')
  const program = ts.createProgram(
    Object.values(entries).map((entry) => join(folder, entry)),
    {
      ...settings(folder),
      // Engines are built without the types of Node, so that none of its globals slips in.
      types: platformed.some((entry) => entry === name || entry.startsWith(`${name}/`))
        ? ['node']
        : [],
      noEmit: false,
      emitDeclarationOnly: true,
      rootDir: source,
      outDir,
    },
  )
  const texts = new Map<string, string>()
  const { diagnostics } = program.emit(undefined, (path, text) => {
    texts.set(resolve(path), text)
  })
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (problems.length > 0) throw new Error(said(problems))
  const wanted = Object.values(entries).map((entry) =>
    join(outDir, relative('src', entry).replace(/\.tsx?$/u, '.d.ts')),
  )
  const written = new Set<string>()
  for (const path of wanted) {
    const text = texts.get(path)
    if (text === undefined) throw new Error(`${path} was not made`)
    if (written.has(path)) continue
    written.add(path)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    for (const { fileName } of ts.preProcessFile(text).importedFiles)
      if (fileName.startsWith('.'))
        wanted.push(join(dirname(path), fileName.replace(/\.js$/u, '.d.ts')))
  }
}

for (const each of publishable) {
  rmSync(join(each.folder, 'dist'), { recursive: true, force: true })
  await must('tsup', each.folder)
  declare(each)
  for (const [name, sources] of Object.entries(sheetsIn(each.folder)))
    writeFileSync(join(each.folder, 'dist', name), sheetOf(sources))
  console.log(`built ${each.name}`)
}
