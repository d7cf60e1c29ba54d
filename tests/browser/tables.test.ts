import type { Page } from '@playwright/test'
import { matches, type Planned } from './matches.js'
import { tell } from './playing.js'
import { clickOn, measureTable, watchedAt, watchTable } from './tables.js'
import { expect, test } from './test.js'

/** Opens a table with results shown, as for people, but with fast bots. */
async function open(page: Page, { game, given }: Planned): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('results', 'normal'))
  await page.addInitScript(watchTable)
  const settled = new URLSearchParams({ seed: game, pace: '300', ...given })
  await page.goto(`#/play/${game}?${settled}&rollouts=0&thinking=10`)
  await page.locator('.ack-banner[data-state="yours"]').waitFor()
}

/** Plays, and checks layout shifts, the time of results, and the time until clicks are answered. */
async function playOn(page: Page): Promise<void> {
  await clickOn(page, 6, 1)
  const { shift, results, slowest } = await watchedAt(page)
  expect.soft(shift, 'the layout shift').toBeLessThanOrEqual(0.1)
  const times = results
    .filter(({ isCut = false }) => !isCut)
    .map(({ from, to = Number.POSITIVE_INFINITY }) => to - from)
  expect.soft(Math.min(...times), 'the shortest result').toBeGreaterThanOrEqual(2000)
  // This time depends on the machine, so it is only reported.
  tell(`the slowest click was answered after ${Math.round(slowest)} ms`)
}

for (const planned of matches) {
  test.describe(planned.game, () => {
    test('fills the window without layout shifts', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page, planned)
      const { share, smallTargets } = await measureTable(page)
      expect.soft(share, 'the share of the window').toBeGreaterThanOrEqual(0.55)
      expect.soft(smallTargets).toEqual([])
      await playOn(page)
    })

    test('has targets for fingers on a phone, without layout shifts', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, planned)
      const { smallTargets, bars } = await measureTable(page)
      expect.soft(smallTargets).toEqual([])
      expect.soft(bars, 'the height of bars and banner').toBeLessThanOrEqual(140)
      await playOn(page)
    })
  })
}
