import { createMatch } from '@ackanomic/core'
import { deriveSigningKey, type Receipt, sealMatch, signReceipt } from '@ackanomic/core/proof'
import { pureSkill } from '@ackanomic/games/pure-skill'
import { look } from './playing.js'
import { expect, test } from './test.js'

/** A file for the page. */
const fileOf = (name: string, value: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
})

test('A match, a receipt and keys are checked in the page, and what was changed is found.', async ({
  page,
}) => {
  const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
  match.play('Ann', 'bid K')
  const entry = match.value.log.at(-1)
  while (!match.isOver) match.advanceTo('nextDeadline')
  const key = await deriveSigningKey(new TextEncoder().encode('kept from the players'), 1)
  const save = await sealMatch(key, match.value, Date.now())
  const receipt: Receipt | undefined = entry && (await signReceipt(key, match.value, entry, 1))
  const keys = { keys: [{ number: 1, key: key.publicKey, from: 0, until: null }] }
  await page.goto('#/verify')
  const files = page.getByLabel('Choose the files')
  await files.setInputFiles([
    fileOf('match.json', save),
    fileOf('receipt.json', receipt),
    fileOf('keys.json', keys),
  ])
  await expect(page.getByText('Everything is proven.')).toBeVisible()
  await look(page, 'the report')
  await files.setInputFiles([fileOf('match.json', save.replaceAll('KD', 'QD'))])
  await expect(page.getByText('Something is wrong.')).toBeVisible()
})
