import type { Rejection, Result } from '@ackanomic/core'
import type { ratingOperations } from '../club/rating-operations.js'
import type { HostContext } from '../context.js'
import type { Handlers } from '../contract/operation.js'
import { transact } from '../persistence/transact.js'
import { refuse } from '../rejections.js'
import { problemOf } from '../schemas.js'
import { addAccount, checkAccounts, findAccount } from './account-rows.js'
import { deletePerson } from './delete-person.js'
import { exportPerson } from './export-person.js'
import { redeemSignInLink, sendSignInLink, setMail } from './links.js'
import { checkName } from './names.js'
import {
  addPasskey,
  listPasskeys,
  passkeyOptions,
  passkeySignInOptions,
  relyingPartyOf,
  removePasskey,
  signInWithPasskey,
} from './passkeys.js'
import { createAccountSchema } from './schemas.js'
import { addSession, endSession, listSessions } from './sessions.js'
import type { Account, CreateAccountRequest, HostAccounts, Session, SignInWays } from './types.js'

/** The accounts of a host that uses a store. */
export function createAccounts(
  context: HostContext,
  ratings: Handlers<typeof ratingOperations>,
): HostAccounts {
  return {
    ways: () => waysOf(context),
    create: (request) => createAccount(context, request),
    sendSignInLink: (request) => sendSignInLink(context, request),
    redeemSignInLink: (request) => redeemSignInLink(context, request),
    get: (person) => getAccount(context, person),
    setMail: (request) => setMail(context, request),
    passkeyOptions: (by) => passkeyOptions(context, by),
    addPasskey: (request) => addPasskey(context, request),
    removePasskey: (by, passkey) => removePasskey(context, by, passkey),
    passkeySignInOptions: () => passkeySignInOptions(context),
    signInWithPasskey: (request) => signInWithPasskey(context, request),
    listSessions: (person) => listSessions(context, person),
    endSession: (request) => endSession(context, request),
    export: (person) => exportPerson(context, ratings, person),
    delete: (person) => deletePerson(context, person),
  }
}

function waysOf({ accounts }: HostContext): SignInWays {
  return {
    open: accounts.open === true,
    mail: accounts.sendMail !== undefined,
    passkeys: relyingPartyOf(accounts) !== undefined,
  }
}

async function createAccount(
  context: HostContext,
  request: CreateAccountRequest,
): Promise<Result<Session, Rejection>> {
  const { accounts, store, now } = context
  if (accounts.open !== true) return refuse('accountsClosed', {})
  const problem = problemOf(createAccountSchema, request)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const { name, device } = request
  return transact(store, async (tx): Promise<Result<Session, Rejection>> => {
    const free = await checkName(tx, name)
    if (!free.ok) return free
    const quota = await checkAccounts(context, tx)
    if (!quota.ok) return quota
    if (!(await addAccount(tx, now(), name))) return refuse('nameTaken', { name, free: null })
    return { ok: true, value: await addSession(tx, now(), name, device) }
  })
}

async function getAccount(
  context: HostContext,
  person: string,
): Promise<Result<Account, Rejection>> {
  const account = await findAccount(context.store.db, person)
  if (account === undefined) return refuse('noAccount', { person })
  const { mail, passkeys } = waysOf(context)
  return {
    ok: true,
    value: {
      person,
      createdAt: account.created_at,
      mail: account.mail,
      passkeys: await listPasskeys(context, person),
      offersMail: mail,
      offersPasskeys: passkeys,
    },
  }
}
