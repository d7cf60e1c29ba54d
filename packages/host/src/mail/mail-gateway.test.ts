import { connect } from 'node:net'
import { days } from '@ackanomic/core'
import { type ParsedMail, simpleParser } from 'mailparser'
import { createTransport, type Transporter } from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type World, world } from '../fresh.test-support.js'
import type { Host } from '../host/host.js'
import { expectOk } from '../testing/conformance.test-support.js'
import { matchSlug } from './address.js'
import { createMailGateway, type MailGateway } from './mail-gateway.js'

const domain = 'games.test'
const players = ['Ann', 'Bob', 'Cyd']
let refuses: number | undefined
const mails: ParsedMail[] = []
const faults: unknown[] = []

/** The server to which the host sends its mails. */
const arriving = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  closeTimeout: 100,
  onData(stream, _session, callback) {
    simpleParser(stream).then((mail) => {
      if (refuses !== undefined) {
        return callback(Object.assign(new Error('No.'), { responseCode: refuses }))
      }
      mails.push(mail)
      return callback()
    }, callback)
  },
})
let gateway: MailGateway
let host: Host
let made: World
let port: number
let transport: Transporter

beforeAll(async () => {
  await new Promise<void>((done) => arriving.listen(0, '127.0.0.1', done))
  const { port: out } = arriving.server.address() as { port: number }
  gateway = createMailGateway({
    domain,
    // A server waits a tenth of a second before it greets a connection, so one is kept.
    smtp: `smtp://127.0.0.1:${out}/?pool=true`,
    port: 0,
    limits: { bytes: 20_000, perHour: 20 },
    onError: (fault) => faults.push(fault),
  })
  made = await world({ channels: { mail: gateway.channel } })
  host = made.host
  port = await gateway.open(host)
  transport = createTransport({ host: '127.0.0.1', port, pool: true, maxConnections: 1 })
  for (const person of players) {
    await host.subscribe({ person, channel: 'mail', address: `${person.toLowerCase()}@home.test` })
  }
})

afterAll(async () => {
  transport.close()
  await gateway.close()
  await host.close()
  await new Promise<void>((done) => arriving.close(done))
})

async function start(match: string): Promise<void> {
  const roster = { players, referees: ['Dee'] }
  const automated = { Dee: 'referee' }
  const opened = await host.createMatch({
    match,
    by: 'Ann',
    idempotencyKey: '1',
    game: 'pure-skill',
    roster,
    automated,
  })
  expect(opened.ok).toBe(true)
  await host.runDueJobs()
  mails.length = 0
}

interface Sent {
  readonly headers?: readonly string[]
  readonly body: string
  readonly to?: string
  readonly from?: string
}

let sent = 0

/** Sends a mail to the host. Returns the last line of the server's answer. */
async function mail(match: string, person: string, what: Sent): Promise<string> {
  const seat = `${matchSlug(match)}+${await host.seatToken(match, person)}@${domain}`
  const { to = seat, from = `${person.toLowerCase()}@home.test`, headers, body } = what
  sent += 1
  const heads = headers ?? [
    `From: ${person} <${from || 'x@home.test'}>`,
    `Message-ID: <${sent}@home.test>`,
  ]
  const raw = [...heads, `To: ${to}`, 'Subject: a move', '', ...body.split('\n')].join('\r\n')
  try {
    const { response } = await transport.sendMail({ envelope: { from, to }, raw })
    return response ?? ''
  } catch (thrown) {
    return (thrown as { response: string }).response
  }
}

const textOf = (index: number): string => mails.at(index)?.text ?? ''

async function wantsBid(match: string, person: string): Promise<boolean> {
  return expectOk(await host.listPendingActions({ by: person })).some((one) => one.match === match)
}

