import type { Page } from '@playwright/test'
import { matches, type Planned } from './matches.js'
import { tell } from './playing.js'
import { clickOn, measureTable, watchedAt, watchTable } from './tables.js'
import { expect, test } from './test.js'

/** Opens a table as people do, with results shown, but with bots that do not think. */
async function open(page: Page, { game, given }: Planned): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('results', 'normal'))
  await page.addInitScript(watchTable)
  const settled = new URLSearchParams({ seed: game, pace: '300', ...given })
  await page.goto(`#/play/${game}?${settled}&rollouts=0&thinking=10`)
  await page.locator('.ack-banner[data-state="yours"]').waitFor()
}

/** Plays on, and looks at what moved, at what stood on the board, and how fast clicks were answered. */
async function playOn(page: Page): Promise<void> {
  await clickOn(page, 6, 1)
  const { shift, results, slowest } = await watchedAt(page)
  expect.soft(shift, 'the layout shift').toBeLessThanOrEqual(0.1)
  const times = results
    .filter(({ isCut = false }) => !isCut)
    .map(({ from, to = Number.POSITIVE_INFINITY }) => to - from)
  expect.soft(Math.min(...times), 'the shortest result').toBeGreaterThanOrEqual(2000)
  // A busy machine answers late, so that this decides nothing.
  tell(`the slowest click was answered after ${Math.round(slowest)} ms`)
}

for (const planned of matches) {
  test.describe(planned.game, () => {
    test('fills the window, and stands still', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page, planned)
      const { share, smallTargets } = await measureTable(page)
      expect.soft(share, 'the share of the window').toBeGreaterThanOrEqual(0.55)
      expect.soft(smallTargets).toEqual([])
      await playOn(page)
    })

    test('has room for fingers on a phone, and stands still', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, planned)
      const { smallTargets, bars } = await measureTable(page)
      expect.soft(smallTargets).toEqual([])
      expect.soft(bars, 'the height of bars and banner').toBeLessThanOrEqual(140)
      await playOn(page)
    })
  })
}
