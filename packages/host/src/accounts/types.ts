import type { Rejection, Result, Timestamp } from '@ackanomic/core'
import type { Passkey, SessionInfo } from './credential-types.js'
import type { PersonExport } from './export-types.js'

/** A person's session. */
export interface Session {
  /** The person. */
  readonly person: string
  /** Their bearer token. The host stores only its hash. */
  readonly token: string
}

/** A mail to send. */
export interface PlainMail {
  /** The address of the recipient. */
  readonly to: string
  /** The subject. */
  readonly subject: string
  /** The text. */
  readonly text: string
}

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
  /** What authenticators and mails call the site. Default: `'Games'`. */
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
  /** How many links are sent to one address in an hour. Default: 5. */
  readonly mailsPerHour?: number | undefined
  /** How many links are sent in an hour, all together. Default: 500. */
  readonly allMailsPerHour?: number | undefined
}

/** A device as its owner recognizes it in the list of sessions. */
export interface DeviceOption {
  /** What the device is called, up to 100 characters, such as `'Firefox on Linux'`. */
  readonly device?: string | undefined
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
  /** The link: what stands behind the `#`. */
  readonly link: string
  /** The name of the account to make, if there is none with this address. */
  readonly name?: string | undefined
}

/** A request to change one's mail address. */
export interface SetMailRequest {
  /** The person. */
  readonly by: string
  /** The mail address; `null` removes it. */
  readonly mail: string | null
}

/** What a browser asks an authenticator, or what an authenticator answers, as WebAuthn defines its JSON. */
export type WebAuthnJson = Readonly<Record<string, unknown>>

/** A request to add a passkey. */
export interface AddPasskeyRequest {
  /** The person. */
  readonly by: string
  /** What they call it, up to 100 characters. */
  readonly name: string
  /** The answer of the authenticator to {@link HostAccounts.passkeyOptions}. */
  readonly response: WebAuthnJson
}

/** An attempt to sign in with a passkey. */
export interface PasskeySignInRequest extends DeviceOption {
  /** The answer of the authenticator to {@link HostAccounts.passkeySignInOptions}. */
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
  /** The person. */
  readonly by: string
  /** The id of the session. */
  readonly session: string
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

/** The accounts of a host: how people sign in, and what is kept about them. */
export interface HostAccounts {
  /** Says how people may sign in. */
  ways(): SignInWays
  /**
   * Makes an account, and signs in. Rejects with `accountsClosed`, `nameTaken` and `quotaReached`.
   */
  create(request: CreateAccountRequest): Promise<Result<Session, Rejection>>
  /**
   * Sends a link by mail, with which its reader signs in or makes an account. The answer does not
   * tell whether there is an account with this address. Rejects with `notConfigured` and
   * `quotaReached`.
   */
  sendSignInLink(request: SignInLinkRequest): Promise<Result<void, Rejection>>
  /**
   * Redeems a link that came by mail. It works once, within half an hour. Rejects with
   * `noSignInLink`; with `nameWanted` if there is no account yet and no name was given; with
   * `nameTaken` and `mailTaken`.
   */
  redeemSignInLink(request: RedeemLinkRequest): Promise<Result<Session, Rejection>>
  /** Returns the account of a person. Rejects with `noAccount`. */
  get(person: string): Promise<Result<Account, Rejection>>
  /**
   * Sends a link to a person's new mail address. The address is theirs when they redeem the link.
   * `null` removes the address at once.
   */
  setMail(request: SetMailRequest): Promise<Result<void, Rejection>>
  /** Returns what a browser asks an authenticator for a new passkey. */
  passkeyOptions(by: string): Promise<Result<WebAuthnJson, Rejection>>
  /** Adds a passkey. Rejects with `invalidPasskey`. */
  addPasskey(request: AddPasskeyRequest): Promise<Result<Passkey, Rejection>>
  /** Removes a passkey. Rejects with `noPasskey`. */
  removePasskey(by: string, passkey: string): Promise<Result<void, Rejection>>
  /** Returns what a browser asks an authenticator to sign in. */
  passkeySignInOptions(): Promise<Result<WebAuthnJson, Rejection>>
  /** Signs in with a passkey. Rejects with `noPasskey` and `invalidPasskey`. */
  signInWithPasskey(request: PasskeySignInRequest): Promise<Result<Session, Rejection>>
  /** Lists the sessions of a person, the latest first. */
  listSessions(person: string): Promise<Result<readonly SessionInfo[], Rejection>>
  /** Ends a session, and its streams. Rejects with `noSession`. */
  endSession(request: EndSessionRequest): Promise<Result<void, Rejection>>
  /** Exports everything that is kept about a person, as they may see it. */
  export(person: string): Promise<Result<PersonExport, Rejection>>
  /**
   * Deletes a person for good. Their mail address, passkeys, sessions, inbox, mutes and the texts of
   * their messages are erased. They leave their tables and matches, as the rules of the games treat
   * people who leave. A stand-in is shown instead of their name, which nobody else gets. Logs keep the
   * name, which receipts and seals sign. Rejects with `noAccount`.
   */
  delete(person: string): Promise<Result<void, Rejection>>
}
