import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { pureSkillMatch, world } from '../fresh.test-support.js'
import { seatAddress } from './address.js'
import { createMailGateway } from './mail-gateway.js'
import { readMail } from './read-mail.js'

const domain = 'games.test'
const from = 'From: bob@home.test'
const read = (...lines: readonly string[]) =>
  readMail({ bytes: Buffer.from(lines.join('\r\n')), returnPath: 'bob@home.test', domain })

test('headers that are too long are rejected', async () => {
  const to = `To: ${'a@b.test, '.repeat(80_000)}c@b.test`
  await expect(read(from, to, '', 'bid K')).rejects.toThrow('headers of the mail are longer')
})

test('deeply nested parts and deep or long HTML are not read', async () => {
  const parts = Array.from({ length: 1000 }, (_, i) => [
    `Content-Type: multipart/mixed; boundary=b${i}`,
    '',
    `--b${i}`,
  ])
  await expect(read(from, 'MIME-Version: 1.0', ...parts.flat(), '', 'bid K')).rejects.toThrow()
  const deep = await read(from, 'Content-Type: text/html', '', `${'<div>'.repeat(8000)}bid 2`)
  expect(deep?.problem).toContain('no text')
  const long = await read(from, 'Content-Type: text/html', '', 'bid 2'.repeat(150_000))
  expect(long?.problem).toContain('no text')
})

test('a mail that cannot be parsed is refused permanently', async () => {
  const { host } = await world()
  await host.createMatch(pureSkillMatch)
  const gateway = createMailGateway({ domain, smtp: 'smtp://127.0.0.1:1', port: 0 })
  const port = await gateway.open(host)
  const to = seatAddress('GPS 1', await host.seatToken('GPS 1', 'Bob'), domain)
  const raw = [from, `Subject: ${'x'.repeat(70_000)}`, '', 'bid K'].join('\r\n')
  const transport = createTransport({ host: '127.0.0.1', port })
  const sent = transport.sendMail({ envelope: { from: 'bob@home.test', to }, raw })
  await expect(sent).rejects.toMatchObject({ responseCode: 554 })
  transport.close()
  await gateway.close()
  await host.close()
})

test('idle connections are closed, and one address cannot take them all', async () => {
  const { host } = await world()
  const small = createMailGateway({
    ...{ domain, smtp: 'smtp://127.0.0.1:1', port: 0 },
    limits: { connections: 3, connectionsPerAddress: 2, connectionTime: 400 },
  })
  const port = await small.open(host)
  const idle = (): Promise<string> =>
    new Promise((done) => {
      let received = ''
      const socket = connect(port, '127.0.0.1')
      socket.on('data', (data) => {
        received += data
      })
      socket.on('error', () => undefined)
      socket.on('close', () => done(received))
    })
  const answers = await Promise.all([idle(), idle(), idle()])
  expect(answers.filter((text) => text.includes('too many connections')).length).toBe(1)
  await small.close()
  await host.close()
})
