import { createHmac, hash as digest, randomBytes } from 'node:crypto'
import { days, type GameError, type Timestamp } from '@ackanomic/core'
import type { Kysely, NotNull } from 'kysely'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type {
  Invitation,
  InviteRequest,
  RedeemInvitationRequest,
  SeatHolder,
  Session,
} from '../contract/match-types.js'
import { encodeRevocation } from '../store/change-feed.js'
import type { Tables } from '../store/tables.js'
import { transact } from '../store/transact.js'
import { addAccount, deletedAmong, transactFor } from './account-rows.js'
import type { AuthContext } from './context.js'
import { checkInvited } from './names.js'

/** The lifetime of an invitation, in milliseconds. */
const WEEK = 604_800_000

/** The kinds of tokens by which a person has an account. */
export const ACCOUNT_KINDS = ['invitation', 'bearer'] as const

/**
 * The age at which the note of a token's last use is renewed, in milliseconds; reads seldom write.
 */
const USE_INTERVAL = days(1)

/** The milliseconds after which an unused session expires. */
const SESSION_LIFETIME = days(90)

/** The earliest last use of a session that has not expired. */
export const oldestUse = (now: Timestamp): Timestamp => now - SESSION_LIFETIME

export async function invite(
  context: AuthContext,
  { person, until = context.now() + WEEK }: InviteRequest,
): AsyncResult<Invitation> {
  const { store, now, invitationPage } = context
  const isFree = await checkInvited(context, store.db, person)
  if (!isFree.ok) return isFree
  const token = newToken()
  return transactFor(store, person, async (tx) => {
    await tx
      .insertInto('tokens')
      .values({ hash: hashOf(token), person, kind: 'invitation', until, created_at: now() })
      .execute()
    const link = `${invitationPage}${invitationPage.includes('#') ? '' : '#'}${token}`
    return { ok: true, value: { invitation: token, link } }
  })
}

/** Replaces an invitation by a bearer token. The same key gives the same token again. */
export async function redeemInvitation(
  context: AuthContext,
  { invitation, idempotencyKey, device }: RedeemInvitationRequest,
): AsyncResult<Session> {
  const { store, now, secret } = context
  const token = bearerToken(secret, invitation, idempotencyKey)
  const invited = await store.db
    .selectFrom('tokens')
    .select('person')
    .where('hash', 'in', [hashOf(invitation), hashOf(token)])
    .where('kind', 'in', ACCOUNT_KINDS)
    .executeTakeFirst()
  if (invited !== undefined) {
    const allowed = await context.modules.checkPerson(store.db, invited.person)
    if (!allowed.ok) return allowed
  }
  const at = now()
  const taken = await transact(store, async (tx) => {
    const session = { created_at: at, used_at: at, device: device ?? null }
    const redeemed = await tx
      .updateTable('tokens')
      .set({ hash: hashOf(token), kind: 'bearer', until: null, ...session })
      .where('hash', '=', hashOf(invitation))
      .where('kind', '=', 'invitation')
      .where('until', '>', at)
      .returning('person')
      .executeTakeFirst()
    if (redeemed !== undefined) await addAccount(tx, at, redeemed.person)
    return redeemed
  })
  const person = taken?.person ?? (await findBearer(context, hashOf(token)))
  return person === undefined ? refuse('noInvitation', {}) : { ok: true, value: { person, token } }
}

/**
 * The token for an invitation. It can be asked for again with the invitation and the key, so a key
 * must be hard to guess.
 */
function bearerToken(
  secret: string | Uint8Array,
  invitation: string,
  idempotencyKey: string | undefined,
): string {
  if (idempotencyKey === undefined) return newToken()
  const hmac = createHmac('sha256', secret).update(JSON.stringify([invitation, idempotencyKey]))
  return hmac.digest('base64url')
}

/** The person whose bearer token this is. */
export function authenticate(context: AuthContext, token: string): Promise<string | undefined> {
  const hash = hashOf(token)
  return context.tokenCache.find(hash, () => findBearer(context, hash))
}

/** The person of a bearer token; `undefined` if it has expired, or they are banned. */
async function findBearer(context: AuthContext, hash: string): Promise<string | undefined> {
  const found = await useToken(context, hash, ['bearer'])
  if (found === undefined) return undefined
  const allowed = await context.modules.checkPerson(context.store.db, found.person)
  return allowed.ok ? found.person : undefined
}

