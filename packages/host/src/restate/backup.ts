import type { Ingress } from '@restatedev/restate-sdk-clients'
import { HEAD, ROWS, TABLES } from '../backup.js'
import type { Tables } from '../store/tables.js'
import { keyOf, type Names } from './context.js'
import type {
  AllOfMatch,
  AllOfPerson,
  HouseObject,
  MatchObject,
  NamesRequest,
  PersonObject,
  TokenObject,
} from './objects.js'

type Write = (line: string) => void | Promise<void>
type Rows = { readonly [Name in keyof Tables]?: readonly Tables[Name][] }

/**
 * All that a host on Restate keeps, in the form in which a store writes it down: `restore` reads it
 * into a store. Each match is as it stands when its turn comes, and each person after all matches.
 */
export async function backup(ingress: Ingress, names: Names, write: Write): Promise<void> {
  const counts = Object.fromEntries(TABLES.map((table) => [table, 0]))
  const house = ingress.objectClient<HouseObject>({ name: names.house }, 'house')
  const put = async (rows: Rows): Promise<void> => {
    for (const table of TABLES) {
      const all = rows[table] ?? []
      for (let i = 0; i < all.length; i += ROWS) {
        await write(`${JSON.stringify({ table, rows: all.slice(i, i + ROWS) })}\n`)
      }
      counts[table] = (counts[table] ?? 0) + all.length
    }
  }
  async function* known(of: NamesRequest['of']): AsyncGenerator<string> {
    const all = (await house.counts())[of]
    for (let from = 0; from < all; from += ROWS) {
      yield* await house.names({ of, from, to: Math.min(all, from + ROWS) })
    }
  }

  await write(`${JSON.stringify(HEAD)}\n`)
  for await (const id of known('matches')) {
    const all = await ingress.objectClient<MatchObject>({ name: names.match }, id).all()
    if (all !== null) await put(rowsOfMatch(id, all))
  }
  for await (const person of known('people')) {
    const all = await ingress
      .objectClient<PersonObject>({ name: names.person }, keyOf(person))
      .all()
    await put(rowsOfPerson(person, all))
    for (const hash of all.tokens) {
      const token = await ingress.objectClient<TokenObject>({ name: names.token }, hash).known()
      if (token !== null) await put({ tokens: [{ hash, ...token }] })
    }
  }
  const records = await house.records()
  await put({
    letters: await house.deadLetters(),
    records: records.map((one) => ({ match: one.match, record: JSON.stringify(one) })),
  })
  await write(`${JSON.stringify({ counts })}\n`)
}

function rowsOfMatch(match: string, { row, first, log, posts, answers }: AllOfMatch): Rows {
  const { wanted, willing, cleared: _, log: __, posts: ___, ...matches } = row
  return {
    matches: [matches],
    entries: log.map((entry, i) => {
      return { match, n: first + i, at: entry.at, entry: JSON.stringify(entry) }
    }),
    posts: posts.map(({ event, ...each }, n) => ({
      match,
      n,
      ...each,
      event: JSON.stringify(event),
    })),
    wanted: wanted.map((each) => ({ match, ...each })),
    requests: answers.map(({ by, idempotencyKey, at, answer }) => {
      return { match, person: by, key: idempotencyKey, at, answer: JSON.stringify(answer) }
    }),
    willing: willing.map((person) => ({ match, person })),
  }
}

function rowsOfPerson(person: string, { told, subscribed }: AllOfPerson): Rows {
  return {
    people: [{ person, told: told.length }],
    told: told.map(({ place, post: { n, match } }) => ({ person, n, match, post: place })),
    subscriptions: Object.entries(subscribed).map(([channel, each]) => {
      return { person, channel, ...each, told: told.length }
    }),
  }
}
