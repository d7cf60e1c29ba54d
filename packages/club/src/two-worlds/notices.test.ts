import type { Game } from '@ackanomic/core'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NoticeSettings } from '../notices/notice-types.js'
import type { PushOptions } from '../notices/push-channel.js'
import { type PushService, startPushService } from '../notices/push-service.test-support.js'
import { usualOpening } from '../tables.test-support.js'
import { seatsOf, standOf } from './known.test-support.js'
import { ask, letIn, mailsTo, type Twin, twoWorlds, type Worlds } from './worlds.test-support.js'

const PLAYERS = ['Ann', 'Bob', 'Cyd', 'Eve', 'Fay', 'Gus', 'Hal']
const games = mergeCatalogues(catalogue)
const MATCH = 'Secret talk'
const HOUR = 3_600_000

/** The push service of the browsers in both worlds. */
const ORIGIN = 'https://push.test'

/** The notice settings of the people who must not learn what Ann and Bob do. */
const SETTINGS: Readonly<Record<string, Partial<NoticeSettings>>> = {
  Cyd: { mail: 'daily', timeZone: 'Asia/Tokyo', push: 'all' },
  Eve: { mail: 'hourly', push: 'turns' },
  Fay: { quietHours: { from: '20:00', to: '08:00' }, push: 'all' },
  Gus: { mail: 'off', push: 'turns' },
  Hal: {},
}

let services: readonly [PushService, PushService]
let worlds: Worlds

const pushTo = (service: PushService): PushOptions => ({
  contact: 'mailto:operator@games.test',
  services: [ORIGIN],
  fetch: (url, init) => fetch(String(url).replace(ORIGIN, service.origin), init),
})

beforeAll(async () => {
  services = [await startPushService(), await startPushService()]
  worlds = await twoWorlds(games, [pushTo(services[0]), pushTo(services[1])])
  await letIn(worlds, [...PLAYERS, 'Dee'])
})

afterAll(async () => {
  await worlds.close()
  for (const service of services) await service.close()
})

const does = async (twin: Twin, by: string, line: string, body: object = {}): Promise<string> => {
  const [status, , answer] = await ask(twin, by, line, body)
  expect([line, status, answer]).toEqual([line, 200, expect.any(String)])
  return answer
}

/** A person's settings, calendar, pushes and mails in both worlds. */
async function gets(person: string): Promise<readonly (readonly unknown[])[]> {
  return Promise.all(
    worlds.twins.map(async (twin, i) => {
      const notices = await twin.host.getNotices({ by: person })
      const seat = await twin.host.seatToken(MATCH, person)
      const token = (notices.ok ? notices.value.calendar : null) ?? ''
      const shown = await ask(twin, person, 'GET /me/notices')
      const calendar = await ask(twin, null, `GET /calendars/${token}.ics`)
      const pushed = services[i]?.pushed.filter(({ browser }) => browser === person)
      return [
        JSON.stringify(shown).replaceAll(token, 'token'),
        calendar,
        pushed?.map(({ payload, headers, bytes }) => ({ payload, headers, bytes })),
        (await mailsTo(twin, MATCH, person)).map((mail) =>
          mail.replaceAll('=\r\n', '').replaceAll(seat, 'seat'),
        ),
      ]
    }),
  )
}

test('neither pushes, digests and calendars nor their times reveal hidden actions of others', async () => {
  const { twins, clock } = worlds
  const opening = usualOpening(games, 'diplomacy', PLAYERS, ['Dee'])
  const match = { match: MATCH, idempotencyKey: 'open', automated: { Dee: 'referee' }, ...opening }
  const [secretly, openly] = twins
  for (const [i, twin] of twins.entries()) {
    for (const person of PLAYERS) {
      const { keys, endpoint } = services[i]?.subscribe(person) ?? expect.fail()
      const device = { keys, endpoint: endpoint.replace(/^.*\/send/u, `${ORIGIN}/send`) }
      await does(twin, person, 'POST /me/devices', device)
      await does(twin, person, 'PATCH /me/notices', SETTINGS[person] ?? {})
      await does(twin, person, 'POST /me/calendar')
    }
    await does(twin, 'Ann', 'POST /matches', match)
    await twin.host.runDueJobs()
  }
  const letters = `POST /matches/${encodeURIComponent(MATCH)}/messages`
  const others = Object.keys(SETTINGS)
  const seen: number[] = []
  for (let hour = 0; hour < 36; hour++) {
    clock.now += HOUR
    // In one world, Ann and Bob talk, change their settings and give orders.
    const letter = { idempotencyKey: `${hour}`, to: 'Bob', text: `Shall we? ${hour}` }
    await does(secretly, 'Ann', letters, letter)
    const quietHours = hour % 2 === 0 ? null : { from: '01:00', to: '23:00' }
    await does(secretly, 'Bob', 'PATCH /me/notices', { quietHours, mail: 'hourly' })
    if (hour === 5) {
      const game: Game = (await games.diplomacy?.load()) ?? expect.fail()
      const { state } = await standOf(secretly, MATCH)
      const [seat] = seatsOf(game, state).find(([, person]) => person === 'Bob') ?? expect.fail()
      const move = game.legalMoves(game.view(state, seat)).sample(() => 0)
      const orders = { idempotencyKey: 'orders', action: { kind: 'move', move } }
      await does(secretly, 'Bob', `POST /matches/${encodeURIComponent(MATCH)}/actions`, orders)
    }
    if (hour % 7 === 3)
      for (const twin of twins)
        await does(twin, 'Hal', letters, { idempotencyKey: `all ${hour}`, text: `Hello ${hour}` })
    for (const { host } of twins) await host.runDueJobs()
    for (const person of others) {
      const [one, other] = await gets(person)
      expect([hour, person, one]).toEqual([hour, person, other])
    }
    seen.push(services[1].pushed.length + [...openly.mails.values()].flat().length)
  }
  // The others were notified at several times, and only Bob got the letters.
  expect(new Set(seen).size).toBeGreaterThan(8)
  expect(services[1].pushed.some(({ payload }) => payload.text.includes('Shall we?'))).toBe(false)
  const bobs = services[0].pushed.filter(({ browser }) => browser === 'Bob')
  expect(bobs.some(({ payload }) => payload.text.includes('Shall we?'))).toBe(true)
})
