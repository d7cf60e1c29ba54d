import { accountHandlers } from './accounts/accounts.js'
import {
  authenticate,
  hasAccount,
  invite,
  redeemInvitation,
  resolveSeatToken,
  revoke,
  seatToken,
} from './auth/tokens.js'
import { decodeChange } from './change-feed.js'
import { messageHandlers } from './club/messages.js'
import { createModeration } from './club/moderation.js'
import { isOffered } from './club/offered-games.js'
import { ratingHandlers } from './club/ratings.js'
import { societyHandlers } from './club/society.js'
import { readBooks } from './club/society-books.js'
import { readSociety } from './club/society-log.js'
import { tableHandlers } from './club/tables.js'
import { importMatch } from './commands/import-match.js'
import { commitToMatch, openMatch, submitAction } from './commands/submit.js'
import type { HostContext } from './context.js'
import { createApi } from './contract/api.js'
import { catchGameError } from './errors.js'
import { discardDeadLetters, retryDeadLetters } from './jobs/dead-letters.js'
import { subscribe, unsubscribe } from './jobs/deliveries.js'
import { runDueJobs } from './jobs/run-due-jobs.js'
import { POLL_INTERVAL, startWorkers, type Workers } from './jobs/workers.js'
import { noticeHandlers } from './notices/notices.js'
import { SOCIETY } from './notification.js'
import { hostOperations } from './operations.js'
import { createContext, type HostOptions } from './options.js'
import { backup } from './persistence/backup.js'
import { checkSecret } from './persistence/secret-check.js'
import { sqliteStore } from './persistence/sqlite.js'
import type { Store } from './persistence/tables.js'
import { withRetries } from './persistence/transact.js'
import { readHealth, resume } from './queries/health.js'
import {
  exportMatch,
  getMatch,
  listDeadLetters,
  listNotifications,
  listPendingActions,
  listReceipts,
} from './queries/reads.js'
import { tournamentHandlers } from './tournaments/tournaments.js'
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
 * await host.open({ match, by: 'Ann', idempotencyKey: '1', game: 'pure-skill', table, automated: { Dee: 'referee' } })
 * const [first] = await host.listPendingActions('Bob')
 * first?.action // => 'bid'
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
  const { games } = context
  const ratings = ratingHandlers(context)
  const api = createApi(hostOperations, {
    ...tableHandlers(context),
    ...ratings,
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
    games: () =>
      Object.values(games)
        .filter(({ id }) => isOffered(context, id))
        .map(({ id, title, description }) => ({ id, title, description })),
    commit: (request) => commitToMatch(context, request),
    open: (request) =>
      catchGameError(context, request.match, 'opening', () => openMatch(context, request)),
    submit: (request) =>
      catchGameError(context, request.match, 'submitting', () => submitAction(context, request)),
    getMatch: (match, person, { at } = {}) =>
      catchGameError(context, match, 'reading', () => getMatch(context, match, person, at)),
    listNotifications: (person, request = {}) => listNotifications(context, person, request),
    listPendingActions: (person) => listPendingActions(context, person),
    moderation: createModeration(context),
    runDueJobs: () => runDueJobs(context),
    subscribe: (subscription) => subscribe(context, subscription),
    unsubscribe: (person, channel) => unsubscribe(context, person, channel),
    deadLetters: () => listDeadLetters(store.db),
    retryDeadLetters: (query) => retryDeadLetters(context, query),
    discardDeadLetters: (query) => discardDeadLetters(context, query),
    invite: (person, until) => invite(context, person, until),
    redeemInvitation: (invitation, options) => redeemInvitation(context, invitation, options),
    authenticate: (token) => authenticate(context, token),
    hasAccount: (person) => hasAccount(store.db, person),
    revoke: (person) => revoke(context, person),
    seatToken: (match, person) => seatToken(context, match, person),
    resolveSeatToken: (token) => resolveSeatToken(context, token),
    exportMatch: (match, person) =>
      catchGameError(context, match, 'exporting', () => exportMatch(context, match, person)),
    listReceipts: (match, person) => listReceipts(context, match, person),
    listSigningKeys: () => context.signingKeys.list(),
    rotateSigningKey: () => context.signingKeys.rotate(),
    importMatch: (request) =>
      catchGameError(context, request.match, 'importing', () => importMatch(context, request)),
    resume: (match) => resume(context, match),
    backup: (write) => backup(store, write),
    health: () => readHealth(context),
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
