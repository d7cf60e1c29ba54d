import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { LogEntry } from '../entry.js'
import { senderOf } from '../match/match-errors.js'
import type { Match } from '../match/match-value.js'
import type { Contributions, MatchIdentity, Question } from '../prompt.js'
import { automaticReferee } from '../referees/automatic-referee.js'
import { contributionsHash } from '../referees/provable-chance.js'
import { type ActionPlace, signAction, verifyAction } from './action.js'
import { canonicalJson, hashJson } from './canonical-json.js'
import { chainHead, startHash } from './chain.js'
import { type Receipt, readReceipt, signReceipt, verifyReceipt } from './receipt.js'
import { readSeal, type Seal, sealMatch, verifySeal } from './seal.js'
import {
  readSeatReceipt,
  type SeatReceipt,
  setupHash,
  signSeatReceipt,
  verifySeatReceipt,
} from './seat-receipt.js'
import { deriveSigningKey, type HostKey, verifySignature } from './signing-key.js'

interface Chance {
  readonly secret: string
  readonly commitment: string
  readonly given: string
  readonly draws: readonly [id: number, question: Question, answer: unknown][]
}

interface Vectors {
  readonly canonical: readonly [value: unknown, text: string][]
  readonly senders: readonly [entry: unknown, sender: string | null][]
  readonly contributions: Contributions
  readonly given: string
  readonly save: Match & { readonly seal: Seal }
  readonly links: readonly string[]
  readonly 'link 0 without a declaration': string
  readonly 'link 0 without a declaration and without chance': string
  readonly 'small order': readonly string[]
  readonly keys: readonly HostKey[]
  readonly receipts: readonly Receipt[]
  readonly 'seat receipt': SeatReceipt
}

const page = readFileSync(new URL('../../../../docs/reference/proof.md', import.meta.url), 'utf8')
const blocks: readonly object[] = [...page.matchAll(/```json\n([\s\S]+?)```/gu)].map(
  ([, json = '']) => JSON.parse(json),
)
const [plain, contributed] = blocks.filter((block) => 'draws' in block) as [Chance, Chance]
const vectors: Vectors = Object.assign({}, ...blocks.filter((block) => !('draws' in block)))
const { save, receipts } = vectors
const entries = save.log as readonly [LogEntry, LogEntry]

const SECRET = 'only the host knows'
const keyOf = (secret: string, number: number) =>
  deriveSigningKey(new TextEncoder().encode(secret), number)
const [key, secondKey] = await Promise.all([keyOf(SECRET, 1), keyOf(SECRET, 2)])
const [annsKey, annsSecondKey] = await Promise.all([
  keyOf('only Ann knows', 1),
  keyOf('only Ann knows', 2),
])

const CONTRIBUTED: MatchIdentity = {
  gameId: 'spades',
  matchId: 'club/1',
  committedAt: 1767225600000,
  contributions: { Bea: 'blue', Ann: 'zwölf Boxkämpfer', 10: 'ten' },
}

const places: readonly [ActionPlace, ActionPlace] = [
  {
    match: save.id,
    start: startHash(save),
    person: 'Ann',
    number: 1,
    previous: null,
    idempotencyKey: 'request 1',
  },
  {
    match: save.id,
    start: startHash(save),
    person: 'Ann',
    number: 2,
    previous: hashJson(entries[0]),
    idempotencyKey: null,
  },
]

