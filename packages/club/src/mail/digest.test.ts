import type { Delivery } from '@ackanomic/host'
import { expect, test } from 'vitest'
import { pureSkillMatch } from '../../../host/src/fresh.test-support.js'
import { composeDigest } from '../../../host/src/mail/compose-digest.js'
import { world } from '../fresh.test-support.js'

const MAIL = { domain: 'games.test', name: 'Games' } as const

test('a digest lists for each match its news, pending actions and reply address', async () => {
  const got: Delivery[] = []
  const at = await world({ channels: { mail: async (delivery) => void got.push(delivery) } })
  const { host } = at
  await host.subscribe({ person: 'Bob', channel: 'mail', address: 'bob@home.test' })
  await host.changeNoticeSettings({ by: 'Bob', mail: 'daily', timeZone: 'Asia/Tokyo' })
  for (const match of ['GPS 1', 'GPS 2']) await host.createMatch({ ...pureSkillMatch, match })
  const action = { kind: 'text', text: 'bid K' } as const
  await host.submit({ match: 'GPS 2', by: 'Bob', idempotencyKey: '1', action })
  at.now += 24 * 3_600_000
  await host.runDueJobs()
  const [delivery = expect.fail()] = got
  expect(got).toHaveLength(1)
  const mail = await composeDigest(host, MAIL, delivery)
  const tokens = [await host.seatToken('GPS 1', 'Bob'), await host.seatToken('GPS 2', 'Bob')]
  expect(mail.subject).toBe('News of 2 matches')
  expect(mail.replyTo).toBe(undefined)
  const [first = '', second = ''] = mail.text.split('\n\n')
  expect(first).toMatch(/^GPS 1 \(pure-skill\)\nRound 1: .*\nYour move: bid, until .* GMT\+9\.\n/u)
  expect(first).toContain(`To answer, write to gps-1+${tokens[0]}@games.test.`)
  expect(second).toMatch(/^GPS 2 \(pure-skill\)\nRound 1: .*\nBob bids KD?\w*\.\nTo answer/u)
  expect(second).toContain(`gps-2+${tokens[1]}@games.test`)
  expect(mail.headers['List-Unsubscribe']).toContain(`${tokens[0]}+stop@games.test`)
  // A retry sends the same mail.
  expect(await composeDigest(host, MAIL, delivery)).toEqual(mail)
  const only = delivery.notifications.filter(({ match }) => match === 'GPS 2')
  const single = await composeDigest(host, MAIL, { ...delivery, notifications: only })
  expect([single.subject, single.replyTo?.name]).toEqual(['News of GPS 2', 'GPS 2'])
  expect(single.text).toContain('Also awaiting you: GPS 1.')
  await host.close()
})
