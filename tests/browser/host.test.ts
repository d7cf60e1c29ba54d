import { clubClient } from '@ackanomic/club/client'
import { playerLimits } from '@ackanomic/core'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import type { Session } from '@ackanomic/host'
import { programmingCatalogue } from '@ackanomic/programming-games'
import type { BrowserContext, Page } from '@playwright/test'
import { matches } from './matches.js'
import { playOn } from './player.js'
import { listen, look, stepsOf, tell } from './playing.js'
import type { Served } from './serve.js'
import { expect, test } from './test.js'

const games = mergeCatalogues(catalogue, programmingCatalogue)

/** The time that a page has to update after a change, in milliseconds. */
const BREATH = 60
/** The number of clicks in each game. It is small because the host's bots are slow. */
const CLICKS = 12
/** How often a test may find nothing to do before it leaves a game in which others have days. */
const PATIENCE = 50
const WIDTHS = [360, 1280]
/** The corner of a card that the next card does not cover. */
const IN_SIGHT = { position: { x: 6, y: 20 } }

const SESSION = 'session at the host'

/** Creates an account with a name, or with a similar free one, without a page. */
async function enter({ address }: Served, name: string): Promise<Session> {
  const client = clubClient({ url: `${address}host` })
  const made = await client.createAccount({ name })
  if (made.ok) return made.value
  const { free } = made.error.details as { readonly free?: string | null }
  if (made.error.code !== 'nameTaken' || !free) throw new Error(made.error.message)
  return enter({ address } as Served, free)
}

interface Wanted {
  readonly game: string
  readonly people: readonly string[]
  /** The number of players, if it is more than the game needs. */
  readonly players?: number
  readonly options?: unknown
}

interface Opened {
  readonly address: string
  readonly sessions: readonly Session[]
}

/** Starts a match of people, with bots in the other seats. */
async function openTable(
  served: Served,
  { game, people, options, ...asked }: Wanted,
): Promise<Opened> {
  const sessions: Session[] = []
  for (const name of people) sessions.push(await enter(served, name))
  const clients = sessions.map(({ token }) => clubClient({ url: `${served.address}host`, token }))
  const loaded = await games[game]?.load()
  if (loaded === undefined) throw new Error(`There is no game ${game}.`)
  const seats = asked.players ?? Math.max(playerLimits(loaded).least, people.length)
  const bots = Array.from({ length: seats - people.length }, () => 'strong')
  const opened = await clients[0]?.createTable({ game, seats, bots, options })
  if (opened?.ok !== true) throw new Error(opened?.error.message)
  const { table } = opened.value
  for (const client of clients.slice(1)) await client.takeSeat({ table })
  return { address: `#/host/${game}/${encodeURIComponent(table)}`, sessions }
}

/** Opens the page of a match as one of its people. */
async function sitDown(page: Page, { address, sessions }: Opened, seat = 0): Promise<void> {
  const session = JSON.stringify(sessions[seat])
  await page.addInitScript(
    ([name = '', text = '']) => localStorage.setItem(name, text),
    [SESSION, session],
  )
  await page.goto(address)
}

/** The header with the token of the nth person. */
const tokenOf = ({ sessions }: Opened, seat: number): string => `Bearer ${sessions[seat]?.token}`

/**
 * The people and strangers, except its owner, who were sent a secret. Answers from before the match
 * opened are about other matches, which the worker played before.
 */
function othersTold(
  { answered }: Served,
  before: ReadonlyMap<string, string>,
  secret: RegExp,
  owner: string,
): string[] {
  return [...answered].flatMap(([who, sent]) => {
    const ofMatch = sent.slice(before.get(who)?.length ?? 0)
    return who !== owner && secret.test(ofMatch) ? [who] : []
  })
}

/** The console's messages about actions that are unreadable, late or illegal. */
const REFUSED = /status of (?:400|409|422) /u

