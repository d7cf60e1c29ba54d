/**
 * Writes the API docs of all packages to `docs/api`, as HTML and as markdown. It refuses exports
 * without documentation, functions without an example, and broken links.
 */
import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import {
  Application,
  Comment,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
} from 'typedoc'
import { clubOperations } from '../packages/club/src/club-operations.js'
import type { Operations } from '../packages/host/src/contract/operation.js'
import { hostOperations } from '../packages/host/src/host/operations.js'
import { BROWSED, imported, root } from './packages.js'

// A model's inferred types have no page: they are documented in the source.
const validation = { notExported: false, invalidLink: true, invalidPath: true, notDocumented: true }

/** A page for each entry point, functions first. */
const pages = {
  router: 'module',
  entryFileName: 'overview',
  hidePageHeader: true,
  // Headings have the same names too often.
  useHTMLAnchors: true,
  anchorPrefix: 'to-',
  indexFormat: 'table',
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  tableColumnSettings: {
    hideSources: true,
    hideInherited: true,
    hideOverrides: true,
    // All fields are readonly.
    hideModifiers: true,
  },
}

const app = await Application.bootstrapWithPlugins({
  name: 'ackanomic',
  plugin: ['typedoc-plugin-markdown'],
  entryPointStrategy: 'packages',
  entryPoints: imported.map(({ folder }) => relative(root, folder)),
  outputs: [
    { name: 'html', path: 'docs/api/html' },
    { name: 'markdown', path: 'docs/api/markdown', options: pages },
  ],
  readme: 'none',
  validation,
  treatWarningsAsErrors: true,
  logLevel: 'Warn',
  packageOptions: {
    tsconfig: '../../tsconfig.docs.json',
    skipErrorChecking: true,
    entryPoints: ['src/{index,*/index}.ts'],
    readme: 'README.md',
    disableGit: true,
    gitRevision: 'main',
    sourceLinkTemplate: '{path}#L{line}',
    excludeInternal: true,
    // Node documents the fields that errors inherit.
    excludeExternals: true,
    groupOrder: ['Functions', 'Classes', 'Variables', 'Interfaces', 'Type Aliases'],
    validation,
    // The names of fields are often enough.
    requiredToBeDocumented: ['Variable', 'Function', 'Class', 'Interface', 'TypeAlias'],
  },
})

// typedoc loses the comments of inferred types' parts.
const { logger } = app
const warn = logger.validationWarning.bind(logger) as (...told: unknown[]) => void
logger.validationWarning = (text: string, ...where: unknown[]) => {
  if (!text.includes('.__type.')) warn(text, ...where)
}

const tell = logger.warn.bind(logger) as (...told: unknown[]) => void
logger.warn = (text: string, ...where: unknown[]) => {
  if (!text.includes('has multiple declarations with a comment')) tell(text, ...where)
}

function hasExample({ comment, signatures = [] }: DeclarationReflection): boolean {
  return [comment, ...signatures.map((each) => each.comment)].some(
    (each) => each?.getTag('@example') !== undefined,
  )
}

app.on(Application.EVENT_VALIDATE_PROJECT, (project: ProjectReflection) => {
  const functions = project.getReflectionsByKind(ReflectionKind.Function)
  for (const each of functions as DeclarationReflection[]) {
    const owner = project.getSymbolIdFromReflection(each)?.packageName
    // Entry points for packages on top of ours need no examples: those packages show their use.
    const isInner = ['untrusted', 'modules', 'cli'].includes(each.parent?.name ?? '')
    if (owner !== project.packageName || isInner || hasExample(each)) continue
    logger.validationWarning(`${each.getFriendlyFullName()} has no example`)
  }
})

/**
 * The address of a source. typedoc names it from the common folder of its package's sources: the
 * package's own, or that of all packages if it includes another's.
 */
function browsed(reflection: Reflection, name: string, line: number): string {
  let top = reflection
  while (top.parent !== undefined && !top.parent.isProject()) top = top.parent
  const shared = imported.find((each) => each.name === top.name)?.folder ?? ''
  const files = [
    join(root, name),
    join(root, 'packages', name),
    join(shared, 'src', name),
    join(shared, name),
  ]
  const file = files.find((each) => existsSync(each))
  if (file === undefined) throw new Error(`There is no source ${name} of ${top.name}.`)
  return `${BROWSED}${relative(root, file).replaceAll(sep, '/')}#L${line}`
}

/** The interfaces whose functions are operations. */
const CALLERS = new Set(['Host', 'Club', 'HostClient', 'ClubClient'])

const operations: Operations = { ...hostOperations, ...clubOperations }

/** Documents the functions of operations by their summaries. */
function documentOperations(fields: readonly DeclarationReflection[]): void {
  for (const field of fields) {
    const summary = operations[field.name]?.summary
    if (summary === undefined || !CALLERS.has(field.parent?.name ?? '')) continue
    field.comment ??= new Comment([{ kind: 'text', text: summary }])
  }
}

const project = await app.convert()
if (project !== undefined) {
  documentOperations(
    project.getReflectionsByKind(ReflectionKind.Property) as DeclarationReflection[],
  )
  for (const reflection of Object.values(project.reflections))
    for (const source of (reflection as DeclarationReflection).sources ?? [])
      source.url = browsed(reflection, source.fileName, source.line)
  app.validate(project)
  await app.generateOutputs(project)
}

const { errorCount, warningCount } = logger
if (project === undefined || errorCount + warningCount > 0) process.exitCode = 1
console.log(`${imported.length} packages documented, ${errorCount + warningCount} problems`)
