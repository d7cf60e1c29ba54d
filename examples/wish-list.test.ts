import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { days } from '@ackanomic/core'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { openHost, restore, type Store, sqliteStore } from '@ackanomic/host'
import { startServer } from '@ackanomic/host/http'
import { describe, expect, test } from 'vitest'
import { wishClient, wishList } from './wish-list.js'

const clock = { now: Date.UTC(2026, 10, 22) }
const games = mergeCatalogues(catalogue)

const open = (store?: Store | string) =>
  openHost({
    games,
    secret: 'kept from the players',
    store,
    workers: 0,
    now: () => clock.now,
    modules: [wishList],
  })

const spades = { by: 'Ann', text: 'Spades, Friday evening' }

describe('the wish list', () => {
  test('keeps a wish for two weeks from its last renewal', async () => {
    const host = await open()
    await host.addWish(spades)
    clock.now += days(10)
    await host.addWish(spades)
    clock.now += days(13)
    await host.runDueJobs()
    const kept = await host.listWishes()
    expect(kept.ok && kept.value.map(({ person, text }) => [person, text])).toEqual([
      ['Ann', 'Spades, Friday evening'],
    ])
    clock.now += days(1)
    await host.runDueJobs()
    expect(await host.listWishes()).toEqual({ ok: true, value: [] })
    await host.close()
  })

  test('refuses an empty wish and a person’s sixth wish', async () => {
    const host = await open()
    const refused = await host.addWish({ by: 'Ann', text: ' ' })
    expect(!refused.ok && refused.error.code).toBe('badRequest')
    for (let n = 1; n <= 5; n++) await host.addWish({ by: 'Ann', text: `Wish ${n}` })
    const last = await host.addWish({ by: 'Ann', text: 'Wish 6' })
    expect(!last.ok && last.error.code).toBe('tooManyWishes')
    expect((await host.addWish({ by: 'Ann', text: 'Wish 5' })).ok).toBe(true)
    expect((await host.addWish({ by: 'Bob', text: 'Wish 6' })).ok).toBe(true)
    await host.close()
  })

  test('works over HTTP, with its own errors', async () => {
    const host = await open()
    const server = await startServer(host)
    const { url } = server
    const invitation = await host.createInvitation({ person: 'Ann' })
    const redeemed = await host.redeemInvitation({
      invitation: invitation.ok ? invitation.value.invitation : '',
    })
    const ann = wishClient({ url, token: redeemed.ok ? redeemed.value.token : '' })
    for (let n = 1; n <= 5; n++) expect((await ann.addWish({ text: `Wish ${n}` })).ok).toBe(true)
    expect(await ann.addWish({ text: 'Wish 6' })).toMatchObject({
      error: { code: 'tooManyWishes', clause: 'host', details: { most: 5 } },
    })
    const guest = wishClient({ url })
    const seen = await guest.listWishes()
    expect(seen.ok && seen.value.length).toBe(5)
    const refused = await guest.addWish({ text: 'Chess' })
    expect(!refused.ok && refused.error.code).toBe('unauthorized')
    const description = await fetch(`${url}/openapi.json`)
    expect(await description.text()).toContain('The code is tooManyWishes.')
    await server.close()
    await host.close()
  })

  test('is kept after a restart and in a backup', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wishes-'))
    const host = await open(folder)
    const wish = await host.addWish(spades)
    await host.close()
    const again = await open(folder)
    const wishes = await again.listWishes()
    expect(wishes.ok && wishes.value).toEqual([wish.ok && wish.value])
    const lines: string[] = []
    await again.backup((line) => void lines.push(line))
    await again.close()
    rmSync(folder, { recursive: true })

    const store = await sqliteStore()
    await restore(store, lines, [wishList])
    const restored = await open(store)
    expect(await restored.listWishes()).toEqual(wishes)
    await restored.close()
  })
})
