// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { days } from '@ackanomic/core'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { type Host, openHost, type Session } from '@ackanomic/host'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Names, openNames } from './names.js'

let folder: string
let host: Host
let names: Names
let time: number

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arcade-names-'))
  host = await openHost({
    games: mergeCatalogues(catalogue),
    secret: 'kept from the players',
    store: folder,
    workers: 0,
  })
  time = Date.UTC(2026, 10, 22)
  names = openNames(host, folder, () => time)
})

afterEach(async () => {
  await host.close()
  rmSync(folder, { recursive: true })
})

async function enter(name: string): Promise<Session> {
  const entered = await names.enter(name)
  if (!entered.ok) throw new Error(entered.error)
  return entered.value
}

describe('names at the host of the Arcade', () => {
  test('a second Ann is another person, even if both come at once', async () => {
    const [first, second] = await Promise.all([enter('Ann'), enter(' Ann ')])
    expect([first.person, second.person]).toEqual(['Ann', 'Ann 2'])
    expect(await host.authenticate(first.token)).toBe('Ann')
    expect(await host.authenticate(second.token)).toBe('Ann 2')
  })

  test('a name is free again after its person has left, and after an idle week', async () => {
    const first = await enter('Ann')
    expect(await names.leave(first.token)).toEqual({ ok: true, value: null })
    expect(await host.authenticate(first.token)).toBeUndefined()
    const second = await enter('Ann')
    expect(second.person).toBe('Ann')
    time += days(7)
    expect((await enter('Ann')).person).toBe('Ann 2')
    time += 1
    expect((await enter('Ann')).person).toBe('Ann')
    expect(await host.authenticate(second.token)).toBeUndefined()
  })

  test('somebody who leaves gives up their seats, but not in the middle of a match', async () => {
    const ann = await enter('Ann')
    const bob = await enter('Bob')
    const opened = await host.tables.open({
      ...{ by: 'Ann', idempotencyKey: '1', game: 'pure-skill', seats: 3 },
    })
    const table = opened.ok ? opened.value.table : ''
    await host.tables.takeSeat({ table, by: 'Bob' })
    expect(await names.leave(bob.token)).toMatchObject({ ok: true })
    const left = await host.tables.get(table, 'Ann')
    expect(left.ok && left.value.players).toEqual(['Ann'])
    await enter('Bob')
    await enter('Cyd')
    for (const by of ['Bob', 'Cyd']) await host.tables.takeSeat({ table, by })
    expect(await names.leave(ann.token)).toMatchObject({ ok: false })
    expect((await enter('Ann')).person).toBe('Ann 2')
  })

  test.each(['', ' ', 'Referee', 'strong bot', 'Strong bot 2', 'x'.repeat(31), 'a\nb'])(
    'nobody is called %j',
    async (name) => {
      expect(await names.enter(name)).toMatchObject({ ok: false })
    },
  )
})
