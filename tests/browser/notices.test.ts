import { clubClient } from '@ackanomic/club/client'
import { enterClub, hostOf, openAsOperator } from './people.js'
import { look, lookEverywhere } from './playing.js'
import { expect, test } from './test.js'

/** The console's message when a session has ended. */
test.use({ tolerated: [[/status of (?:401|404) /u], { scope: 'test' }] })

test('A person chooses how they are notified, and the page keeps the choice.', async ({
  page,
  served,
}) => {
  await enterClub(page, 'Nora')
  await page.getByRole('link', { name: 'Notices' }).click()
  await look(page, 'how Nora is notified')
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await page.getByLabel(/Quiet hours/u).check()
  await page.getByLabel('From').fill('23:00')
  await page.getByLabel('My browsers show').selectOption('Everything that I am told')
  await look(page, 'what Nora has changed')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo')
  await expect(page.getByLabel('From')).toHaveValue('23:00')
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('07:30')
  // Tests block service workers, so this browser cannot show notices.
  await page.getByRole('button', { name: 'Show notices here' }).click()
  await expect(page.getByRole('alert')).toContainText('cannot show notices')

  const calendar = page.getByRole('region', { name: 'Calendar of deadlines' })
  await calendar.getByRole('button', { name: 'Make an address' }).click()
  const link = calendar.getByRole('link')
  const first = (await link.textContent()) ?? ''
  const read = await page.request.get(first)
  expect(await read.text()).toContain('BEGIN:VCALENDAR')
  await calendar.getByRole('button', { name: 'Make a new address' }).click()
  await expect(link).not.toHaveText(first)
  expect((await page.request.get(first)).status()).toBe(404)
  await lookEverywhere(page, 'the notices')
  await calendar.getByRole('button', { name: 'End the address' }).click()
  await expect(link).toBeHidden()
  expect(served.faults).toEqual([])
})

test('People at a table talk before its match starts.', async ({
  browser,
  page,
  watch,
  baseURL,
}) => {
  const others = await browser.newContext({ baseURL: baseURL ?? '' })
  watch(others)
  const other = await others.newPage()
  await enterClub(page, 'Tara')
  await enterClub(other, 'Uwe')
  const form = page.getByRole('region', { name: 'Open a table' })
  await form.getByLabel('Game').selectOption('pure-skill')
  await form.getByLabel(/^Players/u).fill('3')
  await form.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.getByText('2 of 3 seats are free')).toBeVisible()
  await page.getByLabel('Message').fill('Hello, who is there?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Hello, who is there?')).toBeVisible()
  await look(page, 'talk at a table')
  await other.goto(page.url())
  await expect(other.getByText('Tara invites you to Game of Pure Skill')).toBeVisible()
  await expect(other.getByLabel('Message')).toBeHidden()
  await other.getByRole('button', { name: 'Play with Tara' }).click()
  await other.getByLabel('Message').fill('Uwe is!')
  await other.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Uwe is!')).toBeVisible()
  await others.close()
})

test('The operator tries failed deliveries again, and discards them.', async ({ page, served }) => {
  const url = hostOf(served)
  const operator = clubClient({ url, token: served.operatorToken() })
  await openAsOperator(page, served)
  await expect(page.getByText('All deliveries have arrived.')).toBeVisible()
  expect(await operator.listDeadLetters()).toEqual({ ok: true, value: [] })
  const guest = clubClient({ url })
  expect((await guest.getNotices()).ok).toBe(false)
})
