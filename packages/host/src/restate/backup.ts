import type { Ingress } from '@restatedev/restate-sdk-clients'
import { HEADER, ROWS_PER_LINE, TABLES } from '../persistence/backup.js'
import type { Tables } from '../persistence/tables.js'
import { KEY_SETTING } from '../proof/signing-keys.js'
import { personKey, type ServiceNames } from './context.js'
import type {
  MatchData,
  MatchObject,
  NamesRequest,
  PersonData,
  PersonObject,
  RegistryObject,
  TokenObject,
} from './objects.js'

type WriteLine = (line: string) => void | Promise<void>
type Rows = { readonly [Name in keyof Tables]?: readonly Tables[Name][] }

/**
 * Backs up a host on Restate in the format of a store's backup, so that `restore` can read it into a
 * store. Matches and people are read one after another, not at one moment.
 */
export async function backup(
  ingress: Ingress,
  names: ServiceNames,
  write: WriteLine,
): Promise<void> {
  const counts = Object.fromEntries(TABLES.map((table) => [table, 0]))
  const registry = ingress.objectClient<RegistryObject>({ name: names.registry }, 'registry')
  const put = async (rows: Rows): Promise<void> => {
    for (const table of TABLES) {
      const all = rows[table] ?? []
      for (let i = 0; i < all.length; i += ROWS_PER_LINE) {
        await write(`${JSON.stringify({ table, rows: all.slice(i, i + ROWS_PER_LINE) })}\n`)
      }
      counts[table] = (counts[table] ?? 0) + all.length
    }
  }
  async function* allNames(list: NamesRequest['list']): AsyncGenerator<string> {
    const all = (await registry.counts())[list]
    for (let from = 0; from < all; from += ROWS_PER_LINE) {
      yield* await registry.names({ list, from, to: Math.min(all, from + ROWS_PER_LINE) })
    }
  }

  await write(`${JSON.stringify(HEADER)}\n`)
  for await (const id of allNames('matches')) {
    const all = await ingress.objectClient<MatchObject>({ name: names.match }, id).all()
    if (all !== null) await put(matchRows(id, all))
  }
  for await (const person of allNames('people')) {
    const all = await ingress
      .objectClient<PersonObject>({ name: names.person }, personKey(person))
      .all()
    await put(personRows(person, all))
    for (const hash of all.tokens) {
      const token = await ingress.objectClient<TokenObject>({ name: names.token }, hash).get()
      if (token !== null) await put({ tokens: [{ hash, ...token, ...UNKNOWN }] })
    }
  }
  const records = await registry.listResults()
  const fingerprint = await registry.keepFingerprint(null)
  const keys = await registry.keyRecord()
  await put({
    settings: [
      ...(fingerprint === null ? [] : [{ name: 'secret', value: fingerprint }]),
      ...(keys === null ? [] : [{ name: KEY_SETTING, value: JSON.stringify(keys) }]),
    ],
    dead_letters: await registry.deadLetters(),
    result_records: records.map((one) => ({ match: one.match, record: JSON.stringify(one) })),
  })
  await write(`${JSON.stringify({ counts })}\n`)
}

/** What this storage does not keep of a session. */
const UNKNOWN = { created_at: null, used_at: null, device: null } as const

function matchRows(match: string, { state, first, log, events, results }: MatchData): Rows {
  const { pendingActions, consents, lastCleanup: _, log: __, events: ___, ...matches } = state
  return {
    matches: [matches],
    entries: log.map((entry, i) => {
      return { match, n: first + i, at: entry.at, entry: JSON.stringify(entry) }
    }),
    events: events.map(({ event, ...each }, n) => ({
      match,
      n,
      ...each,
      event: JSON.stringify(event),
    })),
    pending_actions: pendingActions.map((each) => ({ match, ...each })),
    requests: results.map(({ by, idempotencyKey, at, result }) => {
      return { match, person: by, key: idempotencyKey, at, result: JSON.stringify(result) }
    }),
    consents: consents.map((person) => ({ match, person })),
  }
}

function personRows(person: string, { inbox, channels }: PersonData): Rows {
  return {
    people: [{ person, latest: inbox.length }],
    notifications: inbox.map(({ eventNumber, notification: { n, match } }) => ({
      person,
      n,
      match,
      event: eventNumber,
    })),
    subscriptions: Object.entries(channels).map(([channel, { nextAttempt, ...each }]) => {
      return {
        person,
        channel,
        ...each,
        latest: inbox.length,
        next_attempt: nextAttempt,
        waits: null,
      }
    }),
  }
}
