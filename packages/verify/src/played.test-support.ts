/** Finished matches that everybody has signed, with all receipts. */
import { createMatch, type Game, type LogEntry, type Match } from '@ackanomic/core'
import { type Bot, randomBot, seededRandom } from '@ackanomic/core/bots'
import { type Listing, mergeCatalogues } from '@ackanomic/core/catalogue'
import { wordDictionary } from '@ackanomic/core/dictionary'
import {
  deriveSigningKey,
  type HostKey,
  hashJson,
  type Receipt,
  type SeatReceipt,
  type SigningKey,
  sealMatch,
  senderOf,
  setupHash,
  signAction,
  signReceipt,
  signSeatReceipt,
  startHash,
} from '@ackanomic/core/proof'
import { minimalOpening } from '@ackanomic/core/testing'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'

const SECRET = 'kept from the players'

const dictionaries = { official: wordDictionary(['ghost', 'supersonic', 'water']) }

const games = mergeCatalogues(catalogue, programmingCatalogue) as Readonly<Record<string, Listing>>

const derived = (secret: string): Promise<SigningKey> =>
  deriveSigningKey(new TextEncoder().encode(secret), 1)

/** The host's key. */
export const key: SigningKey = await derived(SECRET)

/** The host's published keys. */
export const KEYS: readonly HostKey[] = [{ number: 1, key: key.publicKey, from: 0, until: null }]

/** The time at which all matches are sealed. */
const SEALED_AT = 9e12

/** A finished match, its sealed save, and everybody's receipts. */
export interface Proven {
  readonly game: Game
  readonly match: Match
  readonly save: string
  readonly receipts: readonly (Receipt | SeatReceipt)[]
}

/** Plays a match at random to its end, and proves it. */
export async function played(id: string, seed = 1, options: object = {}): Promise<Proven> {
  const game = (await games[id]?.load()) as unknown as Game
  const { roster, options: needed } = minimalOpening(game)
  const { startedAt: _, referees: __, ...people } = roster
  let now = 0
  const match = createMatch(game, {
    ...people,
    now: () => now,
    id: `${id} ${seed}`,
    options: { ...(needed as object), ...options },
    contributions: Object.fromEntries(people.players.map((name) => [name, `${name} ü ${seed}`])),
    secret: SECRET,
    dictionaries,
  } as never)
  const bot = randomBot(game, seededRandom(`${id} ${seed}`)) as Bot<never>
  const bots = Object.fromEntries(people.players.map((name) => [name, bot]))
  for (let day = 0; day < 2000 && !match.isOver; day++) {
    match.playBotsSync(bots as never, { maxMoves: 200 })
    if (match.isOver) break
    now = match.nextDeadline ?? now + 1
    match.advanceTo('nextDeadline')
  }
  if (!match.isOver) throw new Error(`${id} has no end.`)
  return await proven(game, match.value)
}

export const keyOf = (person: string): Promise<SigningKey> => derived(`the own secret of ${person}`)

/** Returns the action that a person sent for an entry. */
function actionOf(entry: LogEntry): object {
  const {
    at: _,
    by: __,
    idempotencyKey: ___,
    ...action
  } = entry as unknown as LogEntry & Readonly<Record<string, unknown>>
  return action
}

/** The differences from a match in which everybody signs, and the host is honest. */
export interface Proving {
  /** The people who sign. Default: all players. */
  readonly signers?: readonly string[]
  /** The host's declarations besides keys. */
  readonly declared?: Partial<Match['declaration']>
}

/** Signs a match, each seat and each action in it, as an honest host and its players would. */
export async function proven(
  game: Game,
  given: Match,
  { signers = given.roster.players, declared }: Proving = {},
): Promise<Proven> {
  const keys: Record<string, readonly string[]> = {}
  for (const person of signers) keys[person] = [(await keyOf(person)).publicKey]
  const declaration = {
    salt: 'salt',
    keys,
    automated: {},
    dictionaries: {},
    imported: null,
    ...declared,
  }
  const start = { ...given, declaration }
  const places = new Map<string, { readonly number: number; readonly previous: string | null }>()
  const log: LogEntry[] = []
  const receipts: (Receipt | SeatReceipt)[] = await seatReceiptsOf(start)
  for (const entry of given.log) {
    const person = senderOf(entry)
    if (person === null) {
      log.push(entry)
      continue
    }
    const { number, previous } = places.get(person) ?? { number: 1, previous: null }
    const at = { match: given.id, start: startHash(start), person, number, previous }
    const idempotencyKey = ('idempotencyKey' in entry ? entry.idempotencyKey : null) ?? null
    const place = { ...at, idempotencyKey }
    const signed = signers.includes(person)
      ? { ...entry, signed: await signAction(await keyOf(person), place, actionOf(entry)) }
      : entry
    log.push(signed as LogEntry)
    places.set(person, { number: number + 1, previous: hashJson(signed) })
    const receipt = await signReceipt(key, start, signed as LogEntry, number)
    if (receipt !== undefined) receipts.push(receipt)
  }
  const match = { ...start, log } as Match
  return { game, match, save: await sealMatch(key, match, SEALED_AT), receipts }
}

/** Returns a match without the signatures of people. */
export const withoutSignatures = (match: Match): Match => ({
  ...match,
  log: match.log.map((entry) => {
    const { signed: _, ...unsigned } = entry as LogEntry & { readonly signed?: unknown }
    return unsigned as LogEntry
  }),
})

/** Signs the seat receipts of all contributors, from before the start. */
async function seatReceiptsOf({
  id,
  game,
  chance,
  roster,
  options,
  declaration,
}: Match): Promise<SeatReceipt[]> {
  if (chance === undefined) return []
  const { commitment, committedAt, contributions } = chance
  const seat = {
    match: id,
    game,
    setup: setupHash(options, roster.census),
    commitment,
    committedAt,
    at: roster.startedAt,
  }
  const people = Object.entries(contributions).flatMap(([person, contribution]) => [
    { person, contribution: null, keys: [] },
    { person, contribution, keys: declaration?.keys[person] ?? [] },
  ])
  return await Promise.all(people.map((own) => signSeatReceipt(key, { ...seat, ...own })))
}
