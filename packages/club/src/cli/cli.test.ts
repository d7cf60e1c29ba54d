import { spawn } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOrder } from '@ackanomic/host/cli'
import { createBooks, loadBooks, saveBooks } from '@ackanomic/society'
import { expect, test } from 'vitest'
import { ANSWER, answerTo, CHALLENGE } from '../../../host/src/http/identity.js'
import { clubClient } from '../client/club-client.js'
import { clubProgram } from './club-program.js'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Runs a command in this process. Returns what it prints. */
async function run(...args: readonly string[]): Promise<string> {
  const order = readOrder(clubProgram, args)
  if ('text' in order) throw new Error(order.text)
  return (await order.run()).join('\n')
}

test.each([
  [['--push-contact', 'me@example.org'], /mailto:you@example.org/u],
  [['quotas', '--quota', 'openTables'], /a name and a number/u],
])('the arguments %j are rejected with a clear message', (args, says) => {
  expect(readOrder(clubProgram, args)).toMatchObject({
    exitCode: 2,
    text: expect.stringMatching(says),
  })
})

test('the command serves, invites, backs up, stops and restores', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  const data = join(folder, 'data')
  const books = join(folder, 'books')
  const keptBooks = createBooks({ pointCap: 'player' })
  writeFileSync(books, saveBooks(keptBooks))
  const channels = join(folder, 'channels.mjs')
  writeFileSync(channels, 'export async function hook() {}')
  mkdirSync(data)
  const mail = { 'mail-domain': 'games.test', 'mail-smtp': 'smtp://127.0.0.1:1', 'mail-port': 0 }
  writeFileSync(join(data, 'config.json'), JSON.stringify({ ...mail, channels: [channels] }))
  const args = ['--data', data, '--port', '0', '--books', books]
  const server = spawn(process.execPath, ['--import', 'tsx', main, ...args], { cwd: root })
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
  // A second server on the same folder does not start, whether on the same port or on another.
  const { port } = new URL(url)
  const second = ['--data', data, '--books', books]
  await expect(run(...second, '--port', port)).rejects.toThrow(`Port ${port} is already in use.`)
  await expect(run(...second, '--port', '0')).rejects.toThrow(`in use by process ${server.pid}`)
  // The command finds the server although it has a random port.
  const invitation = await run('invite', 'Ann', '--data', data)
  expect(invitation).toContain(`${url}/invitations#`)
  expect(log).toMatch(/"mailPort":\d+/u)
  const operator = readFileSync(join(data, 'operator-token'), 'utf8').trim()
  for (const channel of ['hook', 'mail']) {
    const subscribed = await fetch(`${url}/people/Eve/subscriptions/${channel}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${operator}`, 'content-type': 'application/json' },
      body: JSON.stringify({ address: 'eve@home.test' }),
    })
    expect(subscribed.status).toBe(200)
  }
  expect(await run('reports', '--data', data)).toBe('There are no open reports.')
  expect(await run('failures', '--data', data)).toBe('All deliveries have arrived.')
  expect(await run('retry', 'Eve', '--data', data)).toBe('0 delivered, 0 failed again.')
  expect(await run('discard', 'Eve', '--data', data)).toBe('0 discarded.')
  const banned = await run(
    'ban',
    'Zed',
    '--until',
    '2100-01-01',
    '--reason',
    'spam',
    '--data',
    data,
  )
  expect(banned).toBe('Decision 1 about Zed: ban.')
  const done = readFileSync(join(data, 'operators.log'), 'utf8')
  expect(done).toMatch(/"operator":"operator","operation":"decide",.*"person":"Zed"/u)
  expect(await run('add-moderator', 'Mia', '--data', data)).toMatch(/^operator_[\w-]{43}$/u)
  expect(await run('operators', '--data', data)).toMatch(/^Mia: moderator, last seen /u)
  expect(await run('check', '--data', data)).toContain('is sound.')
  await expect(run('mute', 'Zed', '--until', 'soon', '--data', data)).rejects.toThrow('--until')
  const commands = async (...given: readonly string[]) =>
    (await run(...given, '--data', data)).split('\n')
  expect(await commands('quotas', '--quota', 'openTables=4')).toContain('openTables=4')
  expect(await commands('quotas-of', 'Ann')).toContain('openTables=4')
  expect(await commands('audit')).toEqual(['The books balance.'])
  await expect(run('enact', '1', '--data', data)).rejects.toThrow('There is no Submission 1.')
  const guest = clubClient({ url })
  const admitted = await guest.redeemInvitation({ invitation: invitation.split('#')[1] ?? '' })
  const token = admitted.ok ? admitted.value.token : ''
  const ann = clubClient({ url, token })
  const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] }
  const automated = { Dee: 'referee', Bob: 'random', Cyd: 'random' }
  const opened = await ann.createMatch({ match: 'GPS 1', game: 'pure-skill', roster, automated })
  expect(opened.ok).toBe(true)
  expect((await ann.submit({ match: 'GPS 1', action: { kind: 'text', text: 'bid K' } })).ok).toBe(
    true,
  )
  // The bots bid on their own, and then the round ends.
  const roundEnded = new Promise<void>((done) => {
    const stop = ann.follow(0, ({ message }) => {
      if (!message.startsWith('Round 2')) return
      stop()
      done()
    })
  })
  await roundEnded
  const copy = join(folder, 'copy')
  await run('backup', copy, '--data', data, '--url', url)
  await run('books', join(folder, 'now'), '--data', data, '--url', url)
  expect(loadBooks(readFileSync(join(folder, 'now'), 'utf8'))).toEqual({
    ok: true,
    value: keptBooks,
  })
  server.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(log).toContain('stopped')
  expect(log).not.toContain(token)
  const kept = readFileSync(copy, 'utf8')
  expect(kept).toContain(readFileSync(join(data, 'secret'), 'utf8').trim())
  const restored = await run('restore', copy, '--data', join(folder, 'other'))
  expect(restored).toContain('with its secret and its operator token')
  for (const name of ['secret', 'operator-token']) {
    const [one, other] = [data, join(folder, 'other')].map((each) => readFileSync(join(each, name)))
    expect(other).toEqual(one)
  }
  // A backup that breaks off fails and leaves the last good one as it was.
  const torn = createServer(({ headers }, response) => {
    const challenge = headers[CHALLENGE]
    if (typeof challenge === 'string') response.setHeader(ANSWER, answerTo(challenge, operator))
    response.write(kept.slice(0, 2000))
    response.end()
  })
  await new Promise<void>((done) => torn.listen(0, '127.0.0.1', done))
  const { port: tornPort } = torn.address() as AddressInfo
  const broken = run('backup', copy, '--data', data, '--url', `http://127.0.0.1:${tornPort}`)
  await expect(broken).rejects.toThrow('incomplete or damaged')
  torn.close()
  // A server that cannot show that it has the operator's token does not get it.
  const tokens: unknown[] = []
  const stranger = createServer(({ headers }, response) => {
    tokens.push(headers.authorization)
    response.end('{}')
  })
  await new Promise<void>((done) => stranger.listen(0, '127.0.0.1', done))
  const { port: strangePort } = stranger.address() as AddressInfo
  const address = JSON.stringify({ url: `http://127.0.0.1:${strangePort}` })
  writeFileSync(join(data, 'server.json'), address)
  await expect(run('audit', '--data', data)).rejects.toThrow('is not that of this data folder')
  expect(tokens).toEqual([undefined])
  rmSync(join(data, 'server.json'))
  stranger.close()
  expect(readFileSync(copy, 'utf8')).toBe(kept)
  expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([])
  const again = run('restore', copy, '--data', join(folder, 'other'))
  await expect(again).rejects.toThrow('already contains data')
  await expect(run('--books', copy, '--data', data)).rejects.toThrow(`${copy}: `)
  await expect(run('invite', 'Bob', '--data', data, '--url', url)).rejects.toThrow(
    'No host answers',
  )
  rmSync(folder, { recursive: true })
})
