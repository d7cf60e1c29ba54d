import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Created, createProject } from './create-project.js'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const errorOf = (created: Created): string => (created.ok ? 'created' : created.error.code)

const manifestOf = (project: string) =>
  JSON.parse(readFileSync(join(folder, project, 'package.json'), 'utf8'))

describe('a project', () => {
  test.each([
    ['game', ['.gitignore', 'package.json', 'src/game.ts', 'tsconfig.json']],
    ['app', ['.gitignore', 'package.json', 'src/app.ts', 'tsconfig.json']],
  ] as const)('made from the template "%s" has its files', (template, wanted) => {
    const created = createProject(join(folder, 'new'), template)
    const files = created.ok ? created.files.map((file) => file.replaceAll('\\', '/')) : []
    expect(files).toEqual(expect.arrayContaining([...wanted]))
    expect(files.filter((file) => file.includes('_'))).toEqual([])
  })

  test('has the name of its folder', () => {
    createProject(join(folder, 'deep', 'tic-tac-toe'), 'game')
    expect(manifestOf('deep/tic-tac-toe').name).toBe('tic-tac-toe')
  })

  test('depends on packages of the same version as the command', () => {
    createProject(join(folder, 'new'), 'app')
    const own = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
    expect(manifestOf('new').dependencies['@ackanomic/core']).toBe(`^${JSON.parse(own).version}`)
  })

  test('can be made in a new repository', () => {
    mkdirSync(join(folder, 'new', '.git'), { recursive: true })
    expect(createProject(join(folder, 'new'), 'game').ok).toBe(true)
  })
})

describe('the command', () => {
  test.each(['My Game', '_game', '.game', 'jeu-été', 'a'.repeat(215)])(
    'refuses the name "%s"',
    (name) => {
      expect(errorOf(createProject(join(folder, name), 'game'))).toBe('badName')
    },
  )

  test('refuses a folder that is not empty', () => {
    mkdirSync(join(folder, 'full'))
    writeFileSync(join(folder, 'full', 'thesis.txt'), '')
    expect(errorOf(createProject(join(folder, 'full'), 'game'))).toBe('notEmpty')
  })

  test.each(['file', 'file/new'])('does not overwrite a file at "%s"', (path) => {
    writeFileSync(join(folder, 'file'), '')
    expect(errorOf(createProject(join(folder, path), 'game'))).toBe('notAFolder')
  })

  test.runIf(existsSync('/proc/self'))('refuses a file system that takes no new folders', () => {
    expect(errorOf(createProject('/proc/new/deep', 'game'))).toBe('notWritable')
  })

  // Root may write anywhere, and Windows has no such mode.
  test.runIf((process.getuid?.() ?? 0) > 0)('refuses a folder that is not writable', () => {
    mkdirSync(join(folder, 'foreign'))
    chmodSync(join(folder, 'foreign'), 0o555)
    expect(errorOf(createProject(join(folder, 'foreign', 'new'), 'game'))).toBe('notWritable')
  })
})

describe('the command line', () => {
  const main = fileURLToPath(new URL('cli/main.ts', import.meta.url))
  const tsx = import.meta.resolve('tsx')
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', tsx, main, ...args], { cwd: folder, encoding: 'utf8' })

  test('creates a project and says what to do next', () => {
    const { status, stdout } = run('my-game', '--template', 'game')
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringContaining('cd my-game\n  npm install\n  npm start\n  npm test'),
    })
  })

  test.each([
    [['my-game'], 'Nobody can be asked here.'],
    [['my-game', '--template', 'chess'], 'There is no template "chess". Take game or app.'],
    [['my', 'game'], 'Name one folder, without blanks (got my, game).'],
  ])('refuses %j with a sentence', (args, message) => {
    const { status, stderr } = run(...args)
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(message) })
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})
