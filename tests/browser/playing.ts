import type { Browser, Page } from 'playwright-core'
import { violationsOf } from './axe.js'
import type { Planned } from './matches.js'
import { measure, playOn } from './player.js'

/** A page that keeps whatever goes wrong in it. */
export async function openPage(
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

/** What the accessibility tree of a board has without a name; a line each. */
async function namelessOn(page: Page): Promise<string[]> {
  const tree = await page.locator('.ack-board').ariaSnapshot()
  if (tree.trim() === '') return ['the board has nothing in its accessibility tree']
  const lines = tree.split('\n').map((line) => line.trim())
  return lines
    .filter((line) =>
      /^- (?:button|gridcell|textbox|spinbutton|combobox|checkbox|radio)(?![a-z]| ")/u.test(line),
    )
    .map((line) => `in the accessibility tree without a name: ${line}`)
}

/** Plays a whole match, by a seed; what is wrong, a line each. */
export async function play(
  browser: Browser,
  address: string,
  planned: Planned,
  width: number,
  seed: string = planned.game,
): Promise<string[]> {
  const { game, given = {}, most } = planned
  const { page, problems } = await openPage(browser, width)
  const begun = performance.now()
  try {
    await measure(page)
    const settled = new URLSearchParams({ seed, pace: '0', playouts: '0', ...given })
    await page.goto(`${address}#/play/${game}?${settled}`)
    await page.locator('.ack-banner').waitFor()
    await look(page, problems, 'at the beginning')
    problems.push(...(await namelessOn(page)))
    await playOn(page, width, 6)
    await page.emulateMedia({ colorScheme: 'dark' })
    await look(page, problems, 'in the dark')
    const { says, over, clicks, beside, dearest, on } = await playOn(
      page,
      chanceOf(seed) + width,
      most,
    )
    if (!over) problems.push(`not over after ${clicks} clicks: ${says}`)
    await look(page, problems, 'at the end')
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(
      `${game.padEnd(20)}${String(width).padStart(5)} px  ${clicks} clicks, ${beside.length} beside the board, the dearest ${dearest} ms (${on.trim().slice(0, 40)}), ${seconds} s${problems.length > 0 ? `, ${problems.length} PROBLEMS` : ''}`,
    )
    for (const wanted of new Set(beside)) console.log(`  beside the board: ${wanted}`)
  } catch (thrown) {
    problems.push(`${thrown}`)
  } finally {
    await page.close()
  }
  return problems.map((each) => `${game} by the seed ${seed} at ${width} px: ${each}`)
}
