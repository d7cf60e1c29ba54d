import type { ClubClient } from '@ackanomic/club/client'
import { createMatch, type MatchChance, ok } from '@ackanomic/core'
import {
  deriveSigningKey,
  type HostKey,
  type Receipt,
  type SeatReceipt,
  type SigningKey,
  signReceipt,
  signSeatReceipt,
} from '@ackanomic/core/proof'
import { pureSkill } from '@ackanomic/games/pure-skill'
import type { MatchPage } from '@ackanomic/host'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepingReceipts, keepReceipt, receiptsFor, rememberKeys } from './receipts.js'

const SECRET = new TextEncoder().encode('kept from the players')

const published = (number: number, { publicKey }: SigningKey): HostKey => ({
  number,
  key: publicKey,
  from: 0,
  until: null,
})

let hostKey: SigningKey
let otherKey: SigningKey
let receipt: Receipt
let seat: SeatReceipt
let chance: MatchChance
let match: string

beforeAll(async () => {
  hostKey = await deriveSigningKey(SECRET, 1)
  otherKey = await deriveSigningKey(SECRET, 2)
  const played = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
  played.play('Ann', 'bid K')
  const { id, log, chance: begun } = played.value
  const bid = log.at(-1)
  if (bid === undefined || begun === undefined) throw new Error('Nothing was played.')
  const signed = await signReceipt(hostKey, played.value, bid, 1)
  if (signed === undefined) throw new Error('A bid has a receipt.')
  const { commitment, committedAt } = begun
  ;[match, chance, receipt] = [id, begun, signed]
  seat = await signSeatReceipt(hostKey, {
    match,
    game: 'pure-skill',
    person: 'Ann',
    setup: null,
    commitment,
    committedAt,
    contribution: 'a red sun',
    keys: [],
    at: 1,
  })
})

beforeEach(() => localStorage.clear())

/** A client whose host publishes keys, gives receipts and shows a match with a commitment. */
const clientOf = (
  keys: readonly HostKey[] = [published(1, hostKey)],
  shown: MatchChance | null = chance,
  onReceipt: (receipt: Receipt | SeatReceipt) => void = () => undefined,
): ClubClient => {
  const answers: Partial<ClubClient> = {
    listSigningKeys: async () => ok({ keys }),
    listReceipts: async () => ok([receipt]),
    async takeSeat() {
      onReceipt(seat)
      return ok({ table: match, receipt: seat } as never)
    },
    async submit() {
      onReceipt(receipt)
      return ok({ receipt } as never)
    },
    getMatch: async <View, Move>() => ok({ chance: shown } as MatchPage<View, Move>),
  }
  return answers as ClubClient
}

const keep = (one: Receipt | SeatReceipt, client = clientOf()): Promise<void> =>
  keepReceipt(client, 'Ann', match, one)

const bidOf = { match: 'of the test', action: { kind: 'text', text: 'bid K' } } as const

describe('a browser keeps', () => {
  test('a receipt for an action', async () => {
    await keep(receipt)
    expect(receiptsFor(match, 'Ann').actions).toEqual([receipt])
  })

  test('a receipt for a seat', async () => {
    await keep(seat)
    expect(receiptsFor(match, 'Ann').seats).toEqual([seat])
  })

  test('a repeated receipt only once', async () => {
    await keep(receipt)
    await keep(receipt)
    expect(receiptsFor(match, 'Ann').actions).toEqual([receipt])
  })

  test('the real receipt after a forged one', async () => {
    await keep({ ...receipt, entryHash: '0'.repeat(64) })
    await keep(receipt)
    expect(receiptsFor(match, 'Ann').actions).toEqual([receipt])
  })

  test.each<[name: string, junk: () => Receipt | SeatReceipt]>([
    ['no receipt that was changed', () => ({ ...receipt, number: 2 })],
    ['no seat receipt that was changed', () => ({ ...seat, contribution: 'a blue sun' })],
  ])('%s', async (_, junk) => {
    await keep(junk())
    expect(receiptsFor(match, 'Ann')).toEqual({ seats: [], actions: [] })
  })

  test('no receipt of another match', async () => {
    await keepReceipt(clientOf(), 'Ann', 'another match', receipt)
    expect(receiptsFor('another match', 'Ann').actions).toEqual([])
  })

  test('no receipt of another person', async () => {
    await keepReceipt(clientOf(), 'Bob', match, receipt)
    expect(receiptsFor(match, 'Ann').actions).toEqual([])
  })

  test('no receipt by a key that the host does not publish', async () => {
    await keep(receipt, clientOf([published(1, otherKey)]))
    expect(receiptsFor(match, 'Ann').actions).toEqual([])
  })

  test('no receipt by a key that replaces one that it remembers', async () => {
    await rememberKeys(clientOf([published(1, otherKey)]))
    await keep(receipt)
    expect(receiptsFor(match, 'Ann').actions).toEqual([])
  })

  test('a receipt by the next key of the host', async () => {
    await rememberKeys(clientOf([published(1, otherKey)]))
    await keep(receipt, clientOf([published(1, otherKey), published(2, hostKey)]))
    expect(receiptsFor(match, 'Ann').actions).toEqual([receipt])
  })
})

describe('the keys of the host', () => {
  test('stay as the browser first saw them', async () => {
    const first = published(1, hostKey)
    await rememberKeys(clientOf([{ ...first, from: 5 }]))
    expect(await rememberKeys(clientOf([first]))).toEqual([{ ...first, from: 5 }])
  })

  test('end when the host says so', async () => {
    const first = published(1, hostKey)
    await rememberKeys(clientOf([first]))
    expect(await rememberKeys(clientOf([{ ...first, until: 9 }]))).toEqual([{ ...first, until: 9 }])
  })
})

describe('a person’s client', () => {
  const annAt = (shown: MatchChance | null = chance) =>
    keepingReceipts((onReceipt) => clientOf(undefined, shown, onReceipt), 'Ann')

  test('keeps the receipt of a seat that the person takes', async () => {
    await annAt().takeSeat({ table: match })
    await vi.waitFor(() => expect(receiptsFor(match, 'Ann').seats).toEqual([seat]))
  })

  test('keeps the receipt of an action', async () => {
    await annAt().submit({ ...bidOf, match })
    await vi.waitFor(() => expect(receiptsFor(match, 'Ann').actions).toEqual([receipt]))
  })

  test('does not keep receipts that the host only lists', async () => {
    await annAt().listReceipts({ match })
    expect(receiptsFor(match, 'Ann').actions).toEqual([])
  })

  test('shows a match that began with the commitment of the seat’s receipt', async () => {
    const client = annAt()
    await client.takeSeat({ table: match })
    await vi.waitFor(() => expect(receiptsFor(match, 'Ann').seats).toEqual([seat]))
    expect((await client.getMatch({ match })).ok).toBe(true)
  })

  test.each<[name: string, other: () => MatchChance | null]>([
    ['a different commitment', () => ({ ...chance, commitment: '0'.repeat(64) })],
    [
      'a different time of its commitment',
      () => ({ ...chance, committedAt: chance.committedAt + 1 }),
    ],
    ['no commitment', () => null],
  ])('refuses a match with %s and every action in it', async (_, other) => {
    const client = annAt(other())
    await client.takeSeat({ table: match })
    await vi.waitFor(() => expect(receiptsFor(match, 'Ann').seats).toEqual([seat]))
    const refused = { ok: false, error: { code: 'otherChance' } }
    expect(await client.getMatch({ match })).toMatchObject(refused)
    expect(await client.submit({ ...bidOf, match })).toMatchObject(refused)
  })
})
