import { authenticate, hasAccount, resolveSeatToken, seatToken } from './auth/tokens.js'
import { messageHandlers } from './club/messages/messages.js'
import { banOf, moderationHandlers } from './club/moderation/moderation.js'
import { noticeHandlers } from './club/notices/notices.js'
import { accountHandlers } from './club/people/accounts.js'
import { ratingHandlers } from './club/ratings/ratings.js'
import { societyHandlers } from './club/society/society.js'
import { readBooks } from './club/society/society-books.js'
import { readSociety } from './club/society/society-log.js'
import { tableHandlers } from './club/tables/tables.js'
import { tournamentHandlers } from './club/tournaments/tournaments.js'
import type { HostContext } from './context.js'
import { createApi } from './contract/api.js'
import { SOCIETY } from './contract/notification.js'
import { matchHandlers, operatorHandlers } from './handlers.js'
import { runDueJobs } from './jobs/run-due-jobs.js'
import { POLL_INTERVAL, startWorkers, type Workers } from './jobs/workers.js'
import { hostOperations } from './operations.js'
import { createContext, type HostOptions } from './options.js'
import { backup } from './store/backup.js'
import { decodeChange } from './store/change-feed.js'
import { checkSecret } from './store/secret-check.js'
import { sqliteStore } from './store/sqlite.js'
import type { Store } from './store/tables.js'
import { withRetries } from './store/transact.js'
import type { ChangeEvent, Host } from './types.js'

/**
 * Opens a host. Close it when you are done.
 *
 * @example
 * ```ts
 * import { mergeCatalogues } from '@ackanomic/core/catalogue'
 * import { catalogue } from '@ackanomic/games'
 * import { openHost } from '@ackanomic/host'
 *
 * const host = await openHost({ games: mergeCatalogues(catalogue), secret: 'kept from the players' })
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] }
 * const match = 'GPS 1'
 * await host.createMatch({ match, by: 'Ann', idempotencyKey: '1', game: 'pure-skill', table, automated: { Dee: 'referee' } })
 * const pending = await host.listPendingActions({ by: 'Bob' })
 * pending.ok && pending.value[0]?.action // => 'bid'
 *
 * const action = { kind: 'text', text: 'bid K' } as const
 * const bid = await host.submit({ match, by: 'Bob', idempotencyKey: 'mail 7', action })
 * bid.ok && bid.value.notifications.at(-1)?.message // => 'Bob bids KD.'
 * await host.close()
 * ```
 */
export async function openHost(options: HostOptions): Promise<Host> {
  const store = typeof options.store === 'object' ? options.store : await sqliteStore(options.store)
  const context = await openContext(options, store)
  const ratings = ratingHandlers(context)
  const api = createApi(hostOperations, {
    ...matchHandlers(context),
    ...operatorHandlers(context),
    ...tableHandlers(context),
    ...ratings,
    ...moderationHandlers(context),
    ...tournamentHandlers(context),
    ...messageHandlers(context),
    ...societyHandlers(context),
    ...noticeHandlers(context),
    ...accountHandlers(context, ratings),
  })
  const listeners = new Set<(change: ChangeEvent) => void>()
  let workers: Workers | undefined
  let isClosed = false
  const stop = await store.listen((payload) => {
    const { version, deadline, bots, ...change } = decodeChange(payload)
    const { match, recipients, revoked } = change
    if (match === SOCIETY || match === null) refreshSociety(context, () => isClosed)
    if (revoked !== null || match === null) {
      context.tokenCache.revoke(revoked)
      context.standIns.forget()
    }
    if (match !== null) context.currentMatches.forget(match, version)
    else if (revoked === null) context.currentMatches.clear()
    for (const listener of listeners) listener(change)
    if (revoked !== null) return
    const isTold = Object.keys(context.channels).length > 0 && recipients?.length !== 0
    const isDue = deadline !== null && deadline <= context.now() + POLL_INTERVAL
    workers?.wake({ deadline: isDue, bot: bots, delivery: isTold })
  })
  workers = startWorkers(context, options.workers ?? 1)
  return {
    ...api,
    runDueJobs: () => runDueJobs(context),
    authenticate: (token) => authenticate(context, token),
    banOf: (token) => banOf(context, token),
    hasAccount: (person) => hasAccount(store.db, person),
    seatToken: (match, person) => seatToken(context, match, person),
    resolveSeatToken: (token) => resolveSeatToken(context, token),
    backup: (write) => backup(store, write),
    books: () => readBooks(context, store.db),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      isClosed = true
      context.botThread?.close()
      await workers?.stop()
      await stop()
      await store.close()
    },
  }
}

/** Reads what others have added to the society's log. */
function refreshSociety(context: HostContext, isOver: () => boolean): void {
  withRetries(() => readSociety(context, context.store.db)).catch((problem: unknown) => {
    if (!isOver()) context.onError({ match: null, during: "reading the society's log", problem })
  })
}

/** Checks the options against the store. If they do not fit, a store that the host opened is closed. */
async function openContext(options: HostOptions, store: Store): Promise<HostContext> {
  try {
    const context = createContext(options, store)
    await checkSecret(store, options.secret)
    await withRetries(() => readSociety(context, store.db))
    return context
  } catch (thrown) {
    if (store !== options.store) await store.close()
    throw thrown
  }
}
