import { startServer } from '@ackanomic/host/http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pureSkillMatch } from '../../../host/src/fresh.test-support.js'
import { clubClient } from '../client/club-client.js'
import { world } from '../fresh.test-support.js'
import { http } from '../http.test-support.js'
import { type PushService, startPushService } from '../notices/push-service.test-support.js'

let service: PushService

beforeEach(async () => {
  service = await startPushService()
})

afterEach(() => service.close())

test('a person sees and changes how they are notified', async () => {
  const made = await http()
  const client = clubClient({ url: made.server.url, token: made.tokens.get('Ann') })
  const before = await client.getNotices()
  expect(before).toMatchObject({
    ok: true,
    value: { settings: { timeZone: 'UTC', mail: 'instant' } },
  })
  const changes = { timeZone: 'Europe/Berlin', quietHours: { from: '22:00', to: '07:30' } }
  expect(await client.changeNoticeSettings(changes)).toMatchObject({
    ok: true,
    value: { settings: changes },
  })
  expect(await made.ask('Ann', 'PATCH /me/notices', { quietHours: null })).toMatchObject([
    200,
    { settings: { timeZone: 'Europe/Berlin', quietHours: null } },
  ])
  expect(await made.ask('Ann', 'PATCH /me/notices', { timeZone: 'Berlin' })).toMatchObject([
    400,
    { detail: '"timeZone" must be an IANA time zone, such as "Europe/Berlin".' },
  ])
  expect((await made.ask(null, 'GET /me/notices'))[0]).toBe(401)
  expect(await made.ask('Ann', 'POST /me/devices', service.subscribe('phone'))).toMatchObject([
    404,
    { code: 'noPush' },
  ])
})

test('a browser subscribes over HTTP, and nobody sees its endpoint', async () => {
  const push = { contact: 'mailto:operator@example.org', services: [service.origin] }
  const { host } = await world({ push })
  const server = await startServer(host)
  const invited = await host.createInvitation({ person: 'Ann' })
  const session = await host.redeemInvitation({
    invitation: invited.ok ? invited.value.invitation : '',
  })
  const client = clubClient({ url: server.url, token: session.ok ? session.value.token : '' })
  const subscription = { ...service.subscribe('phone'), expirationTime: null }
  const added = await client.addPushDevice(subscription)
  const device = added.ok ? added.value.device : ''
  const shown = await client.getNotices()
  expect(shown.ok && shown.value.devices).toEqual([{ device, service: service.origin }])
  expect(shown.ok && shown.value.pushKey).toMatch(/^[\w-]{87}$/u)
  expect(JSON.stringify(shown)).not.toContain('/send/phone')
  await host.createMatch(pureSkillMatch)
  await host.runDueJobs()
  expect(service.pushed.map(({ browser }) => browser)).toEqual(['phone'])
  expect(await client.removePushDevice({ device })).toEqual({ ok: true, value: null })
  expect(await client.removePushDevice({ device: 'x' })).toMatchObject({
    ok: false,
    error: { code: 'badRequest' },
  })
  const after = await client.getNotices()
  expect(after.ok && after.value.devices).toEqual([])
  await server.close()
  await host.close()
})

test('a calendar is read at its secret address, and guesses are limited', async () => {
  const made = await http({ limits: { failuresPerMinute: 3 } })
  await made.host.createMatch(pureSkillMatch)
  const client = clubClient({ url: made.server.url, token: made.tokens.get('Ann') })
  const renewed = await client.renewCalendar()
  const token = renewed.ok ? renewed.value.calendar : ''
  const read = (name: string): Promise<Response> => fetch(`${made.server.url}/calendars/${name}`)
  const response = await read(`${token}.ics`)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  const asked = await client.getCalendar({ calendar: token ?? '' })
  expect(asked).toMatchObject({ ok: true, value: expect.stringContaining('SUMMARY:GPS 1: bid') })
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/u)
  expect(text).toContain('SUMMARY:GPS 1: bid\r\n')
  expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/u)
  const statuses = []
  // Each is longer than the token, so that none is the right one by chance.
  for (let i = 0; i < 5; i++) statuses.push((await read(`${i}${token}.ics`)).status)
  expect(statuses).toContain(404)
  expect(statuses.at(-1)).toBe(429)
  expect((await read(`${token}.ics`)).status).toBe(200)
  expect(await client.endCalendar()).toMatchObject({ ok: true, value: { calendar: null } })
  expect((await read(`${token}.ics`)).status).not.toBe(200)
})

test('only the operator can retry and discard failed deliveries', async () => {
  const made = await http()
  const operator = clubClient({ url: made.server.url, token: made.tokens.get('operator') })
  const none = { ok: true, value: { delivered: 0, failed: 0 } }
  expect(await operator.retryDeadLetters({ person: 'Ann' })).toEqual(none)
  expect(await operator.discardDeadLetters({ person: 'Ann', channel: 'mail' })).toEqual({
    ok: true,
    value: 0,
  })
  for (const verb of ['retry', 'discard']) {
    expect((await made.ask('Ann', `POST /dead-letters/${verb}`, { person: 'Ann' }))[0]).toBe(403)
    expect((await made.ask('operator', `POST /dead-letters/${verb}`, {}))[0]).toBe(400)
  }
})
