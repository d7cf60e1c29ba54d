/**
 * Plays every game through the page, at two widths: a whole match against bots by clicking what the
 * page offers. No error in the console, nothing that axe-core finds, no page that scrolls sideways.
 *
 * `tsx tests/browser/main.ts [game … | host]`
 */
import type { Browser, Page } from 'playwright-core'
import { violationsOf } from './axe.js'
import { openBrowser } from './browser.js'
import { playHosted } from './hosted.js'
import { matches, type Planned } from './matches.js'
import { playOn } from './player.js'
import { serve } from './serve.js'

const WIDTHS = [360, 1280]
/** How many pages play at once. */
const AT_ONCE = 2

/** A page that keeps whatever goes wrong in it. */
async function openPage(
  browser: Browser,
  width: number,
): Promise<{ readonly page: Page; readonly problems: string[] }> {
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  const problems: string[] = []
  // What runs in the page was compiled with names kept.
  await page.addInitScript('globalThis.__name = (named) => named')
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  return { page, problems }
}

async function look(page: Page, problems: string[], where: string): Promise<void> {
  problems.push(...(await violationsOf(page)).map((each) => `${where}: ${each}`))
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (over > 0) problems.push(`${where}: the page is ${over} px too wide`)
}

async function play(
  browser: Browser,
  address: string,
  planned: Planned,
  width: number,
): Promise<string[]> {
  const { game, given = {}, most } = planned
  const { page, problems } = await openPage(browser, width)
  const begun = performance.now()
  try {
    const settled = new URLSearchParams({ seed: `${game}`, pace: '0', playouts: '0', ...given })
    await page.goto(`${address}#/play/${game}?${settled}`)
    await page.locator('.ack-banner').waitFor()
    await look(page, problems, 'at the beginning')
    await playOn(page, width, 6)
    await page.emulateMedia({ colorScheme: 'dark' })
    await look(page, problems, 'in the dark')
    const { says, over, clicks, beside, slowest } = await playOn(page, width + 1, most)
    if (!over) problems.push(`not over after ${clicks} clicks: ${says}`)
    await look(page, problems, 'at the end')
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(
      `${game.padEnd(20)}${String(width).padStart(5)} px  ${clicks} clicks, ${beside} beside the board, slowest ${slowest} ms, ${seconds} s${problems.length > 0 ? `, ${problems.length} PROBLEMS` : ''}`,
    )
  } catch (thrown) {
    problems.push(`${thrown}`)
  } finally {
    await page.close()
  }
  return problems.map((each) => `${game} at ${width} px: ${each}`)
}

async function menu(browser: Browser, address: string, width: number): Promise<string[]> {
  const { page, problems } = await openPage(browser, width)
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await look(page, problems, 'the list of games')
  await page.close()
  return problems.map((each) => `at ${width} px: ${each}`)
}

const wanted = process.argv.slice(2)
const planned = matches.filter(({ game }) => wanted.length === 0 || wanted.includes(game))
const hosts = wanted.length === 0 || wanted.includes('host')
const served = await serve({ hosts })
const browser = await openBrowser()
const problems: string[] = []
try {
  for (const width of WIDTHS) problems.push(...(await menu(browser, served.address, width)))
  if (hosts) {
    const begun = performance.now()
    problems.push(
      ...(await playHosted(browser, served).catch((thrown) => [`at the host: ${thrown}`])),
    )
    console.log(`at the host, two pages: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  }
  const tasks = planned.flatMap((each) => WIDTHS.map((width) => [each, width] as const))
  const work = async (): Promise<void> => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift())
      problems.push(...(await play(browser, served.address, ...task)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
} finally {
  await browser.close()
  await served.close()
}
for (const problem of problems) console.log(problem)
console.log(`${planned.length} games at ${WIDTHS.length} widths, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
