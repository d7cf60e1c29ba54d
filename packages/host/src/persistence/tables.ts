import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'

/** The tables of a store. JSON is kept as text, so that its fields keep their order. */
export interface Tables {
  /** The matches. */
  readonly matches: {
    id: string
    /** How often the match was written since it was opened. */
    version: number
    game: string
    /** The revision of the game under which the log was written. */
    revision: number
    /** The number of entries in the log. */
    entry_count: number
    /** The number of events so far. */
    event_count: number
    /** `saveSnapshot` of the match: its start, and the state after the last entry. */
    snapshot: string
    /** Where the log begins, as JSON, for a match that was imported without its earlier log. */
    checkpoint: string | null
    /** The automated participants, as JSON: program names by person. */
    automated: string
    /** How many acts each person has made, as JSON. */
    acts: string
    /** When the next deadline is due. */
    next_deadline: number | null
    /** When a bot is to be asked next. */
    bots_due: number | null
    /** When the match ended. */
    ended_at: number | null
    /** Why the match is suspended. No worker touches a suspended match. */
    suspended: string | null
  }
  /** The logs, one row for each entry. */
  readonly entries: { match: string; n: number; at: number; entry: string }
  /** Every event of every match. */
  readonly events: {
    match: string
    n: number
    /** The number of entries in the log after the step that caused the event. */
    step: number
    at: number
    clause: string
    event: string
    message: string
  }
  /** Who received which event. `n` counts each person's own notifications. */
  readonly notifications: { person: string; n: number; match: string; event: number }
  /** The people, with the number of their latest notification. */
  readonly people: { person: string; latest: number }
  /** The actions that matches wait for. */
  readonly pending_actions: {
    match: string
    /** The person who may act; `null` if a role may. */
    person: string | null
    /** The role whose holder may act; `null` if a person may. */
    role: string | null
    action: string
    need: string
    deadline: number | null
    prompt: number | null
  }
  /** The results of requests, by their idempotency keys. */
  readonly requests: { match: string; person: string; key: string; at: number; result: string }
  /** Who has agreed to be a Substitute or a referee, and in which match. */
  readonly consents: { match: string; person: string }
  /** Hashes of tokens. */
  readonly tokens: {
    hash: string
    person: string
    /** `'invitation'`, `'bearer'` or `'seat'`. */
    kind: string
    /** When the token expires. */
    until: number | null
    /** The match of a seat token. */
    match: string | null
    /** With the host's secret, this makes the seat token. */
    salt: string | null
  }
  /** Who is notified through which channel, and how far deliveries have come. */
  readonly subscriptions: {
    person: string
    channel: string
    address: string
    /** The number of the last notification that was delivered or given up. */
    delivered: number
    /** The number of the person's latest notification. */
    latest: number
    /** How often the next delivery has failed. */
    attempts: number
    /** When to try next; `null` if there is nothing to deliver. */
    next_attempt: number | null
  }
  /** Deliveries that were given up. */
  readonly dead_letters: {
    person: string
    channel: string
    address: string
    match: string
    from: number
    to: number
    problem: string
    at: number
  }
  /** The result record of each finished match. A row is written once and never changed. */
  readonly result_records: { match: string; record: string }
  /** Facts about the store itself, by name. */
  readonly settings: { name: string; value: string }
}

/** Where a host keeps its data: an SQL database. */
export interface Store {
  /** The database, with its schema up to date. */
  readonly db: Kysely<Tables>
  /** The SQL that the database speaks. */
  readonly kind: 'postgresql' | 'sqlite'
  /** Publishes a payload to all listeners when the transaction commits. */
  notify(tx: Transaction<Tables>, payload: string): Promise<void>
  /**
   * Opens another connection for reading, which the caller destroys; `undefined` if the store has only
   * one connection.
   */
  readonly snapshot: (() => Kysely<Tables>) | undefined
  /**
   * Calls a listener with each published payload. An empty payload means that some may have been
   * missed. Returns the function that stops it.
   */
  listen(listener: (payload: string) => void): Promise<() => Promise<void>>
  /** Closes the database. */
  close(): Promise<void>
}

/** The end of a query that claims rows: PostgreSQL skips those that another process has locked. */
export const skipLocked = ({ kind }: Pick<Store, 'kind'>): RawBuilder<unknown> =>
  kind === 'postgresql' ? sql`for update skip locked` : sql``
