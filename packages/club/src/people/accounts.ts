import { ok } from '@ackanomic/core'
import type { Handlers } from '@ackanomic/host'
import { encodeRevocation, findAccount, sessionOfHash, transact } from '@ackanomic/host/modules'
import type { ClubContext } from '../context.js'
import { refuse } from '../contract/errors.js'
import type { accountOperations } from './account-operations.js'
import { deletePerson } from './delete-person.js'
import { exportPerson } from './export-person.js'
import { linkHandlers, makeAccount } from './links.js'
import { listPasskeys, passkeyHandlers, relyingPartyOf } from './passkeys.js'
import { bearersOf, checkFresh, listSessions } from './sessions.js'

export function accountHandlers(context: ClubContext): Handlers<typeof accountOperations> {
  const { accounts, store, tokenCache } = context
  const offersMail = accounts.sendMail !== undefined
  const offersPasskeys = relyingPartyOf(accounts) !== undefined
  return {
    ...linkHandlers(context),
    ...passkeyHandlers(context),
    getSignInWays: async () =>
      ok({ open: accounts.open === true, mail: offersMail, passkeys: offersPasskeys }),
    async createAccount({ name, device }) {
      if (accounts.open !== true) return refuse('accountsClosed', {})
      return transact(store, (tx) => makeAccount(context, tx, name, device))
    },
    async getAccount({ by: person }) {
      const account = await findAccount(store.db, person)
      if (account === undefined) return refuse('noAccount', { person })
      const { mail, created_at: createdAt } = account
      const passkeys = await listPasskeys(store.db, person)
      return ok({ person, createdAt, mail, passkeys, offersMail, offersPasskeys })
    },
    async listSessions({ by, currentSession }) {
      const sessions = await listSessions(store.db, by)
      return ok(sessions.map((each) => ({ ...each, current: each.session === currentSession })))
    },
    async endSession({ by, session: given, currentSession }) {
      const session = given === 'current' ? (currentSession ?? '') : given
      const ended = await transact(store, async (tx) => {
        const bearers = await bearersOf(tx, by)
        const found = bearers.find(({ hash }) => sessionOfHash(hash) === session)
        if (found === undefined) return false
        await tx.deleteFrom('tokens').where('hash', '=', found.hash).execute()
        await store.notify(tx, encodeRevocation(by, session))
        return true
      })
      if (!ended) return refuse('noSession', { session })
      // The news reaches this process too, but perhaps after the answer to this call.
      tokenCache.revoke(by)
      return ok(undefined)
    },
    exportMyData: ({ by }) => exportPerson(context, by),
    async deleteAccount({ by, currentSession, person }) {
      if (by !== person) return refuse('badRequest', { problem: '"person" must be your own name.' })
      const fresh = await checkFresh(context, { by, currentSession })
      return fresh.ok ? deletePerson(context, person) : fresh
    },
    deletePerson: ({ person }) => deletePerson(context, person),
  }
}
