import { createMatch } from '@ackanomic/core'
import { deriveSigningKey, sealMatch, signReceipt, signSeatReceipt } from '@ackanomic/core/proof'
import { pureSkill } from '@ackanomic/games/pure-skill'
import { createAccount, enterClub, writeMove } from './people.js'
import { look } from './playing.js'
import { expect, test } from './test.js'

/** The first signature of a page is for no place, and a table that starts has no match for a moment. */
test.use({ hosts: true, tolerated: [[/status of (?:404|409) /u], { scope: 'test' }] })

/** A file for the page. */
const fileOf = (name: string, value: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
})

test('A match, receipts and keys are checked in the page, and what was changed is found.', async ({
  page,
}) => {
  const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
  match.play('Ann', 'bid K')
  const entry = match.value.log.at(-1)
  while (!match.isOver) match.advanceTo('nextDeadline')
  const { id, chance, table, log } = match.value
  const key = await deriveSigningKey(new TextEncoder().encode('kept from the players'), 1)
  const save = await sealMatch(key, match.value, log.at(-1)?.at ?? table.startedAt)
  const receipt = entry && (await signReceipt(key, match.value, entry, 1))
  const { commitment = '', committedAt = 0 } = chance ?? {}
  const seat = await signSeatReceipt(key, {
    ...{ match: id, game: 'pure-skill', person: 'Ann', setup: null, commitment, committedAt },
    ...{ contribution: null, keys: [], at: table.startedAt },
  })
  const keys = { keys: [{ number: 1, key: key.publicKey, from: 0, until: null }] }
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

test('A person signs their actions in the page, and finds the proof beside the board.', async ({
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
