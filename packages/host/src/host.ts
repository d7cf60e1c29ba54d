import { type Moment, programReferee, type Referee } from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import { backup } from './backup.js'
import { allBooks } from './bookkeeping.js'
import { type BotOptions, BotThread } from './bots/threads.js'
import { bringIn } from './bring-in.js'
import { subscribe, unsubscribe } from './deliveries.js'
import { orFault } from './faults.js'
import { healthOf, resume } from './health.js'
import { Matches } from './hosted.js'
import type { Fault, House } from './house.js'
import { newsIn } from './news.js'
import { deadLettersOf, lookAt, postsOf, takeOut, wantedOf } from './reads.js'
import { openMatch, submitTo } from './steps.js'
import { pgliteStore } from './store/pglite.js'
import type { Store } from './store/tables.js'
import { admit, invite, revoke, seatToken, whoIs, whoseSeat } from './tokens.js'
import type { Channel, Host, HostOffice, News } from './types.js'
import { work } from './work.js'
import { startWorkers } from './workers.js'

/** What a host is made of. */
export interface HostOptions {
  /** The games that are played here. */
  readonly games: Catalogue
  /**
   * The secret from which the program that referees draws its chance: 16 characters or bytes at
   * least. Whoever has it knows all cards to come; keep it as long as matches last.
   */
  readonly secret: string | Uint8Array
  /** Where everything is kept: a store, or the folder of one in the process. In memory by default. */
  readonly store?: Store | string | undefined
  /** The present moment, milliseconds UTC. Default: the clock of the machine. */
  readonly now?: (() => Moment) | undefined
  /** The referee that is a program. Default: `programReferee` of the secret and the match's name. */
  readonly referee?: ((match: string, game: string) => Referee) | undefined
  /** Whether a person holds an office. Default: nobody holds any. */
  readonly holds?: ((person: string, office: HostOffice) => boolean | Promise<boolean>) | undefined
  /** The ways to tell people, by name. */
  readonly channels?: Readonly<Record<string, Channel>> | undefined
  /**
   * How many workers do by themselves what is due: deadlines, bots, deliveries. With 0 nothing is
   * done but what `work` does. Default 1.
   */
  readonly workers?: number | undefined
  /** The bots, and the thread in which they think. Default: none. */
  readonly bots?: BotOptions | undefined
  /** Is told of what is broken: a game that throws, a delivery that nobody can make. */
  readonly onFault?: ((fault: Fault) => void) | undefined
}

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
  const { games, secret, channels = {}, now = Date.now, onFault = () => undefined } = options
  const store = typeof options.store === 'object' ? options.store : await pgliteStore(options.store)
  const house: House = {
    store,
    games,
    matches: new Matches(games),
    secret,
    now,
    referee: options.referee ?? ((match) => programReferee(secret, { match })),
    holds: options.holds ?? (() => false),
    channels,
    thread: options.bots === undefined ? undefined : new BotThread(options.bots),
    onFault,
  }
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
    bringIn: (brought) => bringIn(house, brought),
    resume: (match) => resume(house, match),
    backup: (write) => backup(store, write),
    health: () => healthOf(house),
    books: () => allBooks(store.db),
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
