import { ok } from '@ackanomic/core'
import type { Handlers, Session } from '@ackanomic/host'
import { addAccount, checkName, findAccount, transact } from '@ackanomic/host/modules'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type { accountOperations } from './account-operations.js'
import { checkAccounts } from './check-accounts.js'
import { deletePerson } from './delete-person.js'
import { exportPerson } from './export-person.js'
import { redeemSignInLink, sendSignInLink, setMailAddress } from './links.js'
import {
  addPasskey,
  createPasskeyOptions,
  createPasskeySignInOptions,
  listPasskeys,
  relyingPartyOf,
  removePasskey,
  signInWithPasskey,
} from './passkeys.js'
import { addSession, endSession, listSessions } from './sessions.js'
import type { Account, CreateAccountRequest, SignInWays } from './types.js'

/** The functions behind the operations on accounts. */
export function accountHandlers(context: ClubContext): Handlers<typeof accountOperations> {
  return {
    getSignInWays: async () => ok(waysOf(context)),
    createAccount: (request) => createAccount(context, request),
    sendSignInLink: (request) => sendSignInLink(context, request),
    redeemSignInLink: (request) => redeemSignInLink(context, request),
    createPasskeySignInOptions: () => createPasskeySignInOptions(context),
    signInWithPasskey: (request) => signInWithPasskey(context, request),
    getAccount: ({ by }) => getAccount(context, by),
    setMailAddress: (request) => setMailAddress(context, request),
    createPasskeyOptions: ({ by }) => createPasskeyOptions(context, by),
    addPasskey: (request) => addPasskey(context, request),
    removePasskey: ({ by, passkey }) => removePasskey(context, by, passkey),
    async listSessions({ by, currentSession }) {
      const sessions = await listSessions(context.store.db, by)
      const listed = sessions.map((each) => ({ ...each, current: each.session === currentSession }))
      return ok(listed)
    },
    endSession: ({ by, session, currentSession }) =>
      endSession(context, {
        by,
        session: session === 'current' ? (currentSession ?? '') : session,
      }),
    exportMyData: ({ by }) => exportPerson(context, by),
    async deleteAccount({ by, person }) {
      return by === person
        ? deletePerson(context, person)
        : refuse('badRequest', { problem: '"person" must be your own name.' })
    },
    deletePerson: ({ person }) => deletePerson(context, person),
  }
}

function waysOf({ accounts }: ClubContext): SignInWays {
  return {
    open: accounts.open === true,
    mail: accounts.sendMail !== undefined,
    passkeys: relyingPartyOf(accounts) !== undefined,
  }
}

async function createAccount(
  context: ClubContext,
  { name, device }: CreateAccountRequest,
): AsyncResult<Session> {
  const { accounts, store, now } = context
  if (accounts.open !== true) return refuse('accountsClosed', {})
  return transact(store, async (tx): AsyncResult<Session> => {
    const free = await checkName(context, tx, name)
    if (!free.ok) return free
    const quota = await checkAccounts(context, tx)
    if (!quota.ok) return quota
    if (!(await addAccount(tx, now(), name))) return refuse('nameTaken', { name, free: null })
    return ok(await addSession(tx, now(), name, device))
  })
}

async function getAccount(context: ClubContext, person: string): AsyncResult<Account> {
  const account = await findAccount(context.store.db, person)
  if (account === undefined) return refuse('noAccount', { person })
  const { mail, passkeys } = waysOf(context)
  return ok({
    person,
    createdAt: account.created_at,
    mail: account.mail,
    passkeys: await listPasskeys(context, person),
    offersMail: mail,
    offersPasskeys: passkeys,
  })
}
