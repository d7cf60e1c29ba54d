import type { MessagePolicy } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import type { Selectable } from 'kysely'

declare module '@ackanomic/host' {
  /** The tables of a club. JSON is kept as text. */
  interface Tables {
    /** By the ids of their credentials. */
    readonly passkeys: {
      id: string
      person: string
      /** The owner's name for it. */
      name: string
      /** As base64url. */
      public_key: string
      counter: number
      /** The ways to the authenticator, as JSON. */
      transports: string
      created_at: number
      used_at: number | null
    }
    /** Hashes of the challenges for passkeys. */
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
      /** The future owner of the address; `null` if somebody signs in or up. */
      person: string | null
      /** The network or person who asked for it, as a keyed hash. */
      asker: string
      at: number
      /** When it expires; 0 if it was redeemed. */
      until: number
    }
    /** People's wishes for notices, as JSON. */
    readonly notice_settings: { person: string; settings: string }
    /** A person's pending actions at the last notice of a device, as JSON. */
    readonly turn_notices: { person: string; channel: string; match: string; awaits: string }
    /** A table becomes the match of its name. */
    readonly open_tables: {
      id: string
      opener: string
      game: string
      title: string | null
      /** As JSON. */
      options: string
      /** The numbers about the society, as JSON. */
      census: string
      /** As JSON; `null` if deadlines always run. */
      clock: string | null
      /** With the bots. */
      seats: number
      /** As JSON. */
      bots: string
      admits: 'anybody' | 'invited' | 'link'
      listed: number
      spectators: number
      messages: MessagePolicy | null
      /** 1 if nobody is to know who plays which seat. */
      anonymous: number
      /** The match before this rematch. */
      rematch_of: string | null
      stage: 'open' | 'starting' | 'started' | 'closed'
      /** The seats at the start of the match, as JSON. */
      seating: string | null
      opened_at: number
      /** When somebody last sat down or changed their agreement, even if they left. */
      agreed_at: number
      expires_at: number
    }
    readonly table_people: {
      table_id: string
      person: string
      role: 'player' | 'referee'
      state: 'invited' | 'accepted' | 'declined' | 'removed'
      /** The order in which people sat down or were invited. */
      n: number
      /** The contribution to the chance of the match. */
      contribution: string | null
      /** The public keys that sign their actions, as JSON. */
      keys: string
      /** When they were invited or sat down, or last changed their contribution or keys. */
      agreed_at: number
    }
    readonly tournaments: {
      id: string
      opener: string
      game: string
      title: string | null
      /** As JSON. */
      options: string
      /** As JSON; `null` if deadlines always run. */
      clock: string | null
      format: 'roundRobin' | 'swiss' | 'knockOut'
      /** Of each table. */
      seats: number
      rounds: number | null
      min_players: number
      max_players: number
      /** The milliseconds of a round. */
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
      /** The current round. */
      round: number
      round_started_at: number | null
      opened_at: number
      expires_at: number
      started_at: number | null
      ended_at: number | null
      /** As JSON. */
      winners: string
    }
    readonly tournament_players: {
      tournament: string
      person: string
      /** The order in which they entered. */
      n: number
      /** Their place by their ratings at the start. */
      seed: number | null
      state: 'entered' | 'withdrawn' | 'removed'
    }
    /** A decided pairing never changes. */
    readonly tournament_pairings: {
      tournament: string
      round: number
      board: number
      kind: 'match' | 'bye' | 'apart'
      /** In the order of their seats, as JSON. */
      players: string
      /** As JSON. */
      matches: string
      /** The latest one. */
      match: string | null
      /** The players' points in halves, as JSON; `null` while the result is open. */
      result: string | null
      decided: 'played' | 'forfeit' | 'tied' | 'unplayed' | null
    }
    /** The events that the host has added to a match or a table. They have negative numbers. */
    readonly host_event_counts: { match: string; latest: number }
    /** Each person's messages, numbered for them. The text is in the event. */
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
    readonly reports: {
      /** The match of a reported message; `''` if a person was reported. */
      match: string
      /** The event of a message, or a number of its own. */
      event: number
      /** The person who reported. */
      person: string
      reported: string
      reason: string
      at: number
      /** The decision that settled it. */
      decision: number | null
    }
    /** The operators' decisions. They are never changed. */
    readonly decisions: {
      n: number
      by: string
      person: string
      decision: 'dismiss' | 'mute' | 'unmute' | 'ban' | 'unban' | 'quotas' | 'closeTable'
      until: number | null
      reason: string
      at: number
    }
    readonly sanctions: {
      person: string
      kind: 'mute' | 'ban'
      /** When it ends. */
      until: number | null
      decision: number
    }
    /** The quotas of people that differ from the host's, as JSON. */
    readonly personal_quotas: { person: string; quotas: string }
    /** The log of the society. A row is never changed. */
    readonly society_log: {
      n: number
      at: number
      /** The person and the idempotency key of the request behind it, as JSON. */
      key: string | null
      /** A `SocietyEntry`, as JSON. */
      entry: string
    }
    /** The matches in the books. */
    readonly booked_results: {
      match: string
      /** When it ended, as in `'2026-11'`. */
      month: string
      /** The class of its Game. */
      class: string
      at: number
      /** Its `LedgerLine`s, as JSON. */
      lines: string
    }
    /** The people whom lines of the books concern, with their gains in all from each match. */
    readonly booked_people: {
      person: string
      match: string
      points: number
      treasury: number
      transfers: number
    }
    /** The Trophies that matches gave. */
    readonly booked_trophies: {
      match: string
      award: number
      at: number
      kind: string
      person: string
      /** The Trophy that was made; `null` if a unique one moved. */
      trophy: number | null
    }
    /** The booked matches of each month, class and Game. */
    readonly book_months: { month: string; class: string; game: string; matches: number }
    /** People's gains in a month from a class. */
    readonly book_gains: {
      month: string
      class: string
      person: string
      points: number
      treasury: number
    }
    /** The ratings of people in each season. */
    readonly ratings: {
      game: string
      person: string
      season: number
      score: number
      mu: number
      sigma: number
      matches: number
    }
    /** The matches that count for ratings, with the players' skills before, as JSON. */
    readonly rated_results: { match: string; game: string; at: number; skills: string }
  }
}

export type TableRow = Selectable<Tables['open_tables']>

/** A person at a table: they sit there, referee, were invited, declined, or were removed. */
export type TablePerson = Selectable<Tables['table_people']>

export type TournamentRow = Selectable<Tables['tournaments']>

export type PlayerRow = Selectable<Tables['tournament_players']>
