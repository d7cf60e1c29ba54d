import { matches } from './matches.js'
import { look, playWhole } from './playing.js'
import { expect, test } from './test.js'

test('The list of games is accessible and fits the page.', async ({ page }) => {
  await page.goto('')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look(page, 'the list of games')
})

test('An unknown address shows a message above the list of games.', async ({ page }) => {
  await page.goto('#/play/foo')
  await expect(page.getByRole('alert')).toContainText('There is no page “play/foo”.')
  await page.goto('#/verify')
  await expect(page).toHaveTitle('Verify fairness · The Arcade')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify fairness')
})

test('A popup closes on Escape and on a click outside.', async ({ page }) => {
  await page.goto('')
  const colours = page.getByLabel('Colours')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('heading', { name: 'All games' }).click(),
  ]) {
    await page.getByText('Display', { exact: true }).click()
    await expect(colours).toBeVisible()
    await close()
    await expect(colours).toBeHidden()
  }
})

test('A match can be continued from the list of games.', async ({ page }) => {
  await page.goto('#/play/ghost?seed=left&rollouts=0')
  await expect(page.locator('.ack-banner')).toBeVisible()
  await page.goto('#/')
  await page.getByRole('region', { name: 'Continue' }).getByRole('link', { name: 'Ghost' }).click()
  await expect(page).toHaveURL(/#\/play\/ghost\?seed=left/u)
  await expect(page).toHaveTitle(/Ghost · The Arcade$/u)
})

/** The widths of a phone and a desk, each for half of the games. The deep run has four for each. */
const WIDTHS = [360, 1280]

matches.forEach((planned, i) => {
  const width = WIDTHS[i % WIDTHS.length] ?? 0
  test.describe(() => {
    test.use({ viewport: { width, height: 800 } })
    test(`A match of ${planned.game} is played to its end on its board.`, ({ page }) =>
      playWhole(page, planned, width, planned.game, planned.needs))
  })
})
