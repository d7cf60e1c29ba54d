/** Builds every package that has an entry point, those first on which others stand. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

/**
 * Writes the types file by file, with maps that lead from each declaration to its source. A copy
 * for CommonJS stands beside each, which names its neighbours by their CommonJS names.
 */
function declare({ name, folder, entries }: Package): void {
  const outDir = join(folder, 'dist', 'types')
  const program = ts.createProgram(
    Object.values(entries).map((source) => join(folder, source)),
    {
      ...settings(folder),
      // Engines are built without the types of Node, so that none of its globals slips in.
      types: nodeOnly.some((entry) => entry === name || entry.startsWith(`${name}/`))
        ? ['node']
        : [],
      noEmit: false,
      declarationMap: true,
      emitDeclarationOnly: true,
      rootDir: join(folder, 'src'),
      outDir,
    },
  )
  const { diagnostics } = program.emit()
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (problems.length > 0) throw new Error(said(problems))
  for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue
    const path = join(outDir, file)
    const map = readFileSync(`${path}.map`, 'utf8')
    const types = readFileSync(path, 'utf8')
    const neighbours = types.replace(/(['"])(\.{1,2}\/[^'"\n]+)\.js\1/gu, '$1$2.cjs$1')
    const commonJs = path.replace(/ts$/u, 'cts')
    writeFileSync(commonJs, neighbours.replace(/\.d\.ts\.map$/mu, '.d.cts.map'))
    writeFileSync(`${commonJs}.map`, map.replace(/\.d\.ts"/u, '.d.cts"'))
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
