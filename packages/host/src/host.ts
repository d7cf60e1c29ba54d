import { backup } from './backup.js'
import { booksWith, recordsIn } from './bookkeeping.js'
import { newsIn } from './change-feed.js'
import type { House } from './context.js'
import { subscribe, unsubscribe } from './deliveries.js'
import { healthOf, resume } from './health.js'
import { importMatch } from './import-match.js'
import { orFault } from './incidents.js'
import { work } from './jobs.js'
import { type HostOptions, householdOf } from './options.js'
import { deadLettersOf, exportMatch, lookAt, postsOf, wantedOf } from './queries.js'
import { openMatch, submitTo } from './steps.js'
import { pgliteStore } from './store/pglite.js'
import { admit, authenticate, invite, resolveSeatToken, revoke, seatToken } from './tokens.js'
import type { ChangeEvent, Host } from './types.js'
import { startWorkers } from './workers.js'

/**
 * Opens a host.
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
  const store = typeof options.store === 'object' ? options.store : await pgliteStore(options.store)
  const house: House = { ...householdOf(options), store }
  const { games } = house
  const workers = startWorkers(house, options.workers ?? 1)
  const listeners = new Set<(news: ChangeEvent) => void>()
  const stop = await store.listen((payload) => {
    const news = newsIn(payload)
    for (const heard of listeners) heard(news)
    workers.wake()
  })
  return {
    games: () =>
      Object.values(games).map(({ id, title, description }) => ({ id, title, description })),
    open: (request) => orFault(house, request.match, 'opening', () => openMatch(house, request)),
    submit: (request) => orFault(house, request.match, 'an entry', () => submitTo(house, request)),
    getMatch: (match, person, { at } = {}) =>
      orFault(house, match, 'a look', () => lookAt(house, match, person, at)),
    listNotifications: (person, request = {}) => postsOf(house, person, request),
    listPendingActions: (person) => wantedOf(house, person),
    runDueJobs: () => work(house),
    subscribe: (subscription) => subscribe(house, subscription),
    unsubscribe: (person, channel) => unsubscribe(house, person, channel),
    deadLetters: () => deadLettersOf(store.db),
    invite: (person, until) => invite(house, person, until),
    redeemInvitation: (invitation) => admit(house, invitation),
    authenticate: (token) => authenticate(house, token),
    revoke: (person) => revoke(house, person),
    seatToken: (match, person) => seatToken(house, match, person),
    resolveSeatToken: (token) => resolveSeatToken(house, token),
    exportMatch: (match) => orFault(house, match, 'taking it out', () => exportMatch(house, match)),
    importMatch: (brought) =>
      orFault(house, brought.match, 'bringing it in', () => importMatch(house, brought)),
    resume: (match) => resume(house, match),
    backup: (write) => backup(store, write),
    health: () => healthOf(house),
    books: async () => booksWith(house.books, await recordsIn(store.db)),
    onChange(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
    async close() {
      house.thread?.close()
      await workers.stop()
      await stop()
      await store.close()
    },
  }
}
