import { createHmac } from 'node:crypto'
import { days, hours, ok, type Timestamp } from '@ackanomic/core'
import type { Handlers, PlainMail, Session, Tables } from '@ackanomic/host'
import {
  addAccount,
  checkAccount,
  checkName,
  findAccount,
  hashOf,
  mailKeyOf,
  newToken,
  transact,
} from '@ackanomic/host/modules'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { checkStanding } from '../moderation/sanctions.js'
import { countRows } from '../store/series.js'
import type { accountOperations } from './account-operations.js'
import { addSession, checkFresh } from './sessions.js'
import type { AccountOptions } from './types.js'

const LIFETIME = hours(0.5)

/** The end of a link that was redeemed. */
const REDEEMED = 0

export function linkHandlers(context: ClubContext) {
  const { store, now, accounts } = context
  return {
    sendSignInLink: ({ mail, network }) =>
      sendLink(context, mail, null, `network ${network}`, async (tx) => {
        const owner = await ownerOf(tx, mail)
        // Only the owner of the address learns whether there is an account.
        return owner !== undefined || accounts.open === true
      }),
    async setMailAddress({ by, currentSession, mail }) {
      const fresh = await checkFresh(context, { by, currentSession })
      if (!fresh.ok) return fresh
      if (mail !== null) return sendLink(context, mail, by, `person ${by}`, async () => true)
      await setAddress(store.db, by, null)
      return ok(undefined)
    },
    redeemSignInLink: ({ link, name, device }) =>
      transact(store, async (tx) => {
        const taken = await takeLink(tx, hashOf(link), now())
        if (taken === undefined) return refuse('noSignInLink', {})
        const { hash, until } = taken
        const session = await followLink(context, tx, taken, name, device)
        // Its reader may try again, for example with another name.
        if (!session.ok)
          await tx.updateTable('sign_in_links').set({ until }).where('hash', '=', hash).execute()
        return session
      }),
  } satisfies Partial<Handlers<typeof accountOperations>>
}

/** Signs in the person of a link, after making their account or setting their address. */
async function followLink(
  context: ClubContext,
  tx: Transaction<Tables>,
  link: Selectable<Tables['sign_in_links']>,
  name: string | undefined,
  device: string | undefined,
): AsyncResult<Session> {
  const { accounts, now } = context
  const { mail } = link
  const owner = await ownerOf(tx, mail)
  if (link.person !== null && owner !== undefined && owner !== link.person)
    return refuse('mailTaken', { mail })
  const person = link.person ?? owner
  if (person === undefined) {
    if (accounts.open !== true) return refuse('accountsClosed', {})
    return name === undefined
      ? refuse('nameWanted', { mail })
      : makeAccount(context, tx, name, device, mail)
  }
  const account = await findAccount(tx, person)
  if (account === undefined) return refuse('noSignInLink', {})
  const allowed = await checkStanding(context, tx, person)
  if (!allowed.ok) return allowed
  if (link.person !== null) await setAddress(tx, person, mail)
  return ok(await addSession(tx, now(), person, device))
}

/** Sets or removes a person's address. The host forgets who redeemed links to the old one. */
async function setAddress(db: Kysely<Tables>, person: string, mail: string | null): Promise<void> {
  const before = (await findAccount(db, person))?.mail_key ?? null
  const mail_key = mail === null ? null : mailKeyOf(mail)
  await db.updateTable('accounts').set({ mail, mail_key }).where('person', '=', person).execute()
  if (before === null || before === mail_key) return
  const old = db.deleteFrom('sign_in_links').where('mail_key', '=', before)
  await old.where('until', '=', REDEEMED).execute()
}

/** Makes an account, and signs its person in. Rejects with `nameTaken` and `quotaReached`. */
export async function makeAccount(
  context: ClubContext,
  tx: Transaction<Tables>,
  name: string,
  device: string | undefined,
  mail?: string,
): AsyncResult<Session> {
  const { accounts, now } = context
  const free = await checkName(context, tx, name)
  if (!free.ok) return free
  const { accountsPerHour: most = 100 } = accounts
  const lately = tx.selectFrom('accounts').where('created_at', '>', now() - hours(1))
  if ((await countRows(lately)) >= most)
    return refuse('quotaReached', { quota: 'new accounts in an hour', most })
  return (await addAccount(tx, now(), name, mail))
    ? ok(await addSession(tx, now(), name, device))
    : refuse('nameTaken', { name, free: null })
}

/**
 * Sends a link unless too many were sent. The sender does not wait for the mail, which would reveal
 * whether there is one.
 */