test('a mail makes a move and is answered in the thread of its match', async () => {
  await start('GPS 1')
  expect(await mail('GPS 1', 'Bob', { body: 'bid K' })).toMatch(/^250/u)
  expect(await wantsBid('GPS 1', 'Bob')).toBe(false)
  expect(textOf(0)).toContain('Done:\n\nBob bids KD.')
  expect(mails[0]?.inReplyTo).toBe(`<${sent}@home.test>`)
  const [root] = mails[0]?.references ?? []
  const [{ address: replyTo = '' } = {}] = mails[0]?.replyTo?.value ?? []
  await host.runDueJobs()
  const told = mails.slice(1)
  // The notifications in the answer are not delivered again.
  expect(told).toEqual([])
  made.now += days(4)
  await host.runDueJobs()
  const later = mails.slice(1)
  expect(new Set(later.map(({ to }) => [to].flat()[0]?.text))).toEqual(
    new Set(['"Ann" <ann@home.test>', '"Bob" <bob@home.test>', '"Cyd" <cyd@home.test>']),
  )
  for (const each of later) {
    expect(each.references).toBe(root)
    expect(each.headers.get('auto-submitted')).toBe('auto-generated')
  }
  expect(replyTo).toBe(`gps-1+${await host.seatToken('GPS 1', 'Bob')}@${domain}`)
})

test('a mail can contain a move in prose', async () => {
  await start('GPS 3')
  const body = 'Hi all,\n\nthe king is too much, so I bid the queen.\n\nCheers, Bob'
  await mail('GPS 3', 'Bob', { body })
  expect(textOf(-1)).toContain('Done:\n\nBob bids QD.')
})

test('a mail that cannot be parsed is answered, and changes nothing', async () => {
  await start('GPS 2')
  for (const [body, says] of [
    ['I like the king', 'Write "bid" and a card'],
    ['bid 99', 'Write "bid" and a card'],
    ['bid K\n\nbid Q', 'I found two moves: “bid KD” and “bid QD”. Send one.'],
  ] as const) {
    expect(await mail('GPS 2', 'Bob', { body })).toMatch(/^250/u)
    expect(textOf(-1)).toContain('Nothing was changed.')
    expect(textOf(-1)).toContain(says)
  }
  expect(await wantsBid('GPS 2', 'Bob')).toBe(true)
  expect(await mail('GPS 2', 'Bob', { body: 'bid KS' })).toMatch(/^250/u)
  expect(textOf(-1)).toContain('Nothing was changed.')
})

test('a mail can contain a command after a slash', async () => {
  await start('Around')
  await mail('Around', 'Bob', { body: '/help' })
  for (const known of ['are answer,', 'vacation,', 'exhibition.', 'Any other text is a move.']) {
    expect(textOf(-1)).toContain(known)
  }
  await mail('Around', 'Bob', { body: '/help Vacation' })
  expect(textOf(-1)).toContain('"/vacation [NAME] [with NAME]": you go on vacation;')
  expect(textOf(-1)).toContain('Nothing was changed.')
  for (const [body, says] of [
    ['/fly', 'There is no "/fly".'],
    ['/answer 1 3', 'You have no open prompt.'],
    ['/as king bid K', 'Write "/as ROLE MOVE"'],
    ['/decide', 'does not hold the role "speaker"'],
    ['/leave Ann', 'cannot do this for Ann'],
    ['/vacation with Eve', 'Eve has not agreed'],
    ['//bid K', 'Nothing was changed.'],
  ] as const) {
    await mail('Around', 'Bob', { body })
    expect(textOf(-1)).toContain(says)
    expect(textOf(-1)).toContain('Nothing was changed.')
  }
  await mail('Around', 'Eve', { body: '/consent' })
  expect(textOf(-1)).toContain('Done:')
  await mail('Around', 'Bob', { body: '/Vacation with Eve' })
  expect(textOf(-1)).toContain('Bob is on vacation; Eve plays as Substitute.')
})

test('a referee answers a prompt by mail', async () => {
  await host.subscribe({ person: 'Ray', channel: 'mail', address: 'ray@home.test' })
  const roster = { players, referees: ['Ray'] }
  await host.createMatch({
    match: 'Asked',
    by: 'Ann',
    idempotencyKey: '1',
    game: 'pure-skill',
    roster,
  })
  const [asked] = expectOk(await host.listPendingActions({ by: 'Ray' }))
  expect(asked).toMatchObject({ action: 'prize', match: 'Asked' })
  await mail('Asked', 'Ray', { body: `/answer ${asked?.prompt} 13` })
  expect(textOf(-1)).toContain('Nothing was changed.')
  expect(textOf(-1)).toContain(`"/answer ${asked?.prompt} N", with N from 0 to 12.`)
  await mail('Asked', 'Ray', { body: `/answer #${asked?.prompt} 12` })
  expect(textOf(-1)).toContain('Round 1: the prize is KS.')
})

