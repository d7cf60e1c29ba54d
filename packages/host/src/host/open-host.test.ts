import { days, loadMatch } from '@ackanomic/core'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { pureSkill } from '@ackanomic/games/pure-skill'
import { expect, test } from 'vitest'
import { openHost } from '../host/open-host.js'
import { expectOk } from '../testing/conformance.test-support.js'

test('a host runs a match from its start to its end', async () => {
  let now = Date.UTC(2026, 10, 22)
  const host = await openHost({
    games: mergeCatalogues(catalogue),
    secret: 'kept from the players',
    now: () => now,
  })
  const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] }
  const match = 'GPS 1'
  const opened = await host.createMatch({
    match,
    by: 'Ann',
    idempotencyKey: '1',
    game: 'pure-skill',
    roster,
    automated: { Dee: 'referee' },
  })
  expect(opened.ok).toBe(true)
  expect(expectOk(await host.listPendingActions({ by: 'Bob' }))[0]?.action).toBe('bid')
  const action = { kind: 'text', text: 'bid K' } as const
  const sent = { match, by: 'Bob', idempotencyKey: 'mail 7', action }
  const bid = await host.submit(sent)
  expect(bid.ok && bid.value.notifications.at(-1)?.message).toBe('Bob bids KD.')
  expect(await host.submit(sent)).toEqual(bid)
  expect(expectOk(await host.listPendingActions({ by: 'Bob' }))).toEqual([])
  const told = await host.listNotifications({ by: 'Ann' })
  expect(told.ok && told.value.map(({ n }) => n)).toEqual([1])
  now += days(40)
  const worked = await host.runDueJobs()
  expect(worked.deadlines).toBe(1)
  const save = await host.exportMatch({ match })
  const loaded = loadMatch(pureSkill, save.ok ? save.value : '')
  expect(loaded.ok).toBe(true)
  const look = await host.getMatch({ match, by: 'Ann' })
  expect(look.ok && look.value.view.outcome).not.toBeNull()
  const then = await host.getMatch({ match, by: 'Ann', at: Date.UTC(2026, 10, 22) })
  expect(then.ok && then.value.text).toContain('Round 1')
  await host.close()
})

test.each([null, 5, 'a table', []])('a request that is %j is rejected', async (request) => {
  const host = await openHost({
    games: mergeCatalogues(catalogue),
    secret: 'kept from the players',
  })
  const refused = await Reflect.apply(host.createMatch, undefined, [request])
  expect(refused).toMatchObject({ ok: false, error: { code: 'badRequest' } })
  await host.close()
})
