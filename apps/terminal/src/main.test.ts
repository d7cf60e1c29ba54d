import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

interface Ended {
  readonly out: string
  readonly errors: string
  readonly code: number | null
}

/** Runs the terminal in a process of its own, as `npm start` does. */
function start(
  command: readonly string[],
  input: string | null,
  env: NodeJS.ProcessEnv = {},
  during: (child: ReturnType<typeof spawn>) => void = () => undefined,
): Promise<Ended> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'apps/terminal/src/main.ts', ...command],
    {
      cwd: root,
      env: { ...process.env, ...env },
    },
  )
  let out = ''
  let errors = ''
  child.stdout.on('data', (chunk) => {
    out += String(chunk)
    during(child)
  })
  child.stderr.on('data', (chunk) => {
    errors += String(chunk)
  })
  if (input !== null) child.stdin.end(input)
  return new Promise((done) => child.on('close', (code) => done({ out, errors, code })))
}

describe('npm start', () => {
  test('shows the same match of bots for the same seed', async () => {
    const once = await start(['pure-skill', '--watch', '--seed', '7'], '')
    const again = await start(['pure-skill', '--watch', '--seed', '7'], '')
    expect(once).toEqual(again)
    expect([once.code, once.errors]).toEqual([0, ''])
    expect(once.out).toContain('• The game is over.')
  })

  test('takes piped input and saves in the folder where npm was called', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'table-'))
    const env = { npm_lifecycle_event: 'start', INIT_CWD: folder }
    const command = ['pure-skill', '--seed', '7', '--save', 'mine.json']
    const { out, errors, code } = await start(command, 'bid 5\r\nbid 6', env)
    expect([code, errors]).toEqual([0, ''])
    expect(out).toContain('Round 3 of 13')
    expect(out).toContain('The input has ended.')
    expect(JSON.parse(readFileSync(join(folder, 'mine.json'), 'utf8')).game).toBe('pure-skill')
    rmSync(folder, { recursive: true })
  })

  test('answers wrong arguments with a sentence and the exit code 2', async () => {
    expect(await start(['pure-skill', '--wach'], '')).toEqual({
      out: '',
      errors: "Unknown option '--wach'; did you mean --watch?\n",
      code: 2,
    })
  })

  test('can be interrupted', async () => {
    let sent = false
    const { out, code } = await start(['pure-skill', '--seed', '7'], null, {}, (child) => {
      if (!sent) child.kill('SIGINT')
      sent = true
    })
    expect(code).toBe(0)
    expect(out).toContain('You leave the table.\nThe match is not saved.')
  })
})