test('the quotation in a mail is ignored', async () => {
  await start('Quotes')
  const body = 'bid 2\nOn 22 Nov 2026 at 10:00, Games wrote:\n> bid K\n> more'
  expect(await mail('Quotes', 'Bob', { body })).toMatch(/^250/u)
  expect(textOf(-1)).toContain('Bob bids 2D.')
})

test('the quotation, scripts and styles of an HTML mail are ignored', async () => {
  await start('Html')
  const headers = ['From: bob@home.test', 'MIME-Version: 1.0', 'Content-Type: text/html']
  const quoted = '<div>On 22 Nov 2026, Games wrote:</div><blockquote>bid K</blockquote>'
  const head = '<html><head><style>p { color: red }</style><script>bid()</script></head>'
  const body = `${head}<body><div dir="ltr">bid&nbsp;<b>2</b></div><br>${quoted}</body></html>`
  await mail('Html', 'Bob', { headers, body })
  expect(textOf(-1)).toContain('Bob bids 2D.')
  await mail('Html', 'Cyd', { headers, body: '<p> </p>' })
  expect(textOf(-1)).toContain('Your mail has no text.')
})

test('the plain text of a mail is preferred to its HTML, and attachments are ignored', async () => {
  await start('Parts')
  const headers = [
    'From: bob@home.test',
    'Message-ID: <parts@home.test>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
  ]
  const html = ['--b', 'Content-Type: text/html', '', '<p>bid K</p>']
  const file = [
    '--b',
    'Content-Type: text/plain',
    'Content-Disposition: attachment; filename=m.txt',
    '',
    'bid Q',
  ]
  await mail('Parts', 'Bob', { headers, body: [...file, '--b--'].join('\n') })
  expect(textOf(-1)).toContain('Your mail has no text')
  const plain = ['--b', 'Content-Type: text/plain', '', 'bid 3']
  await mail('Parts', 'Bob', {
    headers: ['From: bob@home.test', ...headers.slice(2)],
    body: [...plain, ...html, ...file, '--b--'].join('\n'),
  })
  expect(textOf(-1)).toContain('Bob bids 3D.')
  await mail('Parts', 'Cyd', {
    headers: ['From: cyd@home.test', ...headers.slice(2)],
    body: [...html, ...file, '--b--'].join('\n'),
  })
  expect(textOf(-1)).toContain('Cyd bids KC.')
})

test('a mail that arrives twice gets the same answer, and changes nothing twice', async () => {
  await start('Twice')
  const twice = { headers: ['From: bob@home.test', 'Message-ID: <twice@home.test>'], body: 'bid K' }
  await mail('Twice', 'Bob', twice)
  const save = await host.exportMatch({ match: 'Twice' })
  await mail('Twice', 'Bob', twice)
  expect(textOf(1)).toBe(textOf(0))
  expect(mails[1]?.messageId).toBe(mails[0]?.messageId)
  expect(await host.exportMatch({ match: 'Twice' })).toEqual(save)
})

test('an address with a wrong or foreign token is rejected before the mail is sent', async () => {
  await start('Own')
  await start('Other')
  const shared = await host.seatToken('Own', 'Bob')
  for (const to of [
    `own+${'0'.repeat(32)}@${domain}`,
    `other+${shared}@${domain}`,
    `own@${domain}`,
    `own+${shared}@elsewhere.test`,
    `games@${domain}`,
  ]) {
    expect(await mail('Own', 'Bob', { to, body: 'bid K' })).toMatch(/^550/u)
  }
  expect(mails).toEqual([])
  const shouted = `OWN+${shared.toUpperCase()}@GAMES.test`
  expect(await mail('Own', 'Bob', { to: shouted, body: 'bid K' })).toMatch(/^250/u)
})

test('automatic replies are not answered, and change nothing', async () => {
  await start('Loop')
  const from = 'From: bob@home.test'
  for (const header of [
    'Auto-Submitted: auto-replied',
    'Precedence: bulk',
    'List-Id: <games.home.test>',
    'Return-Path: <>',
    'Content-Type: multipart/report; boundary=b',
  ]) {
    expect(await mail('Loop', 'Bob', { headers: [from, header], body: 'bid K' })).toMatch(/^250/u)
  }
  await mail('Loop', 'Bob', { from: '', body: 'bid K' })
  await mail('Loop', 'Bob', { headers: [`From: games@${domain}`], body: 'bid K' })
  expect(mails).toEqual([])
  expect(await wantsBid('Loop', 'Bob')).toBe(true)
  await mail('Loop', 'Bob', { headers: [from, 'Auto-Submitted: no'], body: 'bid K' })
  expect(mails.length).toBe(1)
})

