/**
 * Runs tests that need much, in a folder with a lock of its own, so that nobody else installs what
 * they need. `tsx scripts/apart.ts browser main --grep ghost` runs Playwright or vitest, by the
 * folder's settings.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages.js'

const [name = '', program = 'main', ...args] = process.argv.slice(2)
// Paths from the root: on Windows a shell reads them, and the root's may hold anything.
const folder = join('tests', name)
const lock = readFileSync(join(root, folder, 'package-lock.json'), 'utf8')
const installed = join(root, folder, 'node_modules/.installed')

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
  run('npm', ['--prefix', folder, 'ci', '--silent'])
  writeFileSync(installed, lock)
}
// Its types are checked here, where its packages are.
if (program === 'main') run('npx', ['tsx', 'scripts/types.ts', folder])
const vitest = join(folder, 'vitest.config.ts')
const playwright = join(folder, `${program === 'main' ? 'playwright' : program}.config.ts`)
if (program === 'main' && existsSync(join(root, vitest)))
  run('npx', ['vitest', 'run', '--config', vitest, ...args])
else if (existsSync(join(root, playwright)))
  run('node', [
    join(folder, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    playwright,
    ...args,
  ])
else run('npx', ['tsx', join(folder, `${program}.ts`), ...args])
