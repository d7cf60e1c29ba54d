import { backup } from './backup.js'
import { booksWith, recordsIn } from './bookkeeping.js'
import { bringIn } from './bring-in.js'
import { subscribe, unsubscribe } from './deliveries.js'
import { orFault } from './faults.js'
import { healthOf, resume } from './health.js'
import type { House } from './house.js'
import { newsIn } from './news.js'
import { type HostOptions, householdOf } from './options.js'
import { deadLettersOf, lookAt, postsOf, takeOut, wantedOf } from './reads.js'
import { openMatch, submitTo } from './steps.js'
import { pgliteStore } from './store/pglite.js'
import { admit, invite, revoke, seatToken, whoIs, whoseSeat } from './tokens.js'
import type { Host, News } from './types.js'
import { work } from './work.js'
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
 * await host.open({ match, by: 'Ann', key: '1', game: 'pure-skill', table, programs: { Dee: 'referee' } })
 * const [first] = await host.wanted('Bob')
 * first?.what // => 'bid'
 *
 * const act = { kind: 'text', text: 'bid K' } as const
 * const bid = await host.submit({ match, by: 'Bob', key: 'mail 7', act })
 * bid.ok && bid.value.told.at(-1)?.says // => 'Bob bids KD.'
 * await host.close()
 * ```
 */
export async function openHost(options: HostOptions): Promise<Host> {
  const store = typeof options.store === 'object' ? options.store : await pgliteStore(options.store)
  const house: House = { ...householdOf(options), store }
  const { games } = house
  const workers = startWorkers(house, options.workers ?? 1)
  const listeners = new Set<(news: News) => void>()
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
    look: (match, person, { at } = {}) =>
      orFault(house, match, 'a look', () => lookAt(house, match, person, at)),
    posts: (person, request = {}) => postsOf(house, person, request),
    wanted: (person) => wantedOf(house, person),
    work: () => work(house),
    subscribe: (subscription) => subscribe(house, subscription),
    unsubscribe: (person, channel) => unsubscribe(house, person, channel),
    deadLetters: () => deadLettersOf(store.db),
    invite: (person, until) => invite(house, person, until),
    admit: (invitation) => admit(house, invitation),
    whoIs: (token) => whoIs(house, token),
    revoke: (person) => revoke(house, person),
    seatToken: (match, person) => seatToken(house, match, person),
    whoseSeat: (token) => whoseSeat(house, token),
    takeOut: (match) => orFault(house, match, 'taking it out', () => takeOut(house, match)),
    bringIn: (brought) =>
      orFault(house, brought.match, 'bringing it in', () => bringIn(house, brought)),
    resume: (match) => resume(house, match),
    backup: (write) => backup(store, write),
    health: () => healthOf(house),
    books: async () => booksWith(house.books, await recordsIn(store.db)),
    listen(heard) {
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