test('a mail loop ends at the limit of mails per hour', async () => {
  await start('Flood')
  const answers: string[] = []
  for (let i = 0; i < 22; i++) answers.push(await mail('Flood', 'Cyd', { body: 'I am away.' }))
  expect(answers.filter((answer) => /^450/u.test(answer)).length).toBe(2)
  expect(mails.length).toBe(20)
})

test('a mail that is too long is rejected', async () => {
  await start('Long')
  expect(await mail('Long', 'Bob', { body: 'bid K\n'.repeat(10_000) })).toMatch(/^552/u)
  expect(mails).toEqual([])
})

test('a sender cannot inject headers into the answer', async () => {
  await start('Inject')
  const headers = [
    'From: =?utf-8?Q?Bob=0D=0ABcc:_eve@home.test?= <bob@home.test>',
    'Reply-To: "x\\" <eve@home.test>, " <bob@home.test>',
    'Message-ID: <a@b>\r\n Bcc: eve@home.test',
  ]
  await mail('Inject', 'Bob', { headers, body: 'bid K\r\nBcc: eve@home.test' })
  const answered = mails.filter(({ headers }) => headers.has('bcc'))
  expect(answered).toEqual([])
  expect(
    mails
      .flatMap(({ to }) => [to].flat().flatMap((one) => one?.value ?? []))
      .map(({ address }) => address),
  ).not.toContain('eve@home.test, bob@home.test')
})

test('a lone line feed or an early end of data cannot smuggle in another mail', async () => {
  await start('Smuggle')
  const seat = `smuggle+${await host.seatToken('Smuggle', 'Bob')}@${domain}`
  const answers = await new Promise<string>((done) => {
    let all = ''
    const socket = connect(port, '127.0.0.1')
    socket.once('data', () => {
      socket.write(`EHLO home.test\r\nMAIL FROM:<bob@home.test>\r\nRCPT TO:<${seat}>\r\nDATA\r\n`)
    })
    socket.on('data', (data) => {
      const wasReady = all.includes('\n354 ')
      all += data
      if (wasReady || !all.includes('\n354 ')) return
      socket.write(
        'From: bob@home.test\r\n\r\nbid K\n.\nMAIL FROM:<eve@home.test>\r\n.\r\nQUIT\r\n',
      )
    })
    socket.on('close', () => done(all))
  })
  // The server accepts EHLO, two addresses and at most one mail: the second one never began.
  expect(answers.match(/^250 /gmu)?.length).toBeLessThanOrEqual(4)
  expect(await wantsBid('Smuggle', 'Bob')).toBe(true)
})

test('a mail is accepted only when its answer has been sent', async () => {
  await start('Answer')
  refuses = 451
  const sentTwice = {
    headers: ['From: bob@home.test', 'Message-ID: <later@home.test>'],
    body: 'bid K',
  }
  expect(await mail('Answer', 'Bob', sentTwice)).toMatch(/^451/u)
  refuses = undefined
  expect(await mail('Answer', 'Bob', sentTwice)).toMatch(/^250/u)
  expect(textOf(-1)).toContain('Bob bids KD.')
})

test('a delivery to an unreachable address is given up and listed', async () => {
  await start('Gone')
  await host.subscribe({ person: 'Ann', channel: 'mail', address: 'no address, ann@home.test' })
  refuses = 550
  made.now += days(40)
  await host.runDueJobs()
  refuses = undefined
  const letters = expectOk(await host.listDeadLetters())
  const problemOf = (name: string) => letters.find(({ person }) => person === name)?.problem
  expect(problemOf('Ann')).toContain('not a mail address')
  expect(problemOf('Bob')).toBeDefined()
})

test('a mail to the unsubscribe address ends the subscription', async () => {
  await start('Stop')
  const to = `stop+${await host.seatToken('Stop', 'Cyd')}+stop@${domain}`
  await mail('Stop', 'Cyd', { to, body: '' })
  made.now += days(40)
  await host.runDueJobs()
  expect(mails.some(({ to }) => [to].flat()[0]?.text.includes('cyd'))).toBe(false)
})
