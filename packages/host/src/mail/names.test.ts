import { isPlayerName } from '@ackanomic/core/untrusted'
import * as fc from 'fast-check'
import { simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import type { Delivery } from '../contract/delivery-types.js'
import { world } from '../fresh.test-support.js'
import { createWebHookChannel, type WebHookFormat } from '../jobs/web-hook.js'
import { composeDigest } from './compose-digest.js'
import { composeMail } from './compose-mail.js'

const names = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
    fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 100 }),
    fc.constantFrom('Łukasz', '名前', 'Ђорђе', 'José', '%41', '"Bob", <a@b.test>', 'а'.repeat(100)),
  )
  .filter(isPlayerName)

test('every channel can deliver to every name that a host accepts', async () => {
  const { host } = await world()
  const transport = createTransport({ streamTransport: true, buffer: true })
  await fc.assert(
    fc.asyncProperty(names, names, async (person, match) => {
      const address = 'bob@home.test'
      const notification = {
        n: 1,
        match,
        game: 'ghost',
        at: 0,
        clause: '1',
        message: `${person} moves.`,
        event: { type: 'turn' },
      }
      const delivery: Delivery = {
        ...{ person, channel: 'hook', address: 'https://hooks.test/1', match, game: 'ghost' },
        idempotencyKey: `hook/${person}/1`,
        notifications: [notification],
      }
      for (const format of ['json', 'discord', 'slack'] satisfies WebHookFormat[]) {
        const keys: (string | null)[] = []
        const channel = createWebHookChannel({
          format,
          fetch: async (url, init) => {
            keys.push(new Request(url, init).headers.get('idempotency-key'))
            return new Response()
          },
        })
        await channel(delivery, new AbortController().signal)
        expect(keys).toEqual([`"${encodeURI(delivery.idempotencyKey)}"`])
      }
      const identity = { domain: 'games.test', name: 'Games' }
      const paragraphs = [`${person} moves.`]
      const mails = [
        await composeMail(host, identity, { match, person, address, key: 'k', paragraphs }),
        await composeDigest(host, identity, { ...delivery, address, isDigest: true }),
      ]
      for (const mail of mails) {
        const { message } = await transport.sendMail(mail)
        const raw = message as Buffer
        expect(raw.toString('latin1').split('\r\n\r\n')[0]).toMatch(/^[\t -~\r\n]*$/u)
        const read = await simpleParser(raw)
        expect([read.to].flat()[0]?.value).toEqual([{ name: person, address }])
        expect(read.replyTo?.value[0]?.name).toBe(match)
        expect(read.subject).toContain(match)
      }
    }),
    { numRuns: 50 },
  )
  await host.close()
})
