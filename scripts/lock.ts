/**
 * Checks that the lock files install everywhere: npm silently drops the binaries of other
 * platforms, and a download address would bind them to one registry.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages.js'

interface Locked {
  readonly version?: string
  readonly resolved?: string
  readonly link?: boolean
}

interface Lock {
  readonly packages: Readonly<Record<string, Locked & { optionalDependencies?: object }>>
}

const problems: string[] = []

/** The folders where Node looks for a dependency of a package, nearest first. */
function places(path: string, name: string): string[] {
  const parts = path.split('/node_modules/')
  const above = parts.map((_, i) => parts.slice(0, parts.length - i).join('/node_modules/'))
  return [
    ...above.filter((each) => each !== '').map((each) => `${each}/node_modules/${name}`),
    `node_modules/${name}`,
  ]
}

function check(file: string): number {
  const { packages } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Lock
  for (const [path, locked] of Object.entries(packages)) {
    const { version, resolved, link, optionalDependencies = {} } = locked
    if (link === true) continue
    if (version === undefined) problems.push(`${file}: ${path} has no version`)
    if (resolved !== undefined) problems.push(`${file}: ${path} names a download address`)
    for (const name of Object.keys(optionalDependencies))
      if (!places(path, name).some((place) => packages[place] !== undefined))
        problems.push(`${file}: ${name}, an optional part of ${path}, is missing`)
  }
  return Object.keys(packages).length
}

/**
 * The folders with a lock of their own: the root, the bench, the site, and those of heavy tests.
 */
const tests = readdirSync(join(root, 'tests')).map((name) => `tests/${name}`)
const files = ['.', 'bench', 'site', ...tests].map((folder) => join(folder, 'package-lock.json'))
const counts = files.filter((file) => existsSync(join(root, file))).map(check)

const settings = join(root, '.npmrc')
if (existsSync(settings) && /registry\s*=\s*\S*\/\//.test(readFileSync(settings, 'utf8')))
  problems.push('.npmrc names a registry')

for (const problem of problems) console.log(problem)
console.log(`${counts.join(' and ')} locked packages, ${problems.length} problems`)
if (problems.length > 0) process.exitCode = 1
