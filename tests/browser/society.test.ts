import { createAccount, openAsOperator } from './people.js'
import { look, lookEverywhere } from './playing.js'
import { expect, test } from './test.js'

/** The test has its own host. The console may have messages about a refused veto. */
test.use({ club: 'society', tolerated: [[/status of 403 /u], { scope: 'test' }] })

test('People use the pages of the society, and the operator sets quotas, closes a table and audits the books.', async ({
  page,
  served,
}) => {
  const others = await Promise.all(
    ['Cyd', 'Dee', 'Eve', 'Fay'].map((name) => createAccount(served, `${name} Votes`)),
  )

  await page.goto('#/club')
  await page.getByLabel('Your name').fill('Ann Posts')
  await page.getByRole('button', { name: 'Enter' }).click()
  await page.getByRole('link', { name: 'The society' }).click()
  await expect(page.getByRole('heading', { name: 'Your statement' })).toBeVisible()
  await look(page, 'the empty society')
  await page.getByLabel('Name', { exact: true }).fill('Dice')
  await page.getByLabel('Text of the rule').fill('There is a die of twelve sides.')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  const card = page.getByRole('listitem', { name: 'Submission 1' })
  await expect(card).toContainText('0 of 4 have endorsed it')
  // Nobody can endorse their own Submission.
  await expect(card.getByRole('button', { name: /^Endorse/u })).toBeHidden()
  const [first, ...rest] = others
  for (const client of rest)
    expect(await client.endorseSubmission({ submission: 1 })).toMatchObject({ ok: true })
  await expect(card).toContainText('3 of 4 have endorsed it')
  await card.getByText('Text of Submission 1').click()
  await expect(card).toContainText('a die of twelve sides')
  await card.getByText('Veto Submission 1').click()
  await card.getByLabel('Why').fill('It is loaded.')
  await card.getByRole('button', { name: 'Veto it' }).click()
  await expect(card.getByRole('alert')).toContainText('does not hold the role "speaker"')
  await look(page, 'a Submission')
  expect(await first?.endorseSubmission({ submission: 1 })).toMatchObject({ ok: true })
  await expect(card).toContainText('It is approved')
  await lookEverywhere(page, 'the society')

  await page.goto('#/club')
  await page.getByText('Report a person').click()
  await page.getByLabel('Whom do you report?').fill('Cyd Votes')
  await page.getByLabel('What have they done?').fill('Votes for everything.')
  await page.getByRole('button', { name: 'Report them' }).click()
  await expect(page.getByText('Cyd Votes is reported to the operator.')).toBeVisible()
  await look(page, 'the report')
  const opened = await first?.createTable({ game: 'pure-skill', seats: 3, admits: 'link' })
  expect(opened).toMatchObject({ ok: true })

  await openAsOperator(page, served)
  await expect(page.getByText('Votes for everything.')).toBeVisible()
  const tables = page.getByRole('region', { name: 'Open tables' })
  await tables
    .getByText(/^Close the table/u)
    .first()
    .click()
  await tables.getByLabel('Why the table is closed').first().fill('It is a test.')
  await tables.getByRole('button', { name: 'Close it' }).first().click()
  await expect(tables.getByText('No table is open.')).toBeVisible()
  const quotas = page.getByRole('region', { name: 'Quotas' })
  await quotas.getByLabel('Open tables', { exact: true }).fill('3')
  await quotas.getByLabel('Why the quotas change').fill('It is a test.')
  await quotas.getByRole('button', { name: 'Set the quotas of everybody' }).click()
  await expect(page.getByRole('cell', { name: 'everybody' })).toBeVisible()
  await quotas.getByLabel(/^Whose quotas/u).fill('Dee Votes')
  await expect(quotas.getByRole('button', { name: 'Set the quotas of Dee Votes' })).toBeVisible()
  await expect(quotas.getByLabel('Open tables', { exact: true })).toHaveValue('3')
  await page.getByRole('button', { name: 'Audit the books' }).click()
  await expect(page.getByText('The books balance.')).toBeVisible()
  await page.getByLabel('Whose statement').fill('Ann Posts')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText(/^Ann Posts has 0 points/u)).toBeVisible()
  await lookEverywhere(page, 'the operator')
})
