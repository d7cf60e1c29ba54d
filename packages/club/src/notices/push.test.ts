import { afterEach, beforeEach, expect, test } from 'vitest'
import { pureSkillMatch } from '../../../host/src/fresh.test-support.js'
import { expectOk } from '../../../host/src/testing/conformance.test-support.js'
import { world } from '../fresh.test-support.js'
import { isPushService } from './push-channel.js'
import { type PushService, startPushService } from './push-service.test-support.js'

let service: PushService

beforeEach(async () => {
  service = await startPushService()
})

afterEach(() => service.close())

const contact = 'mailto:operator@example.org'

const pushing = () => world({ push: { contact, services: [service.origin] } })

const bid = (by: string, text: string) =>
  ({
    match: pureSkillMatch.match,
    by,
    idempotencyKey: `${by} ${text}`,
    action: { kind: 'text', text },
  }) as const

test('a browser is notified once that it is its person’s turn', async () => {
  const at = await pushing()
  const { host } = at
  const device = await host.addPushDevice({ by: 'Ann', ...service.subscribe('phone') })
  expect(device).toMatchObject({ ok: true, value: { service: service.origin } })
  await host.createMatch(pureSkillMatch)
  await host.runDueJobs()
  expect(
    service.pushed.map(({ payload }) => [payload.match, payload.game, payload.awaits]),
  ).toEqual([['GPS 1', 'pure-skill', ['bid']]])
  const [{ headers, claims, bytes } = expect.fail()] = service.pushed
  expect(headers).toEqual({ ttl: '259200', urgency: 'normal', 'content-encoding': 'aes128gcm' })
  const notices = await host.getNotices({ by: 'Ann' })
  const pushKey = notices.ok ? notices.value.pushKey : null
  expect(claims).toMatchObject({ aud: service.origin, sub: contact, key: pushKey })
  expect(bytes).toBeLessThanOrEqual(4096)
  // Others bid. Ann has already been told that it is her turn.
  for (const by of ['Bob', 'Cyd']) await host.submit(bid(by, 'bid 2'))
  await host.runDueJobs()
  expect(service.pushed).toHaveLength(1)
  await host.submit(bid('Ann', 'bid 3'))
  await host.runDueJobs()
  expect(service.pushed.at(-1)?.payload).toMatchObject({ awaits: ['bid'] })
  expect(service.pushed.at(-1)?.payload.text).toContain('Round 2')
  await host.close()
})

test('a browser is notified of messages, and of actions if its person wants that', async () => {
  const { host } = await pushing()
  await host.createMatch(pureSkillMatch)
  await host.addPushDevice({ by: 'Ann', ...service.subscribe('phone') })
  const message = { match: 'GPS 1', by: 'Bob', idempotencyKey: '1', text: 'Good luck!' }
  await host.sendMessage(message)
  await host.runDueJobs()
  expect(service.pushed.map(({ payload }) => payload.text)).toEqual(['Bob: Good luck!'])
  await host.changeNoticeSettings({ by: 'Ann', push: 'all' })
  await host.submit(bid('Ann', 'bid 3'))
  await host.runDueJobs()
  expect(service.pushed.map(({ payload }) => payload.text).at(-1)).toContain('Ann bids 3')
  await host.changeNoticeSettings({ by: 'Ann', push: 'off' })
  await host.sendMessage({ ...message, idempotencyKey: '2' })
  await host.runDueJobs()
  await host.changeNoticeSettings({ by: 'Ann', push: 'all' })
  await host.runDueJobs()
  expect(service.pushed).toHaveLength(2)
  await host.close()
})

test.each([404, 410])(
  'a device that is gone (%i) is removed without an incident',
  async (status) => {
    const { host, faults } = await pushing()
    await host.addPushDevice({ by: 'Ann', ...service.subscribe('phone') })
    await host.createMatch(pureSkillMatch)
    service.status = status
    await host.runDueJobs()
    const notices = await host.getNotices({ by: 'Ann' })
    expect(notices.ok && notices.value.devices).toEqual([])
    expect(expectOk(await host.listDeadLetters())).toEqual([])
    expect(faults).toEqual([])
    await host.close()
  },
)

