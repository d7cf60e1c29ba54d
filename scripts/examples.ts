/**
 * Type-checks and runs every example of the doc comments, the README files and the guides, and
 * compares its results: `expression // => value`. An example in tsx is rendered. Arguments are
 * parts of paths that select files.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect, isDeepStrictEqual } from 'node:util'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { faultsIn } from './compiler.js'
import { type Fence, fencesOfPage, fencesOfSource, programOf } from './fences.js'
import { cache, packages, root } from './packages.js'
import { filesUnder, pageAt, pages } from './pages.js'

interface Example extends Fence {
  /** The path of its program. */
  readonly program: string
}

const folder = join(cache, 'examples')
const problems: string[] = []
const parts = process.argv.slice(2)

function fences(): Fence[] {
  const sources = packages
    .flatMap(({ folder }) => filesUnder(join(folder, 'src')))
    .filter((path) => /(?<!\.test|\.test-[a-z]+)\.tsx?$/.test(path))
    .map(pageAt)
  const isMeant = ({ file }: Fence): boolean =>
    parts.length === 0 || parts.some((part) => file.includes(part))
  return [
    ...pages().flatMap(({ file, text }) => fencesOfPage(file, text)),
    ...sources.flatMap(({ file, text }) => fencesOfSource(file, text)),
  ].filter(isMeant)
}

function write(fence: Fence): Example {
  const program = join(folder, `${fence.file.replace(/\W+/g, '-')}-${fence.line}.${fence.language}`)
  const text = programOf(fence)
  if (text.split('__shows(').length !== fence.code.split('// =>').length)
    problems.push(`${fence.file}:${fence.line}: some “// =>” does not follow a statement`)
  writeFileSync(program, text)
  return { ...fence, program }
}

/** Type-checks examples as a user's strict project would; returns the correct ones. */
async function sound(examples: readonly Example[], config: string): Promise<Example[]> {
  const globals = join(folder, 'globals.d.ts')
  writeFileSync(
    globals,
    'declare function __shows(shown: unknown, value: unknown, at: string): void\n' +
      'declare function __draws(drawn: unknown): void\n',
  )
  const project = join(folder, config)
  const lax = { noUnusedLocals: false, noUnusedParameters: false, isolatedDeclarations: false }
  const settings = {
    extends: join(root, config),
    compilerOptions: { ...lax, typeRoots: [join(root, 'node_modules/@types')] },
    include: [],
    files: [globals, ...examples.map((each) => each.program)],
  }
  writeFileSync(project, JSON.stringify(settings))
  const broken = new Set<Example>()
  for (const { file, line, message } of await faultsIn(project)) {
    const example = examples.find((each) => each.program === file)
    if (example === undefined) problems.push(`${file ?? config}: ${message}`)
    else {
      problems.push(`${example.file}:${example.line + line - 1}: ${message}`)
      broken.add(example)
    }
  }
  return examples.filter((each) => !broken.has(each))
}

async function runs({ file, line, program }: Example): Promise<void> {
  try {
    await import(pathToFileURL(program).href)
  } catch (thrown) {
    problems.push(`${file}:${line}: ${thrown instanceof Error ? thrown.stack : inspect(thrown)}`)
  }
}

let compared = 0
let drawn = 0
Object.assign(globalThis, {
  __draws(what: ReactNode): void {
    drawn += 1
    if (renderToString(what) === '') throw new Error('nothing is drawn')
  },
  __shows(shown: unknown, value: unknown, at: string): void {
    compared += 1
    if (!isDeepStrictEqual(shown, value))
      problems.push(`${at}: shows ${inspect(value)}, but it is ${inspect(shown, { depth: 9 })}`)
  },
})

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const examples = fences().map(write)
const { log } = console
console.log = () => undefined
const isOfPage = ({ code }: Example): boolean => /'@ackanomic\/(?:boards|react)/u.test(code)
for (const example of [
  ...(await sound(examples.filter(isOfPage), 'tsconfig.web.json')),
  ...(await sound(
    examples.filter((each) => !isOfPage(each)),
    'tsconfig.json',
  )),
])
  if (example.runs) await runs(example)
console.log = log

for (const problem of problems) console.log(problem)
const told = [`${compared} values shown`, `${drawn} tables drawn`, `${problems.length} problems`]
console.log(`${examples.length} examples, ${told.join(', ')}`)
process.exit(problems.length > 0 ? 1 : 0)
