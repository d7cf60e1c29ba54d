import type { Kysely, Transaction } from 'kysely'

/**
 * A store's tables. JSON is kept as text, so that its fields keep their order. A module declares
 * its own with `declare module '@ackanomic/host'`.
 */
export interface Tables {
  readonly matches: {
    id: string
    /** How often the match was written since it was created. */
    version: number
    game: string
    /** The game's revision under which the log was written. */
    revision: number
    entry_count: number
    event_count: number
    /** `saveSnapshot` of the match: its start, and the state after the last entry. */
    snapshot: string
    /** As JSON: where the log of a match begins that was imported without its earlier log. */
    checkpoint: string | null
    /** As JSON: program names by person. */
    automated: string
    /** As JSON by name: where the next action of each person stands. */
    action_heads: string
    /** As JSON by name. Only its owner sees a plan. */
    plans: string
    next_deadline: number | null
    /** Since when a bot is to act, or until when a worker asks one. */
    bots_due: number | null
    ended_at: number | null
    /** Why the match is suspended. Workers skip it. */
    suspended: string | null
    /** 1 if everybody may see the public view, 0 if only participants. It never changes. */
    spectators: number
    /** `'none'`, `'open'` or `'private'`; `null` allows all of the game's messages. */
    messages: string | null
  }
  /** The logs, a row for each entry. */
  readonly entries: { match: string; n: number; at: number; entry: string }
  readonly events: {
    match: string
    n: number
    /** The number of entries after the step that caused the event. */
    step: number
    at: number
    clause: string
    event: string
    message: string
  }
  /** The recipients of events. `n` counts each person's own notifications. */
  readonly notifications: { person: string; n: number; match: string; event: number }
  /** The people, with the number of their latest notification. */
  readonly people: { person: string; latest: number }
  readonly pending_actions: {
    match: string
    /** `null` if a role may act. */
    person: string | null
    /** `null` if a person may act. */
    role: string | null
    action: string
    need: string
    deadline: number | null
    prompt: number | null
  }
  /** The results of accepted requests. */
  readonly requests: {
    match: string
    person: string
    key: string
    at: number
    hash: string
    result: string
  }
  /** The people who agreed to be a Substitute or a referee. */
  readonly consents: { match: string; person: string }
  readonly tokens: {
    hash: string
    person: string
    /** `'invitation'`, `'bearer'`, `'seat'`, `'calendar'`, `'operator'` or `'moderator'`. */
    kind: string
    /** When it expires. */
    until: number | null
    /** Of a seat token. */
    match: string | null
    /** With the host's secret, it makes the token of a seat or a calendar. */
    salt: string | null
    created_at: number
    /** When the bearer token was last used, to the day. It expires 90 days later. */
    used_at: number | null
    /** The device of a bearer token, as the person's program names it. */
    device: string | null
  }
  /** The accounts. A deleted one stays, so that nobody else gets its name. */
  readonly accounts: {
    person: string
    /** The same for names that look alike. */
    name_key: string
    created_at: number
    mail: string | null
    /** The same for all spellings of the address. */
    mail_key: string | null
    deleted_at: number | null
    /** Shown instead of a deleted person's name. */
    stand_in: string | null
    /** 1 if a deleted person has yet to leave their tables and matches. */
    leaving: number
  }
  readonly person_keys: { person: string; key: string; device: string | null; added_at: number }
  /** The people who are notified through a channel, and the progress of deliveries. */
  readonly subscriptions: {
    person: string
    channel: string
    address: string
    /** The last notification that was delivered or given up. */
    delivered: number
    /** The person's latest notification. */
    latest: number
    /** How often the next delivery has failed. */
    attempts: number
    /** When to try next; `null` if there is nothing to deliver. */
    next_attempt: number | null
    /**
     * The reason why the next delivery waits, if it has not failed: the next `'digest'`, or the end
     * of the `'quiet'` hours, unless a notice is urgent.
     */
    waits: string | null
  }
  /**
   * Everybody who ever took part in a match, with their first seat, and the name under which they
   * play if it is not their own.
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
  /** The result of each finished match. It is never changed. */
  readonly result_records: {
    match: string
    record: string
    ended_at: number
    /** 1 if a module has booked it, and need not look for it again. */
    booked: number
  }
  /** The tables that modules created. Each store has its own record, so no backup contains it. */
  readonly module_tables: { name: string; module: string }
  /** Facts about the store itself, by name. */
  readonly settings: { name: string; value: string }
}

/** The storage of a host: an SQL database. */
export interface Store {
  readonly db: Kysely<Tables>
  readonly kind: 'postgresql' | 'sqlite'
  /** Publishes a payload when the transaction commits. */
  notify(tx: Transaction<Tables>, payload: string): Promise<void>
  /**
   * Opens another connection without time limits, which the caller must destroy. SQLite's only
   * reads. `undefined` if the store has only one connection.
   */
  readonly snapshot: (() => Kysely<Tables>) | undefined
  /**
   * Calls a listener with each payload. An empty one means that some may be lost. Returns a
   * function that stops it.
   */
  listen(listener: (payload: string) => void): Promise<() => Promise<void>>
  /** Closes the database. */
  close(): Promise<void>
}
