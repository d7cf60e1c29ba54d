import { fileURLToPath } from 'node:url'
import { days } from '@ackanomic/core'
import { catalogue } from '@ackanomic/games'
import { loadGames } from '@ackanomic/host/cli'
import { startServer } from '@ackanomic/host/http'
import { advanceSociety, createBooks, createSociety, type SocietyEntry } from '@ackanomic/society'
import { expect, test } from 'vitest'
import { freshStore, START } from '../../../host/src/fresh.test-support.js'
import { expectOk } from '../../../host/src/testing/conformance.test-support.js'
import { clubClient } from '../client/club-client.js'
import { openClub } from '../open-club.js'

const stranger = fileURLToPath(new URL('./stranger.test-support.ts', import.meta.url))
const operatorToken = 'o'.repeat(32)

test('a stranger’s engine is loaded, submitted, accepted, played and booked', async () => {
  let now = START
  const faults: unknown[] = []
  const host = await openClub({
    games: await loadGames(['@ackanomic/games']),
    proposals: await loadGames([stranger]),
    secret: 'kept from the players',
    store: await freshStore(),
    now: () => now,
    workers: 0,
    onError: (incident) => faults.push(incident),
  })
  const server = await startServer(host, { operatorToken })
  const client = async (person: string) => {
    const invited = await host.createInvitation({ person })
    const session = await host.redeemInvitation({
      invitation: invited.ok ? invited.value.invitation : '',
    })
    return clubClient({ url: server.url, token: session.ok ? session.value.token : '' })
  }
  const [ann, bob, ...others] = await Promise.all(['Ann', 'Bob', 'Cyd', 'Dee', 'Eve'].map(client))
  if (ann === undefined || bob === undefined) throw new Error('Nobody has come.')
  const ids = async () => expectOk(await ann.listGames()).map(({ id }) => id)
  expect(await ids()).toEqual(Object.keys(catalogue))
  const table = { game: 'last-stone', seats: 2 }
  expect(await ann.createTable(table)).toMatchObject({ error: { code: 'gameNotAccepted' } })

  // Ann submits it with the engine's own description.
  const text = 'Players take stones in turn. The last stone wins two points.'
  const posted = await ann.postSubmission({ engine: 'last-stone', text })
  expect(posted).toMatchObject({ ok: true, value: { number: 1, title: 'Last Stone' } })
  for (const each of [bob, ...others])
    expect((await each.endorseSubmission({ submission: 1 })).ok).toBe(true)
  expect(await ann.createTable(table)).toMatchObject({ error: { code: 'gameNotAccepted' } })
  now += days(3)
  await host.runDueJobs()
  expect(await ann.getSubmission({ submission: 1 })).toMatchObject({ value: { rule: '1250.19' } })
  expect(await ann.listRules()).toMatchObject({
    value: [{ rule: '1250.19', title: 'Last Stone', also: ['last-stone'], text }],
  })
  expect(await ids()).toContain('last-stone')

  // Ann and Bob play it at a table.
  const opened = await ann.createTable(table)
  if (!opened.ok) throw new Error(opened.error.message)
  const match = opened.value.table
  expect(await bob.takeSeat({ table: match })).toMatchObject({ value: { stage: 'started' } })
  for (const each of [ann, bob, ann, bob, ann])
    expect((await each.submit({ match, action: { kind: 'text', text: 'take' } })).ok).toBe(true)
  expect(await ann.getMatch({ match })).toMatchObject({
    value: { view: { outcome: { winners: ['Ann'] } } },
  })

  // The match is booked under the new rule.
  expect(await ann.getMyStatement()).toMatchObject({
    value: { points: 2, months: [{ month: '2026-11', game: '1250.19', added: 2 }] },
  })
  const operator = clubClient({ url: server.url, token: operatorToken })
  now = Date.UTC(2026, 11, 1)
  await host.runDueJobs()
  expect(await operator.listClosedMonths()).toMatchObject({
    value: [{ month: '2026-11', matches: 1 }],
  })
  const told = await bob.listNotifications()
  expect(told.ok && told.value.at(-1)?.message).toContain('The books of 2026-11 are closed.')
  expect(await operator.auditSociety()).toEqual({ ok: true, value: [] })
  const log = await host.exportSocietyLog()
  const replayed = (log.ok ? log.value : []).reduce((society, entry: SocietyEntry) => {
    const next = advanceSociety(society, entry)
    if (!next.ok) throw new Error(next.error.message)
    return next.value
  }, createSociety(createBooks()))
  expect(replayed.books).toEqual(await host.books())
  expect(faults).toEqual([])
  await server.close()
  await host.close()
})
