/** The specification's test vectors, read from its page: code and page say the same. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { MatchIdentity, Question } from '../prompt.js'
import { automaticReferee } from '../referees/automatic-referee.js'
import { contributionsHash } from '../referees/provable-chance.js'
import { chainHead } from './chain.js'
import { receiptHolds, signReceipt } from './receipt.js'
import { deriveSigningKey } from './signing-key.js'

const page = readFileSync(new URL('../../../../docs/reference/proof.md', import.meta.url), 'utf8')

interface Vectors {
  readonly secret: string
  readonly commitment: string
  readonly given: string
  readonly draws: readonly [id: number, question: Question, answer: unknown][]
}

const [plain, contributed] = [...page.matchAll(/```json\n(\{\n {2}"secret"[\s\S]+?)```/gu)].map(
  ([, json = '']) => JSON.parse(json) as Vectors,
) as [Vectors, Vectors]

const SECRET = 'only the host knows'

const CONTRIBUTED: MatchIdentity = {
  gameId: 'spades',
  matchId: 'club/1',
  committedAt: 1767225600000,
  contributions: { Bea: 'blue', Ann: 'zwölf Boxkämpfer', 10: 'ten' },
}

const ENTRY = {
  kind: 'move',
  at: 1767225660000,
  by: 'Ann',
  move: { type: 'bid', bid: 4 },
} as const

const MATCH = {
  id: 'club/1',
  game: 'spades',
  revision: 1,
  table: { players: ['Ann', 'Bea', 'Cid', 'Dot'], startedAt: 1767225600000 },
  options: {},
  position: null,
  chance: {
    scheme: 'ackanomic-chance-1',
    committedAt: 1767225600000,
    commitment: contributed.commitment,
    contributions: CONTRIBUTED.contributions ?? {},
    secret: null,
  },
  log: [],
}

test.each<[string, MatchIdentity, Vectors]>([
  ['without contributions', { gameId: 'a-game', matchId: 'a match', committedAt: 0 }, plain],
  ['with contributions', CONTRIBUTED, contributed],
])('Chance %s is derived as the specification says.', (_, match, vectors) => {
  const made = automaticReferee(SECRET)
  if (!made.ok) throw new Error(made.error.message)
  const referee = made.value
  expect(referee.commitment?.secretFor(match)).toBe(vectors.secret)
  expect(referee.commitment?.commitmentFor(match)).toBe(vectors.commitment)
  expect(contributionsHash(match.contributions)).toBe(vectors.given)
  const answers = vectors.draws.map(([id, question]) =>
    referee({ id, name: 'draw', to: 'referee', at: 0, details: null, question }, match),
  )
  expect(answers).toEqual(vectors.draws.map(([, , answer]) => answer))
  expect(answers.length).toBeGreaterThan(4)
})

test('A log is chained as the specification says.', () => {
  expect(page).toContain(`link 0 is \`${chainHead(MATCH)}\``)
  expect(page).toContain(`link 1 is \`${chainHead({ ...MATCH, log: [ENTRY] })}\``)
})

test('Keys and receipts are as the specification says.', async () => {
  const key = await deriveSigningKey(new TextEncoder().encode(SECRET), 1)
  expect(page).toContain(`has the public key \`${key.publicKey}\``)
  const receipt = await signReceipt(key, MATCH, ENTRY, 1)
  expect(receipt !== undefined && (await receiptHolds(receipt))).toBe(true)
  expect(page).toContain(
    `has the \`entryHash\` \`${receipt?.entryHash}\` and the \`signature\` \`${receipt?.signature}\``,
  )
})
