/**
 * Installs the packed packages in a fresh folder, as a user would, and imports every entry point
 * from ESM, CommonJS, TypeScript and a browser bundle. Creates a project from each template of
 * `create-ackanomic` beside them, and runs its tests.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { must, run } from './command.js'
import { faultsIn } from './compiler.js'
import { pack } from './pack.js'
import { type Manifest, manifestIn, nodeOnly, publishable, root, specifier } from './packages.js'

interface Lock {
  readonly packages: Readonly<Record<string, { dependencies?: object }>>
}

const app = mkdtempSync(join(tmpdir(), 'ackanomic-app-'))
const problems: string[] = []

/** The folders of all dependencies of the packages, installed from here where they exist. */
function dependencies(): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const siblings = publishable.map(({ name }) => name)
  const found = new Set<string>()
  const add = (name: string): void => {
    if (siblings.includes(name) || found.has(name)) return
    found.add(name)
    for (const below of Object.keys(lock.packages[`node_modules/${name}`]?.dependencies ?? {}))
      add(below)
  }
  for (const { manifest } of publishable)
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
      add(name)
  return [...found].map((name) => join(root, 'node_modules', name))
}

async function install(): Promise<void> {
  const files = [...(await pack()).map((file) => join(root, file)), ...dependencies()]
  writeFileSync(join(app, 'package.json'), '{ "private": true, "type": "module" }\n')
  const flags =
    '--install-links --ignore-scripts --no-package-lock --prefer-offline --no-audit --no-fund'
  await must(`npm install ${flags} ${files.map((file) => `"${file}"`).join(' ')}`, app)
}

/** Every entry point that the installed packages list. */
function entryPoints(): string[] {
  return publishable.flatMap(({ name }) =>
    Object.entries(manifestIn(join(app, 'node_modules', name)).exports ?? {})
      .filter(([, target]) => typeof target !== 'string')
      .map(([subpath]) => specifier(name, subpath)),
  )
}

/** In a CommonJS app, `require` gives the same as `import`, without a warning. */
async function importInNode(names: readonly string[]): Promise<void> {
  writeFileSync(
    join(app, 'app.cjs'),
    `const { strictEqual } = require('node:assert')
process.on('warning', (warning) => { throw warning })
async function compare() {
  for (const name of ${JSON.stringify(names)}) {
    const required = require(name)
    const imported = await import(name)
    strictEqual(Object.keys(required).length, Object.keys(imported).length, name)
    for (const each of Object.keys(imported))
      strictEqual(required[each], imported[each], name + ' ' + each)
  }
}
compare()
`,
  )
  const { ok, output } = await run('node app.cjs', app)
  if (!ok) problems.push(output)
}

/** The first lines of an app: a human and three bots at Spades. */
const twelveLines = {
  imports: [
    ['createMatch, openMatch', '@ackanomic/core'],
    ['randomBot, seededRandom', '@ackanomic/core/bots'],
    ['spades', '@ackanomic/games/spades'],
  ],
  body: `
const match = createMatch(spades, { players: ['Ann', 'Bea', 'Cid', 'Dot'] })
const bot = randomBot(spades, seededRandom('any seed'))
match.playBots({ Bea: bot, Cid: bot, Dot: bot }).then(() => {
  const played = match.play('Ann', 'bid 4')
  if (!played.ok) throw new Error(played.error.message)
  if (match.viewFor('Ann').role !== 'seat') throw new Error('Ann sees no seat of hers')
  const again = openMatch(spades, match.save())
  if (again.pendingActions().length === 0) throw new Error('nobody is awaited')
})
`,
} as const

/** Writes the first lines of an app for each kind of module. */
function writeTwelveLines(): void {
  const { imports, body } = twelveLines
  const esm = imports.map(([names, from]) => `import { ${names} } from '${from}'\n`).join('')
  const cjs = imports.map(([names, from]) => `const { ${names} } = require('${from}')\n`).join('')
  for (const extension of ['mjs', 'mts', 'cts']) {
    writeFileSync(join(app, `twelve-lines.${extension}`), esm + body)
  }
  writeFileSync(join(app, 'plain-twelve-lines.cjs'), cjs + body)
}

