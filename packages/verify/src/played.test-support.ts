/** Matches that were played to their ends, signed, with everybody's receipts. */
import { createMatch, type Game, type Match } from '@ackanomic/core'
import { type Bot, randomBot, seededRandom } from '@ackanomic/core/bots'
import { type Listing, mergeCatalogues } from '@ackanomic/core/catalogue'
import { wordDictionary } from '@ackanomic/core/dictionary'
import {
  deriveSigningKey,
  type HostKey,
  type Receipt,
  type SigningKey,
  sealMatch,
  senderOf,
  signReceipt,
} from '@ackanomic/core/proof'
import { minimalOpening } from '@ackanomic/core/testing'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'

const SECRET = 'kept from the players'

const dictionaries = { official: wordDictionary(['ghost', 'supersonic', 'water']) }

const games = mergeCatalogues(catalogue, programmingCatalogue) as Readonly<Record<string, Listing>>

/** The key of the host. */
export const key: SigningKey = await deriveSigningKey(new TextEncoder().encode(SECRET), 1)

/** What the host publishes. */
export const KEYS: readonly HostKey[] = [{ number: 1, key: key.publicKey, from: 0, until: null }]

/** A match that is over, its sealed save, and everybody's receipts. */
export interface Proven {
  readonly game: Game
  readonly match: Match
  readonly save: string
  readonly receipts: readonly Receipt[]
}

/** Plays a match at random until it is over, and proves it. */
export async function played(id: string, seed = 1, options: object = {}): Promise<Proven> {
  const game = (await games[id]?.load()) as unknown as Game
  const { table, options: needed } = minimalOpening(game)
  const { startedAt: _, referees: __, ...people } = table
  let now = 0
  const match = createMatch(game, {
    ...people,
    now: () => now,
    id: `${id} ${seed}`,
    options: { ...(needed as object), ...options },
    contributions: { Ann: 'blue', Zoe: 'grün' },
    secret: SECRET,
    dictionaries,
  } as never)
  const bot = randomBot(game, seededRandom(`${id} ${seed}`)) as Bot<never>
  const bots = Object.fromEntries(people.players.map((name) => [name, bot]))
  for (let day = 0; day < 2000 && !match.isOver; day++) {
    match.playBotsSync(bots as never, { maxMoves: 200 })
    now = match.nextDeadline ?? now + 1
    match.advanceTo('nextDeadline')
  }
  if (!match.isOver) throw new Error(`${id} has no end.`)
  return await proven(game, match.value)
}

/** Signs a match and every action in it. */
export async function proven(game: Game, match: Match): Promise<Proven> {
  const receipts: Receipt[] = []
  const counts = new Map<string, number>()
  for (const entry of match.log) {
    const person = senderOf(entry)
    if (person === null) continue
    const number = (counts.get(person) ?? 0) + 1
    counts.set(person, number)
    const receipt = await signReceipt(key, match, entry, number)
    if (receipt !== undefined) receipts.push(receipt)
  }
  return { game, match, save: await sealMatch(key, match, 9e12), receipts }
}
