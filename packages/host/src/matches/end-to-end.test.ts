import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { days } from '@ackanomic/core'
import { createPlayerKey } from '@ackanomic/core/proof'
import { build } from 'esbuild'
import { type ParsedMail, simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { hostClient } from '../client/index.js'
import { pureSkillMatch, world } from '../fresh.test-support.js'
import { startServer } from '../http/start-server.js'
import { seatAddress } from '../mail/address.js'
import { createMailGateway } from '../mail/mail-gateway.js'
import { expectOk } from '../testing/conformance.test-support.js'

const DOMAIN = 'games.test'
const CARDS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** A folder with nothing but the verifier, in one file. */
async function folderWithVerifier(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'))
  await build({
    entryPoints: [join(ROOT, 'packages/verify/src/cli/main.ts')],
    tsconfig: join(ROOT, 'tsconfig.json'),
    outfile: join(folder, 'verify.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  })
  return folder
}

/** Runs the verifier on files of its folder, in an empty environment. */
const verify = (folder: string, ...args: string[]): Promise<readonly [number, string]> =>
  new Promise((done) => {
    const options = { cwd: folder, env: {} }
    execFile(process.execPath, ['verify.mjs', ...args], options, (failed, output) =>
      done([failed === null ? 0 : Number(failed.code), output]),
    )
  })

test('a match that was played over HTTP and by mail is verified with nothing but Node and its files', async () => {
  const mails: ParsedMail[] = []
  const arriving = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, _, callback) {
      simpleParser(stream).then((mail) => {
        mails.push(mail)
        callback()
      }, callback)
    },
  })
  await new Promise<void>((done) => arriving.listen(0, '127.0.0.1', done))
  const { port } = arriving.server.address() as { port: number }
  const mail = createMailGateway({
    domain: DOMAIN,
    smtp: `smtp://127.0.0.1:${port}/?pool=true`,
    port: 0,
  })
  const made = await world({ channels: { mail: mail.channel } })
  const { host } = made
  const mailPort = await mail.open(host)
  const server = await startServer(host)
  const invitation = await host.createInvitation({ person: 'Ann' })
  const session = await hostClient({ url: server.url }).redeemInvitation({
    invitation: invitation.ok ? invitation.value.invitation : '',
  })
  const { key } = await createPlayerKey()
  const token = session.ok ? session.value.token : ''
  const ann = hostClient({ url: server.url, token, key })
  await ann.addKey({ key: key.publicKey })
  await host.subscribe({ person: 'Bob', channel: 'mail', address: 'bob@home.test' })
  const { match } = pureSkillMatch
  expect((await host.createMatch(pureSkillMatch)).ok).toBe(true)
  const committed = await ann.getMatch({ match })

  const receipts: unknown[] = []
  const transport = createTransport({ host: '127.0.0.1', port: mailPort, pool: true })
  for (let round = 1; round <= 13; round++) {
    const bid = await ann.submit({
      match,
      action: { kind: 'text', text: `bid ${CARDS.at(-round)}` },
    })
    if (bid.ok) receipts.push(bid.value.receipt)
    await transport.sendMail({
      from: 'bob@home.test',
      to: seatAddress(match, await host.seatToken(match, 'Bob'), DOMAIN),
      text: `bid ${CARDS[round - 1]}`,
    })
    // Cyd never bids.
    made.now += days(3)
    await host.runDueJobs()
  }
  transport.close()
  const page = await ann.getMatch({ match })
  expect(page.ok && page.value.view.outcome).not.toBeNull()
  const attached = mails.flatMap(({ attachments }) =>
    attachments.map(({ content }) => JSON.parse(content.toString())),
  )
  expect(attached.length).toBe(13)
  expect(receipts.length).toBe(13)
  expect(committed.ok && page.ok && committed.value.chance?.commitment).toBe(
    page.ok && page.value.chance?.commitment,
  )

  const folder = await folderWithVerifier()
  const save = await ann.exportMatch({ match })
  writeFileSync(join(folder, 'match.json'), save.ok ? save.value : '')
  writeFileSync(join(folder, 'of-ann.json'), JSON.stringify(receipts))
  writeFileSync(join(folder, 'of-bob.json'), JSON.stringify(attached))
  writeFileSync(join(folder, 'keys.json'), JSON.stringify(expectOk(await ann.listSigningKeys())))
  await server.close()
  await mail.close()
  await host.close()
  await new Promise<void>((done) => arriving.close(done))

  const files = ['of-ann.json', 'of-bob.json', '--keys', 'keys.json']
  const [code, report] = await verify(folder, 'match.json', ...files)
  expect(report).toContain(`Match ${match} of pure-skill.`)
  expect(report).toContain('Nothing contradicts this file. Taken on trust:')
  expect(report).toContain('Ann: 13 actions, 13 signed')
  expect(code).toBe(0)
  const json = await verify(folder, 'match.json', ...files, '--json')
  expect(JSON.parse(json[1])).toMatchObject({ verdict: 'trusted', match, game: 'pure-skill' })

  // The file now has another bid of Bob's.
  const text = save.ok ? save.value : ''
  writeFileSync(join(folder, 'changed.json'), text.replace(/"card":"2(.)"/u, '"card":"3$1"'))
  const [wrong, found] = await verify(folder, 'changed.json', ...files)
  expect(found).toContain('The file contradicts itself, or what was signed.')
  expect(wrong).toBe(1)
  rmSync(folder, { recursive: true })
})
