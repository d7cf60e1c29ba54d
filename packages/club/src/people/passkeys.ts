import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import { hours, ok, type Timestamp } from '@ackanomic/core'
import type { From, Session } from '@ackanomic/host'
import { findAccount, hashOf, transact } from '@ackanomic/host/modules'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransportFuture,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { sql } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { checkBan } from '../moderation/sanctions.js'
import type { Passkey } from './credential-types.js'
import { addSession } from './sessions.js'
import type {
  AccountOptions,
  AddPasskeyRequest,
  PasskeySignInRequest,
  WebAuthnJson,
} from './types.js'

/** How long an authenticator may take, in milliseconds. */
const LIFETIME = hours(1 / 12)

/** The most passkeys of a person. */
const MOST = 20

/** To whom passkeys belong, as WebAuthn calls it: a host name and its origin. */
interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/** To whom the passkeys of a host belong; `undefined` if it can have none. */
export function relyingPartyOf({ url }: AccountOptions): RelyingParty | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined
  const { hostname, origin, protocol } = new URL(url)
  // Browsers offer passkeys only over TLS, or on this machine, and never for an address without a name.
  const isSafe = protocol === 'https:' || hostname === 'localhost'
  const isNumber = isIP(hostname) !== 0 || hostname.startsWith('[')
  return isSafe && !isNumber ? { id: hostname, origin } : undefined
}

const noPasskeys = () =>
  refuse('notConfigured', {
    what: 'passkeys',
    option: 'a URL that begins with https: and has a name',
  })

// It is large, and only those who have passkeys need it.
const webAuthn = () => import('@simplewebauthn/server')

/** What authenticators know a person by: a number that tells nothing about them. */
const userIdOf = ({ secret }: ClubContext, person: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHmac('sha256', secret).update(`user ${person}`).digest())

/** Begins to add a passkey. */
export async function createPasskeyOptions(
  context: ClubContext,
  by: string,
): AsyncResult<WebAuthnJson> {
  const { accounts, store } = context
  const party = relyingPartyOf(accounts)
  if (party === undefined) return noPasskeys()
  const account = await findAccount(store.db, by)
  if (account === undefined) return refuse('noAccount', { person: by })
  const known = await store.db
    .selectFrom('passkeys')
    .select(['id', 'transports'])
    .where('person', '=', by)
    .execute()
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: accounts.name ?? 'Games',
    userName: by,
    userDisplayName: by,
    userID: userIdOf(context, by),
    attestationType: 'none',
    timeout: LIFETIME,
    excludeCredentials: known.map(({ id, transports }) => ({
      id,
      transports: JSON.parse(transports) as AuthenticatorTransportFuture[],
    })),
    // The authenticator keeps the name, so nobody has to type one to sign in.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  await keepChallenge(context, options.challenge, by)
  return ok({ ...options })
}

/** Adds a passkey. */
export async function addPasskey(
  context: ClubContext,
  { by, name, response }: From<AddPasskeyRequest>,
): AsyncResult<Passkey> {
  const { accounts, store, now } = context
  const party = relyingPartyOf(accounts)
  if (party === undefined) return noPasskeys()
  const { verifyRegistrationResponse } = await webAuthn()
  const verified = await verify(context, by, (expectedChallenge) =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
    }),
  )
  if (!verified.ok) return verified
  const { registrationInfo } = verified.value
  if (registrationInfo === undefined)
    return refuse('invalidPasskey', { problem: 'its signature is wrong.' })
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  const at = now()
  return transact(store, async (tx): AsyncResult<Passkey> => {
    if ((await findAccount(tx, by)) === undefined) return refuse('noAccount', { person: by })
    const { kept } = await tx
      .selectFrom('passkeys')
      .select(({ fn }) => fn.countAll<number>().as('kept'))
      .where('person', '=', by)
      .executeTakeFirstOrThrow()
    if (Number(kept) >= MOST)
      return refuse('quotaReached', { quota: 'passkeys of one person', most: MOST })
    const added = await tx
      .insertInto('passkeys')
      .values({
        ...{ id, person: by, name, counter, created_at: at, used_at: null },
        public_key: Buffer.from(publicKey).toString('base64url'),
        transports: JSON.stringify(transports),
      })
      .onConflict((clash) => clash.doNothing())
      .returning('id')
      .executeTakeFirst()
    return added === undefined
      ? refuse('invalidPasskey', { problem: 'it was added before.' })
      : ok({ passkey: id, name, createdAt: at, usedAt: null })
  })
}

