import type { Rejection, Result } from '@ackanomic/core'
import type { Passkey, SessionInfo } from '../accounts/credential-types.js'
import type { PersonExport } from '../accounts/export-types.js'
import type {
  Account,
  AddPasskeyRequest,
  CreateAccountRequest,
  PasskeySignInRequest,
  RedeemLinkRequest,
  Session,
  SignInWays,
  WebAuthnJson,
} from '../accounts/types.js'
import type { Requester } from './requests.js'

/** A session of the client's person. */
export interface ClientSession extends SessionInfo {
  /** Whether it is the client's own. */
  readonly current: boolean
}

/** The account of the client's person, and how people sign in. A guest can sign in. */
export interface ClientAccounts {
  /** Returns how people get accounts and sign in at the host. */
  ways(): Promise<Result<SignInWays, Rejection>>
  /** Makes an account. The session contains the token for the person's own client. */
  create(request: CreateAccountRequest): Promise<Result<Session, Rejection>>
  /** Has the host send a link by mail. */
  sendSignInLink(mail: string): Promise<Result<null, Rejection>>
  /** Redeems a link that came by mail. */
  redeemSignInLink(request: RedeemLinkRequest): Promise<Result<Session, Rejection>>
  /** Returns what to pass to `startAuthentication` of `@simplewebauthn/browser`. */
  passkeySignInOptions(): Promise<Result<WebAuthnJson, Rejection>>
  /** Signs in with a passkey. */
  signInWithPasskey(request: PasskeySignInRequest): Promise<Result<Session, Rejection>>
  /** Returns the account of the person. */
  get(): Promise<Result<Account, Rejection>>
  /** Has the host send a link to the person's new mail address; `null` removes the address. */
  setMail(mail: string | null): Promise<Result<null, Rejection>>
  /** Returns what to pass to `startRegistration` of `@simplewebauthn/browser`. */
  passkeyOptions(): Promise<Result<WebAuthnJson, Rejection>>
  /** Adds a passkey. */
  addPasskey(request: Omit<AddPasskeyRequest, 'by'>): Promise<Result<Passkey, Rejection>>
  /** Removes a passkey. */
  removePasskey(passkey: string): Promise<Result<null, Rejection>>
  /** Lists the sessions of the person, the latest first. */
  listSessions(): Promise<Result<readonly ClientSession[], Rejection>>
  /** Ends a session of the person. */
  endSession(session: string): Promise<Result<null, Rejection>>
  /** Ends the client's own session. */
  signOut(): Promise<Result<null, Rejection>>
  /** Exports everything that the host keeps about the person. */
  export(): Promise<Result<PersonExport, Rejection>>
  /** Deletes the account for good. `person` must be the client's person, so that it is no mistake. */
  delete(person: string): Promise<Result<null, Rejection>>
}

/** Creates the accounts of a client. */
export function createClientAccounts(ask: Requester): ClientAccounts {
  const session = (id: string): string => `/me/sessions/${encodeURIComponent(id)}`
  return {
    ways: () => ask('GET', '/sign-in/ways'),
    create: (request) => ask('POST', '/accounts', request),
    sendSignInLink: (mail) => ask('POST', '/sign-in/links', { mail }),
    redeemSignInLink: (request) => ask('POST', '/sign-in/links/redeem', request),
    passkeySignInOptions: () => ask('POST', '/sign-in/passkeys/options', {}),
    signInWithPasskey: (request) => ask('POST', '/sign-in/passkeys', request),
    get: () => ask('GET', '/me/account'),
    setMail: (mail) => ask('PUT', '/me/account/mail', { mail }),
    passkeyOptions: () => ask('POST', '/me/passkeys/options', {}),
    addPasskey: (request) => ask('POST', '/me/passkeys', request),
    removePasskey: (passkey) => ask('DELETE', `/me/passkeys/${encodeURIComponent(passkey)}`),
    listSessions: () => ask('GET', '/me/sessions'),
    endSession: (id) => ask('DELETE', session(id)),
    signOut: () => ask('DELETE', session('current')),
    export: () => ask('GET', '/me/export'),
    delete: (person) => ask('POST', '/me/account/delete', { person }),
  }
}
