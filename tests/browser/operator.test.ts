import { createAccount } from './people.js'
import { look, lookEverywhere } from './playing.js'
import { expect, test } from './test.js'

/** The test has its own host. The console may have messages about a refused token. */
test.use({ club: 'operator', tolerated: [[/status of (?:401|403) /u], { scope: 'test' }] })

test('The operator reads a report and bans the person, who is shut out until the ban is lifted.', async ({
  page,
  served,
}) => {
  const [ann, bob] = [
    await createAccount(served, 'Ann Report'),
    await createAccount(served, 'Bob Report'),
  ]
  expect(
    await ann.reportPerson({ person: 'Bob Report', reason: 'He leaves every match.' }),
  ).toMatchObject({
    ok: true,
  })

  await page.goto('#/club/operator')
  await look(page, 'before the token')
  const field = page.getByLabel('The operator’s token')
  await field.fill('x'.repeat(32))
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('button', { name: 'Forget the token' })).toBeHidden()
  await field.fill(served.operatorToken())
  await page.getByRole('button', { name: 'Open' }).click()
  const reports = page.getByRole('region', { name: 'Open reports' })
  await expect(reports.getByText('He leaves every match.')).toBeVisible()
  await look(page, 'the report')
  await page.getByRole('button', { name: 'Decide about Bob Report' }).click()
  await page.getByLabel('Decision', { exact: true }).selectOption('Ban')
  await page.getByLabel(/^Days/u).fill('7')
  await page.getByLabel(/^Reason/u).fill('Leaves his matches')
  await page.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(reports.getByText('Nobody has reported anything.')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'banned' })).toBeVisible()
  await look(page, 'the ban')
  await lookEverywhere(page, 'the ban')
  expect(await bob.listMessages()).toMatchObject({ error: { code: 'banned' } })

  await page.getByLabel('Person', { exact: true }).fill('Bob Report')
  await page.getByLabel('Decision', { exact: true }).selectOption('End the ban')
  await page.getByLabel(/^Reason/u).fill('He is sorry')
  await page.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(page.getByText('Nobody is muted or banned.')).toBeVisible()
  expect(await bob.listMessages()).toMatchObject({ ok: true })
})
