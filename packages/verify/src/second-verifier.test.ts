/** Checks the second verifier by the vectors of the specification from which it was written. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  canonicalText,
  chainHead,
  commitmentOf,
  contributionsHash,
  countSigned,
  draw,
  isListed,
  isSignedBy,
  knewCommitment,
  matchSecret,
  senderOf,
  startHash,
  verifyActions,
  verifyReceipt,
  verifySeal,
  verifySeatReceipt,
  verifyTimes,
} from '../second/second-verifier.js'

const page = readFileSync(new URL('../../../docs/reference/proof.md', import.meta.url), 'utf8')
const blocks = [...page.matchAll(/```json\n([\s\S]+?)```/gu)].map(([, json = '']) =>
  JSON.parse(json),
)
const chances = blocks.filter((block) => 'draws' in block)
const vectors = Object.assign({}, ...blocks.filter((block) => !('draws' in block)))
const { save, receipts, keys } = vectors
const seat = vectors['seat receipt']

/** Returns another value of the same kind. */
const otherValue = (value: unknown): unknown =>
  typeof value === 'number'
    ? value + 1
    : typeof value === 'string' && /^[0-9a-f]{64,128}$/u.test(value)
      ? value.replace(/^./u, (digit) => (digit === '0' ? '1' : '0'))
      : 'something else'

describe('The second verifier', () => {
  test.each(vectors.canonical as [unknown, string][])(
    'writes %j as the specification does.',
    (value, text) => {
      expect(canonicalText(value)).toBe(text)
    },
  )

  test.each(vectors.senders as [unknown, string | null][])(
    'finds the sender of %j.',
    (entry, sender) => {
      expect(senderOf(entry)).toBe(sender)
    },
  )

  test.each([
    [{ game: 'a-game', match: 'a match', committedAt: 0 }, {}, chances[0]],
    [
      { game: 'spades', match: 'club/1', committedAt: 1767225600000 },
      save.chance.contributions,
      chances[1],
    ],
  ])('derives the draws of %j.', async (match, contributions, expected) => {
    const { secret } = expected
    expect(await matchSecret({ hostSecret: 'only the host knows', ...match })).toBe(secret)
    expect(await commitmentOf(secret)).toBe(expected.commitment)
    expect(await contributionsHash(contributions)).toBe(expected.given)
    for (const [id, question, answer] of expected.draws)
      expect(await draw({ secret, id, question, contributions })).toEqual(answer)
  })

  test('hashes contributions with halves of surrogate pairs.', async () => {
    expect(await contributionsHash(vectors.contributions)).toBe(vectors.given)
  })

  test('chains the entries of the log.', async () => {
    const heads = [0, 1, 2].map((length) => chainHead({ ...save, log: save.log.slice(0, length) }))
    expect(await Promise.all(heads)).toEqual(vectors.links)
    const { declaration: _, ...undeclared } = save
    expect(await startHash(undeclared)).toBe(vectors['link 0 without a declaration'])
    const { chance: __, ...bare } = undeclared
    expect(await startHash(bare)).toBe(vectors['link 0 without a declaration and without chance'])
  })

  test('finds nothing wrong in the save, its receipts and its seat receipt.', async () => {
    expect(await verifySeal(save)).toEqual([])
    expect(await verifyActions(save)).toEqual([])
    expect(await verifyTimes(save)).toEqual([])
    expect(await verifySeatReceipt(save, seat)).toEqual([])
    for (const receipt of receipts) expect(await verifyReceipt(save, receipt)).toEqual([])
  })

  test('knows which key signs at which time.', () => {
    const [first, second] = keys
    expect(isListed(keys, receipts[0])).toBe(true)
    expect(isListed(keys, save.seal)).toBe(true)
    expect(isListed(keys, { key: first.key, at: first.until })).toBe(false)
    expect(isListed(keys, { key: second.key, at: second.from - 1 })).toBe(false)
    const twice = [...keys, { ...first, from: first.until, until: null }]
    expect(isListed(twice, { key: first.key, at: first.until })).toBe(true)
  })

  test.each(vectors['small order'] as string[])('refuses %s as a key.', async (point) => {
    const signature = `01${'00'.repeat(63)}`
    for (let i = 0; i < 8; i++) expect(await isSignedBy(point, signature, i)).toBe(false)
  })

  test.each(Object.keys(receipts[0]))('finds a changed %s of a receipt.', async (field) => {
    for (const receipt of receipts) {
      const changed = { ...receipt, [field]: otherValue(receipt[field]) }
      expect(await verifyReceipt(save, changed)).not.toEqual([])
    }
  })

  test.each(Object.keys(seat))('finds a changed %s of a seat receipt.', async (field) => {
    const changed = { ...seat, [field]: otherValue(seat[field]) }
    expect(await verifySeatReceipt(save, changed)).not.toEqual([])
  })

  test.each<[string, (entry: object & Record<string, unknown>) => object]>([
    ['text', (entry) => ({ ...entry, signed: { ...(entry.signed as object), action: 'bid 5' } })],
    ['person', (entry) => ({ ...entry, by: 'Bea' })],
    ['key', (entry) => ({ ...entry, signed: { ...(entry.signed as object), key: keys[0].key } })],
  ])('finds a changed %s of a signed action.', async (_, change) => {
    const log = [change(save.log[0]), save.log[1]]
    expect(await verifyActions({ ...save, log })).not.toEqual([])
  })

  test('counts the actions signed with a named key, unless they repeat a request.', async () => {
    expect(await countSigned(save, 'Ann')).toBe(2)
    expect(await countSigned(save, 'Bea')).toBe(0)
    const unnamed = { ...save, declaration: { ...save.declaration, keys: {} } }
    expect(await countSigned(unnamed, 'Ann')).toBe(0)
    const log = [save.log[0], { ...save.log[1], idempotencyKey: 'request 1' }]
    expect(await countSigned({ ...save, log }, 'Ann')).toBe(1)
  })

  test('tells contributions after the commitment from earlier ones.', () => {
    const before = { ...seat, contribution: null }
    expect(knewCommitment(save, 'Bea', [before, seat])).toBe(true)
    expect(knewCommitment(save, 'Bea', [seat])).toBe(false)
    expect(knewCommitment(save, 'Bea', [{ ...before, at: seat.at + 1 }, seat])).toBe(false)
  })

  test('finds a missing action by the signature on the next one.', async () => {
    expect(await verifyActions({ ...save, log: save.log.slice(1) })).not.toEqual([])
  })

  test('finds a changed start by every signature and receipt.', async () => {
    const changed = { ...save, options: { nil: 50 } }
    expect(await verifyActions(changed)).toHaveLength(2)
    for (const receipt of receipts) expect(await verifyReceipt(changed, receipt)).not.toEqual([])
    expect(await verifySeatReceipt(changed, seat)).not.toEqual([])
  })

  test.each([
    ['a commitment after the start', { chance: { ...save.chance, committedAt: 1767225630001 } }],
    ['entries out of order', { log: save.log.toReversed() }],
    ['a seal before the last entry', { seal: { ...save.seal, at: 1767225689999 } }],
  ])('finds %s.', async (_, change) => {
    expect(await verifyTimes({ ...save, ...change })).not.toEqual([])
  })

  test('does not judge a log that begins after the start.', async () => {
    const partial = { ...save, checkpoint: { entries: 7, state: {} } }
    expect(await verifySeal(partial)).toEqual(['The log of the save does not begin at the start.'])
  })
})
