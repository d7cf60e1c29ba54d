import type { Kysely } from 'kysely'

/** The tables of the store. Texts of JSON are texts, so that they keep the order of their fields. */
export interface Tables {
  /** The matches. */
  readonly matches: {
    id: string
    game: string
    /** The revision of the game that its log is of. */
    revision: number
    /** How many entries its log has. */
    entries: number
    /** How many announcements it has made. */
    said: number
    /** `saveSnapshot` the match: its start, and the state after the last entry. */
    checkpoint: string
    /** Where its log begins, JSON, for a match that was brought in without its older log. */
    base: string | null
    /** Who at the table is a program, JSON. */
    automated: string
    /** When the next deadline falls due. */
    due: number | null
    /** When a bot is to be asked next. */
    bots: number | null
    /** When it was over. */
    over: number | null
    /** What went wrong with it, so that no worker takes it up. */
    fault: string | null
  }
  /** The logs, entry by entry. */
  readonly entries: { match: string; n: number; at: number; entry: string }
  /** All that was announced. */
  readonly posts: {
    match: string
    n: number
    /** How many entries the log had after the step that it came of. */
    step: number
    at: number
    clause: string
    event: string
    message: string
  }
  /** Who was told what, numbered for each person alone. */
  readonly told: { person: string; n: number; match: string; post: number }
  /** The people, and how much each has been told. */
  readonly people: { person: string; told: number }
  /** What awaits people and offices. */
  readonly wanted: {
    match: string
    /** The person, when it is for one. */
    person: string | null
    /** The office, when it is for whoever holds it. */
    role: string | null
    action: string
    need: string
    deadline: number | null
    prompt: number | null
  }
  /** The requests that were answered, and how. */
  readonly requests: { match: string; person: string; key: string; at: number; answer: string }
  /** Who agreed to stand in, or to be the referee, where. */
  readonly willing: { match: string; person: string }
  /** Hashes of tokens. */
  readonly tokens: {
    hash: string
    person: string
    /** `'invitation'`, `'bearer'`, or `'seat'`. */
    kind: string
    until: number | null
    /** The match, for the token of a seat. */
    match: string | null
    /** From what the token of a seat is made, with the host's secret. */
    salt: string | null
  }
  /** Whom to tell by which channel, and how far they have been told. */
  readonly subscriptions: {
    person: string
    channel: string
    address: string
    /** The number of the last post that was delivered, or given up. */
    done: number
    /** The number of the last post that there is. */
    told: number
    /** How often the next one has failed. */
    attempts: number
    /** When to try next; none, while there is nothing to tell. */
    due: number | null
  }
  /** Deliveries that were given up. */
  readonly letters: {
    person: string
    channel: string
    address: string
    match: string
    from: number
    to: number
    problem: string
    at: number
  }
  /** What the society's books must know of each match that is over: a row for each, written once. */
  readonly records: { match: string; record: string }
}

/** Where a host keeps everything: a database that speaks PostgreSQL's SQL. */
export interface Store {
  /** The database, its tables brought up to date. */
  readonly db: Kysely<Tables>
  /** Has a function called with what `pg_notify('ackanomic', …)` tells; undone by what it gives. */
  listen(heard: (payload: string) => void): Promise<() => Promise<void>>
  /** Lets go of the database. */
  close(): Promise<void>
}