/** Plays the first lines of an app in plain JavaScript, from ES modules and CommonJS. */
async function playTwelveLines(): Promise<void> {
  for (const file of ['twelve-lines.mjs', 'plain-twelve-lines.cjs']) {
    const { ok, output } = await run(`node ${file}`, app)
    if (!ok) problems.push(`${file}: ${output}`)
  }
}

async function compile(names: readonly string[]): Promise<void> {
  const imports = names.map((name, i) => `import * as entry${i} from '${name}'\n`).join('')
  const program = `${imports}export const all: object[] = [${names.map((_, i) => `entry${i}`)}]\n`
  for (const file of ['app.mts', 'app.cts', 'app.ts']) writeFileSync(join(app, file), program)
  const kinds = {
    node16: { module: 'node16' },
    nodenext: { module: 'nodenext' },
    bundler: { module: 'esnext', moduleResolution: 'bundler' },
  }
  for (const [kind, options] of Object.entries(kinds)) {
    const given = {
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
      strict: true,
      noEmit: true,
    }
    // `node16` means a Node whose `require` loaded no ES modules.
    const modules = ['app.mts', 'app.ts', 'twelve-lines.mts']
    const files = kind === 'node16' ? modules : [...modules, 'app.cts', 'twelve-lines.cts']
    const settings = { compilerOptions: { ...given, ...options }, files }
    writeFileSync(join(app, `${kind}.json`), JSON.stringify(settings))
    for (const { file, message } of await faultsIn(`${kind}.json`, app)) {
      problems.push(`${kind}: ${file}: ${message}`)
    }
  }
}

/** The commands that check a project made from each template. */
const checks = { game: ['vitest run', 'vite build --logLevel error'], app: ['vitest run'] } as const

/** Links a project's development tools from here, beside our packages. */
function linkTools({ devDependencies = {} }: Manifest): void {
  for (const name of Object.keys(devDependencies)) {
    const link = join(app, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    if (!existsSync(link)) symlinkSync(join(root, 'node_modules', name), link, 'junction')
  }
}

/** Creates a project from each template as `npm create ackanomic` does, and checks it. */
async function createProjects(): Promise<void> {
  for (const [template, lines] of Object.entries(checks)) {
    await must(
      `node node_modules/create-ackanomic/dist/cli/main.js ${template} -t ${template}`,
      app,
    )
    const project = join(app, template)
    linkTools(manifestIn(project))
    for (const { file, message } of await faultsIn('tsconfig.json', project))
      problems.push(`${template}: ${file}: ${message}`)
    for (const line of lines) {
      const { ok, output } = await run(line, project)
      if (!ok) problems.push(`${template}: ${line}: ${output}`)
    }
    console.log(`a project from the template ${template} passes its tests`)
  }
}

/** Bundles an entry point for browsers, and runs it with nothing but the language and timers. */
async function bundle(name: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '${name}'`, resolveDir: app },
    bundle: true,
    platform: 'browser',
    format: 'iife',
    minify: true,
    write: false,
    logLevel: 'silent',
  })
  const code = outputFiles[0]?.text ?? ''
  runInNewContext(code, { setTimeout, clearTimeout })
  console.log(`${name}: ${(gzipSync(code).length / 1000).toFixed(1)} kB in a browser, all in all`)
}

try {
  await install()
  const names = entryPoints()
  await importInNode(names)
  writeTwelveLines()
  await playTwelveLines()
  await compile(names)
  await createProjects()
  for (const name of names.filter((each) => !nodeOnly.includes(each)))
    await bundle(name).catch((thrown) => problems.push(`${name} in a browser: ${thrown}`))
  for (const problem of problems) console.log(problem)
  console.log(`${names.length} entry points, ${problems.length} problems`)
  if (problems.length > 0) process.exitCode = 1
} finally {
  rmSync(app, { recursive: true, force: true })
}
