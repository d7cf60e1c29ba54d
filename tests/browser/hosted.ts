import type { Browser, BrowserContext, Page } from 'playwright-core'
import { violationsOf } from './axe.js'
import { PATIENCE } from './browser.js'
import type { Planned } from './matches.js'
import { playOn } from './player.js'
import { look, openPage, stepsOf } from './playing.js'
import type { Served } from './serve.js'
import { readTree } from './tree.js'

/** A page looks again when it hears that something has changed: so long is waited, milliseconds. */
const BREATH = 60

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
  context.setDefaultTimeout(PATIENCE)
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

function linkTo(
  { address }: Served,
  game: string,
  { match, invitations }: Opened,
  name: string,
): string {
  return `${address}#/host/${game}/${encodeURIComponent(match)}/${invitations[name]}`
}

/** How an act is answered that cannot be read, comes too late, or is against the rules. */
const REFUSALS = [400, 409, 422]

/** Plays a while at the host against its bots, on the same board; what is wrong, a line each. */
export async function playAtHost(
  browser: Browser,
  served: Served,
  { game, given = {} }: Planned,
  width: number,
  clicks: number,
): Promise<string[]> {
  const { page, problems } = await openPage(browser, width)
  const begun = performance.now()
  const refused = new Set<string>()
  page.on('response', async (response) => {
    if ([400, 422].includes(response.status()))
      refused.add(await response.text().catch(() => 'a refusal that the page did not wait for'))
  })
  try {
    const name = `Ann of ${game}`
    const options: unknown = JSON.parse(given.options ?? '{}')
    const opened = await openTable(served, { game, people: [name], options })
    await page.goto(linkTo(served, game, opened, name))
    await page.locator('.ack-banner').waitFor()
    await look(page, problems, 'at the beginning')
    const before = await stepsOf(page)
    const played = await playOn(page, width, clicks, BREATH)
    await page.locator('aside details summary').last().click()
    await look(page, problems, 'at the end')
    problems.push(...(await readTree(page)))
    const made = (await stepsOf(page)) - before
    if (made <= 0) problems.push(`no move was made by ${played.clicks} clicks: ${played.says}`)
    console.log(
      `${game.padEnd(20)}${String(width).padStart(5)} px  at the host: ${played.clicks} clicks, ${played.beside.length} beside the board, ${made} steps${played.over ? ' to the end' : ''}, ${((performance.now() - begun) / 1000).toFixed(1)} s`,
    )
  } catch (thrown) {
    problems.push(`${thrown}`)
  } finally {
    await page.close()
  }
  for (const each of refused) console.log(`  refused: ${each}`)
  // Of a refusal a browser tells its console.
  const wrong = problems.filter(
    (each) => !REFUSALS.some((status) => each.includes(`status of ${status} `)),
  )
  return wrong.map((each) => `${game} at the host at ${width} px: ${each}`)
}

/**
 * A match at the host between two pages and a bot: neither page gets what its player may not know;
 * reload, back and a lost connection lose nothing. What is wrong, a line each.
 */
export async function playHosted(browser: Browser, served: Served): Promise<string[]> {
  const problems: string[] = []
  const game = 'pure-skill'
  const opened = await openTable(served, { game, people: ['Ann', 'Bob'], players: 3 })
  const { match } = opened
  const linkOf = (name: string): string => linkTo(served, game, opened, name)
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
  await ann.page.getByRole('list', { name: 'The bids of round 1' }).waitFor()

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
