import { days, loadMatch } from '@ackanomic/core'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { pureSkill } from '@ackanomic/games/pure-skill'
import { expect, test } from 'vitest'
import { openHost } from './host.js'

test('hosts a match from its start to the books', async () => {
  let now = Date.UTC(2026, 10, 22)
  const host = await openHost({
    games: mergeCatalogues(catalogue),
    secret: 'kept from the players',
    now: () => now,
  })
  const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] }
  const match = 'GPS 1'
  const opened = await host.open({
    match,
    by: 'Ann',
    key: '1',
    game: 'pure-skill',
    table,
    programs: { Dee: 'referee' },
  })
  expect(opened.ok).toBe(true)
  expect((await host.wanted('Bob'))[0]?.what).toBe('bid')
  const act = { kind: 'text', text: 'bid K' } as const
  const sent = { match, by: 'Bob', key: 'mail 7', act }
  const bid = await host.submit(sent)
  expect(bid.ok && bid.value.told.at(-1)?.says).toBe('Bob bids KD.')
  expect(await host.submit(sent)).toEqual(bid)
  expect(await host.wanted('Bob')).toEqual([])
  const told = await host.posts('Ann')
  expect(told.ok && told.value.map(({ n }) => n)).toEqual([1])
  now += days(40)
  const worked = await host.work()
  expect(worked.due).toBe(1)
  expect((await host.books()).ledger.months.length).toBe(1)
  const save = await host.takeOut(match)
  const loaded = loadMatch(pureSkill, save.ok ? save.value : '')
  expect(loaded.ok).toBe(true)
  const look = await host.look(match, 'Ann')
  expect(look.ok && look.value.view.outcome).not.toBeNull()
  const then = await host.look(match, 'Ann', { at: Date.UTC(2026, 10, 22) })
  expect(then.ok && then.value.shows).toContain('Round 1')
  await host.close()
})
