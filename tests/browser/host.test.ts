import type { BrowserContext, Page } from '@playwright/test'
import { matches } from './matches.js'
import { playOn } from './player.js'
import { listen, look, stepsOf, tell } from './playing.js'
import type { Served } from './serve.js'
import { expect, test } from './test.js'

/** A page looks again when it hears that something has changed: so long is waited, milliseconds. */
const BREATH = 60
/** How many clicks are made at the host in each game: its bots take their time. */
const CLICKS = 12
const WIDTHS = [360, 1280]
/** The corner of a card that the next one leaves in sight. */
const IN_SIGHT = { position: { x: 6, y: 20 } }

interface Opened {
  readonly match: string
  readonly invitations: Readonly<Record<string, string>>
}

async function openTable({ address }: Served, wanted: object): Promise<Opened> {
  const asked = await fetch(`${address}open-table`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  })
  const answer = (await asked.json()) as { readonly value?: Opened; readonly error?: string }
  if (answer.value === undefined) throw new Error(answer.error)
  return answer.value
}

function linkTo(game: string, { match, invitations }: Opened, name: string): string {
  return `#/host/${game}/${encodeURIComponent(match)}/${invitations[name]}`
}

/** The token that a page keeps, as it is sent. */
async function tokenOf(page: Page, match: string): Promise<string> {
  const token = await page.evaluate((name) => localStorage.getItem(name), `token for ${match}`)
  return `Bearer ${token}`
}

/**
 * Who was sent a secret, strangers too, besides its owner. What the host had answered before the match
 * opened is of other matches, which the worker played before.
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

/** How an action is answered that cannot be read, comes too late, or is against the rules. */
const REFUSED = /status of (?:400|409|422) /u

test.describe('Against bots at a host', () => {
  test.use({ tolerated: [[REFUSED], { scope: 'test' }] })
  matches.forEach(({ game, given = {} }, i) => {
    const width = WIDTHS[i % WIDTHS.length] ?? 0
    test.describe(() => {
      test.use({ viewport: { width, height: 800 } })
      test(`At a host ${game} goes on against its bots, on the same board.`, async ({
        page,
        served,
      }) => {
        page.on('response', async (response) => {
          if (![400, 422].includes(response.status())) return
          tell(`refused: ${await response.text().catch(() => 'and the page did not wait')}`)
        })
        const name = `Ann of ${game}`
        const options: unknown = JSON.parse(given.options ?? '{}')
        const opened = await openTable(served, { game, people: [name], options })
        await page.goto(linkTo(game, opened, name))
        await expect(page.locator('.ack-banner')).toBeVisible()
        await look(page, 'at the beginning')
        const before = await stepsOf(page)
        const played = await playOn(page, width, CLICKS, BREATH)
        await page.getByRole('tab', { name: 'More' }).click()
        await page.getByText('Developer tools').click()
        await look(page, 'at the end')
        await listen(page, 'at the end')
        const made = (await stepsOf(page)) - before
        expect(made, `steps by ${played.clicks} clicks: ${played.message}`).toBeGreaterThan(0)
        tell(`${played.clicks} clicks, ${played.beside.length} beside the board, ${made} steps`)
      })
    })
  })
})

test.describe('Between two pages at a host', () => {
  // The page tells its console that it was cut off.
  test.use({ tolerated: [[REFUSED, /net::ERR_/u], { scope: 'test' }] })

  test('At a host nobody is told of another’s bid, and nothing is lost by a reload or a cut line.', async ({
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
    const { match } = opened
    const bobs: BrowserContext = await browser.newContext({ baseURL: baseURL ?? '', viewport })
    watch(bobs)
    const bob = await bobs.newPage()
    const prize = (page: Page) => page.getByRole('region', { name: 'The prize' })
    for (const [page, name] of [
      [ann, 'Ann'],
      [bob, 'Bob'],
    ] as const) {
      await page.goto(linkTo(game, opened, name))
      await expect(prize(page)).toBeVisible()
    }
    await look(bob, 'the table of Bob')
    const [annsToken, bobsToken] = [await tokenOf(ann, match), await tokenOf(bob, match)]
    const heardBy = (token: string): string => served.answered.get(token) ?? ''
    const king = ann.getByText('You have bid the King of hearts')
    const bids = (page: Page) => page.getByRole('list', { name: 'The bids of round 1' })

    const heardBefore = heardBy(bobsToken).length
    await ann.getByRole('button', { name: 'Bid the King of hearts' }).click(IN_SIGHT)
    await expect(king).toBeVisible()
    const bid = /"bid":"KH"|bids KH/u
    await expect.poll(() => heardBy(annsToken)).toMatch(bid)
    // A reload gives him all that he may know, after all that he was told of the bid by itself.
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
    await expect(bids(ann)).toBeVisible({ timeout: 60_000 })

    // The next secret is Bob's, and those of the first round are open now.
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