test('a message is sent again to a push service that is busy, but not to one that refuses', async () => {
  const at = await pushing()
  const { host } = at
  await host.addPushDevice({ by: 'Ann', ...service.subscribe('phone') })
  await host.createMatch(pureSkillMatch)
  service.status = 503
  expect((await host.runDueJobs()).failed).toBe(1)
  service.status = 201
  at.now += 60_000
  expect((await host.runDueJobs()).delivered).toBe(1)
  service.status = 413
  await host.sendMessage({ match: 'GPS 1', by: 'Bob', idempotencyKey: '1', text: 'Hi' })
  await host.runDueJobs()
  expect(expectOk(await host.listDeadLetters()).map(({ problem }) => problem)).toEqual([
    'The push service answered with status 413.',
  ])
  await host.close()
})

test('a browser belongs to the person who subscribed it last', async () => {
  const { host } = await pushing()
  const phone = service.subscribe('phone')
  for (const by of ['Ann', 'Bob', 'Bob']) await host.addPushDevice({ by, ...phone })
  const devicesOf = async (person: string) => {
    const notices = await host.getNotices({ by: person })
    return notices.ok ? notices.value.devices.map(({ device }) => device) : []
  }
  expect(await devicesOf('Ann')).toEqual([])
  const [device = ''] = await devicesOf('Bob')
  expect(device).toMatch(/^[\w-]{16}$/u)
  await host.removePushDevice({ by: 'Ann', device })
  expect(await devicesOf('Bob')).toHaveLength(1)
  await host.removePushDevice({ by: 'Bob', device })
  expect(await devicesOf('Bob')).toEqual([])
  await host.close()
})

test('revoking a person’s tokens removes their devices', async () => {
  const { host } = await pushing()
  await host.addPushDevice({ by: 'Ann', ...service.subscribe('phone') })
  await host.revokeTokens({ person: 'Ann' })
  await host.createMatch(pureSkillMatch)
  await host.runDueJobs()
  const notices = await host.getNotices({ by: 'Ann' })
  expect([notices.ok && notices.value.devices, service.pushed]).toEqual([[], []])
  await host.close()
})

test('a long text is cut to fit', async () => {
  const { host } = await pushing()
  await host.createMatch(pureSkillMatch)
  await host.addPushDevice({ by: 'Ann', ...service.subscribe('phone') })
  const text = `${'語'.repeat(3000)} the end`
  await host.sendMessage({ match: 'GPS 1', by: 'Bob', idempotencyKey: '1', text })
  const faces = `${'😀'.repeat(1999)}!`
  await host.sendMessage({ match: 'GPS 1', by: 'Bob', idempotencyKey: '2', text: faces })
  await host.runDueJobs()
  const texts = service.pushed.map(({ payload }) => payload.text)
  expect(texts[0]).toMatch(/^Bob: 語{290,}…$/u)
  expect(texts[1]).toMatch(/^Bob: (?:😀){140,}…$/u)
  expect(service.pushed.every(({ bytes }) => bytes <= 4096)).toBe(true)
  await host.close()
})

test('a host sends only to known push services', async () => {
  expect(isPushService('https://fcm.googleapis.com/fcm/send/x', {})).toBe(true)
  expect(isPushService('https://updates.push.services.mozilla.com/x', {})).toBe(true)
  expect(isPushService('https://web.push.apple.com/x', {})).toBe(true)
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.example.org/x',
    'https://example.org/.push.apple.com',
    'https://me:pw@web.push.apple.com/x',
    'https://127.0.0.1/x',
    'file:///etc/passwd',
    'x',
  ])
    expect([endpoint, isPushService(endpoint, {})]).toEqual([endpoint, false])
  const { host } = await pushing()
  const keys = service.subscribe('phone').keys
  const refused = await host.addPushDevice({ by: 'Ann', endpoint: 'https://127.0.0.1/x', keys })
  expect(refused).toMatchObject({ ok: false, error: { code: 'noPush' } })
  await host.close()
})

test('a host without web push refuses devices', async () => {
  const { host } = await world()
  const refused = await host.addPushDevice({ by: 'Ann', ...service.subscribe('phone') })
  expect(refused).toMatchObject({
    ok: false,
    error: { code: 'noPush', details: { service: null } },
  })
  expect(await host.getNotices({ by: 'Ann' })).toMatchObject({ ok: true, value: { pushKey: null } })
  await host.close()
})
