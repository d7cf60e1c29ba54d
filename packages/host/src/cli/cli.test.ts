import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { loadBooks, openBooks, saveBooks } from '@ackanomic/society'
import { expect, test } from 'vitest'
import { hostClient } from '../client/index.js'
import { parseSettings } from './settings.js'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const root = fileURLToPath(new URL('../../../..', import.meta.url))
const node = ['--import', 'tsx', main]
const run = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, [...node, ...args], { cwd: root })

test.each([
  [['--port', 'x'], /--port/u],
  [['--workers', '-1'], /workers/u],
  [['--role', 'king=Ann'], /the roles are speaker/u],
  [['fly'], /no command "fly"/u],
  [['invite'], /one argument/u],
  [['--fly'], /--fly/u],
  [['--restate', 'http://localhost:8080', '--database', 'postgres://x'], /not both/u],
  [['restore', 'x', '--restate', 'http://localhost:8080'], /not into Restate/u],
  [['--restate', 'x'], /Invalid URL/u],
])('the arguments %j are rejected with a clear message', (args, says) => {
  expect(parseSettings(args)).toMatch(says)
})

test('the default admin API of Restate is beside its ingress', () => {
  const settings = parseSettings(['--restate', 'http://restate:8080'])
  expect(typeof settings === 'object' && settings.restate?.admin).toBe('http://restate:9070/')
})

test('the command serves, invites, backs up, stops and restores', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  const data = join(folder, 'data')
  const books = join(folder, 'books')
  const kept = openBooks({ pointCap: 'player' })
  writeFileSync(books, saveBooks(kept))
  const args = ['--data', data, '--port', '0', '--books', books]
  const server = spawn(process.execPath, [...node, ...args], { cwd: root })
  const ended = new Promise<number | null>((done) => server.once('exit', done))
  let log = ''
  const url = await new Promise<string>((done) => {
    server.stdout.on('data', (part) => {
      log += part
      const found = /"url":"([^"]+)"/u.exec(log)?.[1]
      if (found !== undefined) done(found)
    })
  })
  for (const secret of ['secret', 'operator-token']) {
    if (process.platform !== 'win32') expect(statSync(join(data, secret)).mode & 0o77).toBe(0)
  }
  const { stdout } = await run('invite', 'Ann', '--data', data, '--url', url)
  const guest = hostClient({ url })
  const admitted = await guest.redeemInvitation(stdout.trim().split('#')[1] ?? '')
  const token = admitted.ok ? admitted.value.token : ''
  const ann = hostClient({ url, token })
  const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] }
  const automated = { Dee: 'referee', Bob: 'random', Cyd: 'random' }
  const opened = await ann.open({ match: 'GPS 1', game: 'pure-skill', table, automated })
  expect(opened.ok).toBe(true)
  expect((await ann.submit('GPS 1', { kind: 'text', text: 'bid K' })).ok).toBe(true)
  // The bots bid by themselves; then the round ends.
  const ended1 = new Promise<void>((done) => {
    const stop = ann.follow(0, ({ message }) => {
      if (!message.startsWith('Round 2')) return
      stop()
      done()
    })
  })
  await ended1
  const copy = join(folder, 'copy')
  await run('backup', copy, '--data', data, '--url', url)
  await run('books', join(folder, 'now'), '--data', data, '--url', url)
  expect(loadBooks(readFileSync(join(folder, 'now'), 'utf8'))).toEqual({ ok: true, value: kept })
  server.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(log).toContain('stopped')
  expect(log).not.toContain(token)
  await run('restore', copy, '--data', join(folder, 'other'))
  expect(readdirSync(join(folder, 'other'))).toContain('store')
  await expect(run('restore', copy, '--data', join(folder, 'other'))).rejects.toThrow('already')
  await expect(run('--books', copy, '--data', data)).rejects.toThrow(`${copy}: `)
  await expect(run('invite', 'Bob', '--data', data, '--url', url)).rejects.toThrow(
    'No host answers',
  )
  rmSync(folder, { recursive: true })
})
