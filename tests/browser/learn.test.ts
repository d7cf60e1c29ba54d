import { look } from './playing.js'
import { expect, test } from './test.js'

/** A tutorial for each kind of table: cards, a grid, a form. */
for (const game of ['spades', 'single-capture-go', 'limerick-contest']) {
  test(`The tutorial of ${game} leads to a match.`, async ({ page }) => {
    await page.goto(`#/learn/${game}`)
    const coach = page.getByRole('region', { name: 'Tutorial' })
    await expect(coach).toContainText('1 of')
    await look(page, 'the first step')
    const on = coach.getByRole('button', { name: /^(?:Next|Do it for me)$/u })
    const play = coach.getByRole('link', { name: 'Play a match' })
    for (let step = 1; step < 9; step++) {
      await expect(on.or(play).first()).toBeEnabled()
      if (await play.isVisible()) break
      await expect(page.locator('[data-tutorial]').first()).toBeAttached()
      await on.click()
      await expect(coach).not.toContainText(`${step} of`)
    }
    await play.click()
    await expect(page.locator('.ack-banner')).toBeVisible()
    await page.goto('#/')
    await expect(
      page.getByRole('link', { name: /^Learn / }).filter({ hasText: '✓' }),
    ).not.toHaveCount(0)
  })
}

test('A tutorial says why it refuses another move, and continues where it was left.', async ({
  page,
}) => {
  await page.goto('#/learn/spades')
  const coach = page.getByRole('region', { name: 'Tutorial' })
  await coach.getByRole('button', { name: 'Next' }).click()
  await page
    .getByRole('button', { name: /^13/u })
    .or(page.getByRole('button', { name: /^12/u }))
    .first()
    .click()
  await expect(coach.getByRole('alert')).toContainText('daring')
  await page.goto('#/')
  await page.getByRole('link', { name: 'Learn Spades' }).first().click()
  await expect(coach).toContainText('2 of')
})

test('The title and the icon show that it is your turn.', async ({ page }) => {
  await page.goto('#/play/pure-skill?seed=turns&pace=0&rollouts=0')
  await expect(page).toHaveTitle('● Your turn · Game of Pure Skill · The Arcade')
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /icon-turn/u)
  await page.goto('#/')
  await expect(page).toHaveTitle('The Arcade')
  await expect(page.locator('link[rel="icon"]')).not.toHaveAttribute('href', /icon-turn/u)
})

test('A round continues by itself once the viewer has acted.', async ({ page }) => {
  await page.goto('#/play/mediocrity?seed=goes+on&pace=0&rollouts=0')
  const numbers = page.getByRole('group', { name: 'Your number' }).getByRole('button')
  const banner = page.locator('.ack-banner')
  await expect(banner).not.toHaveAttribute('data-state', 'others')
  await expect(numbers.first()).toBeVisible()
  const round = page.getByRole('region', { name: 'The last round' })
  const before = (await round.count()) > 0 ? await round.textContent() : ''
  await numbers.nth(2).click()
  await expect(round).not.toHaveText(before ?? '')
})

for (const [where, width] of [
  ['on a phone', 360],
  ['at a desk', 1280],
] as const) {
  test(`A review ${where} begins at a line of the log and marks the changes of each step.`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('#/play/spades?seed=review&pace=0&rollouts=0&here=')
    const banner = page.locator('.ack-banner')
    await expect(banner).toBeVisible()
    if (width < 760) await page.getByRole('tab', { name: 'Log' }).click()
    // The line is a play, since a bid moves nothing.
    const play = page.locator('.ack-log li', { hasText: / plays / }).first()
    await play.locator('.ack-log-go').click()
    await expect(banner).toContainText(/Step \d+ of/u)
    await expect(page.locator('[data-moved]').first()).toBeAttached()
    const before = await banner.textContent()
    await page.keyboard.press('ArrowRight')
    await expect(banner).not.toHaveText(before ?? '')
    await look(page, 'in the review')
    await page.keyboard.press('Escape')
    await expect(banner).not.toContainText(/Step \d+ of/u)
  })
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })
  test('a person starts a match with bots and plays.', async ({ page, context }) => {
    await page.goto('')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    await page.reload()
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('link', { name: 'Play Game of Pure Skill' }).first().click()
    const cards = page.getByRole('button', { name: /^Bid the / })
    await expect(cards).toHaveCount(13)
    await cards.last().click()
    await expect(cards).toHaveCount(12)
    await context.setOffline(false)
  })
})
