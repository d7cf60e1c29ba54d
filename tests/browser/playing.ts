import type { Browser, Page } from 'playwright-core'
import { violationsOf } from './axe.js'
import { PATIENCE } from './browser.js'
import type { Planned } from './matches.js'
import { measure, playOn } from './player.js'
import { readTree, toldOn } from './tree.js'

/** A page that keeps whatever goes wrong in it. */
export async function openPage(
  browser: Browser,
  width: number,
): Promise<{ readonly page: Page; readonly problems: string[] }> {
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  page.setDefaultTimeout(PATIENCE)
  const problems: string[] = []
  // What runs in the page was compiled with names kept.
  await page.addInitScript('globalThis.__name = (named) => named')
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  return { page, problems }
}

/** Looks at a page as it stands: what axe-core finds, what has no name, what is too wide. */
export async function look(page: Page, problems: string[], where: string): Promise<void> {
  problems.push(...(await violationsOf(page)).map((each) => `${where}: ${each}`))
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (over > 0) problems.push(`${where}: the page is ${over} px too wide`)
}

/** A number from a seed. */
function chanceOf(seed: string): number {
  return [...seed].reduce((sum, sign) => Math.imul(sum, 31) + sign.charCodeAt(0), 1)
}

/** Which of the viewer's own on a map that is wider than its frame cannot be seen; a line each. */
async function outOfSight(page: Page): Promise<string[]> {
  const [seen = 0, all = 0] = await page.evaluate(() => {
    const frame = document.querySelector('.ack-diplomacy-map')?.getBoundingClientRect()
    const spots = [...document.querySelectorAll('.ack-diplomacy-spots path')]
    const isSeen = (spot: Element): boolean => {
      const { left, right } = spot.getBoundingClientRect()
      const middle = (left + right) / 2
      return frame !== undefined && middle > frame.left && middle < frame.right
    }
    return [spots.filter(isSeen).length, spots.length]
  })
  return seen * 2 < all ? [`of ${all} units ${seen} are in sight`] : []
}

/** How many steps a match has behind it. */
export async function stepsOf(page: Pick<Page, 'locator'>): Promise<number> {
  return Number(await page.locator('.ack-travel input').first().getAttribute('max'))
}

/** Plays a whole match, by a seed; what is wrong, a line each. */
export async function play(
  browser: Browser,
  address: string,
  planned: Planned,
  width: number,
  seed: string = planned.game,
): Promise<string[]> {
  const { game, given = {}, most, needs } = planned
  const { page, problems } = await openPage(browser, width)
  const begun = performance.now()
  try {
    await measure(page)
    const settled = new URLSearchParams({ seed, pace: '0', playouts: '0', ...given })
    await page.goto(`${address}#/play/${game}?${settled}`)
    await page.locator('.ack-banner').waitFor()
    await look(page, problems, 'at the beginning')
    await page.locator('.ack-banner:not([data-state="others"])').waitFor({ state: 'attached' })
    problems.push(
      ...(await readTree(page, seed === game ? needs : [])),
      ...(await outOfSight(page)),
    )
    const told = await toldOn(page)
    const first = await playOn(page, width, 6)
    problems.push(...(await readTree(page)))
    await page.emulateMedia({ colorScheme: 'dark' })
    await look(page, problems, 'in the dark')
    const rest = await playOn(page, chanceOf(seed) + width, most)
    const clicks = first.clicks + rest.clicks
    const beside = [...first.beside, ...rest.beside]
    const { dearest, on } = first.dearest > rest.dearest ? first : rest
    if ((await toldOn(page)) === told) problems.push('what happened is not told')
    if (!rest.over) problems.push(`not over after ${clicks} clicks: ${rest.says}`)
    await look(page, problems, 'at the end')
    problems.push(...(await readTree(page)))
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(
      `${game.padEnd(20)}${String(width).padStart(5)} px  ${clicks} clicks, ${beside.length} beside the board, ${first.dear + rest.dear} over 50 ms, the dearest ${dearest} ms (${on.trim().slice(0, 40)}), ${seconds} s${problems.length > 0 ? `, ${problems.length} PROBLEMS` : ''}`,
    )
    for (const wanted of new Set(beside)) console.log(`  beside the board: ${wanted}`)
  } catch (thrown) {
    problems.push(`${thrown}`)
  } finally {
    await page.close()
  }
  return problems.map((each) => `${game} by the seed ${seed} at ${width} px: ${each}`)
}
