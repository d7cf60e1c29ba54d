import { createAccount, enterClub, writeMove } from './people.js'
import { look } from './playing.js'
import { fileOf, finishedMatch } from './proofs.js'
import { expect, test } from './test.js'

/** A page's first signature lacks its number, and a table that starts has no match for a moment. */
test.use({ hosts: true, tolerated: [[/status of (?:404|409) /u], { scope: 'test' }] })

test('A page checks a match, receipts and keys, and finds a change.', async ({ page }) => {
  const { save, receipt, seat, keys } = await finishedMatch()
  await page.goto('#/verify')
  const files = page.getByLabel('Choose the files')
  const report = page.getByRole('region', { name: 'The report' })
  await files.setInputFiles([
    fileOf('match.json', save),
    fileOf('receipt.json', receipt),
    fileOf('seat receipt.json', seat),
    fileOf('keys.json', keys),
  ])
  await expect(report.getByText('Nothing contradicts this file. Taken on trust: ')).toBeVisible()
  await expect(report.getByRole('row', { name: /^Ann \d+ 0 1 \d+$/u })).toBeVisible()
  await look(page, 'the report')
  await files.setInputFiles([fileOf('keys.json', keys)])
  await expect(page.getByText('Choose the file of a match, too.')).toBeVisible()
  await expect(report).toBeHidden()
  await files.setInputFiles([fileOf('match.json', save.replaceAll('Cyd', 'Dan'))])
  await expect(report.getByText('The file contradicts itself, or what was signed.')).toBeVisible()
})

test('A page signs a person’s actions, and shows the proof beside the board.', async ({
  page,
  served,
}) => {
  const bob = await createAccount(served, 'Bob')
  await enterClub(page, 'Ann')
  const club = page.getByRole('region', { name: 'Open a table' })
  await club.getByLabel('Game').selectOption('diplomacy')
  await club.getByLabel(/^Players/u).fill('2')
  await club.getByText('Options of the game').click()
  await club.getByLabel('Map').selectOption('Duel')
  await club.getByLabel('Draws').selectOption('A draw, all win')
  await club.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.getByText('1 of 2 seats is free')).toBeVisible()
  const match = decodeURIComponent(page.url().split('/').at(-1) ?? '')
  expect(await bob.takeSeat({ table: match })).toMatchObject({ ok: true })
  await writeMove(page, 'draw yes')
  await page.getByText('Proof', { exact: true }).click()
  await expect(page.getByText('1 of 2 players signs their moves.')).toBeVisible()
  await expect(page.getByText(/^When you sat down, on .*, it was committed to/u)).toBeVisible()
  await expect(page.getByText('You contributed to the chance:')).toBeVisible()
  await expect(page.getByText('This browser keeps 1 receipt for your actions.')).toBeVisible()
  await look(page, 'the proof during play')
  await page.reload()
  await page.getByRole('tab', { name: 'More' }).click()
  await page.getByText('Proof', { exact: true }).click()
  await expect(page.getByText('This browser keeps 1 receipt for your actions.')).toBeVisible()
  await bob.submit({ match, action: { kind: 'text', text: 'draw yes' } })
  await page.getByRole('button', { name: 'Check the match' }).click()
  const report = page.getByRole('region', { name: 'The report' })
  await expect(report.getByRole('row', { name: 'Ann 1 1 0 0' })).toBeVisible()
  await expect(report.getByRole('row', { name: 'Bob 1 0 0 1' })).toBeVisible()
  await expect(report.getByText('Nothing contradicts this file.')).toBeVisible()
  await look(page, 'the report beside the board')
})
