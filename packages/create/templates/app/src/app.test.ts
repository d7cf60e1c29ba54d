import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from './app.js'
import { Matches, type pageOf } from './matches.js'

let folder: string
let app: ReturnType<typeof createApp>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matches-'))
  app = createApp(new Matches(folder))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const post = (path: string, body: unknown) =>
  app.request(path, { method: 'POST', body: JSON.stringify(body) })

type Page = ReturnType<typeof pageOf>

interface Started {
  readonly match: string
  readonly links: readonly { readonly name: string; readonly link: string }[]
}

const PEOPLE = ['Ann', 'Bea', 'Cid', 'Dot'] as const

/** Starts a match of four; returns its path, and functions to read a page and make a move. */
async function newMatch() {
  const response = await post('/matches', { people: PEOPLE })
  const { match, links } = (await response.json()) as Started
  const path = `/matches/${match}`
  const keys = new Map(links.map(({ name, link }) => [name, link.split('&')[1]]))
  const page = async (name?: string) =>
    (await (await app.request(`${path}?${keys.get(name ?? '')}`)).json()) as Page
  const play = (name: string, move: string) => post(`${path}/moves?${keys.get(name)}`, { move })
  return { path, page, play }
}

/** Returns the name of the player whose turn it is. */
async function turnOf({ page }: Awaited<ReturnType<typeof newMatch>>): Promise<string> {
  return (await page()).waitingFor[0] ?? 'nobody'
}

describe('a page', () => {
  test('shows a hand only to its player', async () => {
    const { page } = await newMatch()
    const pages = await Promise.all([...PEOPLE.map(page), page()])
    expect(new Set(pages.map(({ text }) => text)).size).toBe(5)
  })

  test('lists the legal moves of the player whose turn it is', async () => {
    const match = await newMatch()
    const page = await match.page(await turnOf(match))
    expect(page.mustAct).toBe(true)
    expect(page.moves).toContain('bid 4')
  })
})

describe('a move', () => {
  test('passes the turn on', async () => {
    const match = await newMatch()
    const first = await turnOf(match)
    expect((await match.play(first, 'bid 4')).status).toBe(200)
    expect(await turnOf(match)).not.toBe(first)
  })

  test('is refused with a sentence if it is illegal', async () => {
    const match = await newMatch()
    const response = await match.play(await turnOf(match), 'bid 14')
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('You cannot bid 14')
  })

  test('is refused without a link', async () => {
    const { path } = await newMatch()
    expect((await post(`${path}/moves`, { move: 'bid 4' })).status).toBe(403)
  })
})

describe('a restarted server', () => {
  test('goes on with its matches', async () => {
    const match = await newMatch()
    await match.play(await turnOf(match), 'bid 4')
    const before = await match.page('Ann')
    app = createApp(new Matches(folder))
    expect(await match.page('Ann')).toEqual(before)
  })
})

describe('a match of one person', () => {
  test('has bots in the other seats', async () => {
    const matches = new Matches(folder)
    const { match, playBots } = matches.start(['Ann'])
    await playBots()
    expect(match.pendingActions().flatMap(({ persons }) => persons)).toEqual(['Ann'])
  })

  test('is refused if two players have the same name', async () => {
    expect((await post('/matches', { people: ['Ann', 'Ann'] })).status).toBe(400)
  })
})
