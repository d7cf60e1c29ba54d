import { readdirSync, readFileSync } from 'node:fs'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { expect } from 'vitest'
import type { Delivery } from '../delivery-types.js'
import { openHost } from '../host.js'
import type { Store } from './tables.js'

const folder = new URL('schemas/', import.meta.url)

/** How a store was kept: in SQLite, in PostgreSQL, or as a backup. */
export type Kept = 'sqlite.sql' | 'postgresql.sql' | 'backup.jsonl'

/**
 * The stores as earlier versions left them, by the name of their last migration. Each contains the
 * same match. They are never changed: a new migration brings a new one.
 */
export function earlierStores(kept: Kept): readonly (readonly [name: string, contents: string])[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(kept))
    .sort()
    .map((file) => [file.slice(0, -kept.length - 1), readFileSync(new URL(file, folder), 'utf8')])
}

/** Checks that a store of an earlier version has kept everything, and that its match goes on. */
export async function checkUpgraded(store: Store): Promise<void> {
  const delivered: Delivery[] = []
  const sink = async (delivery: Delivery): Promise<void> => void delivered.push(delivery)
  const faults: unknown[] = []
  const host = await openHost({
    games: mergeCatalogues(catalogue),
    secret: 'kept from the players',
    store,
    now: () => Date.UTC(2026, 10, 22),
    workers: 0,
    channels: { sink },
    onError: (incident) => faults.push(incident),
  })
  const match = 'GPS 1'
  const bid = (by: string, idempotencyKey: string, text: string) =>
    host.submit({ match, by, idempotencyKey, action: { kind: 'text', text } })
  // A repeated request gets its first answer.
  const repeated = await bid('Ann', 'bid', 'bid K')
  expect(repeated).toMatchObject({ ok: true, value: { notifications: [{ n: 2, match }] } })
  expect((await bid('Bob', 'wrong', 'bid Q K')).ok).toBe(false)
  expect((await bid('Ann', 'again', 'bid Q')).ok).toBe(false)
  expect(await host.authenticate('XOTArrWJwt0Cwfb3Rg67fLL30HflKRVEV1E_lMEvq-4')).toBe('Flo')
  const flo = await host.accounts.get('Flo')
  expect(flo.ok && [flo.value.person, flo.value.passkeys.length < 2]).toEqual(['Flo', true])
  const sessions = await host.accounts.listSessions('Flo')
  expect(sessions.ok && sessions.value.map(({ device }) => device)).toEqual([null])
  const seat = { match, person: 'Bob' }
  expect(await host.resolveSeatToken('919e3a682e00120ea7fe6f383fa6ad47')).toEqual(seat)
  for (const by of ['Bob', 'Cyd']) expect((await bid(by, 'bid', 'bid 2')).ok).toBe(true)
  const inbox = await host.listNotifications('Ann')
  expect(inbox.ok && inbox.value.map(({ n }) => n)).toEqual(
    Array.from({ length: inbox.ok ? inbox.value.length : 0 }, (_, i) => i + 1),
  )
  const page = await host.getMatch(match, null)
  expect(page.ok && page.value.text).toContain('Round 2 of 13')
  const mine = await host.listMatches('Cyd')
  expect(mine.ok && mine.value.matches.map((each) => [each.match, each.players])).toEqual([
    [match, ['Ann', 'Bob', 'Cyd']],
  ])
  const letters = await host.messages.list('Ann')
  for (const { n, text, read } of letters.ok ? letters.value : [{ n: 1, text: '!', read: false }])
    expect([n > 0, text.length > 0, read]).toEqual([true, true, false])
  const reports = await host.moderation.listReports({ open: false })
  for (const { person, message } of reports.ok ? reports.value : [])
    expect([person, message?.text.length !== 0]).toEqual(['Bob', true])
  const notices = await host.notices.get('Cyd')
  expect(['UTC', 'Europe/Berlin']).toContain(notices.ok && notices.value.settings.timeZone)
  const submissions = await host.society.list()
  for (const { title, endorsers } of submissions.ok ? submissions.value : [])
    expect([title, endorsers]).toEqual(['Dice', []])
  const open = await host.tables.list(null)
  for (const { table } of open.ok ? open.value.tables : []) {
    const full = await host.tables.takeSeat({ table, by: 'Eve' })
    expect(full.ok && [full.value.stage, full.value.players]).toEqual([
      'started',
      ['Ann', 'Flo', 'Eve'],
    ])
  }
  const cups = await host.tournaments.list(null)
  for (const { tournament } of cups.ok ? cups.value.tournaments : []) {
    const started = await host.tournaments.enter({ tournament, by: 'Eve' })
    expect(started.ok && [started.value.stage, started.value.pairings.length]).toEqual([
      'running',
      1,
    ])
  }
  const { receipt } = await bid('Ann', 'next', 'bid 3').then((done) =>
    done.ok ? done.value : { receipt: null },
  )
  expect(receipt).toMatchObject({ person: 'Ann', number: 2 })
  await host.runDueJobs()
  expect(delivered.map(({ person, address }) => [person, address])[0]).toEqual(['Bob', 'bob'])
  expect((await host.exportMatch(match)).ok).toBe(true)
  expect(faults).toEqual([])
  await host.close()
}
