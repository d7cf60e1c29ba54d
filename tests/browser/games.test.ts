import { matches } from './matches.js'
import { look, playWhole } from './playing.js'
import { expect, test } from './test.js'

test('The list of games is told to everybody and fits the page.', async ({ page }) => {
  await page.goto('')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look(page, 'the list of games')
})

for (const planned of matches) {
  test(`A whole match of ${planned.game} is played by what its board offers.`, async ({
    page,
    viewport,
  }) => {
    await playWhole(page, planned, viewport?.width ?? 0, planned.game, planned.needs)
  })
}