describe('The specification has', () => {
  test.each(vectors.canonical)('the canonical text of %j.', (value, text) => {
    expect(canonicalJson(value)).toBe(text)
  })

  test.each(vectors.senders)('the sender of %j.', (entry, sender) => {
    expect(senderOf(entry)).toBe(sender)
  })

  test.each<[string, MatchIdentity, Chance]>([
    ['without contributions', { gameId: 'a-game', matchId: 'a match', committedAt: 0 }, plain],
    ['with contributions', CONTRIBUTED, contributed],
  ])('draws %s.', (_, match, expected) => {
    const made = automaticReferee(SECRET)
    if (!made.ok) throw new Error(made.error.message)
    const referee = made.value
    expect(referee.commitment?.secretFor(match)).toBe(expected.secret)
    expect(referee.commitment?.commitmentFor(match)).toBe(expected.commitment)
    expect(contributionsHash(match.contributions)).toBe(expected.given)
    const answers = expected.draws.map(([id, question]) =>
      referee({ id, name: 'draw', to: 'referee', at: 0, details: null, question }, match),
    )
    expect(answers).toEqual(expected.draws.map(([, , answer]) => answer))
    expect(answers.length).toBeGreaterThan(4)
  })

  test('contributions with halves of surrogate pairs.', () => {
    expect(contributionsHash(vectors.contributions)).toBe(vectors.given)
  })

  test('each link of a chain.', () => {
    const logs = [0, 1, 2].map((length) => save.log.slice(0, length))
    expect(logs.map((log) => chainHead({ ...save, log }))).toEqual(vectors.links)
  })

  test('the start of a match without a declaration, and without chance.', () => {
    const { declaration: _, ...undeclared } = save
    expect(startHash(undeclared)).toBe(vectors['link 0 without a declaration'])
    const { chance: __, ...bare } = undeclared
    expect(startHash(bare)).toBe(vectors['link 0 without a declaration and without chance'])
  })

  test('the keys of a host after a rotation.', () => {
    expect(vectors.keys.map((listed) => listed.key)).toEqual([key.publicKey, secondKey.publicKey])
  })

  test('the seal of a match.', async () => {
    const sealed = readSeal(await sealMatch(secondKey, save, save.seal.at))
    expect(sealed).toEqual({ ok: true, value: save.seal })
    expect(await verifySeal(save, save.seal)).toBe(true)
  })

  test('the receipts of two actions.', async () => {
    const signed = entries.map((entry, i) => signReceipt(key, save, entry, i + 1))
    expect(await Promise.all(signed)).toEqual(receipts)
    for (const receipt of receipts) {
      expect(readReceipt(receipt)).toEqual({ ok: true, value: receipt })
      expect(await verifyReceipt(receipt)).toBe(true)
    }
  })

  test('a seat receipt.', async () => {
    const {
      format: _,
      version: __,
      key: ___,
      signature: ____,
      ...content
    } = vectors['seat receipt']
    expect(content.setup).toBe(setupHash(save.options))
    expect(await signSeatReceipt(key, content)).toEqual(vectors['seat receipt'])
    expect(await verifySeatReceipt(vectors['seat receipt'])).toBe(true)
    expect(readSeatReceipt(vectors['seat receipt']).ok).toBe(true)
  })

  test.each([0, 1] as const)('signed actions (%i), which hold only at their places.', async (i) => {
    const entry = entries[i]
    const signed = 'signed' in entry ? entry.signed : undefined
    if (signed === undefined) throw new Error('The entry is not signed.')
    expect(await signAction(annsKey, places[i], signed.action)).toEqual(signed)
    expect(await verifyAction(signed, places[i])).toBe(true)
    expect(await verifyAction(signed, places[1 - i] as ActionPlace)).toBe(false)
  })

  test('a second key, which Ann adds with her first one.', () => {
    expect(entries[1]).toMatchObject({ event: { type: 'newKey', key: annsSecondKey.publicKey } })
  })

  test.each(vectors['small order'])(
    '%s as a key of small order, which verifies nothing.',
    async (point) => {
      // With R as the identity and s = 0, such a key verifies any message, or some.
      const signature = `01${'00'.repeat(63)}`
      const held = Array.from({ length: 8 }, (_, i) => verifySignature(point, i, signature))
      expect(await Promise.all(held)).toEqual(Array.from({ length: 8 }, () => false))
    },
  )

  test('the order of the group, below which s must be.', async () => {
    const order = 2n ** 252n + 27742317777372353535851937790883648493n
    expect(page).toContain('L = 2²⁵² + 27742317777372353535851937790883648493')
    const signature = await key.sign('a move')
    const reversed = (hex: string) => hex.match(/../gu)?.toReversed().join('') ?? ''
    const s = BigInt(`0x${reversed(signature.slice(64))}`) + order
    const other = signature.slice(0, 64) + reversed(s.toString(16).padStart(64, '0'))
    expect(await verifySignature(key.publicKey, 'a move', signature)).toBe(true)
    expect(await verifySignature(key.publicKey, 'a move', other)).toBe(false)
  })
})
