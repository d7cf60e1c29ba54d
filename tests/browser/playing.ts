import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { checkLayout, whileStill } from './layout.js'
import type { Planned } from './matches.js'
import { type Outcome, playOn } from './player.js'
import { type Needed, readTree, toldOn } from './tree.js'

/** Checks the current page: the findings of axe-core, and elements that are too wide. */
export async function look(page: Page, where: string): Promise<void> {
  // Otherwise axe-core opens a second page, and this one is not drawn.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await whileStill(page, () => axe.analyze())
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html.slice(0, 200)} (${nodes.length})`,
  )
  expect.soft(found, `${where}: what axe-core finds`).toEqual([])
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((each) => each.getBoundingClientRect().right > clientWidth)
      .map((each) => each.outerHTML.slice(0, 100))
      .slice(0, 5)
  })
  expect.soft(wide, `${where}: what is wider than the page`).toEqual([])
}

/** Checks a page in two widths, light and dark. */
export async function lookEverywhere(page: Page, where: string): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await look(page, `${where}, ${width} px, ${colorScheme}`)
    }
}

/** Checks the accessibility tree of a table, and on a narrow page of the tab beside it. */
export async function listen(
  page: Page,
  where: string,
  needs: readonly Needed[] = [],
): Promise<void> {
  const table = page.getByRole('tab', { name: 'Table' })
  if (needs.length > 0 && (await table.count()) > 0) {
    const first = new Set(await readTree(page, needs))
    await page.getByRole('tab', { name: 'Log' }).click()
    const missing = (await readTree(page, needs)).filter((each) => first.has(each))
    expect.soft(missing, `${where}: what both tabs keep back`).toEqual([])
    await table.click()
  }
  const kept = await readTree(page, (await table.count()) > 0 ? [] : needs)
  expect.soft(kept, `${where}: what its tree keeps back`).toEqual([])
}

/** Reports figures that fail no test. */
export function tell(says: string): void {
  test.info().annotations.push({ type: 'played', description: says })
  console.log(`  ${says}`)
}

/** Computes a number from a seed. */
function chanceOf(seed: string): number {
  return [...seed].reduce((sum, sign) => Math.imul(sum, 31) + sign.charCodeAt(0), 1)
}

/** Counts the viewer's units that are visible on a map, and all of them. */
async function unitsInSight(page: Page): Promise<{ readonly seen: number; readonly all: number }> {
  return page.evaluate(() => {
    const frame = document.querySelector('.ack-diplomacy-map')?.getBoundingClientRect()
    const spots = [...document.querySelectorAll('.ack-diplomacy-spots path')]
    const isSeen = (spot: Element): boolean => {
      const { left, right } = spot.getBoundingClientRect()
      const middle = (left + right) / 2
      return frame !== undefined && middle > frame.left && middle < frame.right
    }
    return { seen: spots.filter(isSeen).length, all: spots.length }
  })
}

/** Reads the number of steps of a match. */
export async function stepsOf(page: Pick<Page, 'locator'>): Promise<number> {
  return Number(await page.locator('.ack-travel input').first().getAttribute('max'))
}

/** Describes how long a match took. */
function costOf(first: Outcome, rest: Outcome): string {
  const { cost, on } = first.dearest.cost > rest.dearest.cost ? first.dearest : rest.dearest
  const beside = [...first.beside, ...rest.beside]
  return [
    `${first.clicks + rest.clicks} clicks`,
    `${beside.length} beside the board${beside.length === 0 ? '' : ` (${[...new Set(beside)].join('; ')})`}`,
    ...(cost > 0 ? [`the dearest ${cost} ms (${on.trim().slice(0, 40)})`] : []),
  ].join(', ')
}

/** Plays a match to its end by clicks that follow from a seed, and checks the page on the way. */
export async function playWhole(
  page: Page,
  { game, given = {}, most }: Planned,
  width: number,
  seed: string,
  needs: readonly Needed[] = [],
): Promise<void> {
  const settled = new URLSearchParams({ seed, pace: '0', rollouts: '0', ...given })
  await page.goto(`#/play/${game}?${settled}`)
  const banner = page.locator('.ack-banner')
  await expect(banner).toBeVisible()
  await look(page, 'at the beginning')
  await expect(banner).not.toHaveAttribute('data-state', 'others')
  await listen(page, 'at the beginning', needs)
  await checkLayout(page, 'at the beginning')
  const { seen, all } = await unitsInSight(page)
  expect.soft(seen * 2, `units in sight, twice, of ${all}`).toBeGreaterThanOrEqual(all)
  const told = await toldOn(page)
  const first = await playOn(page, width, 6)
  await listen(page, 'after some moves')
  await checkLayout(page, 'after some moves')
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, 'in the dark')
  const rest = await playOn(page, chanceOf(seed) + width, most)
  tell(costOf(first, rest))
  expect.soft(await toldOn(page), 'what is told in the log').not.toBe(told)
  expect.soft(rest.over, `whether it is over: ${rest.message}`).toBe(true)
  await look(page, 'at the end')
  await listen(page, 'at the end')
  await checkLayout(page, 'at the end')
}