/** Lists the passkeys of a person. */
export async function listPasskeys(
  { store: { db } }: ClubContext,
  person: string,
): Promise<readonly Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id: passkey, name, created_at: createdAt, used_at: usedAt }) => ({
    ...{ passkey, name, createdAt, usedAt },
  }))
}

/** Removes a passkey. */
export async function removePasskey(
  { store: { db } }: ClubContext,
  by: string,
  passkey: string,
): AsyncResult<void> {
  const removed = await db
    .deleteFrom('passkeys')
    .where('person', '=', by)
    .where('id', '=', passkey)
    .returning('id')
    .executeTakeFirst()
  return removed === undefined ? refuse('noPasskey', {}) : ok(undefined)
}

/** Begins to sign in with a passkey. */
export async function createPasskeySignInOptions(context: ClubContext): AsyncResult<WebAuthnJson> {
  const party = relyingPartyOf(context.accounts)
  if (party === undefined) return noPasskeys()
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: LIFETIME,
    userVerification: 'preferred',
  })
  await keepChallenge(context, options.challenge, null)
  return ok({ ...options })
}

/** Signs in with a passkey. */
export async function signInWithPasskey(
  context: ClubContext,
  { response, device }: PasskeySignInRequest,
): AsyncResult<Session> {
  const { accounts, store, now } = context
  const party = relyingPartyOf(accounts)
  if (party === undefined) return noPasskeys()
  const { id } = response as AuthenticationResponseJSON
  const known =
    typeof id !== 'string' || !/^[\w-]{1,1400}$/u.test(id)
      ? undefined
      : await store.db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
  if (known === undefined) return refuse('noPasskey', {})
  const { person } = known
  const { verifyAuthenticationResponse } = await webAuthn()
  const verified = await verify(context, null, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
        counter: Number(known.counter),
        transports: JSON.parse(known.transports) as AuthenticatorTransportFuture[],
      },
    }),
  )
  if (!verified.ok) return verified
  if (!verified.value.verified)
    return refuse('invalidPasskey', { problem: 'its signature is wrong.' })
  const { newCounter: counter } = verified.value.authenticationInfo
  const at = now()
  return transact(store, async (tx): AsyncResult<Session> => {
    if ((await findAccount(tx, person)) === undefined) return refuse('noPasskey', {})
    const allowed = await checkBan(context, tx, person)
    if (!allowed.ok) return allowed
    await tx.updateTable('passkeys').set({ counter, used_at: at }).where('id', '=', id).execute()
    return ok(await addSession(tx, at, person, device))
  })
}

/**
 * Checks what an authenticator answered to a challenge that was set for a person. What does not fit
 * throws; a store that fails is no fault of the passkey.
 */
async function verify<Verified>(
  context: ClubContext,
  person: string | null,
  check: (expectedChallenge: (challenge: string) => Promise<boolean>) => Promise<Verified>,
): AsyncResult<Verified> {
  let taken: Promise<boolean> | undefined
  try {
    const verified = await check((challenge) => {
      taken = takeChallenge(context, challenge, person)
      return taken
    })
    return ok(verified)
  } catch (thrown) {
    await taken
    const problem = thrown instanceof Error ? thrown.message : 'it cannot be read.'
    return refuse('invalidPasskey', { problem })
  }
}

/** Keeps a challenge until it is answered, or too late. */
async function keepChallenge(
  { store: { db }, now }: ClubContext,
  challenge: string,
  person: string | null,
): Promise<void> {
  const until: Timestamp = now() + LIFETIME
  await db
    .insertInto('challenges')
    .values({ hash: hashOf(challenge), person, until })
    .execute()
}

/** Whether a challenge was set for a person, and is not too old. It is taken: nobody answers it again. */
async function takeChallenge(
  { store: { db }, now }: ClubContext,
  challenge: string,
  person: string | null,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('challenges')
    .where('hash', '=', hashOf(challenge))
    .where(sql<string>`coalesce(person, '')`, '=', person ?? '')
    .where('until', '>', now())
    .returning('hash')
    .executeTakeFirst()
  return taken !== undefined
}
