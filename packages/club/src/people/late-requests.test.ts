import { sqliteStore } from '@ackanomic/host'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectOk } from '../../../host/src/testing/conformance.test-support.js'
import { type World, world } from '../fresh.test-support.js'
import type { Club } from '../open-club.js'

const by = 'Ann'
const cup = { game: 'tromino-go', format: 'knockOut', maxPlayers: 4 } as const
const push = {
  endpoint: 'https://push.example.org/ann',
  keys: { auth: 'A'.repeat(22), p256dh: `B${'A'.repeat(86)}` },
}
const post = {
  label: 'General Equipment Submission',
  ...{ title: 'Dice', text: 'There is a die.' },
  describes: [{ name: 'Die', definition: 'It has twelve sides.' }],
} as const

let currentSession: string | undefined

/** The operations by which people leave something behind, each called for Ann. */
const writes: Readonly<Record<string, (host: Club, table: string, tournament: string) => unknown>> =
  {
    createTable: (host) =>
      host.createTable({ by, idempotencyKey: 'own', game: 'pure-skill', seats: 3 }),
    takeSeat: (host, table) => host.takeSeat({ table, by }),
    createTournament: (host) => host.createTournament({ ...cup, by, idempotencyKey: 'own cup' }),
    enterTournament: (host, _, tournament) => host.enterTournament({ tournament, by }),
    sendMessage: (host, table) =>
      host.sendMessage({ match: table, by, idempotencyKey: 'late', text: 'Hello!' }),
    mutePerson: (host) => host.mutePerson({ by, person: 'Bob' }),
    reportPerson: (host) => host.reportPerson({ by, person: 'Bob', reason: 'rude' }),
    postSubmission: (host) => host.postSubmission({ ...post, by, idempotencyKey: 'dice' }),
    addKey: (host) => host.addKey({ by, key: 'A'.repeat(43) }),
    changeNoticeSettings: (host) => host.changeNoticeSettings({ by, mail: 'daily' }),
    renewCalendar: (host) => host.renewCalendar({ by }),
    addPushDevice: (host) => host.addPushDevice({ by, ...push }),
    subscribe: (host) => host.subscribe({ person: by, channel: 'sink', address: 'a late address' }),
    setMailAddress: (host) => host.setMailAddress({ by, currentSession, mail: 'late@example.org' }),
    createPasskeyOptions: (host) => host.createPasskeyOptions({ by, currentSession }),
    createInvitation: (host) => host.createInvitation({ person: by }),
    seatToken: (host, table) => host.seatToken(table, by),
  }

describe('a request that was let in just before its person was deleted', () => {
  let made: World
  let table: string
  let tournament: string

  beforeEach(async () => {
    made = await world({
      store: await sqliteStore(),
      accounts: { open: true, url: 'https://games.example.org', sendMail: async () => undefined },
      channels: { sink: async () => undefined },
    })
    const { host } = made
    for (const person of [by, 'Bob']) {
      const { invitation } = expectOk(await host.createInvitation({ person }))
      expectOk(await host.redeemInvitation({ invitation }))
    }
    currentSession = expectOk(await host.listSessions({ by })).at(-1)?.session
    const opening = { by: 'Bob', idempotencyKey: '1', game: 'pure-skill', seats: 3 }
    table = expectOk(await host.createTable(opening)).table
    tournament = expectOk(
      await host.createTournament({ ...cup, by: 'Bob', idempotencyKey: '2' }),
    ).tournament
  })

  /** Everything in the store that names Ann. */
  const traces = async (): Promise<readonly string[]> => {
    const lines: string[] = []
    await made.host.backup((line) => void lines.push(line))
    return lines.filter((line) => /\bAnn\b|late/u.test(line)).sort()
  }

  test.each(Object.keys(writes))('leaves nothing by %s', async (operation) => {
    const { host } = made
    expectOk(await host.deletePerson({ person: by }))
    const before = await traces()
    await writes[operation]?.(host, table, tournament)
    expect(await traces()).toEqual(before)
    await host.close()
  })

  test('is an accepted one of somebody who is there', async () => {
    const before = (await traces()).length
    for (const write of Object.values(writes)) await write(made.host, table, tournament)
    expect((await traces()).length - before).toBeGreaterThan(12)
    await made.host.close()
  })
})