test.describe('Against bots at a host', () => {
  test.use({ tolerated: [[REFUSED], { scope: 'test' }] })
  matches.forEach(({ game, given = {} }, i) => {
    const width = WIDTHS[i % WIDTHS.length] ?? 0
    test.describe(() => {
      test.use({ viewport: { width, height: 800 } })
      test(`A match of ${game} at a host continues against its bots on the same board.`, async ({
        page,
        served,
      }) => {
        page.on('response', async (response) => {
          if (![400, 422].includes(response.status())) return
          tell(`refused: ${await response.text().catch(() => 'and the page did not wait')}`)
        })
        const name = `Ann of ${game}`
        // The first player of Mediocrity is not the first Moderator, who has nothing to send.
        const options: unknown =
          game === 'mediocrity' ? { numbers: [2, 1, 3] } : JSON.parse(given.options ?? '{}')
        const opened = await openTable(served, { game, people: [name], options })
        await sitDown(page, opened)
        await expect(page.locator('.ack-banner')).toBeVisible()
        await look(page, 'at the beginning')
        const before = await stepsOf(page)
        const played = await playOn(page, width, CLICKS, BREATH, PATIENCE)
        await page.getByRole('tab', { name: 'More' }).click()
        await page.getByText('Developer tools').click()
        await look(page, 'at the end')
        await listen(page, 'at the end')
        await expect
          .poll(() => stepsOf(page), `the steps by ${played.clicks} clicks: ${played.message}`)
          .toBeGreaterThan(before)
        const made = (await stepsOf(page)) - before
        tell(`${played.clicks} clicks, ${played.beside.length} beside the board, ${made} steps`)
      })
    })
  })
})

test.describe('Between two pages at a host', () => {
  // The console has messages about the lost connection.
  test.use({ tolerated: [[REFUSED, /net::ERR_/u], { scope: 'test' }] })

  test('A host keeps bids secret, and a page loses nothing by a reload or a lost connection.', async ({
    browser,
    context: anns,
    page: ann,
    served,
    watch,
    baseURL,
    viewport,
  }) => {
    const game = 'pure-skill'
    const answeredBefore = new Map(served.answered)
    const opened = await openTable(served, { game, people: ['Ann', 'Bob'], players: 3 })
    const bobs: BrowserContext = await browser.newContext({ baseURL: baseURL ?? '', viewport })
    watch(bobs)
    const bob = await bobs.newPage()
    const prize = (page: Page) => page.getByRole('region', { name: 'The prize' })
    for (const [seat, page] of [ann, bob].entries()) {
      await sitDown(page, opened, seat)
      await expect(prize(page)).toBeVisible()
    }
    await look(bob, 'the table of Bob')
    const [annsToken, bobsToken] = [tokenOf(opened, 0), tokenOf(opened, 1)]
    const heardBy = (token: string): string => served.answered.get(token) ?? ''
    const king = ann.getByText('You have bid the King of hearts')
    const bids = (page: Page) => page.getByRole('heading', { name: 'Round 2 of 13: the prize' })

    const heardBefore = heardBy(bobsToken).length
    await ann.getByRole('button', { name: 'Bid the King of hearts' }).click(IN_SIGHT)
    await expect(king).toBeVisible()
    const bid = /"bid":"KH"|bids KH/u
    await expect.poll(() => heardBy(annsToken)).toMatch(bid)
    // After a reload, Bob has everything that he may know, and everything that he was sent before.
    await bob.reload()
    await expect(prize(bob)).toBeVisible()
    await expect.poll(() => heardBy(bobsToken).length).toBeGreaterThan(heardBefore)
    expect(othersTold(served, answeredBefore, bid, annsToken)).toEqual([])

    await ann.reload()
    await expect(king).toBeVisible()
    await ann.goto('')
    await ann.goBack()
    await expect(king).toBeVisible()

    await anns.setOffline(true)
    await bob.getByRole('button', { name: 'Bid the Queen of diamonds' }).click(IN_SIGHT)
    await expect(bids(bob)).toBeVisible()
    await anns.setOffline(false)
    await expect(bids(ann)).toBeVisible()

    // The next secret is Bob's. The bids of the first round are public now.
    const heardThen = heardBy(annsToken).length
    await bob.getByRole('button', { name: 'Bid the 9 of diamonds' }).click(IN_SIGHT)
    await expect(bob.getByText('You have bid the 9 of diamonds')).toBeVisible()
    const second = /"bid":"9D"|bids 9D/u
    await expect.poll(() => heardBy(bobsToken)).toMatch(second)
    await ann.reload()
    await expect(prize(ann)).toBeVisible()
    await expect.poll(() => heardBy(annsToken).length).toBeGreaterThan(heardThen)
    expect(othersTold(served, answeredBefore, second, bobsToken)).toEqual([])
    await bobs.close()
  })
})
