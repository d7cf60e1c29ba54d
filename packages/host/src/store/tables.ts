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
    /** The `saveSnapshot` of the match: its start, and the state after the last entry. */
    snapshot: string
    /**
     * The checkpoint at which the log begins, as JSON, for a match that was imported without its
     * earlier log.
     */
    checkpoint: string | null
    /** The automated participants, as JSON: program names by person. */
    automated: string
    /** The number of actions that each person has made, as JSON. */
    action_counts: string
    /** When the next deadline falls due. */
    next_deadline: number | null
    /** When to ask a bot next. */
    bots_due: number | null
    /** When the match ended. */
    ended_at: number | null
    /** Why the match is suspended. Workers skip a suspended match. */
    suspended: string | null
    /** 1 if everybody may see its public view, 0 if only those who take part. It never changes. */
    spectators: number
    /** The messages that its table allows: `'none'`, `'open'` or `'private'`; `null` if all of its game. */
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
  /** The results of requests, by their idempotency keys. */
  readonly requests: { match: string; person: string; key: string; at: number; result: string }
  /** The people who have agreed to be a Substitute or a referee, each with the match. */
  readonly consents: { match: string; person: string }
  /** Hashes of tokens. */
  readonly tokens: {
    hash: string
    person: string
    /** `'invitation'`, `'bearer'`, `'seat'` or `'calendar'`. */
    kind: string
    /** When the token expires. */
    until: number | null
    /** The match of a seat token. */
    match: string | null
    /** The salt from which, with the host's secret, the token of a seat or a calendar is made. */
    salt: string | null
    /** When it was made; for a bearer token, when its session began. */
    created_at: number
    /** When the bearer token was last used, give or take some minutes. */
    used_at: number | null
    /** What the person's program says about the device of a bearer token. */
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
  /** The passkeys of people, by the ids of their credentials. */
  readonly passkeys: {
    id: string
    person: string
    /** What its owner calls it. */
    name: string
    /** The public key, as base64url. */
    public_key: string
    counter: number
    /** How the authenticator is reached, as JSON. */
    transports: string
    created_at: number
    used_at: number | null
  }
  /** Hashes of the challenges that passkeys are to sign. */
  readonly challenges: {
    hash: string
    /** Who adds a passkey; `null` if somebody signs in. */
    person: string | null
    until: number
  }
  /** Hashes of the links that were sent by mail. */
  readonly sign_in_links: {
    hash: string
    mail: string
    mail_key: string
    /** Whose address it is to become; `null` if somebody signs in or up. */
    person: string | null
    at: number
    until: number
  }
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
     * For what the next delivery waits, if it has not failed: the next `'digest'`, or the end of the
     * `'quiet'` hours, in which an urgent notice may end the wait.
     */
    waits: string | null
  }
  /** How people want to be notified, as JSON. */
  readonly notice_settings: { person: string; settings: string }
  /** What play last awaited from a person when one of their devices was told, as JSON. */
  readonly turn_notices: { person: string; channel: string; match: string; awaits: string }
  /** Everybody who has ever taken part in a match, with the number of the seat that they began in. */
  readonly participants: { match: string; person: string; seat: number | null }
  /** The tables at which people sit down. A table becomes the match of its name. */
  readonly open_tables: {
    id: string
    opener: string
    game: string
    title: string | null
    /** The game's options, as JSON. */
    options: string
    /** The numbers about the society, as JSON. */
    census: string
    /** The number of players, bots included. */
    seats: number
    /** The programs that play, as JSON. */
    bots: string
    /** `'anybody'`, `'invited'` or `'link'`. */
    admits: string
    listed: number
    spectators: number
    /** What messages it allows. */
    messages: string | null
    /** The match of which this is a rematch. */
    rematch_of: string | null
    /** `'open'`, `'starting'`, `'started'` or `'closed'`. */
    stage: string
    /** Who sits where when the match starts, as JSON. */
    seating: string | null
    opened_at: number
    expires_at: number
  }
  /** The people at open tables. */
  readonly table_people: {
    table_id: string
    person: string
    /** `'player'` or `'referee'`. */
    role: string
    /** `'invited'`, `'accepted'`, `'declined'` or `'removed'`. */
    state: string
    /** The order in which people sat down or were invited. */
    n: number
    /** What the person contributes to the chance of the match. */
    contribution: string | null
  }
  /** Tournaments. */
  readonly tournaments: {
    id: string
    opener: string
    game: string
    title: string | null
    /** The game's options, as JSON. */
    options: string
    /** `'roundRobin'`, `'swiss'` or `'knockOut'`. */
    format: string
    /** The number of players at each table. */
    seats: number
    rounds: number | null
    min_players: number
    max_players: number
    /** How long a round may last, in milliseconds. */
    round_time: number | null
    messages: string | null
    listed: number
    /** The pairs of people who may not meet, as JSON. */
    apart: string
    /** The kind of Trophy, if not the game's own. */
    trophy: string | null
    /** `'open'`, `'running'`, `'finished'` or `'cancelled'`. */
    stage: string
    /** The number of the current round. */
    round: number
    round_started_at: number | null
    opened_at: number
    expires_at: number
    started_at: number | null
    ended_at: number | null
    /** The winners, as JSON. */
    winners: string
  }
  /** The people in tournaments. */
  readonly tournament_players: {
    tournament: string
    person: string
    /** The order in which they entered. */
    n: number
    /** Their place by their ratings at the start. */
    seed: number | null
    /** `'entered'`, `'withdrawn'` or `'removed'`. */
    state: string
  }
  /** The pairings of tournaments. What was decided never changes. */
  readonly tournament_pairings: {
    tournament: string
    round: number
    board: number
    /** `'match'`, `'bye'` or `'apart'`. */
    kind: string
    /** The players, in the order of their seats, as JSON. */
    players: string
    /** The matches, as JSON. */
    matches: string
    /** The latest match. */
    match: string | null
    /** The points of the players in halves, as JSON; `null` while the result is open. */
    result: string | null
    /** How it was decided. */
    decided: string | null
  }
  /** How many events the host itself has added to a match or a table. They have negative numbers. */
  readonly host_event_counts: { match: string; latest: number }
  /**
   * The messages of each person, sent and received, numbered for that person. The text stands in the
   * event.
   */
  readonly message_copies: {
    person: string
    n: number
    match: string
    event: number
    sender: string
    at: number
    /** 1 if the person has read it. */
    seen: number
    /** The idempotency key, for the sender. */
    key: string | null
  }
  /** The number of each person's latest message. */
  readonly message_counts: { person: string; latest: number }
  /** People whose messages and invitations a person does not want. */
  readonly mutes: { person: string; muted: string }
  /** What was reported to the operator. */
  readonly reports: {
    /** The match of a message that was reported, or `''` if a person was. */
    match: string
    /** The event of a message, or a number of its own. */
    event: number
    /** The person who reported. */
    person: string
    /** The person who was reported. */
    reported: string
    reason: string
    at: number
    /** The number of the decision that settled it. */
    decision: number | null
  }
  /** What operators have decided about people. A row is written once and never changed. */
  readonly decisions: {
    n: number
    by: string
    person: string
    decision: string
    until: number | null
    reason: string
    at: number
  }
  /** The mutes and bans of people. */
  readonly sanctions: {
    person: string
    /** `'mute'` or `'ban'`. */
    kind: string
    /** When it ends, or `null` if never. */
    until: number | null
    /** The number of the decision. */
    decision: number
  }
  /** The quotas of single people that differ from those of the host, as JSON. */
  readonly personal_quotas: { person: string; quotas: string }
  /** The log of the society. A row is written once and never changed. */
  readonly society_log: {
    n: number
    at: number
    /** The person and the idempotency key of the request that caused it, as JSON. */
    key: string | null
    /** A `SocietyEntry` of the society package, as JSON. */
    entry: string
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
  /** The tables that modules have created. Each store has its own record, so no backup contains it. */
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
   * Opens another connection without limits of time, which the caller must destroy; one of SQLite only
   * reads. `undefined` if the store has only one connection.
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

/** The end of a query that claims rows: PostgreSQL skips those that another process has locked. */
export const skipLocked = ({ kind }: Pick<Store, 'kind'>): RawBuilder<unknown> =>
  kind === 'postgresql' ? sql`for update skip locked` : sql``

/** The order of tables and tournaments in their lists: the newest first. */
export const NEWEST_FIRST: RawBuilder<unknown> = sql`opened_at desc, id desc`

/** Whether a row comes after the one that a cursor names. */
export const isAfter = ([openedAt, id]: readonly (string | number)[] = []): RawBuilder<boolean> =>
  sql<boolean>`(opened_at, id) < (${Number(openedAt)}, ${String(id)})`
