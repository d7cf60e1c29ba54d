import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import { hours, ok, type Timestamp } from '@ackanomic/core'
import type { Handlers, Tables } from '@ackanomic/host'
import { findAccount, hashOf, transact, transactFor } from '@ackanomic/host/modules'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { type Kysely, sql } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { checkStanding } from '../moderation/sanctions.js'
import { countRows } from '../store/series.js'
import type { accountOperations } from './account-operations.js'
import { addSession, checkFresh } from './sessions.js'
import type { AccountOptions, Passkey } from './types.js'

const LIFETIME = hours(1 / 12)

const MAX_PASSKEYS = 20

/** The owner of passkeys in WebAuthn's words: a host name and its origin. */
interface RelyingParty {
  readonly id: string
  readonly origin: string
}

export function relyingPartyOf({ url }: AccountOptions): RelyingParty | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined
  const { hostname, origin, protocol } = new URL(url)
  // Browsers offer passkeys over TLS or on this machine, and never for an address without a name.
  const isSafe = protocol === 'https:' || hostname === 'localhost'
  const isNumber = isIP(hostname) !== 0 || hostname.startsWith('[')
  return isSafe && !isNumber ? { id: hostname, origin } : undefined
}

const noPasskeys = () =>
  refuse('notConfigured', {
    what: 'passkeys',
    option: 'a URL that begins with https: and has a name',
  })

const wrongSignature = () => refuse('invalidPasskey', { problem: 'its signature is wrong.' })

// It is large, and only people with passkeys need it.
const webAuthn = () => import('@simplewebauthn/server')

export function passkeyHandlers(context: ClubContext) {
  const { accounts, store, now, secret } = context
  const { db } = store
  const party = relyingPartyOf(accounts)
  return {
    async createPasskeyOptions({ by, currentSession }) {
      if (party === undefined) return noPasskeys()
      // `addPasskey` takes only an answer to these options, so it need not ask again.
      const fresh = await checkFresh(context, { by, currentSession })
      if (!fresh.ok) return fresh
      const known = await db
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
        // A number that tells nothing about the person.
        userID: new Uint8Array(createHmac('sha256', secret).update(`user ${by}`).digest()),
        attestationType: 'none',
        timeout: LIFETIME,
        excludeCredentials: known.map(({ id, transports }) => ({
          id,
          transports: JSON.parse(transports),
        })),
        // The authenticator keeps the name, so nobody has to type one to sign in.
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      })
      return transactFor(store, by, async (tx) => {
        await keepChallenge(tx, now(), options.challenge, by)
        return ok({ ...options })
      })
    },
    async addPasskey({ by, name, response }) {
      if (party === undefined) return noPasskeys()
      const { verifyRegistrationResponse } = await webAuthn()
      const verified = await verify(context, party, by, (expected) =>
        verifyRegistrationResponse({ ...expected, response: response as RegistrationResponseJSON }),
      )
      if (!verified.ok) return verified
      const { registrationInfo } = verified.value
      if (registrationInfo === undefined) return wrongSignature()
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      const at = now()
      return transactFor(store, by, async (tx) => {
        if ((await findAccount(tx, by)) === undefined) return refuse('noAccount', { person: by })
        const kept = await countRows(tx.selectFrom('passkeys').where('person', '=', by))
        if (kept >= MAX_PASSKEYS)
          return refuse('quotaReached', { quota: 'passkeys of one person', most: MAX_PASSKEYS })
        const added = await tx
          .insertInto('passkeys')
          .values({
            id,
            person: by,
            name,
            counter,
            created_at: at,
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
    },
    async removePasskey({ by, currentSession, passkey }) {
      const fresh = await checkFresh(context, { by, currentSession })
      if (!fresh.ok) return fresh
      const removed = await db
        .deleteFrom('passkeys')
        .where('person', '=', by)
        .where('id', '=', passkey)
        .returning('id')
        .executeTakeFirst()
      return removed === undefined ? refuse('noPasskey', {}) : ok(undefined)
    },
    async createPasskeySignInOptions() {
      if (party === undefined) return noPasskeys()
      const { generateAuthenticationOptions } = await webAuthn()
      const options = await generateAuthenticationOptions({
        rpID: party.id,
        timeout: LIFETIME,
        userVerification: 'preferred',
      })
      await keepChallenge(db, now(), options.challenge, null)
      return ok({ ...options })
    },
    async signInWithPasskey({ response: given, device }) {
      if (party === undefined) return noPasskeys()
      const response = given as AuthenticationResponseJSON
      const { id } = response
      const known =
        typeof id !== 'string' || !/^[\w-]{1,1400}$/u.test(id)
          ? undefined
          : await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
      if (known === undefined) return refuse('noPasskey', {})
      const { person } = known
      const { verifyAuthenticationResponse } = await webAuthn()
      const publicKey = new Uint8Array(Buffer.from(known.public_key, 'base64url'))
      const transports = JSON.parse(known.transports)
      const credential = { id, publicKey, counter: Number(known.counter), transports }
      const verified = await verify(context, party, null, (expected) =>
        verifyAuthenticationResponse({ ...expected, response, credential }),
      )
      if (!verified.ok) return verified
      if (!verified.value.verified) return wrongSignature()
      const { newCounter: counter } = verified.value.authenticationInfo
      const at = now()
      return transact(store, async (tx) => {
        if ((await findAccount(tx, person)) === undefined) return refuse('noPasskey', {})
        const allowed = await checkStanding(context, tx, person)
        if (!allowed.ok) return allowed
        const used = { counter, used_at: at }
        await tx.updateTable('passkeys').set(used).where('id', '=', id).execute()
        return ok(await addSession(tx, at, person, device))
      })
    },
  } satisfies Partial<Handlers<typeof accountOperations>>
}

export function listPasskeys(db: Kysely<Tables>, person: string): Promise<readonly Passkey[]> {
  return db
    .selectFrom('passkeys')
    .select(['id as passkey', 'name', 'created_at as createdAt', 'used_at as usedAt'])
    .where('person', '=', person)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/**
 * Checks an authenticator's answer to a challenge for a person. A wrong answer throws; a failing
 * store is no fault of the passkey.
 */
async function verify<Verified>(
  context: ClubContext,
  { id, origin }: RelyingParty,
  person: string | null,
  check: (expected: {
    readonly expectedChallenge: (challenge: string) => Promise<boolean>
    readonly expectedOrigin: string
    readonly expectedRPID: string
    readonly requireUserVerification: false
  }) => Promise<Verified>,
): AsyncResult<Verified> {
  let taken: Promise<boolean> | undefined
  try {
    const verified = await check({
      expectedChallenge(challenge) {
        taken = takeChallenge(context, challenge, person)
        return taken
      },
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
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
  db: Kysely<Tables>,
  now: Timestamp,
  challenge: string,
  person: string | null,
): Promise<void> {
  await db
    .insertInto('challenges')
    .values({ hash: hashOf(challenge), person, until: now + LIFETIME })
    .execute()
}

/**
 * Takes a challenge, so that nobody answers it again. Returns whether it was the person's, and not
 * too old.
 */
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
