/**
 * Writes the public declarations of each package, without comments, to `packages/NAME/api.md`. With
 * `--check` it only names the reports that differ from the build, so that review sees each change.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { imported, type Package, root, specifier } from './packages.js'

const printer = ts.createPrinter({ removeComments: true })

function declared(checker: ts.TypeChecker, symbol: ts.Symbol): readonly string[] {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return (target.declarations ?? []).map((declaration) => {
    const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
    const text = printer.printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile())
    return text.replace(/^export /u, '').replace(/^declare /u, '')
  })
}

function reportOf({ name, folder, entries }: Package): string {
  const types = Object.entries(entries).map(([entry, source]) => {
    const file = source.replace(/^src/u, 'dist').replace(/\.tsx?$/u, '.d.ts')
    return { entry, file: join(folder, file) }
  })
  const program = ts.createProgram(
    types.map(({ file }) => file),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      skipLibCheck: true,
      types: [],
    },
  )
  const checker = program.getTypeChecker()
  const parts = types.map(({ entry, file }) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (module === undefined) throw new Error(`${file} was not built`)
    const exported = [...checker.getExportsOfModule(module)].sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )
    const lines = exported.flatMap((symbol) => declared(checker, symbol))
    const title = specifier(name, entry === 'index' ? '.' : `./${entry}`)
    return `## ${title}\n\n\`\`\`ts\n${lines.join('\n\n')}\n\`\`\`\n`
  })
  return `# ${name}: what it promises\n\nWritten by \`npm run api\`.\n\n${parts.join('\n')}`
}

const onlyCheck = process.argv.includes('--check')
let names = 0
for (const each of imported) {
  const path = join(each.folder, 'api.md')
  const report = reportOf(each)
  names += report.split('\n\n').length
  if (existsSync(path) && readFileSync(path, 'utf8') === report) continue
  if (onlyCheck) {
    console.error(`${relative(root, path)} is not what was built; look at it: npm run api`)
    process.exitCode = 1
  } else writeFileSync(path, report)
}
console.log(`${imported.length} packages, some ${names} declarations`)
