/**
 * Checks the types of projects: `tsx scripts/types.ts [project …]`. By default it checks the whole
 * repository; `tests/servers` only if its packages are installed.
 */
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { faultsIn } from './compiler.js'
import { root } from './packages.js'

const named = process.argv.slice(2)
const servers = existsSync(join(root, 'tests/servers/node_modules'))
  ? ['tests/servers/tsconfig.json']
  : []
const projects = named.length > 0 ? named : ['tsconfig.json', 'tsconfig.web.json', ...servers]
let count = 0
for (const project of projects) {
  for (const { file, line, message } of await faultsIn(project)) {
    count += 1
    console.log(`${file === undefined ? project : relative(root, file)}:${line}: ${message}`)
  }
}
console.log(`${projects.length} projects, ${count} faults`)
if (count > 0) process.exitCode = 1