async function sendLink(
  context: ClubContext,
  mail: string,
  person: string | null,
  from: string,
  isWanted: (tx: Transaction<Tables>) => Promise<boolean>,
): AsyncResult<void> {
  const { store, now, accounts, onError, secret } = context
  const { sendMail } = accounts
  const page = signInPageOf(accounts)
  if (sendMail === undefined || page === undefined)
    return refuse('notConfigured', { what: 'links by mail', option: 'a mail server and its URL' })
  const link = newToken()
  // A network is about a person, so only its keyed hash is stored.
  const asker = createHmac('sha256', secret).update(`asker ${from}`).digest('base64url')
  const stored = await transact(store, async (tx): AsyncResult<boolean> => {
    const at = now()
    const checked = person === null ? ok(undefined) : await checkAccount(store, tx, person)
    if (!checked.ok) return checked
    const quota = await checkMails(context, tx, mail, asker)
    if (!quota.ok) return quota
    await tx
      .insertInto('sign_in_links')
      .values({
        hash: hashOf(link),
        mail,
        mail_key: mailKeyOf(mail),
        person,
        asker,
        at,
        until: at + LIFETIME,
      })
      .execute()
    return ok(await isWanted(tx))
  })
  if (!stored.ok) return stored
  if (stored.value) {
    const address = `${page}${page.includes('#') ? '' : '#'}${link}`
    sendMail(mailWith(accounts, mail, person, address)).catch((problem: unknown) =>
      onError({ match: null, during: 'mailing', problem }),
    )
  }
  return ok(undefined)
}

function signInPageOf({ signInPage, url }: AccountOptions): string | undefined {
  return signInPage ?? (url === undefined ? undefined : `${url.replace(/\/$/u, '')}/sign-in`)
}

function mailWith(
  { name = 'Games' }: AccountOptions,
  to: string,
  person: string | null,
  address: string,
): PlainMail {
  const what =
    person === null ? 'With this link you sign in' : `With this link you confirm your mail address`
  const text = `${what} at ${name}. It works once, within half an hour.

${address}

If you did not ask for it, do nothing: nobody gets in without it.
`
  return { to, subject: person === null ? `Sign in at ${name}` : `Your address at ${name}`, text }
}

/** The askers who together reach the limit of an address. */
const ASKERS = 10

/**
 * Checks that one more link may be sent. A person who has redeemed a link to this address is not
 * blocked by others. Rejects with `quotaReached`.
 */
async function checkMails(
  { now, accounts }: ClubContext,
  tx: Transaction<Tables>,
  mail: string,
  asker: string,
): AsyncResult<void> {
  const { mailsPerHour = 5, allMailsPerHour = 500 } = accounts
  const to = 'links to one address in an hour'
  const lately = tx.selectFrom('sign_in_links').where('at', '>', now() - hours(1))
  const forAddress = lately.where('mail_key', '=', mailKeyOf(mail))
  if ((await countRows(forAddress.where('asker', '=', asker))) >= mailsPerHour)
    return refuse('quotaReached', { quota: to, most: mailsPerHour })
  const redeemed = tx
    .selectFrom('sign_in_links')
    .where('mail_key', '=', mailKeyOf(mail))
    .where('asker', '=', asker)
    .where('until', '=', REDEEMED)
  if ((await countRows(redeemed)) > 0) return ok(undefined)
  const most = mailsPerHour * ASKERS
  if ((await countRows(forAddress)) >= most) return refuse('quotaReached', { quota: to, most })
  return (await countRows(lately)) < allMailsPerHour
    ? ok(undefined)
    : refuse('quotaReached', { quota: 'links by mail in an hour', most: allMailsPerHour })
}

async function ownerOf(tx: Transaction<Tables>, mail: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('accounts')
    .select('person')
    .where('mail_key', '=', mailKeyOf(mail))
    .executeTakeFirst()
  return found?.person
}

/** Takes a link, so that nobody redeems it again. Its row stays to be counted. */
async function takeLink(
  tx: Transaction<Tables>,
  hash: string,
  now: Timestamp,
): Promise<Selectable<Tables['sign_in_links']> | undefined> {
  const known = await tx
    .selectFrom('sign_in_links')
    .selectAll()
    .where('hash', '=', hash)
    .where('until', '>', now)
    .executeTakeFirst()
  if (known === undefined) return undefined
  const taken = await tx
    .updateTable('sign_in_links')
    .set({ until: REDEEMED })
    .where('hash', '=', hash)
    .where('until', '>', now)
    .returning('hash')
    .executeTakeFirst()
  return taken === undefined ? undefined : known
}

/** Deletes expired links and challenges. Redeemed links show for a while who knows an address. */
export async function deleteExpiredLinks(db: Kysely<Tables>, now: Timestamp): Promise<void> {
  await db.deleteFrom('challenges').where('until', '<', now).execute()
  // For an hour, they count against the limits of mails.
  const old = db.deleteFrom('sign_in_links').where('at', '<', now - days(1))
  await old.where('until', '<>', REDEEMED).execute()
  await old.where('at', '<', now - days(90)).execute()
}
