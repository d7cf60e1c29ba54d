import type { Browser, BrowserContext, Page } from 'playwright-core'
import { violationsOf } from './axe.js'
import type { Served } from './serve.js'

interface Opened {
  readonly match: string
  readonly invitations: Readonly<Record<string, string>>
}

interface Sitting {
  readonly context: BrowserContext
  readonly page: Page
}

async function sitDown(browser: Browser, link: string, problems: string[]): Promise<Sitting> {
  const context = await browser.newContext({ viewport: { width: 820, height: 800 } })
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`))
  await page.goto(link)
  await page.getByRole('region', { name: 'The prize' }).waitFor()
  return { context, page }
}

/** The token that a page keeps, as it is sent. */
async function tokenOf(page: Page, match: string): Promise<string> {
  const token = await page.evaluate((name) => localStorage.getItem(name), `token for ${match}`)
  return `Bearer ${token}`
}

/** What the host has sent to whoever keeps the token of a page. */
async function heardBy(page: Page, { answered }: Served, match: string): Promise<string> {
  return answered.get(await tokenOf(page, match)) ?? ''
}

/** Where a secret of one page was sent to anybody else, strangers too; a line each. */
function leaks({ answered }: Served, secret: RegExp, owner: string, what: string): string[] {
  return [...answered]
    .filter(([who, sent]) => who !== owner && secret.test(sent))
    .map(() => `${what} was sent to somebody else`)
}

/**
 * A match at the host between two pages and a bot: neither page gets what its player may not know;
 * reload, back and a lost connection lose nothing. What is wrong, a line each.
 */
export async function playHosted(browser: Browser, served: Served): Promise<string[]> {
  const problems: string[] = []
  const asked = await fetch(`${served.address}open-table`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'pure-skill', people: ['Ann', 'Bob'], players: 3 }),
  })
  const { match, invitations } = ((await asked.json()) as { readonly value: Opened }).value
  const linkOf = (name: string): string =>
    `${served.address}#/host/pure-skill/${encodeURIComponent(match)}/${invitations[name]}`
  const ann = await sitDown(browser, linkOf('Ann'), problems)
  const bob = await sitDown(browser, linkOf('Bob'), problems)
  problems.push(...(await violationsOf(bob.page)))

  await ann.page.getByRole('button', { name: 'Bid the King of hearts' }).click()
  await ann.page.getByText('You have bid the King of hearts').waitFor()
  const bid = /"bid":"KH"|bids KH/u
  if (!bid.test(await heardBy(ann.page, served, match)))
    problems.push('Ann was not told of her bid')
  await bob.page.waitForTimeout(1500)
  if (bid.test(await heardBy(bob.page, served, match))) problems.push('Bob was told of Ann’s bid')
  problems.push(...leaks(served, bid, await tokenOf(ann.page, match), 'Ann’s bid'))

  await ann.page.reload()
  await ann.page.getByText('You have bid the King of hearts').waitFor()
  await ann.page.goto(served.address)
  await ann.page.goBack()
  await ann.page.getByText('You have bid the King of hearts').waitFor()

  await ann.context.setOffline(true)
  await bob.page.getByRole('button', { name: 'Bid the Queen of diamonds' }).click()
  await bob.page.getByRole('list', { name: 'The bids of round 1' }).waitFor()
  await ann.context.setOffline(false)
  await ann.page.getByRole('list', { name: 'The bids of round 1' }).waitFor({ timeout: 60_000 })

  // The next secret is Bob's, and those of the first round are open now.
  await bob.page.getByRole('button', { name: 'Bid the 9 of diamonds' }).click()
  await bob.page.getByText('You have bid the 9 of diamonds').waitFor()
  const second = /"bid":"9D"|bids 9D/u
  if (!second.test(await heardBy(bob.page, served, match)))
    problems.push('Bob was not told of his bid')
  await ann.page.reload()
  await ann.page.getByRole('region', { name: 'The prize' }).waitFor()
  await ann.page.waitForTimeout(1500)
  problems.push(...leaks(served, second, await tokenOf(bob.page, match), 'Bob’s second bid'))
  await Promise.all([ann.context.close(), bob.context.close()])
  return problems.map((each) => `at the host: ${each}`)
}
