import type { Timestamp } from '@ackanomic/core'
import type { DeviceOption, PlainMail } from '@ackanomic/host'

/** How people get accounts, and how they sign in. */
export interface AccountOptions {
  /**
   * Whether anybody may make an account. If not, people need an invitation, and the club is closed.
   * Default: `false`.
   */
  readonly open?: boolean | undefined
  /**
   * The address of the site where people sign in, such as `'https://games.example.org'`. Passkeys
   * belong to its host name. Without it, or if its host is an IP address, there are no passkeys.
   */
  readonly url?: string | undefined
  /** The name of the site in authenticators and mails. Default: `'Games'`. */
  readonly name?: string | undefined
  /**
   * The page that redeems the links that are sent by mail. `#<link>` is appended to it, or only the
   * link if it contains a `#` already. Default: `/sign-in` at `url`.
   */
  readonly signInPage?: string | undefined
  /** Sends a mail. Without it, nobody signs in by mail. The mail gateway has one. */
  readonly sendMail?: ((mail: PlainMail) => Promise<void>) | undefined
  /** How many accounts people may make in an hour, all together. Default: 100. */
  readonly accountsPerHour?: number | undefined
  /**
   * How many links one network may have sent to one address in an hour; all networks together ten
   * times as many. A network in which a link to the address was redeemed is not blocked by others.
   * Default: 5.
   */
  readonly mailsPerHour?: number | undefined
  /** How many links are sent in an hour, all together. Default: 500. */
  readonly allMailsPerHour?: number | undefined
}

/** A request to make an account. */
export interface CreateAccountRequest extends DeviceOption {
  /** The name, up to 40 characters. */
  readonly name: string
}

/** A request for a link by mail. */
export interface SignInLinkRequest {
  /** The mail address. */
  readonly mail: string
}

/** A link that came by mail, to redeem. */
export interface RedeemLinkRequest extends DeviceOption {
  /** The link: the part behind the `#`. */
  readonly link: string
  /** The name of the account to make, if there is none with this address. */
  readonly name?: string | undefined
}

/** A request to change one's mail address. */
export interface SetMailRequest {
  /** The mail address; `null` removes it. */
  readonly mail: string | null
}

/** A question to an authenticator, or its answer, in the JSON of WebAuthn. */
export type WebAuthnJson = object

/** A request to add a passkey. */
export interface AddPasskeyRequest {
  /** Its name, up to 100 characters. */
  readonly name: string
  /** The answer of the authenticator to `createPasskeyOptions`. */
  readonly response: WebAuthnJson
}

/** An attempt to sign in with a passkey. */
export interface PasskeySignInRequest extends DeviceOption {
  /** The answer of the authenticator to `createPasskeySignInOptions`. */
  readonly response: WebAuthnJson
}

/** An account, for its owner. */
export interface Account {
  /** The person. */
  readonly person: string
  /** When it was made, in milliseconds since the epoch, UTC. */
  readonly createdAt: Timestamp
  /** The confirmed mail address; `null` if there is none. */
  readonly mail: string | null
  /** The passkeys. */
  readonly passkeys: readonly Passkey[]
  /** Whether this host sends links by mail. */
  readonly offersMail: boolean
  /** Whether this host has passkeys. */
  readonly offersPasskeys: boolean
}

/** A session to end. */
export interface EndSessionRequest {
  /** The id of the session; `'current'` for that of the request. */
  readonly session: string
}

/** A request to delete one's account. */
export interface DeleteAccountRequest {
  /** The person's own name, so that they do not do it by mistake. */
  readonly person: string
}

/** How people may sign in at a host, for everybody. */
export interface SignInWays {
  /** Whether anybody may make an account. */
  readonly open: boolean
  /** Whether links are sent by mail. */
  readonly mail: boolean
  /** Whether there are passkeys. */
  readonly passkeys: boolean
}

/** A passkey, for its owner. */
export interface Passkey {
  /** Its id. */
  readonly passkey: string
  /** The owner's name for it. */
  readonly name: string
  /** When it was added, in milliseconds since the epoch, UTC. */
  readonly createdAt: Timestamp
  /** When it was last used; `null` if never. */
  readonly usedAt: Timestamp | null
}

/** A session of a person: a device that is signed in. */
export interface SessionInfo {
  /** Its id. It is no secret. */
  readonly session: string
  /** The name of the device; `null` if it gave none. */
  readonly device: string | null
  /** When it began, in milliseconds since the epoch, UTC. */
  readonly createdAt: Timestamp
  /** When it was last used, give or take a day. It ends 90 days later. `null` if never. */
  readonly usedAt: Timestamp | null
}

/** A session in the list of a person's own. */
export interface ListedSession extends SessionInfo {
  /** Whether it is the session of the request. */
  readonly current: boolean
}
