import { createMatch } from '@ackanomic/core'
import { deriveSigningKey, sealMatch, signReceipt, signSeatReceipt } from '@ackanomic/core/proof'
import { pureSkill } from '@ackanomic/games/pure-skill'

/** A file with a value, to choose in a page. */
export const fileOf = (name: string, value: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
})

/** Plays a match of Ann, Bob and Cyd to its end. Returns it with Ann's receipts and the host's keys. */
export async function finishedMatch() {
  const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
  match.play('Ann', 'bid K')
  const entry = match.value.log.at(-1)
  while (!match.isOver) match.advanceTo('nextDeadline')
  const { id, chance, roster, log } = match.value
  const key = await deriveSigningKey(new TextEncoder().encode('kept from the players'), 1)
  const save = await sealMatch(key, match.value, log.at(-1)?.at ?? roster.startedAt)
  const receipt = entry && (await signReceipt(key, match.value, entry, 1))
  const { commitment = '', committedAt = 0 } = chance ?? {}
  const seat = await signSeatReceipt(key, {
    match: id,
    game: 'pure-skill',
    person: 'Ann',
    setup: null,
    commitment,
    committedAt,
    contribution: null,
    keys: [],
    at: roster.startedAt,
  })
  const keys = { keys: [{ number: 1, key: key.publicKey, from: 0, until: null }] }
  return { save, receipt, seat, keys }
}
