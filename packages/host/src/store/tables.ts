import type { Kysely, Transaction } from 'kysely'

/**
 * The tables of a store. JSON is kept as text, so that its fields keep their order. A module
 * declares its own with `declare module '@ackanomic/host'`.
 */
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
    /** The `saveSnapshot` of the match: its start, and the state after the last entry. */
    snapshot: string
    /**
     * The checkpoint at which the log begins, as JSON, for a match that was imported without its
     * earlier log.
     */
    checkpoint: string | null
    /** The automated participants, as JSON: program names by person. */
    automated: string
    /** Where the next action of each person stands, as JSON by name. */
    action_heads: string
    /** The plans of people for later, as JSON by name. Nobody but their owner sees one. */
    plans: string
    /** When the next deadline falls due. */
    next_deadline: number | null
    /** Since when a bot is to act, or until when a worker asks one. */
    bots_due: number | null
    /** When the match ended. */
    ended_at: number | null
    /** Why the match is suspended. Workers skip a suspended match. */
    suspended: string | null
    /** 1 if everybody may see its public view, 0 if only those who take part. It never changes. */
    spectators: number
    /**
     * The messages that its table allows: `'none'`, `'open'` or `'private'`; `null` if all of its
     * game.
     */
    messages: string | null
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
  /** The recipients of each event. `n` counts each person's own notifications. */
  readonly notifications: { person: string; n: number; match: string; event: number }
  /** The people, with the number of their latest notification. */
  readonly people: { person: string; latest: number }
  /** The pending actions of all matches. */
  readonly pending_actions: {
    match: string
    /** The person who may act, or `null` if a role may. */
    person: string | null
    /** The role whose holder may act, or `null` if a person may. */
    role: string | null
    action: string
    need: string
    deadline: number | null
    prompt: number | null
  }
  /** The results of accepted requests, by their idempotency keys. */
  readonly requests: {
    match: string
    person: string
    key: string
    at: number
    /** The hash of what was asked for. */
    hash: string
    result: string
  }
  /** The people who have agreed to be a Substitute or a referee, each with the match. */
  readonly consents: { match: string; person: string }
  /** Hashes of tokens. */
  readonly tokens: {
    hash: string
    person: string
    /** `'invitation'`, `'bearer'`, `'seat'`, `'calendar'`, `'operator'` or `'moderator'`. */
    kind: string
    /** When the token expires. */
    until: number | null
    /** The match of a seat token. */
    match: string | null
    /** The salt from which, with the host's secret, the token of a seat or a calendar is made. */
    salt: string | null
    /** When it was made; for a bearer token, when its session began. */
    created_at: number
    /** When the bearer token was last used, give or take a day. It expires 90 days later. */
    used_at: number | null
    /** The name that the person's program gives to the device of a bearer token. */
    device: string | null
  }
  /** The accounts of people. One that was deleted stays, so that nobody else gets its name. */
  readonly accounts: {
    person: string
    /** The name in a form in which names that look alike are the same. */
    name_key: string
    created_at: number
    mail: string | null
    /** The mail address in a form in which the same addresses are the same. */
    mail_key: string | null
    deleted_at: number | null
    /** The name that is shown instead of that of a deleted person. */
    stand_in: string | null
    /** 1 if a deleted person has yet to leave their tables and matches. */
    leaving: number
  }
  /** The public keys with which people sign their actions. */
  readonly person_keys: { person: string; key: string; device: string | null; added_at: number }
  /** The people who are notified through a channel, each with the progress of the deliveries. */
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
    /** When to try next, or `null` if there is nothing to deliver. */
    next_attempt: number | null
    /**
     * For what the next delivery waits, if it has not failed: the next `'digest'`, or the end of
     * the `'quiet'` hours, in which an urgent notice may end the wait.
     */
    waits: string | null
  }
  /**
   * Everybody who has ever taken part in a match, with the number of the seat that they began in, and
   * the name under which they play if it is another than their own.
   */
  readonly participants: {
    match: string
    person: string
    seat: number | null
    mask: string | null
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
  /** The result record of each finished match. A record is written once and never changed. */
  readonly result_records: {
    match: string
    record: string
    ended_at: number
    /** 1 if a module has booked it, so that it need not look for it again. */
    booked: number
  }
  /**
   * The tables that modules have created. Each store has its own record, so no backup contains it.
   */
  readonly module_tables: { name: string; module: string }
  /** Facts about the store itself, by name. */
  readonly settings: { name: string; value: string }
}

/** The storage of a host: an SQL database. */
export interface Store {
  /** The database, with its schema up to date. */
  readonly db: Kysely<Tables>
  /** The SQL dialect of the database. */
  readonly kind: 'postgresql' | 'sqlite'
  /** Publishes a payload to all listeners when the transaction commits. */
  notify(tx: Transaction<Tables>, payload: string): Promise<void>
  /**
   * Opens another connection without limits of time, which the caller must destroy; one of SQLite
   * only reads. `undefined` if the store has only one connection.
   */
  readonly snapshot: (() => Kysely<Tables>) | undefined
  /**
   * Calls a listener with each published payload. An empty payload means that the listener may have
   * missed some. Returns a function that stops it.
   */
  listen(listener: (payload: string) => void): Promise<() => Promise<void>>
  /** Closes the database. */
  close(): Promise<void>
}