/** The row of a token of some kinds, whose use is noted; `undefined` if it has expired. */
export async function useToken(
  { store: { db }, now: time }: AuthContext,
  hash: string,
  kinds: readonly string[],
): Promise<{ readonly person: string; readonly kind: string } | undefined> {
  const now = time()
  const found = await db
    .selectFrom('tokens')
    .select(['person', 'kind', 'used_at'])
    .where('hash', '=', hash)
    .where('kind', 'in', kinds)
    .where('used_at', '>', oldestUse(now))
    .$narrowType<{ used_at: NotNull }>()
    .executeTakeFirst()
  if (found !== undefined && found.used_at < now - USE_INTERVAL)
    await db.updateTable('tokens').set({ used_at: now }).where('hash', '=', hash).execute()
  return found
}

/** The reason why the person of a token is refused, if they are. */
export async function checkToken(
  { store: { db }, modules }: AuthContext,
  token: string,
): Promise<GameError | undefined> {
  const holder = await db
    .selectFrom('tokens')
    .select('person')
    .where('hash', '=', hashOf(token))
    .where('kind', '=', 'bearer')
    .executeTakeFirst()
  const checked = holder === undefined ? undefined : await modules.checkPerson(db, holder.person)
  return checked?.ok === false ? checked.error : undefined
}

/** Whether a person has an account, or an invitation to one. */
export async function hasAccount(db: Kysely<Tables>, person: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('person')
    .where('person', '=', person)
    .executeTakeFirst()
  if (account !== undefined) return true
  const found = await db
    .selectFrom('tokens')
    .select('hash')
    .where('person', '=', person)
    .where('kind', 'in', ACCOUNT_KINDS)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Revokes all tokens, passkeys and devices of a person, and tells all processes. */
export async function revoke(
  { store, tokenCache, modules }: AuthContext,
  person: string,
): Promise<void> {
  await transact(store, async (tx) => {
    await tx.deleteFrom('tokens').where('person', '=', person).execute()
    await modules.onRevoke(tx, person)
    await store.notify(tx, encodeRevocation(person))
  })
  // The news reaches this process too, but perhaps later than the answer to this call.
  tokenCache.revoke(person)
}

/**
 * A person's token for a match, which their mails contain. The store has its salt and its hash,
 * which are useless without the host's secret.
 */
export async function seatToken(
  { store, secret, now }: AuthContext,
  match: string,
  person: string,
): Promise<string> {
  const kept = await store.db
    .selectFrom('tokens')
    .select(['hash', 'salt'])
    .where('person', '=', person)
    .where('match', '=', match)
    .orderBy('hash')
    .execute()
  for (const { hash, salt } of kept) {
    const token = seatTokenOf(secret, salt ?? '')
    if (hashOf(token) === hash) return token
  }
  const salt = newToken()
  const token = seatTokenOf(secret, salt)
  await transact(store, async (tx) => {
    if ((await deletedAmong(store, tx, [person])).length > 0) return
    await tx
      .insertInto('tokens')
      .values({ hash: hashOf(token), person, kind: 'seat', match, salt, created_at: now() })
      .execute()
  })
  return token
}

/** The seat that a seat token belongs to; `undefined` if its person is banned. */
export async function resolveSeatToken(
  context: AuthContext,
  token: string,
): Promise<SeatHolder | undefined> {
  const { db } = context.store
  const found = await db
    .selectFrom('tokens')
    .select(['person', 'match'])
    .where('hash', '=', hashOf(token))
    .where('kind', '=', 'seat')
    .executeTakeFirst()
  return found === undefined ||
    found.match === null ||
    !(await context.modules.checkPerson(db, found.person)).ok
    ? undefined
    : { match: found.match, person: found.person }
}

/** 128 bits in characters that no mail program changes. */
const seatTokenOf = (secret: string | Uint8Array, salt: string): string =>
  createHmac('sha256', secret).update(`seat ${salt}`).digest('hex').slice(0, 32)

/** 256 random bits in characters that fit a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The hash of a token. The host stores hashes only. */
export const hashOf = (token: string): string => digest('sha256', token, 'base64url')

/** The id of a session, made from its token's hash. It is no secret. */
export const sessionOfHash = (hash: string): string => hashOf(`session ${hash}`).slice(0, 22)

export const sessionOf = (token: string): string => sessionOfHash(hashOf(token))
