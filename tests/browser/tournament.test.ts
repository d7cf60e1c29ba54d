import { enterClub, writeMove } from './people.js'
import { look } from './playing.js'
import { expect, test } from './test.js'

/** The console's messages about refused actions and ended sessions. */
test.use({ tolerated: [[/status of (?:400|401|404|409|422) /u], { scope: 'test' }] })

test('Two people enter a knock-out, which starts by itself, and play to its end.', async ({
  browser,
  page: cleo,
  watch,
  baseURL,
}) => {
  // A phone and a desk.
  await cleo.setViewportSize({ width: 360, height: 800 })
  const others = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1280, height: 800 },
  })
  watch(others)
  const dave = await others.newPage()
  await enterClub(cleo, 'Cleo')
  await enterClub(dave, 'Dave')
  await cleo.getByRole('link', { name: 'Tournaments' }).click()
  const form = cleo.getByRole('region', { name: 'Open a tournament' })
  await form.getByLabel('Game', { exact: true }).selectOption('tromino-go')
  await form.getByLabel('Title').fill('Spring Cup')
  await form.getByLabel('Format', { exact: true }).selectOption('knockOut')
  await form.getByLabel('The most people who may enter').fill('2')
  await form.getByText('Time limits, and who may not meet').click()
  await form.getByLabel('Days that a round may last').fill('3')
  await form.getByLabel('Who may not meet').fill('Cleo, Eve\n')
  await look(cleo, 'the form of a tournament')
  await form.getByRole('button', { name: 'Open the tournament' }).click()
  await expect(cleo.getByRole('heading', { name: 'Spring Cup' })).toBeVisible()
  await expect(cleo.getByText('Cleo (you)')).toBeVisible()
  await expect(cleo.getByText('A round lasts up to 3 days.')).toBeVisible()
  await cleo.getByText('What you decide as the opener').click()
  const apart = cleo.getByLabel('Who may not meet')
  await expect(apart).toHaveValue('Cleo, Eve')
  await apart.fill('Cleo')
  await cleo.getByRole('button', { name: 'Keep them apart' }).click()
  await expect(cleo.getByRole('alert')).toBeVisible()
  await apart.fill('Cleo, Eve, Fay')
  await cleo.getByRole('button', { name: 'Keep them apart' }).click()
  await expect(cleo.getByRole('alert')).toBeHidden()
  await look(cleo, 'the tournament before its start')

  await dave.goto('#/club/tournaments')
  await look(dave, 'the tournaments')
  await dave.getByRole('link', { name: 'Spring Cup' }).click()
  await dave.getByRole('button', { name: 'Enter' }).click()
  // The tournament is full, so its only round starts, and both people find their match.
  for (const page of [cleo, dave]) {
    await expect(page.getByText('your match')).toBeVisible()
    await page.getByRole('link', { name: 'Cleo – Dave' }).click()
    await expect(page.locator('.ack-banner')).toBeVisible()
  }
  // First to seven Gamepoints.
  await writeMove(dave, 'concede 7')
  await writeMove(cleo, 'accept 7')
  await cleo.goto('#/club/tournaments')
  await expect(cleo.getByText('Cleo won.')).toBeVisible()
  await cleo.getByRole('link', { name: 'Spring Cup' }).click()
  await expect(cleo.getByRole('table', { name: 'Standings' })).toBeVisible()
  await expect(cleo.getByRole('row', { name: /^1 Cleo \(you\) 1$/u })).toBeVisible()
  await expect(cleo.getByText('1 : 0')).toBeVisible()
  await look(cleo, 'the end of the tournament')
  await others.close()
})
