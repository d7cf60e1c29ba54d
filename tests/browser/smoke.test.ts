import { playOn } from './player.js'
import { look } from './playing.js'
import { expect, test } from './test.js'

test('A match of Pure Skill is found in the list of games and played to its end.', async ({
  page,
}) => {
  await page.goto('')
  await page.getByRole('link', { name: 'Play Game of Pure Skill' }).first().click()
  const banner = page.locator('.ack-banner')
  await expect(banner).toBeVisible()
  await look(page, 'at the beginning')
  const { over, message } = await playOn(page, 1, 60)
  expect(over, message).toBe(true)
  await look(page, 'at the end')
})
