import type { Timestamp } from '@ackanomic/core'
import type { DeviceOption, PlainMail } from '@ackanomic/host'

/** The ways to accounts and to sign in. */
export interface AccountOptions {
  /** Whether anybody may make an account, or people need an invitation. Default: `false`. */
  readonly open?: boolean | undefined
  /**
   * The site where people sign in, such as `'https://games.example.org'`. Passkeys belong to its
   * host name. Without it, or with an IP address, there are none.
   */
  readonly url?: string | undefined
  /** The site's name in authenticators and mails. Default: `'Games'`. */
  readonly name?: string | undefined
  /**
   * The page that redeems links in mails. `#<link>` is appended, or only the link if it contains a
   * `#`. Default: `/sign-in` at `url`.
   */
  readonly signInPage?: string | undefined
  /** Without it, nobody signs in by mail. The mail gateway has one. */
  readonly sendMail?: ((mail: PlainMail) => Promise<void>) | undefined
  /** The accounts that all people may make in an hour. Default: 100. */
  readonly accountsPerHour?: number | undefined
  /**
   * The links that one network may have sent to one address in an hour; all networks together ten
   * times as many. A network where a link to the address was redeemed is not blocked by others.
   * Default: 5.
   */
  readonly mailsPerHour?: number | undefined
  /** The links that are sent in an hour in all. Default: 500. */
  readonly allMailsPerHour?: number | undefined
}

/** A request to make an account. */
export interface CreateAccountRequest extends DeviceOption {
  /** Up to 40 characters. */
  readonly name: string
}

/** A request for a link by mail. */
export interface SignInLinkRequest {
  readonly mail: string
}

/** A link that came by mail, to redeem. */
export interface RedeemLinkRequest extends DeviceOption {
  /** The part behind the `#`. */
  readonly link: string
  /** The name of the account to make, if there is none with this address. */
  readonly name?: string | undefined
}

/** A request to change one's mail address. */
export interface SetMailRequest {
  /** `null` removes it. */
  readonly mail: string | null
}

/** A question to an authenticator, or its answer, in the JSON of WebAuthn. */
export type WebAuthnJson = object

/** A request to add a passkey. */
export interface AddPasskeyRequest {
  /** Up to 100 characters. */
  readonly name: string
  /** The authenticator's answer to `createPasskeyOptions`. */
  readonly response: WebAuthnJson
}

/** An attempt to sign in with a passkey. */
export interface PasskeySignInRequest extends DeviceOption {
  /** The authenticator's answer to `createPasskeySignInOptions`. */
  readonly response: WebAuthnJson
}

/** An account, for its owner. */
export interface Account {
  readonly person: string
  readonly createdAt: Timestamp
  /** The confirmed address. */
  readonly mail: string | null
  readonly passkeys: readonly Passkey[]
  /** Whether this host sends links by mail. */
  readonly offersMail: boolean
  /** Whether this host has passkeys. */
  readonly offersPasskeys: boolean
}

/** A session to end. */
export interface EndSessionRequest {
  /** `'current'` for the session of the request. */
  readonly session: string
}

/** A request to delete one's account. */
export interface DeleteAccountRequest {
  /** Their own name, so that they do not do it by mistake. */
  readonly person: string
}

/** The ways to sign in at a host. */
export interface SignInWays {
  /** Whether anybody may make an account. */
  readonly open: boolean
  /** Whether links are sent by mail. */
  readonly mail: boolean
  readonly passkeys: boolean
}

/** A passkey, for its owner. */
export interface Passkey {
  readonly passkey: string
  /** The owner's name for it. */
  readonly name: string
  readonly createdAt: Timestamp
  readonly usedAt: Timestamp | null
}

/** A device on which a person is signed in. */
export interface SessionInfo {
  /** No secret. */
  readonly session: string
  readonly device: string | null
  readonly createdAt: Timestamp
  /** When it was last used, to the day. It ends 90 days later. */
  readonly usedAt: Timestamp | null
}

/** A session in the list of a person's own. */
export interface ListedSession extends SessionInfo {
  /** Whether it is the session of the request. */
  readonly current: boolean
}
