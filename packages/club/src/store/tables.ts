import type { MessagePolicy } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import type { Selectable } from 'kysely'

declare module '@ackanomic/host' {
  /** The tables of a club. JSON is kept as text. */
  interface Tables {
    /** The passkeys of people, by the ids of their credentials. */
    readonly passkeys: {
      id: string
      person: string
      /** The owner's name for it. */
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
      /** The person who adds a passkey; `null` if somebody signs in. */
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
      /** The network or the person who asked for it, as a keyed hash. */
      asker: string
      at: number
      /** When it expires; 0 if it was redeemed. */
      until: number
    }
    /** How people want to be notified, as JSON. */
    readonly notice_settings: { person: string; settings: string }
    /** A person's pending actions when one of their devices was last notified, as JSON. */
    readonly turn_notices: { person: string; channel: string; match: string; awaits: string }
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
      /** When its deadlines run, as JSON; `null` if they always do. */
      clock: string | null
      /** The number of players, bots included. */
      seats: number
      /** The programs that play, as JSON. */
      bots: string
      admits: 'anybody' | 'invited' | 'link'
      listed: number
      spectators: number
      /** The messages that it allows. */
      messages: MessagePolicy | null
      /** 1 if nobody is to know who plays which seat. */
      anonymous: number
      /** The match of which this is a rematch. */
      rematch_of: string | null
      stage: 'open' | 'starting' | 'started' | 'closed'
      /** The seats at the start of the match, as JSON. */
      seating: string | null
      opened_at: number
      /**
       * When somebody last sat down or changed what they had agreed, whether they are there still.
       */
      agreed_at: number
      expires_at: number
    }
    /** The people at open tables. */
    readonly table_people: {
      table_id: string
      person: string
      role: 'player' | 'referee'
      state: 'invited' | 'accepted' | 'declined' | 'removed'
      /** The order in which people sat down or were invited. */
      n: number
      /** The person's contribution to the chance of the match. */
      contribution: string | null
      /** The public keys with which they sign, as JSON. */
      keys: string
      /** When they were invited or sat down, or last changed what they contribute or their keys. */
      agreed_at: number
    }
    /** Tournaments. */
    readonly tournaments: {
      id: string
      opener: string
      game: string
      title: string | null
      /** The game's options, as JSON. */
      options: string
      /** When deadlines run, as JSON; `null` if they always do. */
      clock: string | null
      format: 'roundRobin' | 'swiss' | 'knockOut'
      /** The number of players at each table. */
      seats: number
      rounds: number | null
      min_players: number
      max_players: number
      /** How long a round may last, in milliseconds. */
      round_time: number | null
      messages: MessagePolicy | null
      /** 1 if nobody is to know who plays whom. */
      anonymous: number
      listed: number
      /** The pairs of people who may not meet, as JSON. */
      apart: string
      /** The kind of Trophy, if not the game's own. */
      trophy: string | null
      stage: 'open' | 'running' | 'finished' | 'cancelled'
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
      state: 'entered' | 'withdrawn' | 'removed'
    }
    /** The pairings of tournaments. What was decided never changes. */
    readonly tournament_pairings: {
      tournament: string
      round: number
      board: number
      kind: 'match' | 'bye' | 'apart'
      /** The players, in the order of their seats, as JSON. */
      players: string
      /** The matches, as JSON. */
      matches: string
      /** The latest match. */
      match: string | null
      /** The points of the players in halves, as JSON; `null` while the result is open. */
      result: string | null
      decided: 'played' | 'forfeit' | 'tied' | 'unplayed' | null
    }
    /**
     * How many events the host itself has added to a match or a table. They have negative numbers.
     */
    readonly host_event_counts: { match: string; latest: number }
    /**
     * The messages of each person, sent and received, numbered for that person. The text is in
     * the event.
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
    /** The reports to the operator. */
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
    /** The operators' decisions about people. A row is written once and never changed. */
    readonly decisions: {
      n: number
      by: string
      person: string
      decision: 'dismiss' | 'mute' | 'unmute' | 'ban' | 'unban' | 'quotas' | 'closeTable'
      until: number | null
      reason: string
      at: number
    }
    /** The mutes and bans of people. */
    readonly sanctions: {
      person: string
      kind: 'mute' | 'ban'
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
    /** The matches in the books of the society. */
    readonly booked_results: {
      match: string
      /** The month in which it ended, as in `'2026-11'`. */
      month: string
      /** The class of its Game. */
      class: string
      at: number
      /** Its `LedgerLine`s, as JSON. */
      lines: string
    }
    /**
     * The people whom lines of the books concern, each with the match and what it gave them in all.
     */
    readonly booked_people: {
      person: string
      match: string
      points: number
      treasury: number
      transfers: number
    }
    /** The Trophies that matches have given. */
    readonly booked_trophies: {
      match: string
      award: number
      at: number
      kind: string
      person: string
      /** The id of the Trophy that was made; `null` if a unique one moved. */
      trophy: number | null
    }
    /** How many matches of a month are in the books, by the class and the name of the Game. */
    readonly book_months: { month: string; class: string; game: string; matches: number }
    /** The gains of people in a month from a class of Game. */
    readonly book_gains: {
      month: string
      class: string
      person: string
      points: number
      treasury: number
    }
    /** The ratings of people in the seasons in which they have played. */
    readonly ratings: {
      game: string
      person: string
      season: number
      score: number
      mu: number
      sigma: number
      matches: number
    }
    /** The matches that count for ratings, with the skills of their players before, as JSON. */
    readonly rated_results: { match: string; game: string; at: number; skills: string }
  }
}

/** The row of a table. */
export type TableRow = Selectable<Tables['open_tables']>

/** A person at a table: they sit there, referee, were invited, have declined, or were removed. */
export type TablePerson = Selectable<Tables['table_people']>

/** The row of a tournament. */
export type TournamentRow = Selectable<Tables['tournaments']>

/** The row of a person in a tournament. */
export type PlayerRow = Selectable<Tables['tournament_players']>
